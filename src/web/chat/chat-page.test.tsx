import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { choosing, createFakeSource, settle, type AskedAnswer } from '../fixtures/fake-source.ts';
import { createFakeStorage, fillUp, type FakeStorage } from '../fixtures/fake-storage.ts';
import { createLoadedBody } from '../fixtures/loaded-body.ts';
import { openHistory } from '../fixtures/open-history.ts';
import { openPopover } from '../fixtures/open-popover.ts';
import { createSidebarStore } from '../history/sidebar/sidebar-store.ts';
import { text as historyText } from '../history/text.ts';
import { HISTORY_KEY } from '../storage/storage-keys.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { createAnswerStore } from './answer-store.ts';
import { ChatPage } from './chat-page.tsx';
import { createDraftStore } from './draft-store.ts';
import { createSuggestionStore } from './suggestion-store.ts';

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];

afterEach(cleanup);

type Visit = {
  readonly storage?: FakeStorage;
  /** What the tab keeps through a reload. */
  readonly session?: FakeStorage;
  readonly id?: string;
};

/** A screen whose code is on its way. */
const NeverLoaded = lazy(() => new Promise<never>(() => {}));

async function visit({
  storage = createFakeStorage(),
  session = createFakeStorage(),
  id,
}: Visit = {}) {
  const source = createFakeSource();
  const collection = createFakeSource();
  const toasts = createToastStore(createManualClock());
  const history = openHistory(storage, {
    onProblem: (problem) => toasts.show({ message: historyText.problems[problem] }),
  });
  const parts = {
    choose: () => choosing(source),
    collection: choosing(collection, 'collection'),
    logError: () => {},
  };
  const answers = createAnswerStore({
    ...parts,
    history,
    isOnline: () => true,
    clock: createManualClock(),
  });
  const stores = {
    history,
    toasts,
    openSettings: () => {},
    writeRecipe: () => {},
    isShopping: () => false,
    openShopping: () => {},
    sidebar: createSidebarStore(storage, false),
    answers,
    draft: createDraftStore(session, answers.getState),
    suggestions: createSuggestionStore({ ...parts, clock: createManualClock() }),
    body: createLoadedBody(),
  };
  const location = memoryLocation({
    path: '/start-chat',
    searchPath: id === undefined ? '' : `id=${id}`,
    record: true,
  });
  render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <Suspense>
        <Route path="/start-chat">
          <ChatPage parts={stores} />
        </Route>
        <Route path="/" component={NeverLoaded} />
      </Suspense>
    </Router>,
  );
  // The history is read after the first frame.
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await act(() => import('../history/sidebar/history-list.chunk.tsx'));
  await act(settle);

  const textarea = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  const step = (run: () => Promise<unknown> | void) =>
    act(async () => {
      await run();
      await settle();
    });
  return {
    storage,
    session,
    history,
    source,
    collection,
    textarea,
    step,
    answers,
    toast: () => toasts.getState().toast,
    address: () => location.history.at(-1),
    addresses: location.history,
    goTo: (address: string) => step(() => location.navigate(address)),
    type: (words: string) => fireEvent.change(textarea(), { target: { value: words } }),
    send: () => step(() => void fireEvent.click(screen.getByRole('button', { name: 'kirim' }))),
    click: (name: string) => step(() => void fireEvent.click(screen.getByRole('button', { name }))),
    call: (index: number): AskedAnswer => {
      const asked = source.answers[index];
      if (asked === undefined) throw new Error(`The source was not asked ${index + 1} times`);
      return asked;
    },
    dishes: () =>
      screen
        .queryAllByRole('heading', { level: 2 })
        .flatMap(({ textContent }) => (/^\d+\. /u.test(textContent) ? [textContent] : [])),
    listed: () =>
      within(document.querySelector('aside') as HTMLElement)
        .queryAllByRole('link', { hidden: true })
        .flatMap((link) => (link.closest('li') === null ? [] : [link.textContent])),
  };
}

const filled = (...questions: readonly string[]) => {
  const map = questions.map((question, index) => [
    `AAAAA${index + 1}`,
    [{ question, response: [soto] }],
  ]);
  return createFakeStorage({ [HISTORY_KEY]: JSON.stringify(Object.fromEntries(map)) });
};

describe('asking', () => {
  test('shows dishes as they arrive, saves the answer and opens it under its id', async () => {
    const page = await visit();
    page.type('soto');
    await page.send();
    expect(page.textarea().disabled).toBe(true);
    expect(page.textarea().value).toBe('soto');
    await page.step(() => page.call(0).dish(soto));
    expect(page.dishes()).toEqual(['1. Soto Ayam Lamongan']);
    await page.step(() => page.call(0).end());
    expect(page.textarea().disabled).toBe(false);
    expect(page.textarea().value).toBe('');
    const [entry] = page.history.getState().entries;
    expect(page.address()).toBe(`/start-chat?id=${entry?.id}`);
    expect(page.listed()).toEqual(['soto']);
    expect(page.dishes()).toEqual(['1. Soto Ayam Lamongan']);
  });

  test('pulls nobody back who has left for a screen that is still loading', async () => {
    const page = await visit();
    page.type('soto');
    await page.send();
    await page.step(() => page.call(0).dish(soto));
    await page.goTo('/');
    await page.step(() => page.call(0).end());
    expect(page.history.getState().entries).toHaveLength(1);
    expect(page.address()).toBe('/');
  });

  test('goes on from the answer on screen', async () => {
    const page = await visit();
    page.type('soto');
    await page.send();
    await page.step(() => page.call(0).dish(soto));
    await page.step(() => page.call(0).end());
    page.type('untuk 50 porsi');
    await page.send();
    expect(page.call(1).question).toBe('soto, untuk 50 porsi');
    await page.step(() => page.call(1).dish(soto));
    await page.step(() => page.call(1).end());
    expect(page.listed()).toEqual(['soto, untuk 50 porsi', 'soto']);
    await page.goTo('/start-chat');
    page.type('untuk 50 porsi');
    await page.send();
    expect(page.call(2).question).toBe('untuk 50 porsi');
  });

  test('by a click on a suggestion fills the input and submits', async () => {
    const page = await visit();
    await page.step(() => page.source.suggestions[0]?.give('Rawon', 'Pempek'));
    await page.click('Pempek');
    expect(page.textarea().value).toBe('Pempek');
    expect(page.source.answers.map(({ question }) => question)).toEqual(['Pempek']);
  });

  test('again from a saved conversation leaves that one and its address as they are', async () => {
    const page = await visit({ storage: filled('soto'), id: 'AAAAA1' });
    expect(page.dishes()).toEqual(['1. Soto Ayam Lamongan']);
    page.type('rendang');
    await page.send();
    expect(page.address()).toBe('/start-chat');
    expect(page.dishes()).toEqual([]);
    await page.step(() => page.call(0).dish(rendang));
    await page.step(() => page.call(0).end());
    expect(page.dishes()).toEqual(['1. Rendang Daging Sapi']);
    expect(page.listed()).toEqual(['rendang', 'soto']);
    // Back leads to the earlier answer, not to an empty page between them.
    const [entry] = page.history.getState().entries;
    expect(page.addresses).toEqual(['/start-chat?id=AAAAA1', `/start-chat?id=${entry?.id}`]);
  });

  test('with a failure says so, keeps the question for another try and clears the input', async () => {
    const page = await visit();
    page.type('soto');
    await page.send();
    await page.step(() => page.call(0).fail(new RecipeError('unavailable')));
    expect(screen.getByRole('alert').textContent).toContain('soto');
    expect(page.textarea().value).toBe('');
    expect(page.address()).toBe('/start-chat');
    await page.click('Coba lagi');
    expect(page.source.answers.map(({ question }) => question)).toEqual(['soto', 'soto']);
    expect(screen.queryByRole('alert')).toBeNull();
    await page.step(() => page.call(1).fail(new RecipeError('unavailable')));
    await page.click('Cari di koleksi');
    expect(page.collection.answers.map(({ question }) => question)).toEqual(['soto']);
  });

  test('with a full disk keeps the answer on screen and says so', async () => {
    const page = await visit();
    fillUp(page.storage);
    page.type('soto');
    await page.send();
    await page.step(() => page.call(0).dish(soto));
    await page.step(() => page.call(0).end());
    expect(page.dishes()).toEqual(['1. Soto Ayam Lamongan']);
    expect(page.address()).toBe('/start-chat');
    await expect.poll(() => page.toast()?.message).toContain('Penyimpanan browser penuh');
  });
});

describe('the reading position', () => {
  const scroller = () => document.querySelector('main')?.firstElementChild as HTMLElement;

  test('stays when the answer is complete and gets its address', async () => {
    const page = await visit();
    page.type('soto');
    await page.send();
    await page.step(() => page.call(0).dish(soto));
    scroller().scrollTop = 900;
    await page.step(() => page.call(0).end());
    expect(page.address()).toContain('?id=');
    expect(scroller().scrollTop).toBe(900);
  });

  test('is the top when another conversation opens, and when a question is asked', async () => {
    const page = await visit({ storage: filled('soto', 'rendang'), id: 'AAAAA1' });
    scroller().scrollTop = 900;
    await page.goTo('/start-chat?id=AAAAA2');
    expect(scroller().scrollTop).toBe(0);
    scroller().scrollTop = 900;
    page.type('rawon');
    await page.send();
    expect(scroller().scrollTop).toBe(0);
  });
});

describe('Berhenti', () => {
  test('keeps the complete dishes, opens them under their id and clears the input', async () => {
    const page = await visit();
    page.type('soto');
    await page.send();
    await page.step(() => page.call(0).dish(soto));
    await page.click('Berhenti');
    expect(page.dishes()).toEqual(['1. Soto Ayam Lamongan']);
    expect(page.address()).toBe(`/start-chat?id=${page.history.getState().entries[0]?.id}`);
    expect(page.textarea().value).toBe('');
    expect(screen.getByRole('alert').textContent).toContain(
      'Resep yang sudah lengkap tidak hilang.',
    );
  });

  test('without a dish puts the question back into the input', async () => {
    const page = await visit({ storage: filled('soto'), id: 'AAAAA1' });
    page.type('rendang untuk 100 orang');
    await page.send();
    await page.click('Berhenti');
    expect(page.textarea().value).toBe('rendang untuk 100 orang');
    expect(page.textarea().disabled).toBe(false);
    await page.step(() => page.call(0).fail(new DOMException('Aborted', 'AbortError')));
    expect(page.textarea().value).toBe('rendang untuk 100 orang');
    await page.send();
    await page.step(() => page.call(1).dish(soto));
    await page.click('Berhenti');
    expect(page.textarea().value).toBe('');
  });

  test('leaves alone what is typed afterwards, however late the source stops', async () => {
    const page = await visit();
    page.type('soto');
    await page.send();
    await page.click('Berhenti');
    page.type('rendang');
    await page.step(() => page.call(0).fail(new DOMException('Aborted', 'AbortError')));
    expect(page.textarea().value).toBe('rendang');
  });
});

describe('hapus', () => {
  // The test DOM has no popovers.
  beforeEach(() => {
    HTMLElement.prototype.hidePopover = () => {};
  });

  const remove = async (page: Awaited<ReturnType<typeof visit>>, question: string) => {
    const menu = screen.getByRole('menu', { hidden: true, name: `Pilihan untuk ${question}` });
    openPopover(menu);
    const item = within(menu).getByRole('menuitem', { hidden: true, name: 'hapus' });
    await page.step(() => void fireEvent.click(item));
  };

  test('removes the open conversation from the screen and the address', async () => {
    const page = await visit({ storage: filled('soto', 'rendang'), id: 'AAAAA1' });
    await remove(page, 'soto');
    expect(page.address()).toBe('/start-chat');
    expect(page.dishes()).toEqual([]);
    expect(page.listed()).toEqual(['rendang']);
  });

  test('of another conversation leaves the open one alone', async () => {
    const page = await visit({ storage: filled('soto', 'rendang'), id: 'AAAAA1' });
    await remove(page, 'rendang');
    expect(page.addresses).toHaveLength(1);
    expect(page.dishes()).toEqual(['1. Soto Ayam Lamongan']);
    expect(page.listed()).toEqual(['soto']);
  });

  test('can be undone in its place', async () => {
    const page = await visit({ storage: filled('soto', 'rendang', 'gado') });
    await remove(page, 'rendang');
    expect(page.toast()).toMatchObject({
      message: 'Percakapan dihapus.',
      action: { label: 'Urungkan' },
    });
    await page.step(() => page.toast()?.action?.run());
    expect(page.listed()).toEqual(['gado', 'rendang', 'soto']);
  });

  test('reports that the browser refuses, and changes nothing', async () => {
    const page = await visit({ storage: filled('soto'), id: 'AAAAA1' });
    page.storage.isBlocked = true;
    await remove(page, 'soto');
    expect(page.toast()?.message).toContain('tidak mengizinkan penyimpanan');
    expect(page.dishes()).toEqual(['1. Soto Ayam Lamongan']);
    expect(page.listed()).toEqual(['soto']);
  });
});

describe('the address', () => {
  test('of a saved conversation shows it', async () => {
    const page = await visit({ storage: filled('soto'), id: 'AAAAA1' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('soto');
    expect(page.source.answers).toEqual([]);
    expect(page.toast()).toBeUndefined();
  });

  test('of an unknown conversation shows the empty screen, and says so', async () => {
    const page = await visit({ storage: filled('soto'), id: 'ZZZZZ9' });
    expect(page.toast()?.message).toBe('Jawaban itu tidak ada di perangkat ini.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Resep rekomendasi hari ini untuk anda',
    );
  });

  test.each(['%41', '100%', 'a b+c', 'é&=?#%2541'])('shows an id as odd as %j', async (id) => {
    const response = [soto];
    const stored = { [id]: [{ question: 'odd', response }], A: [{ question: 'A', response }] };
    const page = await visit({
      storage: createFakeStorage({ [HISTORY_KEY]: JSON.stringify(stored) }),
    });
    await page.goTo(screen.getByRole('link', { name: 'odd' }).getAttribute('href') ?? '');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('odd');
  });

  test('that changes shows the other conversation, and none without an id', async () => {
    const page = await visit({ storage: filled('soto', 'rendang'), id: 'AAAAA1' });
    await page.goTo('/start-chat?id=AAAAA2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('rendang');
    await page.goTo('/start-chat');
    expect(page.dishes()).toEqual([]);
  });

  test('that changes while an answer is written saves the complete dishes, and stays', async () => {
    const page = await visit({ storage: filled('soto') });
    page.type('rendang');
    await page.send();
    await page.step(() => page.call(0).dish(rendang));
    await page.goTo('/start-chat?id=AAAAA1');
    await page.step(() => page.call(0).end());
    expect(page.address()).toBe('/start-chat?id=AAAAA1');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('soto');
    expect(page.listed()).toEqual(['rendang', 'soto']);
    expect(page.textarea().value).toBe('');
  });
});

describe('a reload', () => {
  const reload = (page: { readonly storage: FakeStorage; readonly session: FakeStorage }) => {
    cleanup();
    return visit({ storage: page.storage, session: page.session });
  };

  test('keeps what is typed', async () => {
    const page = await visit();
    page.type('soto untuk 80 orang');
    const again = await reload(page);
    expect(again.textarea().value).toBe('soto untuk 80 orang');
    again.type('');
    expect((await reload(again)).textarea().value).toBe('');
  });

  test('puts the question that was being answered back into the input, and sends nothing', async () => {
    const page = await visit();
    page.type('soto');
    await page.send();
    page.answers.keep();
    const again = await reload(page);
    expect(again.textarea().value).toBe('soto');
    expect(again.textarea().disabled).toBe(false);
    expect(again.source.answers).toEqual([]);
  });

  test('breaks the answer off: the question is still there', async () => {
    const page = await visit();
    page.type('soto');
    await page.send();
    await page.step(() => page.call(0).fail(new RecipeError('network')));
    expect(page.textarea().value).toBe('');
    expect((await reload(page)).textarea().value).toBe('soto');
  });

  test.each(['ends', 'is stopped'])('after an answer that %s begins empty', async (how) => {
    const page = await visit();
    page.type('soto');
    await page.send();
    await page.step(() => page.call(0).dish(soto));
    if (how === 'ends') await page.step(() => page.call(0).end());
    else await page.click('Berhenti');
    expect((await reload(page)).textarea().value).toBe('');
  });

  test('that is refused any storage changes nothing else', async () => {
    const session = createFakeStorage();
    session.isBlocked = true;
    const page = await visit({ session });
    page.type('soto');
    expect(page.textarea().value).toBe('soto');
  });
});

test('a damaged history is reported, and what is readable is listed', async () => {
  const page = await visit({
    storage: createFakeStorage({ [HISTORY_KEY]: '{"AAAAA1":[{"question":"soto","response":[]}]' }),
  });
  expect(page.toast()?.message).toContain('Sebagian riwayat rusak');
  await expect.poll(() => page.listed()).toEqual(['soto']);
});
