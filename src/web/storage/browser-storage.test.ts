import { afterEach, describe, expect, test } from 'vitest';
import { attempt, openStorage } from './browser-storage.ts';

const openLocal = () => openStorage(() => window.localStorage);
const own = Object.getOwnPropertyDescriptor(window, 'localStorage');

afterEach(() => {
  if (own === undefined) Reflect.deleteProperty(window, 'localStorage');
  else Object.defineProperty(window, 'localStorage', own);
});

describe('local storage', () => {
  test('is that of the browser', () => {
    openLocal().setItem('kunci', 'nilai');
    expect(window.localStorage.getItem('kunci')).toBe('nilai');
    openLocal().removeItem('kunci');
    expect(window.localStorage.getItem('kunci')).toBeNull();
  });

  test('that the browser refuses reads as empty and keeps nothing', () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
    const storage = openLocal();
    expect(storage.getItem('kunci')).toBeNull();
    expect(() => storage.setItem('kunci', 'nilai')).toThrow(DOMException);
    expect(() => storage.removeItem('kunci')).not.toThrow();
  });
});

/** Why nothing was written when the browser threw this. */
const failureOf = (error: unknown) =>
  attempt(() => {
    throw error;
  });

describe('a full disk', () => {
  test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
    'is recognised by the name %s',
    (name) => {
      expect(failureOf(new DOMException('no room', name))).toBe('full');
    },
  );

  test.each([
    new DOMException('Access is denied', 'SecurityError'),
    new Error('QuotaExceededError'),
    'QuotaExceededError',
    undefined,
  ])('is not recognised by %s', (error) => {
    expect(failureOf(error)).toBe('blocked');
  });
});
