import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

type ToolStore = StoreApi<{ readonly screen: ReactNode }>;

/** Where tools show themselves once they are in use. */
export function ToolScreens({ tools }: { readonly tools: Readonly<Record<string, ToolStore>> }) {
  return Object.entries(tools).map(([name, tool]) => <ToolScreen key={name} tool={tool} />);
}

function ToolScreen({ tool }: { readonly tool: ToolStore }) {
  return useStore(tool, ({ screen }) => screen);
}
