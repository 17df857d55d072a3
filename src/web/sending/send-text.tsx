import { Copy, MessageCircle, Share2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import { text } from './text.ts';
import { whatsappLinks } from './whatsapp-link.ts';
import styles from './send-text.module.css';

type SendTextProps = {
  readonly message: string;
  readonly toasts: ToastStore;
};

/** A text as it will arrive, and the ways to send it. */
export function SendText({ message, toasts }: SendTextProps) {
  const copy = async (done: string) => {
    const isCopied = await copyText(message);
    toasts.show({ message: isCopied ? done : text.copyFailed });
  };

  const links = whatsappLinks(message);
  const [opened, setOpened] = useState({ message, count: 0 });
  // Another text, with prices, starts again at its first message.
  const count = opened.message === message ? opened.count : 0;
  const next = count % links.length;
  const canShare = 'share' in navigator;

  const sendToWhatsapp = () => {
    window.open(links[next], '_blank', 'noopener');
    setOpened({ message, count: next + 1 });
  };

  return (
    <div className={styles['send']}>
      <textarea
        className={styles['message']}
        aria-label={text.preview}
        readOnly
        rows={12}
        value={message}
      />
      {links.length > 1 && (
        <p className={styles['note']} role="status">
          {count === 0
            ? `${text.severalMessages(links.length)} ${canShare ? text.oneByShare : text.oneByCopy}`
            : text.messagesOpened(count, links.length)}
        </p>
      )}
      <div className={styles['ways']}>
        <Button variant="primary" icon={<Icon of={MessageCircle} />} onClick={sendToWhatsapp}>
          {links.length === 1 ? text.whatsapp : text.whatsappPart(next + 1, links.length)}
        </Button>
        {canShare && (
          <Button
            icon={<Icon of={Share2} />}
            // Closing the share sheet without a choice is not a failure.
            onClick={() => void navigator.share({ text: message }).catch(() => {})}
          >
            {text.shareSheet}
          </Button>
        )}
        <Button icon={<Icon of={Copy} />} onClick={() => void copy(text.copied)}>
          {text.copy}
        </Button>
      </div>
    </div>
  );
}
