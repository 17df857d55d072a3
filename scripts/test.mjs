import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureRedis } from './ensure-redis.mjs';
import { findOtherNode } from './other-node.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const OTHER_NODE_REPORT = 'test-results/other-node.json';
const BROWSER_REPORT = 'test-results/browser.json';

ensureInstalled();
const chromium = ensureChromium();
ensureRedis();

rmSync('test-results', { recursive: true, force: true });
const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
const failedParts = [];

// Every part runs, so that one failure does not hide another. The unit tests run alongside the other
// parts and are printed after them: some wait for processes, others keep one core busy. The last of
// them overlap with the first browser tests (Firefox and WebKit), which also mostly wait.
const unitTests = start('test:unit', 'pipe');
const unitOutput = Promise.all([text(unitTests.child.stdout), text(unitTests.child.stderr)]);
await show('check:format');
await show('check:types');
await show('check:lint');
await show('check:unused');
// The product, and the site with a key for the browser tests.
await show('build:tests');
await show('check:size');
await show('test:e2e');
console.log(`\n── test:unit\n${(await unitOutput).join('')}`);
await finish(unitTests);

// The core and the gateway support Node 20 and 24: both are tested if both are installed.
const otherNode = findOtherNode();
if (otherNode === undefined) {
  console.log(`\n── only Node ${process.version} is here; OTHER_NODE may name a second one`);
} else {
  console.log(`\n── core and gateway on Node ${otherNode.major}`);
  await finish(startOnOtherNode(otherNode));
}

const unit = readUnitReport(UNIT_REPORT);
const other = otherNode
  ? readUnitReport(OTHER_NODE_REPORT)
  : { passed: 0, failed: 0, names: [], again: [] };
const chromiumTests = readBrowserReport('chromium', 'built');
const engines = readBrowserReport('engines');
const passed = unit.passed + other.passed + chromiumTests.passed + engines.passed;
const failed = unit.failed + other.failed + chromiumTests.failed + engines.failed;

for (const name of [...unit.names, ...other.names]) console.log(`\nFailed: ${name}`);
for (const { name, error } of [...chromiumTests.failures, ...engines.failures]) {
  console.log(`\nFailed: ${name}\n${error}`);
}
for (const name of [...unit.again, ...other.again, ...chromiumTests.again, ...engines.again]) {
  console.log(`Passed at the second try: ${name}`);
}

console.log(`\nUnit tests: ${unit.passed} passed, ${unit.failed} failed`);
if (otherNode) {
  console.log(`On Node ${otherNode.major}: ${other.passed} passed, ${other.failed} failed`);
}
console.log(`Browser tests: ${chromiumTests.passed} passed, ${chromiumTests.failed} failed`);
console.log(`Firefox and WebKit: ${engines.passed} passed, ${engines.failed} failed`);
if (failedParts.length > 0) console.log(`Failed: ${failedParts.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failedParts.length > 0 || failed > 0 || passed === 0 ? 1 : 0;

function start(part, output) {
  const stdio = ['ignore', output, output];
  const child = spawn('npm', ['run', '--silent', part], { stdio, env });
  return { part, child, exit: once(child, 'exit') };
}

function startOnOtherNode({ program, major }) {
  const tests = ['run', 'src/core/', 'src/server/'];
  const report = ['--reporter=default', '--reporter=json'];
  const output = `--outputFile.json=${OTHER_NODE_REPORT}`;
  const words = ['node_modules/vitest/vitest.mjs', ...tests, ...report, output];
  const child = spawn(program, words, { stdio: 'inherit', env });
  return { part: `Node ${major}`, child, exit: once(child, 'exit') };
}

async function finish({ part, exit }) {
  const [status] = await exit;
  if (status !== 0) failedParts.push(part);
}

async function show(part) {
  console.log(`\n── ${part}`);
  await finish(start(part, 'inherit'));
}

function readUnitReport(report) {
  if (!existsSync(report)) {
    return { passed: 0, failed: 1, names: [`there is no ${report}`], again: [] };
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const namesOf = (isMeant) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(isMeant).map(({ fullName }) => `${name} › ${fullName}`),
    );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    names: namesOf(({ status }) => status === 'failed'),
    // The first try has left its error.
    again: namesOf(
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    ),
  };
}

function readBrowserReport(...projects) {
  if (!existsSync(BROWSER_REPORT)) {
    const missing = { name: `there is no ${BROWSER_REPORT}`, error: '' };
    return { passed: 0, failed: 1, failures: [missing], again: [] };
  }
  const testsIn = ({ suites = [], specs = [] }, names) => [
    ...suites.flatMap((suite) => testsIn(suite, [...names, suite.title])),
    ...specs.flatMap(({ title, tests }) =>
      tests.map((test) => ({ ...test, name: [...names, title].join(' › ') })),
    ),
  ];
  const tests = testsIn(JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')), []).filter(
    ({ projectName }) => projects.includes(projectName),
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
