import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} TestReport
 * @property {number} passed
 * @property {number} failed
 * @property {{ name: string, error: string }[]} failures the error is empty if it was printed already.
 * @property {string[]} again names of tests that passed at the second try.
 */

/**
 * Reads a report of Vitest; one that is missing counts as a failure.
 *
 * @returns {TestReport}
 */
export function readUnitReport(file) {
  if (!existsSync(file)) return missing(file);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const namesOf = (isMeant) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(isMeant).map(({ fullName }) => `${name} › ${fullName}`),
    );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: namesOf(({ status }) => status === 'failed').map((name) => ({ name, error: '' })),
    // The first try has left its error.
    again: namesOf(
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    ),
  };
}

/**
 * Reads what Playwright reports of some projects; a report that is missing counts as a failure.
 *
 * @returns {TestReport}
 */
export function readBrowserReport(file, ...projects) {
  if (!existsSync(file)) return missing(file);
  const testsIn = ({ suites = [], specs = [] }, names) => [
    ...suites.flatMap((suite) => testsIn(suite, [...names, suite.title])),
    ...specs.flatMap(({ title, tests }) =>
      tests.map((test) => ({ ...test, name: [...names, title].join(' › ') })),
    ),
  ];
  const tests = testsIn(JSON.parse(readFileSync(file, 'utf8')), []).filter(({ projectName }) =>
    projects.includes(projectName),
  );
  const failed = tests.filter(({ status }) => status === 'unexpected');
  const again = tests.filter(({ status }) => status === 'flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length + again.length,
    failed: failed.length,
    failures: failed.map(({ name, results }) => ({
      name,
      error: results.map(({ error }) => error?.message ?? '').join('\n'),
    })),
    again: again.map(({ name }) => name),
  };
}

const missing = (file) => ({
  passed: 0,
  failed: 1,
  failures: [{ name: `there is no ${file}`, error: '' }],
  again: [],
});
