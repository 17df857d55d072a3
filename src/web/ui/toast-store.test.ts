import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createToastStore } from './toast-store.ts';

function open() {
  const clock = createManualClock();
  const toasts = createToastStore(clock);
  return { clock, toasts, message: () => toasts.getState().toast?.message };
}

describe('a toast', () => {
  test('stays for six seconds', () => {
    const { clock, toasts, message } = open();
    toasts.show({ message: 'Percakapan dihapus.' });
    clock.pass(5_999);
    expect(message()).toBe('Percakapan dihapus.');
    clock.pass(1);
    expect(message()).toBeUndefined();
  });

  test('that asks for an answer stays until it has one', () => {
    const { clock, toasts, message } = open();
    toasts.show({ message: 'Cobek versi baru sudah siap.', stays: true });
    toasts.hold();
    toasts.release();
    clock.pass(3_600_000);
    expect(message()).toBe('Cobek versi baru sudah siap.');
    toasts.show({ message: 'Percakapan dihapus.' });
    expect(message()).toBe('Percakapan dihapus.');
    clock.pass(6_000);
    expect(message()).toBe('Cobek versi baru sudah siap.');
    toasts.dismiss();
    expect(message()).toBeUndefined();
  });

  test('replaces the previous one, with its own six seconds', () => {
    const { clock, toasts, message } = open();
    toasts.show({ message: 'satu' });
    clock.pass(5_000);
    toasts.show({ message: 'dua' });
    expect(message()).toBe('dua');
    clock.pass(5_000);
    expect(message()).toBe('dua');
    clock.pass(1_000);
    expect(message()).toBeUndefined();
  });

  test('disappears when dismissed, and leaves no timer that would remove the next one', () => {
    const { clock, toasts, message } = open();
    toasts.show({ message: 'satu' });
    clock.pass(3_000);
    toasts.dismiss();
    expect(message()).toBeUndefined();
    expect(clock.pendingTimers).toBe(0);
    toasts.show({ message: 'dua' });
    clock.pass(3_000);
    expect(message()).toBe('dua');
  });

  test('stays as long as it is held, and six seconds more', () => {
    const { clock, toasts, message } = open();
    toasts.show({ message: 'satu' });
    clock.pass(4_000);
    toasts.hold();
    clock.pass(60_000);
    expect(message()).toBe('satu');
    toasts.release();
    clock.pass(5_999);
    expect(message()).toBe('satu');
    clock.pass(1);
    expect(message()).toBeUndefined();
  });

  test('that is released twice has one timer', () => {
    const { clock, toasts, message } = open();
    toasts.show({ message: 'satu' });
    toasts.release();
    toasts.release();
    expect(clock.pendingTimers).toBe(1);
    clock.pass(6_000);
    expect(message()).toBeUndefined();
  });

  test('that was dismissed does not shorten the next one when the pointer leaves', () => {
    const { clock, toasts, message } = open();
    toasts.show({ message: 'satu' });
    toasts.hold();
    toasts.dismiss();
    toasts.release();
    expect(clock.pendingTimers).toBe(0);
    clock.pass(3_000);
    toasts.show({ message: 'dua' });
    clock.pass(5_999);
    expect(message()).toBe('dua');
  });
});
