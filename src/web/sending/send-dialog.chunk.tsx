import { useState } from 'react';
import { Sheet } from '../ui/sheet.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import type { Tool } from '../ui/tool-launcher.ts';
import type { Messages } from './messages.ts';
import { SendText } from './send-text.tsx';
import { text } from './text.ts';
import styles from './send-dialog.module.css';

/** Shows texts before they are sent. */
export const createSendTool = (toasts: ToastStore): Tool<Messages> => ({
  open: (messages, show) =>
    show(<SendDialog messages={messages} toasts={toasts} onClose={() => show(null)} />),
});

type SendDialogProps = {
  readonly messages: Messages;
  readonly toasts: ToastStore;
  readonly onClose: () => void;
};

function SendDialog({ messages: { title, note, choices }, toasts, onClose }: SendDialogProps) {
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
