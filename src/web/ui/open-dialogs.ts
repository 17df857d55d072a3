import { createStore } from 'zustand/vanilla';

/** The modal dialogs on screen, the topmost last. Whatever is outside that one is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>()(() => []);

/** Opens a dialog above all others. Returns what must be called when it is gone. */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  openDialogs.setState((others) => [...others, dialog], true);
  return () => openDialogs.setState((all) => all.filter((other) => other !== dialog), true);
}
