import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Window as TestWindow } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { settle } from '../../fixtures/fake-source.ts';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { openHistory } from '../../fixtures/open-history.ts';
import { openPopover } from '../../fixtures/open-popover.ts';
import { HISTORY_KEY } from '../../storage/storage-keys.ts';
import type { AnswerOrigin } from '../conversation.ts';
import { HistorySidebar } from './history-sidebar.tsx';
import { createSidebarStore } from './sidebar-store.ts';

const origin: AnswerOrigin = { source: 'collection', complete: true, route: 'collection' };
const { happyDOM } = window as unknown as TestWindow;

beforeEach(() => {
  // The test DOM has no popovers; what they do is tested in a real browser.
  HTMLElement.prototype.hidePopover = () => {};
});

afterEach(cleanup);

async function open({
  questions = ['soto ayam'] as readonly string[],
  width = 1280,
  isShopping = false,
} = {}) {
  happyDOM.setViewport({ width });
  const map = questions.map((question, index) => [
    `A${String(index).padStart(5, '0')}`,
    [{ question, response: [] }],
  ]);
  const storage = createFakeStorage({ [HISTORY_KEY]: JSON.stringify(Object.fromEntries(map)) });
  const history = openHistory(storage);
  await history.refresh();
  const sidebar = createSidebarStore(storage, false);
  const location = memoryLocation({ path: '/start-chat', record: true });
  const calls: string[] = [];
  render(
    <Router hook={location.hook}>
      <HistorySidebar
        history={history}
        sidebar={sidebar}
        currentId="A00000"
        onNewChat={() => void calls.push('new')}
        isShopping={() => isShopping}
        onShop={() => void calls.push('shop')}
        onSaveAsWord={(id) => void calls.push(`save ${id}`)}
        onDelete={(id) => void calls.push(`delete ${id}`)}
      />
    </Router>,
  );
  // The list is a chunk that loads separately.
  await act(() => import('./history-list.chunk.tsx'));
  await act(settle);
  return {
    calls,
    storage,
    history,
    location,
    isOpen: () => sidebar.getState().isOpen,
    toggle: () => act(sidebar.toggle),
    links: () =>
      screen.queryAllByRole('link', { hidden: true }).filter((link) => link.closest('li') !== null),
    search: (words: string) =>
      act(async () => {
        const [input] = screen.getAllByPlaceholderText('cari riwayat di sini ...');
        fireEvent.change(input as HTMLElement, { target: { value: words } });
        await settle();
      }),
  };
}

const hidden = { hidden: true };

describe('the history', () => {
  test('is titled and lists questions, newest first, as links to their conversations', async () => {
    const { links } = await open({ questions: ['soto ayam', 'rawon & <b>sate</b>'] });
    expect(screen.getByRole('heading', { ...hidden, name: 'Riwayat' })).toBeTruthy();
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['rawon & <b>sate</b>', '/start-chat?id=A00001'],
      ['soto ayam', '/start-chat?id=A00000'],
    ]);
  });

  test('does not repeat the name of a dish saved under its name', async () => {
    const { history } = await open({ questions: [] });
    const [soto, rendang] = SAMPLE_DISHES;
    await act(async () => {
      await history.save({ question: soto!.foodName, response: [soto!, rendang!], origin });
    });
    expect(screen.getAllByText(soto!.foodName)).toHaveLength(1);
    expect(screen.getByText(rendang!.foodName)).toBeTruthy();
  });

  test('marks the conversation that is open', async () => {
    const { links } = await open({ questions: ['soto', 'rawon'] });
    expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  });

  test('says that it is empty', async () => {
    await open({ questions: [] });
    expect(screen.getByText('Riwayat tidak ditemukan')).toBeTruthy();
  });

  test('that is empty still leads to a shopping list that holds something', async () => {
    const { calls } = await open({ questions: [], isShopping: true });
    expect(screen.getByText('Riwayat tidak ditemukan')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { ...hidden, name: 'Daftar belanja' }));
    expect(calls).toEqual(['shop']);
    cleanup();
    await open({ questions: [] });
    expect(screen.queryByRole('button', { ...hidden, name: 'Daftar belanja' })).toBeNull();
  });

  test('is searched regardless of case, and says when nothing matches', async () => {
    const { links, search } = await open({ questions: ['Soto Ayam', 'Rawon', 'ayam geprek'] });
    await search('AYAM');
    expect(links().map(({ textContent }) => textContent)).toEqual(['ayam geprek', 'Soto Ayam']);
    await search('bakso');
    expect(links()).toEqual([]);
    // Once the dishes have been searched too.
    expect(await screen.findByText('Riwayat tidak ditemukan')).toBeTruthy();
  });

  test('is complete again when the search is closed', async () => {
    const { links, search } = await open({ questions: ['Soto Ayam', 'Rawon'] });
    const toggle = screen.getByRole('button', { ...hidden, name: 'Cari riwayat' });
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await search('soto');
    expect(links()).toHaveLength(1);
    await act(async () => {
      fireEvent.click(toggle);
      await settle();
    });
    expect(links()).toHaveLength(2);
  });

  test('keeps every line that it shows when another conversation is added on top', async () => {
    const questions = Array.from({ length: 30 }, (_, index) => `soto nomor ${index}`);
    const { links, history } = await open({ questions });
    const before = links();
    expect(before).toHaveLength(12);
    await act(async () => {
      await history.save({ question: 'rawon', response: [], origin });
    });
    expect(links()[0]?.textContent).toBe('rawon');
    expect(links().slice(1)).toEqual(before);
  });

  test('of a thousand conversations shows the newest first, and finds the oldest', async () => {
    const questions = Array.from({ length: 1000 }, (_, index) => `resep nomor ${index + 1}.`);
    const { links, search } = await open({ questions });
    expect(links().length).toBeLessThan(100);
    expect(links()[0]?.textContent).toBe('resep nomor 1000.');
    await search('nomor 1.');
    expect(links().map(({ textContent }) => textContent)).toEqual(['resep nomor 1.']);
  });

  test('also searches the dishes, below the questions that match', async () => {
    const { links, search, history } = await open({ questions: ['es untuk lebaran', 'soto'] });
    const [esTeler] = SAMPLE_DISHES.map((dish) => ({ ...dish, foodName: 'Es Teler' }));
    await act(async () => {
      await history.save({ question: 'minuman segar', response: [esTeler!], origin });
      await import('../upkeep/history-upkeep.chunk.ts');
    });
    await search('es');
    const inDishes = within(
      await screen.findByRole('region', { ...hidden, name: 'Di dalam hidangan' }),
    );
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'es untuk lebaran',
      'minuman segar',
    ]);
    expect(inDishes.getAllByRole('link', hidden)).toHaveLength(1);
    await search('teler');
    expect(links().map(({ textContent }) => textContent)).toEqual(['minuman segar']);
    expect(screen.queryByText('Riwayat tidak ditemukan')).toBeNull();
    await search('rawon');
    expect(links()).toEqual([]);
    expect(await screen.findByText('Riwayat tidak ditemukan')).toBeTruthy();
  });

  test('offers to save and delete each conversation', async () => {
    const { calls } = await open({ questions: ['soto', 'rawon'] });
    const menus = screen.getAllByRole('menu', hidden);
    for (const menu of menus) openPopover(menu);
    expect(menus.map((menu) => menu.textContent)).toEqual(['simpanhapus', 'simpanhapus']);
    expect(menus.map((menu) => menu.getAttribute('aria-label'))).toEqual([
      'Pilihan untuk rawon',
      'Pilihan untuk soto',
    ]);
    const items = screen.getAllByRole('menuitem', hidden);
    for (const item of [items[0], items[3]]) fireEvent.click(item as HTMLElement);
    expect(calls).toEqual(['save A00001', 'delete A00000']);
  });

  test('starts a new conversation', async () => {
    const { calls, location } = await open();
    fireEvent.click(screen.getByRole('link', { ...hidden, name: 'Percakapan baru' }));
    expect(calls).toEqual(['new']);
    expect(location.history.at(-1)).toBe('/start-chat');
  });
});

describe('the sidebar', () => {
  test.each([
    [320, true],
    [800, true],
    [801, false],
    [1280, false],
  ])('in a window of %i px starts open: %j', async (width, expected) => {
    expect((await open({ width })).isOpen()).toBe(expected);
  });

  test('cannot be reached while it is closed', async () => {
    const { toggle } = await open();
    const aside = document.querySelector('aside');
    expect(aside?.hasAttribute('inert')).toBe(true);
    toggle();
    expect(aside?.hasAttribute('inert')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Tutup riwayat' }));
    expect(aside?.hasAttribute('inert')).toBe(true);
  });

  test.each([
    [390, false],
    [1280, true],
  ])(
    'in a window of %i px stays open after a click on a conversation: %j',
    async (width, stays) => {
      const { isOpen, toggle, links, location } = await open({ width });
      if (isOpen() === false) toggle();
      fireEvent.click(links()[0] as HTMLElement);
      expect(location.history.at(-1)).toBe('/start-chat?id=A00000');
      expect(isOpen()).toBe(stays);
    },
  );

  test.each([
    [390, false],
    [1280, true],
  ])('in a window of %i px stays open after Escape: %j', async (width, stays) => {
    const { isOpen, toggle } = await open({ width });
    if (isOpen() === false) toggle();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(stays);
  });

  test('closes on a tap outside', async () => {
    const { isOpen } = await open({ width: 390 });
    fireEvent.click(document.querySelector('aside')?.previousElementSibling as HTMLElement);
    expect(isOpen()).toBe(false);
  });
});
