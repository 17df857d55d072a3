import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { App } from './app.tsx';
import { createChatScreen } from './chat/chat-screen.tsx';
import { createStores } from './create-stores.ts';
import { choosing, createFakeSource, settle } from './fixtures/fake-source.ts';
import { createFakeStorage, type FakeStorage } from './fixtures/fake-storage.ts';
import { LandingPage } from './landing/landing-page.tsx';

const [soto] = SAMPLE_DISHES;

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

function page(storage: FakeStorage, path: string, Landing: ComponentType = LandingPage) {
  const clock = createManualClock();
  const source = createFakeSource();
  const stores = createStores({
    storage,
    clock,
    checkKey: () => Promise.reject(new Error('No key is checked here')),
    paintTheme: () => {},
    isHistoryClosed: false,
  });
  const Chat = createChatScreen({
    ...stores,
    storage,
    clock,
    random: seededRandom(1),
    choose: () => choosing(source),
    collection: choosing(source, 'collection'),
    isOnline: () => true,
    loadDishKit: () => Promise.reject(new Error('No dish is shown here')),
    openSettings: () => {},
    onLeave: () => {},
    onStorage: () => {},
    logError: () => {},
    onUsed: () => {},
  });
  return (
    <Router ssrPath={path} ssrSearch="">
      <App stores={stores} views={{ '/': Landing, '/start-chat': Chat }} year={2026} />
    </Router>
  );
}

/**
 * Prerenders the page for any visitor, then hydrates it with this visitor's data.
 *
 * @param meanwhile happens between the two.
 */
async function takeOver(
  storage: FakeStorage,
  address: string,
  meanwhile = () => {},
  Landing: ComponentType = LandingPage,
) {
  const [path = ''] = address.split('?');
  window.history.replaceState(null, '', address);
  const html = renderToString(page(createFakeStorage(), path, Landing));
  document.body.innerHTML = `<div id="root">${html}</div>`;
  meanwhile();
  const faults: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('root') as HTMLElement,
      page(storage, path, Landing),
      {
        onRecoverableError: (error) => void faults.push(error),
      },
    );
    await settle();
  });
  return { faults };
}

const goTo = (address: string) =>
  act(async () => {
    navigate(address);
    await settle();
  });

const returning = () =>
  createFakeStorage({
    isDarkMode: 'true',
    geminiApiKey: 'kunci',
    chatHistory: JSON.stringify({ AAAAA1: [{ question: 'soto', response: [soto] }] }),
  });

describe('prerendered HTML', () => {
  test.each(['/', '/start-chat', '/start-chat?id=AAAAA1', '/tidak/ada'])(
    'hydrates without errors for a returning visitor: %s',
    async (address) => {
      const { faults } = await takeOver(returning(), address);
      expect(faults).toEqual([]);
      expect(screen.getByRole('button', { name: 'mode terang' })).toBeTruthy();
    },
  );

  test('shows the saved conversation of its address', async () => {
    await takeOver(returning(), '/start-chat?id=AAAAA1', () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('rekomendasi');
    });
    // With the code that shows it.
    const conversation = await screen.findByRole(
      'heading',
      { level: 1, name: 'soto' },
      { timeout: 10_000 },
    );
    expect(conversation.tagName).toBe('H1');
  });

  test('has its buttons disabled until they work', async () => {
    const isDisabled = () =>
      screen.getByRole<HTMLButtonElement>('button', { name: 'mode gelap' }).disabled;
    await takeOver(createFakeStorage(), '/', () => expect(isDisabled()).toBe(true));
    expect(isDisabled()).toBe(false);
  });

  test('keeps what was typed before hydration', async () => {
    const textarea = () => screen.getByRole<HTMLTextAreaElement>('textbox');
    await takeOver(createFakeStorage(), '/start-chat', () => {
      textarea().value = 'soto';
    });
    expect(textarea().value).toBe('soto');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'kirim' }));
      await settle();
    });
    expect(textarea().disabled).toBe(true);
  });
});

describe('a new screen', () => {
  test('moves the focus to its heading', async () => {
    await takeOver(createFakeStorage(), '/');
    expect(document.activeElement).toBe(document.body);
    await goTo('/start-chat');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await goTo('/lain');
    expect(document.activeElement?.textContent).toBe('Halaman ini tidak ada');
  });

  test('of the same path leaves the focus where it is', async () => {
    await takeOver(returning(), '/start-chat');
    const box = screen.getByRole('textbox');
    act(() => box.focus());
    await goTo('/start-chat?id=AAAAA1');
    expect(document.activeElement).toBe(box);
  });
});

test('a screen that breaks does not break the rest of the page, and the next one works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    if (document.title !== '') throw new Error('broken');
    return null;
  };
  await takeOver(createFakeStorage(), '/start-chat', () => {}, Broken);
  await goTo('/');
  expect(screen.getByRole('alert').textContent).toContain('Halaman ini gagal dimuat');
  expect(screen.getByRole('alert').textContent).toContain('Riwayatmu tetap aman di browser ini.');
  fireEvent.click(screen.getByRole('button', { name: 'mode gelap' }));
  expect(screen.getByRole('button', { name: 'mode terang' })).toBeTruthy();
  await goTo('/start-chat');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('rekomendasi');
});

describe('the shared layout', () => {
  test('has the footer on every page except the chat', async () => {
    await takeOver(createFakeStorage(), '/');
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2026 Cobek · Version 1');
    await goTo('/start-chat');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await goTo('/lain');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  test('has the history button only on the chat page', async () => {
    await takeOver(createFakeStorage(), '/');
    const inHeader = () =>
      [...document.querySelectorAll('header button')].map((button) => button.getAttribute('title'));
    expect(inHeader()).toEqual(['Pengaturan', 'mode gelap']);
    await goTo('/start-chat');
    expect(inHeader()[0]).toBe('Buka riwayat');
  });

  test('leads to the chat from every screen but the landing page and the chat itself', async () => {
    const ask = () => screen.queryByRole('link', { name: 'Tanya Cobek' });
    await takeOver(createFakeStorage(), '/');
    expect(ask()).toBeNull();
    await goTo('/lain');
    expect(ask()?.getAttribute('href')).toBe('/start-chat');
    await goTo('/start-chat');
    expect(ask()).toBeNull();
  });

  test('links the logo to the landing page, and that to the chat', async () => {
    await takeOver(createFakeStorage(), '/');
    expect(screen.getByRole('link', { name: 'Cobek, ke halaman depan' }).getAttribute('href')).toBe(
      '/',
    );
    expect(screen.getByRole('link', { name: 'Ayo Mulai' }).getAttribute('href')).toBe(
      '/start-chat',
    );
  });

  test.each([
    ['/', 'Cobek — Resep Indonesia untuk usaha kulinermu'],
    ['/start-chat', 'Cari resep — Cobek'],
    ['/tidak/ada', 'Halaman tidak ditemukan — Cobek'],
  ])('names the page %s', async (path, title) => {
    await takeOver(createFakeStorage(), path);
    expect(document.title).toBe(title);
  });
});
