import { existsSync, readFileSync } from 'node:fs';

/**
 * What a report of Vitest says: how many tests passed and failed, the failures with errors that were
 * not printed yet, and `again`, the names of those that passed at the second try. A report that is
 * missing counts as a failure.
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

/** The same of some projects in a report of Playwright. */
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
