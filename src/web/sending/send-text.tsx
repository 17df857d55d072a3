import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import styles from './send-text.module.css';
import { text } from './text.ts';
import { whatsappLink } from './whatsapp-link.ts';

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

  const sendToWhatsapp = () => {
    const link = whatsappLink(message);
    if (link === undefined) return void copy(text.tooLong);
    window.open(link, '_blank', 'noopener');
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
      <div className={styles['ways']}>
        <Button variant="primary" icon={<MessageCircle />} onClick={sendToWhatsapp}>
          {text.whatsapp}
        </Button>
        {'share' in navigator && (
          <Button
            icon={<Share2 />}
            // Closing the share sheet without a choice is not a failure.
            onClick={() => void navigator.share({ text: message }).catch(() => {})}
          >
            {text.shareSheet}
          </Button>
        )}
        <Button icon={<Copy />} onClick={() => void copy(text.copied)}>
          {text.copy}
        </Button>
      </div>
    </div>
  );
}
