import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();

console.log('Membangun Cobek, kira-kira setengah menit …');
const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

// In this very process, so that Ctrl+C and SIGTERM reach the gateway itself; the options that
// package.json gives Node are meant for it.
await import('../dist-gateway/main.js');
