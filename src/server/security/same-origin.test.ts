import { describe, expect, test } from 'vitest';
import { isSameOrigin, type OriginClues } from './same-origin.ts';

const asked = (clues: Partial<OriginClues>) =>
  isSameOrigin({
    origin: undefined,
    secFetchSite: undefined,
    host: 'cobek.example:3000',
    forwardedHost: undefined,
    ...clues,
  });

describe('isSameOrigin', () => {
  test('passes our own page and programs without a browser', () => {
    expect(asked({ origin: 'http://cobek.example:3000', secFetchSite: 'same-origin' })).toBe(true);
    expect(asked({})).toBe(true);
  });

  test('stops another host, another port, a hidden origin and nonsense', () => {
    expect(asked({ origin: 'http://evil.example' })).toBe(false);
    expect(asked({ origin: 'http://cobek.example:4000' })).toBe(false);
    expect(asked({ origin: 'null' })).toBe(false);
    expect(asked({ origin: 'file://' })).toBe(false);
  });

  test('stops what the browser itself calls cross-site', () => {
    expect(asked({ secFetchSite: 'cross-site' })).toBe(false);
  });

  test('behind a trusted proxy the host that the visitor sees counts too', () => {
    const clues = { origin: 'https://resep.example', host: '10.0.0.3:3000' };
    expect(asked({ ...clues, forwardedHost: 'resep.example' })).toBe(true);
    expect(asked(clues)).toBe(false);
  });

  test('no Host at all never matches', () => {
    expect(asked({ origin: 'http://evil.example', host: undefined })).toBe(false);
  });
});
