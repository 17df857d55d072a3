import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** The block of each service; understands only the YAML that this file uses. */
function readServices(compose: string): ReadonlyMap<string, string> {
  const [, services = ''] = /^services:\n((?: {2}.*\n|\n)+)/mu.exec(compose) ?? [];
  const blocks = services.matchAll(/^ {2}(?<name>[\w-]+):(?<block>.*\n(?: {4}.*\n|\n)*)/gmu);
  return new Map(
    [...blocks].map(({ groups }) => [groups?.['name'] ?? '', groups?.['block'] ?? '']),
  );
}

/** The lines of a block in braces, without comments; only the first line of an inner block. */
function readDirectives(caddyfile: string, head: string): readonly string[] {
  const [, block = ''] =
    new RegExp(`^ *${head} \\{\n((?:.*\n)*?) *\\}$`, 'mu').exec(caddyfile) ?? [];
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

describe('compose.yaml', () => {
  const compose = read('compose.yaml');
  const services = readServices(compose);
  const gateways = [...services.keys()].filter((name) => name.startsWith('gateway'));
  const [, caddyfile = ''] =
    /^ {2}caddyfile:\n {4}content: \|\n((?: {6}.*\n|\n)+)/mu.exec(compose) ?? [];
  const proxied = /reverse_proxy (?<upstreams>.+) \{/u.exec(caddyfile)?.groups?.['upstreams'] ?? '';

  test('a visitor stays with one of the gateways', () => {
    expect(gateways).toEqual(['gateway-1', 'gateway-2']);
    expect(proxied.split(' ')).toEqual(gateways.map((name) => `${name}:3000`));
    const policies = readDirectives(caddyfile, `reverse_proxy ${proxied}`).filter((line) =>
      line.startsWith('lb_policy'),
    );
    expect(policies).toEqual(['lb_policy client_ip_hash']);
  });

  test('a question is not sent twice, and a dish is not buffered in the proxy', () => {
    const directives = readDirectives(caddyfile, `reverse_proxy ${proxied}`);
    // Without a rule the proxy repeats only requests that never arrived or change nothing.
    expect(directives.filter((line) => line.startsWith('lb_retry_match'))).toEqual([]);
    expect(directives).toContain('flush_interval -1');
  });

  test('only the proxy is reachable from outside, and Redis only from the gateways', () => {
    const published = [...services].filter(([, block]) => /^ {4}ports:/mu.test(block));
    expect(published.map(([name]) => name)).toEqual(['proxy']);
    expect(services.get('redis')).toContain('networks: [inside]');
    expect(services.get('proxy')).toContain('networks: [outside]');
    expect(compose).toMatch(/^ {2}inside:\n {4}internal: true$/mu);
  });

  test('the proxy hides operator pages from visitors, and enforces TLS', () => {
    expect(caddyfile).toContain('@inside path /healthz');
    expect(caddyfile).toContain('respond @inside 404');
    expect(caddyfile).toMatch(/header Strict-Transport-Security "max-age=\d{8,}"/u);
  });

  test('every container has no more rights and memory than it needs', () => {
    const [, gateway = ''] = /^x-gateway: &gateway\n((?: {2}.*\n|\n)+)/mu.exec(compose) ?? [];
    const blocks = [...services].map(([name, block]) =>
      block.trim() === '*gateway' ? [name, gateway] : [name, block],
    );
    expect(blocks).toHaveLength(4);
    for (const [name, block] of blocks) {
      expect(block, name).toContain('<<: *hardened');
      expect(block, name).toMatch(/^ +mem_limit: \d+[mg]$/mu);
    }
    const [, hardened = ''] = /^x-hardened: &hardened\n((?: {2}.*\n)+)/mu.exec(compose) ?? [];
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) {
      expect(hardened).toContain(line);
    }
    expect(hardened).toMatch(/pids_limit: \d+/u);
  });
});

describe('images', () => {
  test('are pinned by digest, and ours runs Node 24 without root', () => {
    const dockerfile = read('Dockerfile');
    const named = [
      ...read('compose.yaml').matchAll(/^ +image: (?!cobek$)(?<image>.+)$/gmu),
      ...dockerfile.matchAll(/^(?:ARG NODE=|FROM )(?!\$\{NODE\}|base )(?<image>\S+)/gmu),
    ].map(({ groups }) => groups?.['image'] ?? '');
    expect(named).toHaveLength(3);
    for (const image of named) expect(image).toMatch(/@sha256:[\da-f]{64}$/u);
    expect(named.at(-1)).toMatch(/^node:24-/u);
    expect(dockerfile).toMatch(/^USER node$/mu);
  });
});
