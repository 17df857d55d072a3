import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { openOnTop } from './open-on-top.ts';
import { createToastStore, type Toast } from './toast-store.ts';
import { ToastView } from './toast-view.tsx';

afterEach(cleanup);

function open() {
  const clock = createManualClock();
  const toasts = createToastStore(clock);
  render(<ToastView store={toasts} />);
  return {
    show: (toast: Toast) => act(() => toasts.show(toast)),
    pass: (ms: number) => act(() => clock.pass(ms)),
    words: () => screen.getByRole('status').querySelector('p')?.textContent,
  };
}

describe('a toast', () => {
  test('is announced in a region that existed before it', () => {
    const { show, words } = open();
    expect(screen.getByRole('status').textContent).toBe('');
    show({ message: 'Percakapan dihapus.' });
    expect(words()).toBe('Percakapan dihapus.');
  });

  test('does what its button says, once, and disappears', () => {
    const { show, words } = open();
    let undone = 0;
    const run = () => {
      undone += 1;
    };
    show({ message: 'Percakapan dihapus.', action: { label: 'Urungkan', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(undone).toBe(1);
    expect(words()).toBeUndefined();
  });

  test('is closed by its cross, without its action', () => {
    const { show, words } = open();
    const run = () => {
      throw new Error('Nobody asked for this');
    };
    show({ message: 'Percakapan dihapus.', action: { label: 'Urungkan', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
    expect(words()).toBeUndefined();
  });

  test('whose button shows another message leaves that one on screen', () => {
    const { show, words } = open();
    const run = () => show({ message: 'Percakapan tidak bisa dikembalikan.' });
    show({ message: 'Percakapan dihapus.', action: { label: 'Urungkan', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(words()).toBe('Percakapan tidak bisa dikembalikan.');
  });

  test('stays under the pointer, and disappears six seconds after it has left', () => {
    const { show, pass, words } = open();
    show({ message: 'Percakapan dihapus.' });
    const toast = screen.getByRole('status').firstElementChild as HTMLElement;
    fireEvent.pointerEnter(toast);
    pass(60_000);
    expect(words()).toBe('Percakapan dihapus.');
    fireEvent.pointerLeave(toast);
    pass(6_000);
    expect(words()).toBeUndefined();
  });

  test('stays while one of its buttons has the focus', () => {
    const { show, pass, words } = open();
    show({ message: 'Percakapan dihapus.' });
    const cross = screen.getByRole('button', { name: 'Tutup pemberitahuan' });
    act(() => cross.focus());
    pass(60_000);
    expect(words()).toBe('Percakapan dihapus.');
    act(() => cross.blur());
    pass(6_000);
    expect(words()).toBeUndefined();
  });

  test('that has the focus stays even if the pointer leaves', () => {
    const { show, pass, words } = open();
    show({ message: 'Percakapan dihapus.' });
    const toast = screen.getByRole('status').firstElementChild as HTMLElement;
    act(() => screen.getByRole('button', { name: 'Tutup pemberitahuan' }).focus());
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);
    pass(60_000);
    expect(words()).toBe('Percakapan dihapus.');
  });
});

describe('while dialogs are open, a toast', () => {
  const openDialog = () => {
    const root = document.getElementById('toasts')?.parentElement ?? document.body;
    const dialog = root.appendChild(document.createElement('dialog'));
    let leave = () => {};
    act(() => {
      leave = openOnTop(dialog);
    });
    const close = () => {
      act(leave);
      dialog.remove();
    };
    return { dialog, close };
  };
  const regionOf = (element: Element) => element.querySelector(':scope > [role="status"]');

  test('appears in the topmost, in a region that was there before, and nowhere else', () => {
    const { show } = open();
    const below = openDialog();
    const above = openDialog();
    const region = regionOf(above.dialog);
    expect(regionOf(below.dialog)).toBeNull();
    expect(region?.textContent).toBe('');
    show({ message: 'Teksnya sudah disalin.' });
    expect(regionOf(above.dialog)).toBe(region);
    expect(region?.textContent).toContain('Teksnya sudah disalin.');
    expect(screen.getAllByText('Teksnya sudah disalin.')).toHaveLength(1);
    above.close();
    expect(regionOf(below.dialog)?.textContent).toContain('Teksnya sudah disalin.');
    below.close();
    expect(screen.getByRole('status').textContent).toContain('Teksnya sudah disalin.');
  });

  test('finds its way home whichever dialog closes first', () => {
    const { show, words } = open();
    const below = openDialog();
    const above = openDialog();
    below.close();
    show({ message: 'Teksnya sudah disalin.' });
    expect(regionOf(above.dialog)?.textContent).toContain('Teksnya sudah disalin.');
    above.close();
    expect(words()).toBe('Teksnya sudah disalin.');
    expect(document.querySelector('#toasts > [role="status"]')).not.toBeNull();
  });

  test('that was held disappears in time after its dialog has closed', () => {
    const { show, pass, words } = open();
    const { dialog, close } = openDialog();
    show({ message: 'Daftar belanja dikosongkan.' });
    fireEvent.pointerEnter(regionOf(dialog)?.firstElementChild as HTMLElement);
    close();
    expect(words()).toBe('Daftar belanja dikosongkan.');
    pass(6_000);
    expect(words()).toBeUndefined();
  });
});
