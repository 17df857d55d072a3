import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's redis-server for the tests of the shared stores, if it can be installed. */
export function ensureRedis() {
  if (spawnSync('redis-server', ['--version']).status === 0) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing redis-server for the tests …');
    const inherit = { stdio: 'inherit' };
    spawnSync('apt-get', ['update', '-q'], inherit);
    spawnSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'redis-server'],
      inherit,
    );
    // Debian starts it as a service; the tests start their own on a free port.
  }
}
