import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureRedis } from './ensure-redis.mjs';
import { findOtherNode } from './other-node.mjs';

const UNIT_REPORT = 'test-results/unit.json';
const OTHER_NODE_REPORT = 'test-results/other-node.json';
const BROWSER_REPORT = 'test-results/browser.json';
/** Firefox and WebKit, where the system has them. */
const ENGINES_REPORT = 'test-results/engines.json';

ensureInstalled();
const chromium = ensureChromium();
ensureRedis();

/** Every part runs, so that one failure does not hide the next. */
const PARTS = [
  'check:format',
  'check:types',
  'check:lint',
  'check:unused',
  'test:unit',
  'build',
  'check:size',
  'test:e2e',
  'test:browsers',
];

rmSync('test-results', { recursive: true, force: true });
const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
const failedParts = [];
for (const part of PARTS) {
  console.log(`\n── ${part}`);
  const { status } = spawnSync('npm', ['run', '--silent', part], { stdio: 'inherit', env });
  if (status !== 0) failedParts.push(part);
}

// The core and the gateway run on Node 20 and 24: on both, where both are there.
const otherNode = findOtherNode();
if (otherNode === undefined) {
  console.log(`\n── only Node ${process.version} is here; OTHER_NODE may name a second one`);
} else {
  console.log(`\n── core and gateway on Node ${otherNode.major}`);
  const tests = ['run', '--project', 'core', '--project', 'server'];
  const report = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${OTHER_NODE_REPORT}`,
  ];
  const words = ['node_modules/vitest/vitest.mjs', ...tests, ...report];
  const { status } = spawnSync(otherNode.program, words, { stdio: 'inherit', env });
  if (status !== 0) failedParts.push(`Node ${otherNode.major}`);
}

const unit = readUnitReport(UNIT_REPORT);
const other = otherNode ? readUnitReport(OTHER_NODE_REPORT) : { passed: 0, failed: 0 };
const browser = readBrowserReport(BROWSER_REPORT);
const engines = readBrowserReport(ENGINES_REPORT);
const passed = unit.passed + other.passed + browser.passed + engines.passed;
const failed = unit.failed + other.failed + browser.failed + engines.failed;

console.log(`\nUnit tests: ${unit.passed} passed, ${unit.failed} failed`);
if (otherNode) {
  console.log(`On Node ${otherNode.major}: ${other.passed} passed, ${other.failed} failed`);
}
console.log(`Browser tests: ${browser.passed} passed, ${browser.failed} failed`);
console.log(`Firefox and WebKit: ${engines.passed} passed, ${engines.failed} failed`);
if (failedParts.length > 0) console.log(`Failed: ${failedParts.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failedParts.length > 0 || failed > 0 || passed === 0 ? 1 : 0;

function readUnitReport(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function readBrowserReport(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
