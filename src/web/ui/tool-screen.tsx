import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

/** A store of something to render. */
export type ScreenStore = StoreApi<{ readonly screen: ReactNode }>;

export function ToolScreen({ store }: { readonly store: ScreenStore }) {
  return useStore(store, ({ screen }) => screen);
}
