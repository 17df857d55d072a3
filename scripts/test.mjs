import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureRedis } from './ensure-redis.mjs';

const UNIT_REPORT = 'test-results/unit.json';
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

const unit = readUnitReport();
const browser = readBrowserReport(BROWSER_REPORT);
const engines = readBrowserReport(ENGINES_REPORT);
const passed = unit.passed + browser.passed + engines.passed;
const failed = unit.failed + browser.failed + engines.failed;

console.log(`\nUnit tests: ${unit.passed} passed, ${unit.failed} failed`);
console.log(`Browser tests: ${browser.passed} passed, ${browser.failed} failed`);
console.log(`Firefox and WebKit: ${engines.passed} passed, ${engines.failed} failed`);
if (failedParts.length > 0) console.log(`Failed: ${failedParts.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failedParts.length > 0 || failed > 0 || passed === 0 ? 1 : 0;

function readUnitReport() {
  if (!existsSync(UNIT_REPORT)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(UNIT_REPORT, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function readBrowserReport(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
