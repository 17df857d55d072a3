import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Sheet } from '../ui/sheet.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import type { Tool } from '../ui/tool-launcher.ts';
import type { Messages } from './messages.ts';
import { SendText } from './send-text.tsx';
import { text } from './text.ts';
import styles from './send-dialog.module.css';

type SendState = { readonly messages: Messages | undefined };

/** Shows texts before they are sent. */
export function createSendTool(toasts: ToastStore): Tool<Messages> {
  const store = createStore<SendState>()(() => ({ messages: undefined }));
  return {
    screen: <SendDialog store={store} toasts={toasts} />,
    open: (messages) => store.setState({ messages }),
  };
}

type SendDialogProps = { readonly store: StoreApi<SendState>; readonly toasts: ToastStore };

function SendDialog({ store, toasts }: SendDialogProps) {
  const messages = useStore(store, (state) => state.messages);
  if (messages === undefined) return null;
  const close = () => store.setState({ messages: undefined });
  return <OpenDialog messages={messages} toasts={toasts} onClose={close} />;
}

type OpenDialogProps = {
  readonly messages: Messages;
  readonly toasts: ToastStore;
  readonly onClose: () => void;
};

function OpenDialog({ messages: { title, note, choices }, toasts, onClose }: OpenDialogProps) {
  const [chosen, setChosen] = useState(0);
  return (
    <Sheet title={title} closeTitle={text.close} place="side" onClose={onClose}>
      <div className={styles['content']}>
        {choices.length > 1 && (
          <fieldset className={styles['choices']}>
            <legend className="visually-hidden">{text.which}</legend>
            {choices.map(({ label }, index) => (
              <label key={label}>
                <input
                  type="radio"
                  name="message"
                  checked={index === chosen}
                  onChange={() => setChosen(index)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        {note !== undefined && <p className={styles['note']}>{note}</p>}
        <SendText message={choices[chosen]?.message ?? ''} toasts={toasts} />
      </div>
    </Sheet>
  );
}
