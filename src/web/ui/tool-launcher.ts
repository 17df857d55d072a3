import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { loadOnce } from '#core/load-once.ts';
import type { ScreenStore } from './tool-screen.tsx';

/** A tool whose chunk has loaded. */
export type Tool<Subject> = {
  /** Renders while the tool is open; mount it once, wherever the tool may open. */
  readonly screen: ReactNode;
  readonly open: (subject: Subject) => void;
};

/** What the page knows about a tool before its first use. */
export type ToolLauncher<Subject> = ScreenStore & {
  readonly open: (subject: Subject) => void;
  /** Loads it without opening anything; a failure is silent, opening it tries again. */
  readonly preload: () => void;
};

/**
 * Opens a tool that is its own chunk.
 *
 * @param onFailure called if its chunk did not load; `retry` tries again.
 */
export function createToolLauncher<Subject>(
  loadTool: () => Promise<Tool<Subject>>,
  onFailure: (retry: () => void) => void,
): ToolLauncher<Subject> {
  const store = createStore<{ readonly screen: ReactNode }>()(() => ({ screen: null }));
  const load = loadOnce(async () => {
    const tool = await loadTool();
    store.setState({ screen: tool.screen });
    return tool;
  });

  const open = (subject: Subject) => {
    load().then(
      (tool) => tool.open(subject),
      () => onFailure(() => open(subject)),
    );
  };

  return { ...store, open, preload: () => void load().catch(() => {}) };
}
