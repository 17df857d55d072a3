import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** A {@link lazyPart}. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads its code before it is shown. What fails is tried again when it is. */
  readonly preload: () => void;
};

/**
 * A part of the page whose code arrives when it is first shown. Where it does not arrive, or breaks
 * when drawn, the rest of the page stays and `fallback` stands in its place; a retry loads it again,
 * and so does the next time it is shown.
 *
 * @param load may be called several times.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (retry: () => void, props: Props) => ReactNode,
): LazyPart<Props> {
  let Ready: ComponentType<Props> | undefined;
  let hasFailed = false;
  const loadReady = async () => {
    try {
      Ready = await load();
      return { default: Ready as ComponentType };
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  let Loaded = lazy(loadReady);
  const Current = (props: Props) => {
    // What React has to wait for, be it no time at all, it shows a third of a second later.
    const [Part] = useState(() => Ready ?? Loaded);
    return <Part {...props} />;
  };

  /** React remembers a load that failed: another try needs another lazy component. */
  const reset = () => {
    if (!hasFailed) return;
    hasFailed = false;
    Loaded = lazy(loadReady);
  };

  const Part = (props: Props) => (
    <ErrorBoundary fallback={(retry) => fallback(retry, props)} onReset={reset}>
      <Current {...props} />
    </ErrorBoundary>
  );
  return Object.assign(Part, { preload: () => void loadReady().catch(() => {}) });
}
