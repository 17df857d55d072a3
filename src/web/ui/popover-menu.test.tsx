import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPopover } from '../fixtures/open-popover.ts';
import { PopoverMenu } from './popover-menu.tsx';

// The test DOM has no popovers: this stand-in has only what the menu uses. That only one opens at a
// time, and what closes it, is tested in a real browser.
let closed: string[] = [];

beforeEach(() => {
  closed = [];
  HTMLElement.prototype.hidePopover = function record(this: HTMLElement) {
    closed.push(this.getAttribute('role') ?? '');
  };
});

afterEach(cleanup);

function open() {
  const runs: string[] = [];
  render(
    <>
      <PopoverMenu
        title="Pilihan untuk soto"
        actions={[
          { label: 'simpan', icon: null, run: () => void runs.push('simpan') },
          { label: 'hapus', icon: null, run: () => void runs.push('hapus'), isDestructive: true },
        ]}
      />
      <button type="button">di luar</button>
    </>,
  );
  const menu = screen.getByRole('menu');
  openPopover(menu);
  const button = screen.getByRole('button', { name: 'Pilihan untuk soto' });
  const [save, remove] = screen.getAllByRole('menuitem') as [HTMLElement, HTMLElement];
  return { runs, menu, button, save, remove, root: menu.parentElement as HTMLElement };
}

describe('a menu', () => {
  test('belongs to its button', () => {
    const { menu, button } = open();
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    expect(button.getAttribute('popovertarget')).toBe(menu.id);
    expect(menu.getAttribute('popover')).toBe('auto');
    expect(menu.getAttribute('aria-label')).toBe('Pilihan untuk soto');
  });

  test.each([
    [2, '550px'],
    [5, 'auto'],
  ])('of %i actions opens below its button if all of them fit there', (count, top) => {
    const actions = Array.from({ length: count }, (_, at) => ({
      label: `nomor ${at}`,
      icon: null,
      run: () => {},
    }));
    render(<PopoverMenu title="Lainnya" actions={actions} />);
    const button = screen.getByRole('button', { name: 'Lainnya' });
    // The test window is 768 pixels high.
    button.getBoundingClientRect = () => new DOMRect(0, 510, 44, 40);
    const menu = screen.getByRole('menu');
    openPopover(menu);
    expect(menu.style.top).toBe(top);
  });

  test('closes and then does what was chosen', () => {
    const { runs, remove } = open();
    fireEvent.click(remove);
    expect(closed).toEqual(['menu']);
    expect(runs).toEqual(['hapus']);
  });

  test.each([
    ['mouse', 1],
    ['touch', 0],
    ['pen', 0],
  ])('a %s that leaves closes it %i times', (pointerType, times) => {
    const { root } = open();
    fireEvent.pointerLeave(root, { pointerType });
    expect(closed).toHaveLength(times);
  });

  test('stays open when the page moves under a resting mouse', () => {
    const { root } = open();
    const at = { pointerType: 'mouse', clientX: 7, clientY: 9 };
    fireEvent.pointerMove(root, at);
    fireEvent.pointerLeave(root, at);
    expect(closed).toEqual([]);
    fireEvent.pointerLeave(root, { ...at, clientX: 8 });
    expect(closed).toEqual(['menu']);
  });

  test('closes when the focus leaves, not when it moves within', () => {
    const { save, remove } = open();
    fireEvent.blur(save, { relatedTarget: remove });
    expect(closed).toEqual([]);
    fireEvent.blur(remove, { relatedTarget: screen.getByRole('button', { name: 'di luar' }) });
    expect(closed).toEqual(['menu']);
  });

  test('stays open when the window itself loses the focus', () => {
    const { save } = open();
    fireEvent.blur(save, { relatedTarget: null });
    expect(closed).toEqual([]);
  });

  test('is navigated with the arrow keys, wrapping at its ends', () => {
    const { menu, save, remove } = open();
    const walk = (key: string) => {
      fireEvent.keyDown(menu, { key });
      return document.activeElement;
    };
    expect(walk('ArrowDown')).toBe(save);
    expect(walk('ArrowDown')).toBe(remove);
    expect(walk('ArrowDown')).toBe(save);
    expect(walk('ArrowUp')).toBe(remove);
    expect(walk('Home')).toBe(save);
    expect(walk('End')).toBe(remove);
    expect(walk('a')).toBe(remove);
  });
});
