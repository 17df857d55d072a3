import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { closeOnBack } from './close-on-back.ts';
import { openDialogs } from './open-dialogs.ts';

type DialogRef = RefObject<HTMLDialogElement | null>;

/**
 * Opens a dialog above all others for as long as its component is rendered, with the toasts inside it: a
 * modal dialog makes everything outside it inert. Focus then returns to where it was, or to the page if
 * that is gone, and the entry that "Back" uses is removed from the browser's history.
 *
 * @param onBack the visitor has pressed "Back"; the owner decides whether to close.
 */
export function useModal(dialog: DialogRef, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  // A layout effect, so that it runs before the effects of children, which may move the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    element.showModal();
    openDialogs.setState((open) => [...open, element], true);
    const forgetBack = closeOnBack(() => goBack());
    return () => {
      forgetBack();
      element.close();
      openDialogs.setState((open) => open.filter((one) => one !== element), true);
      const isThere = opener !== document.body && opener?.isConnected === true;
      const place = isThere ? opener : document.getElementById('main');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, [dialog]);
}
