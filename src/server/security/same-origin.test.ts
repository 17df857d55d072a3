import { describe, expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

function asked(headers: Readonly<Record<string, string | undefined>>, trustedProxies = 0) {
  const sent: typeof headers = { host: 'cobek.example:3000', ...headers };
  return isSameOrigin({ header: (name) => sent[name] }, trustedProxies);
}

describe('isSameOrigin', () => {
  test('allows our own page and programs that are not browsers', () => {
    expect(asked({ origin: 'http://cobek.example:3000', 'sec-fetch-site': 'same-origin' })).toBe(
      true,
    );
    expect(asked({})).toBe(true);
  });

  test('rejects another host, another port, an opaque origin and nonsense', () => {
    expect(asked({ origin: 'http://evil.example' })).toBe(false);
    expect(asked({ origin: 'http://cobek.example:4000' })).toBe(false);
    expect(asked({ origin: 'null' })).toBe(false);
    expect(asked({ origin: 'file://' })).toBe(false);
  });

  test('rejects what the browser itself calls cross-site', () => {
    expect(asked({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  });

  test('behind a trusted proxy the host that the visitor sees also counts', () => {
    const clues = { origin: 'https://resep.example', host: '10.0.0.3:3000' };
    const forwarded = { ...clues, 'x-forwarded-host': 'resep.example' };
    expect(asked(forwarded, 1)).toBe(true);
    expect(asked(forwarded)).toBe(false);
    expect(asked(clues, 1)).toBe(false);
  });

  test('no Host at all never matches', () => {
    expect(asked({ origin: 'http://evil.example', host: undefined })).toBe(false);
  });
});
