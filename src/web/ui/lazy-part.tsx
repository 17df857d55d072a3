import { lazy, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

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
): ComponentType<Props> {
  let hasFailed = false;
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType };
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  let Loaded = attempt();
  const Current = (props: Props) => <Loaded {...props} />;

  /** React remembers a load that failed: another try needs another lazy component. */
  const reset = () => {
    if (!hasFailed) return;
    hasFailed = false;
    Loaded = attempt();
  };

  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary fallback={(retry) => fallback(retry, props)} onReset={reset}>
        <Current {...props} />
      </ErrorBoundary>
    );
  };
}
