import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SUGGESTION_REFRESH_MS } from '../limits.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { SuggestionState, SuggestionStore } from './suggestion-store.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});

afterEach(() => {
  cleanup();
  setVisible(true);
  vi.useRealTimers();
});

function setVisible(isVisible: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isVisible ? 'visible' : 'hidden',
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

function open(
  initial: Partial<SuggestionState> = {},
  { isCovered = false, askedAt = Number.NEGATIVE_INFINITY } = {},
) {
  const state = createStore<SuggestionState>()(() => ({
    isLoading: false,
    suggestions: [],
    ...initial,
  }));
  let refreshes = 0;
  const store: SuggestionStore = {
    ...state,
    refresh: () => {
      refreshes += 1;
      askedAt = Date.now();
      return Promise.resolve();
    },
    isDue: () => Date.now() - askedAt >= SUGGESTION_REFRESH_MS,
  };
  const chosen: string[] = [];
  const list = (isUnder: boolean) => (
    <SuggestionList
      store={store}
      onChoose={(foodName) => void chosen.push(foodName)}
      onWrite={() => void chosen.push('write')}
      isCovered={isUnder}
    />
  );
  const view = render(list(isCovered));
  return {
    ...view,
    chosen,
    uncover: () => view.rerender(list(false)),
    setState: (next: Partial<SuggestionState>) =>
      act(() => {
        state.setState(next);
      }),
    refreshes: () => refreshes,
    pass: (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      }),
    titles: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
    refreshButton: screen.getByRole<HTMLButtonElement>('button', { name: 'Refresh Rekomendasi' }),
  };
}

/** The test DOM has no pointer. */
function holdPointerOver(list: HTMLElement) {
  const matches = list.matches.bind(list);
  vi.spyOn(list, 'matches').mockImplementation(
    (selector) => selector === ':hover' || matches(selector),
  );
}

describe('the suggestions', () => {
  test('are under the contract’s heading; a click on one chooses it', () => {
    const { chosen, titles } = open({
      suggestions: ['Rawon', 'Es Cendol'],
    });
    expect(screen.getByRole('heading').textContent).toBe('Resep rekomendasi hari ini untuk anda');
    expect(titles()).toEqual(['Rawon', 'Es Cendol']);
    fireEvent.click(screen.getByRole('button', { name: 'Es Cendol' }));
    expect(chosen).toEqual(['Es Cendol']);
  });

  test('are not the only start: a recipe can be written', () => {
    const { chosen } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Tulis resepmu sendiri' }));
    expect(chosen).toEqual(['write']);
  });

  test('are announced as loading, with space reserved', () => {
    const loading = 'Resep rekomendasi sedang aku cari dulu yah';
    const { container, titles, setState, refreshButton } = open({ isLoading: true });
    expect(screen.getByRole('status').textContent).toBe(loading);
    expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(10);
    expect(refreshButton.disabled).toBe(true);
    setState({ isLoading: false, suggestions: ['Rawon'] });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(0);
    expect(titles()).toEqual(['Rawon']);
    expect(refreshButton.disabled).toBe(false);
  });

  test('stay while others are loading', () => {
    const { titles, setState } = open({ suggestions: ['Rawon'] });
    setState({ isLoading: true });
    expect(titles()).toEqual(['Rawon']);
  });

  test('are shown as plain text', () => {
    const { container, titles } = open({ suggestions: ['<img src=x>'] });
    expect(titles()).toEqual(['<img src=x>']);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('asking for suggestions', () => {
  test('happens when the page opens and every 60 seconds', () => {
    const { refreshes, pass } = open();
    pass(0);
    expect(refreshes()).toBe(1);
    pass(59_999);
    expect(refreshes()).toBe(1);
    pass(1);
    expect(refreshes()).toBe(2);
    pass(120_000);
    expect(refreshes()).toBe(4);
  });

  test('happens when the page opens, even if the pointer is already there', () => {
    const { refreshes, pass } = open();
    holdPointerOver(screen.getByRole('list'));
    pass(0);
    expect(refreshes()).toBe(1);
  });

  test('happens at the press of a button', () => {
    const { refreshes, pass, refreshButton } = open();
    pass(0);
    fireEvent.click(refreshButton);
    expect(refreshes()).toBe(2);
  });

  test('does not happen if the screen is left at once', () => {
    const { refreshes, pass, unmount } = open();
    unmount();
    pass(120_000);
    expect(refreshes()).toBe(0);
  });

  test('stops when the screen is left', () => {
    const { refreshes, pass, unmount } = open();
    pass(0);
    unmount();
    pass(300_000);
    setVisible(true);
    expect(refreshes()).toBe(1);
  });

  test('pauses while hidden, and catches up afterwards', () => {
    const { refreshes, pass } = open();
    pass(0);
    setVisible(false);
    pass(600_000);
    expect(refreshes()).toBe(1);
    setVisible(true);
    expect(refreshes()).toBe(2);
  });

  test('has nothing to catch up after a short time away', () => {
    const { refreshes, pass } = open();
    pass(0);
    setVisible(false);
    pass(30_000);
    setVisible(true);
    expect(refreshes()).toBe(1);
    pass(30_000);
    expect(refreshes()).toBe(2);
  });

  test.each([
    ['the focus', (list: HTMLElement) => list.querySelector('button')?.focus()],
    ['a pointer', (list: HTMLElement) => holdPointerOver(list)],
  ])('waits while %s is on the list: a title must not change under it', (_, use) => {
    const { refreshes, pass } = open({ suggestions: ['Rawon'] });
    pass(0);
    use(screen.getByRole('list'));
    pass(180_000);
    expect(refreshes()).toBe(1);
  });

  test('waits while a saved conversation is about to open over it', () => {
    const { refreshes, pass, uncover } = open({}, { isCovered: true });
    pass(120_000);
    expect(refreshes()).toBe(0);
    uncover();
    pass(0);
    expect(refreshes()).toBe(1);
  });

  test('waits until a page opened in the background is visible', () => {
    setVisible(false);
    const { refreshes, pass } = open();
    pass(90_000);
    expect(refreshes()).toBe(0);
    setVisible(true);
    expect(refreshes()).toBe(1);
  });
});

test('an empty list is filled once the network is back; existing titles stay', async () => {
  const { refreshes, setState } = open({}, { askedAt: Date.now() });
  const reconnect = async () => {
    fireEvent(window, new Event('online'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  };
  await reconnect();
  expect(refreshes()).toBe(1);
  setState({ suggestions: ['Soto'] });
  await reconnect();
  expect(refreshes()).toBe(1);
});
