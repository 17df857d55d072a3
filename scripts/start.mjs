import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();

console.log('Membangun Cobek, kira-kira setengah menit …');
const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

// In this process, so that Ctrl+C and SIGTERM reach the gateway, and the Node options in package.json
// apply to it.
await import('../dist-gateway/main.js');
