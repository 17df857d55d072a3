import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { BrokenDialog, brokenScreen } from './load-failure.tsx';

type Props = { readonly dish: string };

const Recipe = ({ dish }: Props) => <p>Resep {dish}</p>;

/** React logs what a boundary has caught. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A part whose first loads fail. */
function createPart(failures: number) {
  const loads: boolean[] = [];
  const load = (): Promise<ComponentType<Props>> => {
    const fails = loads.length < failures;
    loads.push(fails);
    return fails ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Recipe);
  };
  const Part = lazyPart(load, (retry, { dish }) => (
    <button type="button" onClick={retry}>
      {dish} gagal
    </button>
  ));
  return { loads, Part };
}

const show = (element: React.ReactNode) =>
  act(async () => void render(<Suspense fallback="…">{element}</Suspense>));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a part is loaded when it is shown, once', async () => {
  const { loads, Part } = createPart(0);
  expect(loads).toEqual([]);
  await show(<Part dish="soto" />);
  expect(screen.getByText('Resep soto')).toBeTruthy();
  cleanup();
  await show(<Part dish="rawon" />);
  expect(screen.getByText('Resep rawon')).toBeTruthy();
  expect(loads).toHaveLength(1);
});

test('a part that does not arrive says so, and every retry loads it again', async () => {
  const { loads, Part } = createPart(2);
  await show(
    <>
      <p>Yang lain tetap ada</p>
      <Part dish="soto" />
    </>,
  );
  await press('soto gagal');
  expect(loads).toHaveLength(2);
  expect(screen.getByText('Yang lain tetap ada')).toBeTruthy();
  await press('soto gagal');
  expect(screen.getByText('Resep soto')).toBeTruthy();
});

test('a part that did not arrive is loaded again the next time it is shown', async () => {
  const { Part } = createPart(1);
  await show(<Part dish="soto" />);
  expect(screen.getByRole('button', { name: 'soto gagal' })).toBeTruthy();
  cleanup();
  await show(<Part dish="soto" />);
  expect(screen.getByText('Resep soto')).toBeTruthy();
});

test('a screen that is missing offers another try and a reload', async () => {
  const retry = vi.fn();
  await show(brokenScreen(retry));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Halaman ini gagal dimuat');
  expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeTruthy();
  await press('Coba lagi');
  expect(retry).toHaveBeenCalledOnce();
});

test('a screen that is missing without a network says so, and opens as soon as there is one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = vi.fn();
  await show(brokenScreen(retry));
  expect(screen.getByRole('heading').textContent).toBe('Tidak ada internet');
  expect(screen.getByRole('alert').textContent).toContain('terbuka sendiri');
  expect(retry).not.toHaveBeenCalled();
  vi.useFakeTimers();
  fireEvent(window, new Event('online'));
  fireEvent(window, new Event('online'));
  expect(retry).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(retry).toHaveBeenCalledOnce();
});

test('a dialog that is missing says so in a dialog', async () => {
  const retry = vi.fn();
  await show(<BrokenDialog retry={retry} onClose={() => {}} />);
  expect(screen.getByRole('dialog').textContent).toContain('Bagian ini gagal dimuat.');
  expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeTruthy();
  await press('Coba lagi');
  expect(retry).toHaveBeenCalledOnce();
});

test('a dialog that is missing can be closed by a button', async () => {
  const close = vi.fn();
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function end(
    this: HTMLDialogElement,
  ) {
    this.dispatchEvent(new Event('close'));
  });
  await show(<BrokenDialog retry={() => {}} onClose={close} />);
  await press('Tutup');
  expect(close).toHaveBeenCalledOnce();
});

test('a part that is loaded beforehand is there at once', async () => {
  const { loads, Part } = createPart(0);
  await act(async () => Part.preload());
  render(<Part dish="soto" />);
  expect(screen.getByText('Resep soto')).toBeTruthy();
  expect(loads).toHaveLength(1);
});

test('a part that could not be loaded beforehand is loaded when it is shown', async () => {
  const { Part } = createPart(1);
  await act(async () => Part.preload());
  await show(<Part dish="soto" />);
  expect(screen.getByText('Resep soto')).toBeTruthy();
});
