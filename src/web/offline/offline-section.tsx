import { CloudDownload, X } from 'lucide';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { KeepState, KeepStore } from './keep-store.ts';
import { text } from './text.ts';
import styles from './offline-section.module.css';

const BYTES_PER_MEGABYTE = 1_000_000;

/** In the settings: all recipes on this device, their size, and the progress. */
export function OfflineSection({ store }: { readonly store: KeepStore }) {
  const state = useStore(store);
  useEffect(() => {
    store.measure();
    return store.leave;
  }, [store]);
  return (
    <section className={styles['section']} aria-label={text.heading}>
      <h3>{text.heading}</h3>
      <p className={styles['explanation']}>
        {state.status === 'unavailable' ? text.unavailable : text.explanation}
      </p>
      <div className={styles['state']}>
        {state.status === 'missing' && (
          <p className={styles['explanation']}>{text.size(writeMegabytes(state.bytes))}</p>
        )}
        {state.status === 'keeping' && <Progress {...state} />}
        <p aria-live="polite">{describe(state)}</p>
        {['missing', 'stopped', 'failed'].includes(state.status) && (
          <Button icon={<Icon of={CloudDownload} />} onClick={store.keep}>
            {text.keep}
          </Button>
        )}
        {state.status === 'keeping' && (
          <Button icon={<Icon of={X} />} onClick={store.stop}>
            {text.stop}
          </Button>
        )}
      </div>
    </section>
  );
}

function Progress({ bytes, of }: { readonly bytes: number; readonly of: number }) {
  const percent = Math.floor((100 * bytes) / of);
  return (
    <label className={styles['progress']}>
      {text.keeping(percent)}
      <progress value={bytes} max={of} />
    </label>
  );
}

const writeMegabytes = (bytes: number) =>
  Math.max(0.1, bytes / BYTES_PER_MEGABYTE).toLocaleString('id-ID', { maximumFractionDigits: 1 });

function describe(state: KeepState): string {
  if (state.status === 'kept') return text.kept;
  if (state.status === 'stopped') return text.stopped;
  return state.status === 'failed' ? text.failures[state.reason] : '';
}
