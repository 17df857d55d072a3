import { useEffect, type RefObject } from 'react';
import { SMALL_SCREEN_MAX_WIDTH_PX } from '../../limits.ts';
import type { SidebarStore } from './sidebar-store.ts';

const smallScreen = () => window.matchMedia(`(max-width: ${SMALL_SCREEN_MAX_WIDTH_PX}px)`);

/** On a small screen the sidebar covers the page. */
export function isOverlay(): boolean {
  return smallScreen().matches;
}

/**
 * Tells the sidebar on which side of 800 px the window is. As an overlay it closes on Escape and
 * when the focus moves to what it covers.
 */
export function useOverlaySidebar(sidebar: SidebarStore, aside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const query = smallScreen();
    const match = () => sidebar.matchWidth(query.matches);
    const closeIfOverlay = () => {
      if (query.matches && sidebar.getState().isOpen) sidebar.close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The first press closes the menu or dialog open over it.
      if (document.querySelector(':popover-open, dialog[open]') === null) closeIfOverlay();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || aside.current?.contains(target)) return;
      if (target.closest('main') !== null) closeIfOverlay();
    };
    match();
    query.addEventListener('change', match);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      query.removeEventListener('change', match);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [sidebar, aside]);
}
