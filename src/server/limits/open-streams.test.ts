import { describe, expect, test } from 'vitest';
import { createOpenStreams } from './open-streams.ts';

const ignore = () => undefined;

describe('createOpenStreams', () => {
  test('one address holds no more than its share, without affecting others', () => {
    const streams = createOpenStreams({ perAddress: 2, inAll: 10 });
    streams.open(['a'], ignore);
    streams.open(['a'], ignore);
    expect(streams.open(['a'], ignore)).toBe('address-full');
    expect(streams.open(['b'], ignore)).toBeTypeOf('function');
  });

  test('the networks around an address hold a few times as many', () => {
    const streams = createOpenStreams({ perAddress: 1, inAll: 100 });
    const open = (household: number) => streams.open([`/64 ${household}`, '/56', '/48'], ignore);
    const opened = [1, 2, 3, 4].map(open);
    expect(opened.every((close) => typeof close === 'function')).toBe(true);
    expect(open(5)).toBe('address-full');
    expect(streams.open(['/64 x', 'another /56', '/48'], ignore)).toBeTypeOf('function');
  });

  test('no address or network holds more than half of all, however large its allowance', () => {
    const streams = createOpenStreams({ perAddress: 1_000, inAll: 4 });
    streams.open(['a'], ignore);
    streams.open(['a'], ignore);
    expect(streams.open(['a'], ignore)).toBe('address-full');
    expect(streams.open(['b'], ignore)).toBeTypeOf('function');
  });

  test('a closed stream makes room, however often it is closed', () => {
    const streams = createOpenStreams({ perAddress: 2, inAll: 10 });
    const close = streams.open(['a'], ignore);
    streams.open(['a'], ignore);
    if (typeof close !== 'function') throw new Error('refused');
    close();
    close();
    expect(streams.count).toBe(1);
    expect(streams.open(['a'], ignore)).toBeTypeOf('function');
    expect(streams.open(['a'], ignore)).toBe('address-full');
  });

  test('the process holds no more than its limit', () => {
    const streams = createOpenStreams({ perAddress: 2, inAll: 2 });
    streams.open(['a'], ignore);
    streams.open(['b'], ignore);
    expect(streams.open(['c'], ignore)).toBe('full');
  });

  test('stopping ends every stream and opens none', () => {
    const streams = createOpenStreams({ perAddress: 2, inAll: 10 });
    const stopped: string[] = [];
    streams.open(['a'], () => void stopped.push('first'));
    streams.open(['a'], () => void stopped.push('second'));
    streams.stopAll();
    expect(stopped).toEqual(['first', 'second']);
    expect(streams.open(['b'], ignore)).toBe('full');
    expect(streams.isStopping).toBe(true);
  });
});
