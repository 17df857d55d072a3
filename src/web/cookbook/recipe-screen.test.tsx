import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import type { RecipePage } from '#core/sources/collection/recipe-page.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createDishKit } from '../dish-kit.chunk.tsx';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { shownText } from '../fixtures/shown-text.ts';
import { paths } from '../paths.ts';
import { ADDRESS_REST_MS } from '../recipe-address.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { createRecipeScreen, type RecipeScreenParts } from './recipe-screen.tsx';

const [soto] = SAMPLE_DISHES;
if (soto === undefined) throw new Error('No sample dishes');

const page: RecipePage = {
  dish: { ...soto, porsi: 4, slug: 'soto-ayam' },
  related: [{ title: 'Soto Kudus', slug: 'soto-kudus', kind: 'soto', minutes: 90 }],
};

/** The collection's recipes, and whether they can be loaded. */
const collection = { pages: new Map<string, RecipePage>(), isThere: true };

const loadPage = async (slug: string) => {
  if (!collection.isThere) throw new TypeError('Failed to fetch');
  return collection.pages.get(slug);
};

beforeEach(() => {
  collection.pages.clear();
  collection.isThere = true;
});
afterEach(cleanup);

async function open(address: string, served: Partial<RecipeScreenParts['served']> = {}) {
  const clock = createManualClock();
  const storage = createFakeStorage();
  const toasts = createToastStore(clock);
  const outside = { storage, clock, toasts, random: () => 0, onStorage: () => {} };
  const kit = createDishKit(outside);
  const loadDishKit = async () => kit;
  const Screen = await createRecipeScreen(
    { storage, toasts, loadDishKit, served: { address, page: '/', readData: () => '', ...served } },
    loadPage,
  );
  const { hook } = memoryLocation({ path: address });
  render(
    <Router hook={hook}>
      <Route path={paths.recipe(':slug')} component={Screen} />
    </Router>,
  );
  return kit;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the page of a recipe', () => {
  test('shows at once what its document contains, without a request', async () => {
    collection.isThere = false;
    await open('/koleksi/soto-ayam', { readData: () => JSON.stringify(page) });
    expect(heading()).toBe('Soto Ayam Lamongan');
    expect(screen.getByRole('spinbutton', { name: 'Jumlah porsi' })).toHaveProperty('value', '4');
    const related = screen.getByRole('navigation', { name: 'Resep lain yang mirip' });
    expect(within(related).getByRole('link', { name: 'Soto Kudus' }).getAttribute('href')).toBe(
      '/koleksi/soto-kudus',
    );
    expect(within(related).getByRole('listitem').textContent).toContain('1 jam 30 menit');
    expect(document.title).toBe('Resep Soto Ayam Lamongan — Cobek');
  });

  test('removes the note about adjusting amounts once they are adjusted', async () => {
    document.documentElement.dataset['resizing'] = '';
    window.history.replaceState(null, '', '?porsi=8');
    await open('/koleksi/soto-ayam', { readData: () => JSON.stringify(page) });
    expect(screen.getByRole('spinbutton', { name: 'Jumlah porsi' })).toHaveProperty('value', '8');
    expect(document.documentElement.dataset['resizing']).toBeUndefined();
    window.history.replaceState(null, '', '/');
  });

  test('keeps the chosen portions in its address, where they are sold too', async () => {
    const dish = { ...page.dish, porsiWarung: 6 };
    window.history.replaceState(null, '', '/koleksi/soto-ayam');
    const { planning } = await open('/koleksi/soto-ayam', {
      readData: () => JSON.stringify({ ...page, dish }),
    });
    const address = () => window.location.search;
    act(() => planning.setDishSize(0, { portions: 8 }));
    await waitFor(() => expect(address()).toBe('?porsi=8'));
    act(() => planning.setDishSize(0, { portions: 4 }));
    await waitFor(() => expect(address()).toBe(''));
    // Of a stall's portions the pot makes six.
    act(() => planning.setSelling(true));
    act(() => planning.setDishSize(0, { portions: 8 }));
    act(() => planning.setDishSize(0, { portions: 4 }));
    await waitFor(() => expect(address()).toBe('?porsi=4'));
    // A link is followed, and its screen still loads.
    act(() => planning.setDishSize(0, { portions: 9 }));
    window.history.replaceState(null, '', '/start-chat');
    await act(() => new Promise((resolve) => setTimeout(resolve, ADDRESS_REST_MS + 50)));
    expect(window.location.pathname + address()).toBe('/start-chat');
    window.history.replaceState(null, '', '/');
  });

  test('says where its figures are those of a stall, and can be turned back', async () => {
    const dish = { ...page.dish, porsiWarung: 6 };
    const readData = () => JSON.stringify({ ...page, dish });
    const { planning } = await open('/koleksi/soto-ayam', { readData });
    const mode = () => screen.queryByRole('switch', { name: 'Mode jualan' });
    expect(mode()).toBeNull();
    // The list of all recipes has this figure, in either mode.
    const ingredients = () => shownText(screen.getByText(/^Bahan Rp.+ per/u));
    const ofList = ingredients();
    act(() => planning.setSelling(true));
    expect(ingredients()).toBe(`${ofList} rumahan`);
    expect(screen.getByText(/^Dihitung per porsi warung/u)).toBeDefined();
    const costs = () => shownText(screen.getByText(/^Modal, .+ per \S+ warung, jadi 6$/u));
    expect(costs()).toContain('dengan biaya yang sudah diisi');
    act(() =>
      planning.changeBusiness({ packagingRupiah: 500, gasRupiah: 3_000, labourRupiah: 1_000 }),
    );
    expect(costs()).toContain('sudah semua biaya');
    expect(screen.getByText(/^(?:mangkuk|porsi) warung$/u)).toBeDefined();
    fireEvent.click(mode() as HTMLElement);
    expect(screen.queryByText(/^Dihitung per porsi warung/u)).toBeNull();
    fireEvent.click(mode() as HTMLElement);
    expect(planning.getState().isSelling).toBe(true);
  });

  test('calls what it sells in packs no piece of a stall', async () => {
    const dish = { ...page.dish, porsi: 30, hasil: '30 butir', porsiWarung: 41 };
    const { planning } = await open('/koleksi/soto-ayam', {
      readData: () => JSON.stringify({ ...page, dish }),
    });
    act(() => planning.setSelling(true));
    const unit = () =>
      /^Modal, .+?, per (.+)$/u.exec(screen.getByText(/^Modal, /u).textContent)?.[1];
    expect(unit()).toBe('butir warung, jadi 41');
    act(() => planning.changeDish(dish, { portionsSold: 10 }));
    expect(unit()).toMatch(/^porsi jual/u);
  });

  test('loads any other address from the collection', async () => {
    collection.pages.set('klepon', { ...page, dish: { ...soto, foodName: 'Klepon' } });
    await open('/koleksi/klepon', { readData: () => JSON.stringify(page) });
    expect(screen.getByRole('status').textContent).toBe('Resepnya sedang dibuka …');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Klepon',
    );
    await waitFor(() => expect(document.title).toBe('Resep Klepon — Cobek'));
  });

  test('an address without a recipe says so', async () => {
    await open('/koleksi/tidak-ada');
    expect(await screen.findByText('Halaman ini tidak ada')).toBeTruthy();
    expect(document.title).toBe('Halaman tidak ditemukan — Cobek');
  });

  test('does not look for what the server knows to be missing', async () => {
    collection.isThere = false;
    await open('/koleksi/tidak-ada', { page: '/404' });
    expect(heading()).toBe('Halaman ini tidak ada');
  });

  test('says so without a network, and tries again on request', async () => {
    collection.isThere = false;
    collection.pages.set('soto-ayam', page);
    await open('/koleksi/soto-ayam');
    expect((await screen.findByRole('alert')).textContent).toContain('internet mati');
    collection.isThere = true;
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Soto Ayam Lamongan',
    );
  });

  test('opens by itself once the network is back', async () => {
    collection.isThere = false;
    collection.pages.set('soto-ayam', page);
    await open('/koleksi/soto-ayam');
    await screen.findByRole('alert');
    collection.isThere = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { level: 1 }, { timeout: 3_000 })).toHaveProperty(
      'textContent',
      'Soto Ayam Lamongan',
    );
  });

  test('damaged data in the document is ignored', async () => {
    collection.pages.set('soto-ayam', page);
    await open('/koleksi/soto-ayam', { readData: () => '{"dish":{"foodName":' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});
