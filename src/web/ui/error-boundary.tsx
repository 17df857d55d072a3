import { Component, type ReactNode } from 'react';
import { text } from '../text.ts';
import { Button } from './button.tsx';
import styles from './not-found-page.module.css';

type ErrorBoundaryProps = { readonly children: ReactNode };
type ErrorBoundaryState = { readonly hasFailed: boolean };

/** In place of a screen whose code did not load, or that failed: a way on instead of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="main" className={styles['page']} role="alert">
        <h1>{text.broken.heading}</h1>
        <p>{text.broken.paragraph}</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {text.broken.reload}
        </Button>
      </main>
    );
  }
}
