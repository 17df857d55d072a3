import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { loadOnce } from '#core/load-once.ts';
import type { ScreenStore } from './tool-screen.tsx';

/** A tool whose chunk has loaded. */
export type Tool<Subject> = {
  /** What it renders from now on; a dialog that is there only while it is open has nothing yet. */
  readonly screen?: ReactNode;
  /** @param show replaces what it renders; `null` closes it. */
  readonly open: (subject: Subject, show: (screen: ReactNode) => void) => void;
};

/** What the page knows about a tool before its first use; its screen is mounted once for the whole page. */
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
  const show = (screen: ReactNode) => store.setState({ screen });
  const load = loadOnce(async () => {
    const tool = await loadTool();
    show(tool.screen);
    return tool;
  });

  const open = (subject: Subject) => {
    load().then(
      (tool) => tool.open(subject, show),
      () => onFailure(() => open(subject)),
    );
  };

  return { ...store, open, preload: () => void load().catch(() => {}) };
}
