import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.history.replaceState(null, '');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open({ stays = false, waits = true, isInside = false } = {}) {
  let closes = 0;
  let returns = 0;
  const back = vi.spyOn(window.history, 'back').mockImplementation(goBack);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => {
      closes += 1;
      if (!stays) setIsOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          buka
        </button>
        {isOpen && (
          <Sheet
            title="Belanja"
            closeTitle="Tutup"
            place="side"
            onClose={close}
            onBack={isInside ? () => (returns += 1) : undefined}
          >
            <button type="button">di dalam</button>
            <input type="file" aria-label="berkas" />
          </Sheet>
        )}
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'buka' });
  opener.focus();
  fireEvent.click(opener);
  if (waits) await act(() => vi.runAllTimersAsync());
  const sheet = () => screen.queryByRole('dialog');
  return { opener, back, closes: () => closes, returns: () => returns, sheet };
}

/** What a browser does on "Back": restores the previous entry's state, then fires the event. */
function goBack() {
  window.history.replaceState(null, '');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

describe('a sheet', () => {
  test('has a name and closes with Esc; focus and browser history are restored', async () => {
    const { opener, back, closes, sheet } = await open();
    const dialog = screen.getByRole('dialog', { name: 'Belanja' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(closes()).toBe(1);
    expect(sheet()).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(back).toHaveBeenCalledOnce();
  });

  test('closes with "Back" without leaving the page', async () => {
    const { back, closes, sheet } = await open();
    goBack();
    expect(closes()).toBe(1);
    expect(sheet()).toBeNull();
    expect(back).not.toHaveBeenCalled();
  });

  test('closes with a "Back" that comes as soon as it is open', async () => {
    const { closes, sheet } = await open({ waits: false });
    goBack();
    expect(closes()).toBe(1);
    expect(sheet()).toBeNull();
  });

  test('closes with a tap beside it, but not with one in it or one that begins there', async () => {
    const { closes } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'di dalam' }));
    expect(closes()).toBe(0);
    const dialog = screen.getByRole('dialog');
    fireEvent.mouseDown(screen.getByRole('button', { name: 'di dalam' }));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(closes()).toBe(1);
  });

  test('stays if its owner does not close it', async () => {
    const { closes, sheet } = await open({ stays: true });
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(closes()).toBe(1);
    expect(sheet()).not.toBeNull();
  });

  test('that stayed open after one "Back" still reacts to the next', async () => {
    const { closes } = await open({ stays: true });
    for (const times of [1, 2]) {
      goBack();
      expect(closes()).toBe(times);
      await act(() => vi.runAllTimersAsync());
    }
  });

  test('that shows an inner view returns to the outer one with Back and Esc, and closes by its button', async () => {
    const { closes, returns, sheet } = await open({ isInside: true });
    goBack();
    expect(returns()).toBe(1);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(returns()).toBe(2);
    expect(closes()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(closes()).toBe(1);
    expect(sheet()).toBeNull();
  });
});

test('a file picker that is closed does not close the sheet around it', async () => {
  const { sheet, closes } = await open();
  fireEvent(
    screen.getByLabelText('berkas'),
    new Event('cancel', { bubbles: true, cancelable: true }),
  );
  expect(sheet()).not.toBeNull();
  expect(closes()).toBe(0);
});
