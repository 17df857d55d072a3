import { createStore } from 'zustand/vanilla';

/** The dialogs that `useModal` has opened, the topmost last. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>()(() => []);
