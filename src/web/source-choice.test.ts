import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createSourceChoice, readBuildSettings, type BuildSettings } from './source-choice.ts';

type Setting = {
  readonly ownKey?: string | undefined;
  readonly buildKey?: string | undefined;
  readonly hasGateway?: boolean;
  readonly isOnline?: boolean;
};

function open(setting: Setting = {}) {
  const now = { isOnline: true, ...setting };
  const build: BuildSettings = { buildKey: setting.buildKey, models: ['gemini-uji'] };
  const choice = createSourceChoice({
    fetch: () => Promise.reject(new Error('Choosing a source sends nothing')),
    clock: createManualClock(),
    build,
    gatewaySource: setting.hasGateway ? 'gemini' : undefined,
    isOnline: () => now.isOnline,
    readOwnKey: () => now.ownKey,
  });
  return { ...choice, now };
}

describe('the source of an answer', () => {
  test.each([
    ['the collection where there is nothing else', {}, 'collection'],
    ['the gateway that served the page', { hasGateway: true }, 'gateway'],
    ['the key of the build before a gateway', { hasGateway: true, buildKey: 'b' }, 'build-key'],
    [
      'the visitor’s own key before all',
      { hasGateway: true, buildKey: 'b', ownKey: 'o' },
      'own-key',
    ],
    ['the own key on a page without anything', { ownKey: 'o' }, 'own-key'],
    [
      'the collection without a network, whatever there is',
      { hasGateway: true, buildKey: 'b', ownKey: 'o', isOnline: false },
      'collection',
    ],
  ] as const)('is %s', (_, setting, route) => {
    expect(open(setting).choose().route).toBe(route);
  });

  test('is looked up for every question', () => {
    const { choose, now } = open({ hasGateway: true });
    expect(choose().route).toBe('gateway');
    now.ownKey = 'kunci';
    expect(choose().route).toBe('own-key');
    now.isOnline = false;
    expect(choose().route).toBe('collection');
    now.isOnline = true;
    now.ownKey = undefined;
    expect(choose().route).toBe('gateway');
  });

  test('stays the same until the key changes', () => {
    const { choose, now } = open({ ownKey: 'satu' });
    const first = choose().source;
    expect(choose().source).toBe(first);
    now.ownKey = 'dua';
    const second = choose().source;
    expect(second).not.toBe(first);
    expect(choose().source).toBe(second);
  });

  test.each([
    ['of the build', { buildKey: 'b' }],
    ['of the gateway', { hasGateway: true }],
  ])('%s is made once', (_, setting) => {
    const { choose } = open(setting);
    expect(choose().source).toBe(choose().source);
  });

  test('offers the same collection that it falls back to', () => {
    const { choose, collection } = open();
    expect(choose()).toBe(collection);
  });
});

describe('the settings of a build', () => {
  test('are a key, models and a host', () => {
    expect(
      readBuildSettings({
        VITE_GEMINI_API_KEY: ' kunci ',
        VITE_GEMINI_MODEL: 'gemini-a, gemini-b ,,gemini-c',
        VITE_GEMINI_BASE_URL: 'https://contoh.id',
      }),
    ).toEqual({
      buildKey: 'kunci',
      models: ['gemini-a', 'gemini-b', 'gemini-c'],
      baseUrl: 'https://contoh.id',
    });
  });

  test.each([
    ['that are missing', {}],
    ['that are empty', { VITE_GEMINI_API_KEY: '', VITE_GEMINI_MODEL: ' ' }],
    ['that are no text', { VITE_GEMINI_API_KEY: true, VITE_GEMINI_MODEL: 7 }],
  ])('%s are unset, the models the usual ones', (_, env) => {
    expect(readBuildSettings(env)).toEqual({
      buildKey: undefined,
      models: ['gemini-3.5-flash-lite', 'gemini-3.1-flash-lite'],
    });
  });
});
