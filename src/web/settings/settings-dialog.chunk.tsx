import { CircleAlert, CircleCheck, Eye, EyeOff, LoaderCircle, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { failureText, text } from '../text.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './settings-dialog.module.css';
import type { KeyCheck, SettingsStore } from './settings-store.ts';

/** The visitor's own key: paste it, see whether it works, take it away again. */
export function SettingsDialog({ store }: { readonly store: SettingsStore }) {
  const { hasKey, check } = useStore(store);
  const [key, setKey] = useState('');
  const [isShown, setIsShown] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  const save = async () => {
    await store.saveKey(key);
    if (store.getState().hasKey) setKey('');
  };

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="settings-title"
      onClose={store.close}
      closedby="any"
    >
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <header className={styles['header']}>
          <h2 id="settings-title">{text.settings.title}</h2>
          <IconButton
            title={text.settings.close}
            icon={<X />}
            onClick={() => dialog.current?.close()}
          />
        </header>
        <h3>{text.settings.keyHeading}</h3>
        <p className={styles['explanation']}>{text.settings.keyExplanation}</p>
        {hasKey && <p className={styles['stored']}>{text.settings.stored}</p>}
        <div className={styles['field']}>
          <input
            type={isShown ? 'text' : 'password'}
            value={key}
            aria-label={text.settings.keyLabel}
            placeholder={text.settings.keyLabel}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setKey(event.target.value)}
          />
          <IconButton
            title={isShown ? text.settings.hideKey : text.settings.showKey}
            icon={isShown ? <EyeOff /> : <Eye />}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
        <CheckResult check={check} />
        <div className={styles['actions']}>
          {hasKey && (
            <Button variant="danger" icon={<Trash2 />} onClick={store.removeKey}>
              {text.settings.remove}
            </Button>
          )}
          <Button variant="primary" type="submit" disabled={check.status === 'checking'}>
            {text.settings.save}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

function CheckResult({ check }: { readonly check: KeyCheck }) {
  const [icon, tone, words] = describeCheck(check);
  return (
    <div className={styles['result']} role="status">
      {words !== '' && (
        <p className={styles[tone]}>
          {icon}
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}

type Description = readonly [icon: ReactNode, tone: 'good' | 'bad' | 'busy', words: string];

function describeCheck(check: KeyCheck): Description {
  switch (check.status) {
    case 'none':
      return [null, 'busy', ''];
    case 'checking':
      return [<LoaderCircle key="icon" />, 'busy', text.settings.checking];
    case 'works':
      return [<CircleCheck key="icon" />, 'good', text.settings.works(check.model)];
    case 'removed':
      return [<CircleCheck key="icon" />, 'good', text.settings.removed];
    case 'empty':
      return [<CircleAlert key="icon" />, 'bad', text.settings.emptyKey];
    case 'not-stored':
      return [<CircleAlert key="icon" />, 'bad', text.settings.notStored];
    case 'failed':
      return [<CircleAlert key="icon" />, 'bad', describeFailure(check.code)];
  }
}

/** A key that Google refuses is told plainly; any other failure says nothing about the key. */
function describeFailure(code: keyof typeof failureText): string {
  return code === 'key-rejected'
    ? text.settings.rejected
    : `${text.settings.savedUnchecked} ${failureText[code]}`;
}
