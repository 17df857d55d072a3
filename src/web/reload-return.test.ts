import { describe, expect, test } from 'vitest';
import { createFakeStorage } from './fixtures/fake-storage.ts';
import { returnAfterReload } from './reload-return.ts';

/** A page that opens in a tab; `leave` closes it and returns the next one. */
function open(address: string, { isReload = false, storage = createFakeStorage() } = {}) {
  const listeners: (() => void)[] = [];
  window.history.replaceState(null, '', address);
  returnAfterReload({ storage, isReload, onLeave: (listener) => listeners.push(listener) });
  const shown = () => window.location.pathname + window.location.search;
  const leave = () => {
    for (const listen of listeners) listen();
  };
  return { storage, shown, leave };
}

describe('a reload while an answer is being saved', () => {
  test('opens the conversation that the page had reached', () => {
    const { storage, leave } = open('/start-chat');
    window.history.pushState(null, '', '/start-chat?id=AB12CD');
    leave();
    const { shown } = open('/start-chat', { isReload: true, storage });
    expect(shown()).toBe('/start-chat?id=AB12CD');
  });

  test.each([
    ['no reload', '/start-chat', false, '/start-chat'],
    ['another screen meanwhile', '/', true, '/'],
    ['a conversation in the address', '/start-chat?id=XY', true, '/start-chat?id=XY'],
  ])('changes nothing if there was %s', (_, address, isReload, stays) => {
    const { storage, leave } = open('/start-chat?id=AB12CD');
    leave();
    expect(open(address, { isReload, storage }).shown()).toBe(stays);
    // What was left is only for the next page.
    expect(open('/start-chat', { isReload: true, storage }).shown()).toBe('/start-chat');
  });

  test('stays on the empty screen if that was left', () => {
    const { storage, leave } = open('/start-chat?id=AB12CD');
    leave();
    window.history.pushState(null, '', '/start-chat');
    leave();
    expect(open('/start-chat', { isReload: true, storage }).shown()).toBe('/start-chat');
  });

  test('does no harm in a browser that stores nothing', () => {
    const storage = createFakeStorage();
    storage.isBlocked = true;
    const { leave } = open('/start-chat?id=AB12CD', { storage });
    leave();
    expect(open('/start-chat', { isReload: true, storage }).shown()).toBe('/start-chat');
  });
});
