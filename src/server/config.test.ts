import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

/** Without files. */
const configOf = (environment: Record<string, string>) => readConfig(environment, () => '');

const faultsOf = (environment: Record<string, string>): string => {
  try {
    configOf(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
};

describe('readConfig', () => {
  test('an empty environment gives the defaults', () => {
    expect(configOf({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      geminiApiKey: undefined,
      geminiModels: ['gemini-3.5-flash-lite', 'gemini-3.1-flash-lite'],
      geminiBaseUrl: undefined,
      redisUrl: undefined,
      rateLimitPerMinute: 60,
      trustedProxies: 0,
      maxDollarsPerDay: 40,
      logsQuestions: false,
      metricsPort: undefined,
    });
  });

  test('empty variables count as unset', () => {
    expect(configOf({ PORT: '', GEMINI_API_KEY: '  ', GEMINI_MODEL: '', REDIS_URL: '' })).toEqual(
      configOf({}),
    );
  });

  test('reads every variable', () => {
    expect(
      configOf({
        PORT: '8080',
        HOST: '0.0.0.0',
        GEMINI_API_KEY: ' AQ.secret ',
        GEMINI_MODEL: 'one, two,,',
        GOOGLE_GEMINI_BASE_URL: 'http://127.0.0.1:9/',
        REDIS_URL: 'redis://127.0.0.1:6379',
        RATE_LIMIT_PER_MINUTE: '3',
        TRUST_PROXY: '2',
        MAX_DOLLARS_PER_DAY: '2.50',
        LOG_QUESTIONS: '1',
        METRICS_PORT: '9464',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      geminiApiKey: 'AQ.secret',
      geminiModels: ['one', 'two'],
      geminiBaseUrl: 'http://127.0.0.1:9',
      redisUrl: 'redis://127.0.0.1:6379',
      rateLimitPerMinute: 3,
      trustedProxies: 2,
      maxDollarsPerDay: 2.5,
      logsQuestions: true,
      metricsPort: 9464,
    });
  });

  test('a key makes the default limit stricter', () => {
    expect(configOf({ GEMINI_API_KEY: 'k' }).rateLimitPerMinute).toBe(10);
  });

  test('the key may come from a file', () => {
    const file = { GEMINI_API_KEY_FILE: '/run/secrets/key' };
    expect(readConfig(file, (path) => `AQ.${path.length}\n`).geminiApiKey).toBe('AQ.16');
    expect(() => readConfig({ ...file, GEMINI_API_KEY: 'k' }, () => 'k')).toThrow('salah satu');
    expect(() => readConfig(file, () => ' ')).toThrow('GEMINI_API_KEY_FILE');
    const missing = () => {
      throw new Error('ENOENT: /run/secrets/key');
    };
    expect(() => readConfig(file, missing)).toThrow(StartError);
  });

  test('TRUST_PROXY=true means one proxy', () => {
    expect(configOf({ TRUST_PROXY: 'true' }).trustedProxies).toBe(1);
  });

  test('reports all mistakes at once', () => {
    const faults = faultsOf({
      PORT: '70000',
      GOOGLE_GEMINI_BASE_URL: 'ftp://x',
      RATE_LIMIT_PER_MINUTE: 'many',
      TRUST_PROXY: 'loopback',
      MAX_DOLLARS_PER_DAY: '-1',
      LOG_QUESTIONS: 'maybe',
      METRICS_PORT: 'yes',
      GEMINI_MODEL: 'a b',
      REDIS_URL: 'localhost',
    });
    for (const name of [
      'PORT',
      'GOOGLE_GEMINI_BASE_URL',
      'RATE_LIMIT_PER_MINUTE',
      'TRUST_PROXY',
      'MAX_DOLLARS_PER_DAY',
      'LOG_QUESTIONS',
      'METRICS_PORT',
      'GEMINI_MODEL',
      'REDIS_URL',
    ]) {
      expect(faults).toContain(name);
    }
  });

  test('an error quotes neither the key nor a password', () => {
    const faults = faultsOf({
      PORT: 'x',
      GEMINI_API_KEY: 'rahasia\u00e9 kunci',
      REDIS_URL: 'http://me:sandi@host',
    });
    expect(faults).toContain('GEMINI_API_KEY');
    expect(faults).not.toMatch(/rahasia|sandi/u);
  });
});
