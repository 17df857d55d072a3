import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { Sheet } from './sheet.tsx';
import { createToastStore, type Toast } from './toast-store.ts';
import { ToastView } from './toast-view.tsx';
import { useModal } from './use-modal.ts';

afterEach(cleanup);

function open() {
  const clock = createManualClock();
  const toasts = createToastStore(clock);
  const { container } = render(<ToastView store={toasts} />);
  return {
    home: container,
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
  function Dialog({ name }: { readonly name: string }) {
    const dialog = useRef<HTMLDialogElement>(null);
    useModal(dialog, () => {});
    return <dialog ref={dialog} aria-label={name} />;
  }
  const openDialog = (name: string) => {
    const { unmount: close } = render(<Dialog name={name} />);
    return { dialog: screen.getByRole('dialog', { name }), close };
  };
  const regionOf = (element: Element) => element.querySelector(':scope > [role="status"]');

  test('appears in the topmost, in a region that was there before, and nowhere else', () => {
    const { show } = open();
    const below = openDialog('bawah');
    const above = openDialog('atas');
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
    const { home, show, words } = open();
    const below = openDialog('bawah');
    const above = openDialog('atas');
    below.close();
    show({ message: 'Teksnya sudah disalin.' });
    expect(regionOf(above.dialog)?.textContent).toContain('Teksnya sudah disalin.');
    above.close();
    expect(words()).toBe('Teksnya sudah disalin.');
    expect(regionOf(home)).not.toBeNull();
  });

  test('that was held disappears in time after its dialog has closed', () => {
    const { show, pass, words } = open();
    const { dialog, close } = openDialog('Belanja');
    show({ message: 'Daftar belanja dikosongkan.' });
    fireEvent.pointerEnter(regionOf(dialog)?.firstElementChild as HTMLElement);
    close();
    expect(words()).toBe('Daftar belanja dikosongkan.');
    pass(6_000);
    expect(words()).toBeUndefined();
  });

  test('can be pressed once, without closing the dialog', () => {
    const toasts = createToastStore(createManualClock());
    let closes = 0;
    let undone = 0;
    render(
      <>
        <ToastView store={toasts} />
        <Sheet title="Belanja" closeTitle="Tutup" place="side" onClose={() => (closes += 1)}>
          Daftar
        </Sheet>
      </>,
    );
    const run = () => {
      undone += 1;
    };
    act(() => toasts.show({ message: 'Daftar dikosongkan.', action: { label: 'Urungkan', run } }));
    const region = regionOf(screen.getByRole('dialog'));
    expect(region?.textContent).toContain('Daftar dikosongkan.');
    fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(undone).toBe(1);
    expect(closes).toBe(0);
    expect(region?.textContent).toBe('');
  });
});
