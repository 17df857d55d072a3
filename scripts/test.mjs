import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureRedis } from './ensure-redis.mjs';
import { findOtherNode } from './other-node.mjs';
import { readBrowserReport, readUnitReport } from './test-reports.mjs';

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

const reports = {
  'Unit tests': readUnitReport(UNIT_REPORT),
  ...(otherNode && { [`On Node ${otherNode.major}`]: readUnitReport(OTHER_NODE_REPORT) }),
  'Browser tests': readBrowserReport(BROWSER_REPORT, 'chromium', 'built'),
  'Firefox and WebKit': readBrowserReport(BROWSER_REPORT, 'engines'),
};
const all = Object.values(reports);
const passed = all.reduce((sum, report) => sum + report.passed, 0);
const failed = all.reduce((sum, report) => sum + report.failed, 0);

for (const { name, error } of all.flatMap(({ failures }) => failures)) {
  console.log(`\nFailed: ${name}\n${error}`.trimEnd());
}
for (const name of all.flatMap(({ again }) => again)) {
  console.log(`Passed at the second try: ${name}`);
}
console.log();
for (const [name, report] of Object.entries(reports)) {
  console.log(`${name}: ${report.passed} passed, ${report.failed} failed`);
}
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
