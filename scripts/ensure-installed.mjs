import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed-lock';

/** Installs what the lock file names, unless exactly that is installed. */
export function ensureInstalled() {
  ensureNode();
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Memasang paket yang dibutuhkan, kira-kira satu menit …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('Paket gagal dipasang. Periksa sambungan internet, lalu coba lagi.');
  writeFileSync(STAMP, lock);
}

/** npm only warns about an old Node, and later failures do not mention it. */
function ensureNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const numbers = (version) => version.match(/\d+/gu).map(Number);
  const [major, minor] = numbers(engines.node);
  const [ownMajor, ownMinor] = numbers(process.versions.node);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  fail(`Cobek membutuhkan Node ${major}.${minor} atau yang lebih baru, bukan ${process.version}.`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
