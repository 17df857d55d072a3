import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** Shown instead of the children once they have failed. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** A new value retries the children: what failed on one page may work on the next. */
  readonly resetKey?: string;
  /** Called before a retry, and when the visitor leaves a failure behind. */
  readonly onReset?: () => void;
};

type ErrorBoundaryState = { readonly hasFailed: boolean; readonly resetKey: string | undefined };

/** Confines a failure to the part of the page that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = {
    hasFailed: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentWillUnmount() {
    if (this.state.hasFailed) this.props.onReset?.();
  }

  readonly retry = () => {
    this.props.onReset?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
