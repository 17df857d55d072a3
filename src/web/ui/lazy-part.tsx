import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** A {@link lazyPart}. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Loads its code early. A failure is retried when it is shown. */
  readonly preload: () => void;
};

/**
 * A part of the page whose code loads when it is first shown. If the code does not arrive, or fails to
 * render, the rest of the page stays and `fallback` takes its place; a retry loads it again, and so
 * does showing it again.
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
    // Anything that suspends React, however briefly, appears a third of a second later.
    const [Part] = useState(() => Ready ?? Loaded);
    return <Part {...props} />;
  };

  /** React remembers a failed load: a retry needs a new lazy component. */
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
