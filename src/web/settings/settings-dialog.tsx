import { CircleAlert, CircleCheck, Eye, EyeOff, LoaderCircle, Trash2 } from 'lucide';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { failureText } from '../failure-text.ts';
import type { Device } from '../storage/browser-storage.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { BackupSection } from './backup-section.tsx';
import type { KeyCheck, OwnKeyStore } from './own-key-store.ts';
import { text } from './text.ts';
import styles from './settings-dialog.module.css';

type SettingsDialogProps = {
  readonly ownKey: OwnKeyStore;
  readonly device: Device;
  readonly onClose: () => void;
  /** Sections of other rooms. */
  readonly children?: ReactNode;
};

/** The visitor's own key, sections of other rooms, and everything in one backup file. */
export function SettingsDialog({ ownKey, device, onClose, children }: SettingsDialogProps) {
  const { hasKey, check } = useStore(ownKey);
  const [key, setKey] = useState('');
  const [isShown, setIsShown] = useState(false);

  const save = async () => {
    await ownKey.saveKey(key);
    if (ownKey.getState().check.status === 'works') setKey('');
  };

  return (
    <Sheet title={text.title} closeTitle={text.close} place="center" onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h3>{text.keyHeading}</h3>
        <p className={styles['explanation']}>{text.keyExplanation}</p>
        {hasKey && <p className={styles['stored']}>{text.stored}</p>}
        <div className={styles['field']}>
          <input
            type={isShown ? 'text' : 'password'}
            value={key}
            aria-label={text.keyLabel}
            placeholder={text.keyLabel}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setKey(event.target.value)}
          />
          <IconButton
            title={isShown ? text.hideKey : text.showKey}
            icon={isShown ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
        <CheckResult check={check} />
        <div className={styles['actions']}>
          {hasKey && (
            <Button variant="danger" icon={<Icon of={Trash2} />} onClick={ownKey.removeKey}>
              {text.remove}
            </Button>
          )}
          <Button variant="primary" type="submit" disabled={check.status === 'checking'}>
            {text.save}
          </Button>
        </div>
      </form>
      {children}
      <BackupSection {...device} />
    </Sheet>
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
      return [<Icon of={LoaderCircle} key="icon" />, 'busy', text.checking];
    case 'works':
      return [<Icon of={CircleCheck} key="icon" />, 'good', text.works(check.model)];
    case 'removed':
      return [<Icon of={CircleCheck} key="icon" />, 'good', text.removed];
    case 'empty':
      return [<Icon of={CircleAlert} key="icon" />, 'bad', text.emptyKey];
    case 'not-stored':
      return [<Icon of={CircleAlert} key="icon" />, 'bad', text.notStored];
    case 'failed':
      return [<Icon of={CircleAlert} key="icon" />, 'bad', describeFailure(check.code)];
  }
}

/** A key that Google refuses is reported; any other failure says nothing about the key. */
function describeFailure(code: keyof typeof failureText): string {
  return code === 'key-rejected' ? text.rejected : `${text.unchecked} ${failureText[code]}`;
}
