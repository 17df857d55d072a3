import { Download, Upload } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { Device } from '../storage/browser-storage.ts';
import { Button } from '../ui/button.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { BackupFault } from './backup-file.ts';
import type { RestorePlan } from './backup.chunk.ts';
import type { StorageUse } from './storage-use.chunk.ts';
import { text } from './text.ts';
import styles from './settings-dialog.module.css';

type BackupState =
  | { readonly status: 'idle' | 'working' | 'saved' }
  /** `left`: what did not fit. */
  | { readonly status: 'restored'; readonly left: number }
  | { readonly status: 'failed'; readonly words: string }
  | { readonly status: 'planned'; readonly plan: RestorePlan };

const FAULTS: Readonly<Record<BackupFault, string>> = text.backup.faults;

/** One file to keep everything, and to take it to another device. */
export function BackupSection(parts: Device) {
  const [state, setState] = useState<BackupState>({ status: 'idle' });
  const use = useStorageUse(parts, state.status === 'restored');
  const section = useRef<HTMLElement>(null);
  const isWorking = state.status === 'working';

  // The button to press next is at the end of the section, often out of view.
  useEffect(() => {
    if (state.status !== 'idle') section.current?.scrollIntoView({ block: 'end' });
  }, [state.status]);

  const work = async (run: () => Promise<BackupState>, words: string = text.backup.failed) => {
    setState({ status: 'working' });
    setState(await run().catch(() => ({ status: 'failed', words }) as const));
  };

  const save = () =>
    work(async () => {
      const { writeBackup } = await import('./backup.chunk.ts');
      // Swedish dates look like 2026-11-30.
      const day = new Date(parts.clock.now()).toLocaleDateString('sv-SE');
      downloadFile(await writeBackup(parts), `cobek-cadangan-${day}.gz`);
      return { status: 'saved' };
    }, text.backup.notSaved);

  const plan = (file: File) =>
    work(async () => {
      const { planRestore } = await import('./backup.chunk.ts');
      const planned = await planRestore(parts, file);
      return typeof planned === 'string'
        ? { status: 'failed', words: FAULTS[planned] }
        : { status: 'planned', plan: planned };
    });

  const restore = (planned: RestorePlan, withDeleted: boolean) =>
    work(async () => {
      const backup = await import('./backup.chunk.ts');
      return { status: 'restored', left: await backup.restore(parts, planned, withDeleted) };
    });

  return (
    <section ref={section} className={styles['backup']} aria-label={text.backup.heading}>
      <h3>{text.backup.heading}</h3>
      <p className={styles['explanation']}>{text.backup.explanation}</p>
      <p className={styles['use']}>{use !== undefined && text.backup.use(use)}</p>
      <div className={styles['actions']}>
        <Button icon={<Icon of={Download} />} disabled={isWorking} onClick={() => void save()}>
          {text.backup.save}
        </Button>
        <FileButton
          icon={<Icon of={Upload} />}
          disabled={isWorking}
          inputLabel={text.backup.file}
          onFile={(file) => void plan(file)}
        >
          {text.backup.restore}
        </FileButton>
      </div>
      <p aria-live="polite">{describe(state)}</p>
      {state.status === 'planned' && (
        <div className={styles['actions']}>
          <PlannedActions
            plan={state.plan}
            onCancel={() => setState({ status: 'idle' })}
            onRestore={(withDeleted) => void restore(state.plan, withDeleted)}
          />
        </div>
      )}
      {state.status === 'restored' && (
        <div className={styles['actions']}>
          <Button onClick={() => window.location.reload()}>{text.backup.reload}</Button>
        </div>
      )}
    </section>
  );
}

type PlannedActionsProps = {
  readonly plan: RestorePlan;
  readonly onCancel: () => void;
  readonly onRestore: (withDeleted: boolean) => void;
};

function PlannedActions({ plan, onCancel, onRestore }: PlannedActionsProps) {
  const { fresh, settings, deleted } = plan;
  const hasNew = fresh > 0 || settings.length > 0;
  const isAnything = hasNew || deleted.length > 0;
  return (
    <>
      <Button onClick={onCancel}>{isAnything ? text.backup.cancel : text.backup.close}</Button>
      {deleted.length > 0 && (
        <Button onClick={() => onRestore(true)}>
          {text.backup.confirmDeleted(deleted.length, !hasNew)}
        </Button>
      )}
      {hasNew && (
        <Button variant="primary" onClick={() => onRestore(false)}>
          {text.backup.confirm}
        </Button>
      )}
    </>
  );
}

/** `undefined` until known, or if unavailable. Measured again after a restore. */
function useStorageUse({ storage, clock }: Device, hasRestored: boolean): StorageUse | undefined {
  const [use, setUse] = useState<StorageUse>();
  useEffect(() => {
    const measure = async () => {
      const { measureStorageUse } = await import('./storage-use.chunk.ts');
      // Not available at addresses without encryption.
      const disk = navigator.storage as StorageManager | undefined;
      setUse(await measureStorageUse({ storage, clock }, disk && (() => disk.estimate())));
    };
    measure().catch(() => {});
  }, [storage, clock, hasRestored]);
  return use;
}

function describe(state: BackupState): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'working':
      return text.backup.working;
    case 'saved':
      return text.backup.saved;
    case 'restored':
      return state.left === 0 ? text.backup.restored : text.backup.partlyRestored(state.left);
    case 'failed':
      return state.words;
    case 'planned':
      return text.backup.plan(state.plan);
  }
}
