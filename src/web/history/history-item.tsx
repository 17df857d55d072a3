import { Download, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { text } from './text.ts';
import { PopoverMenu } from '../ui/popover-menu.tsx';
import type { HistoryEntry } from './conversation.ts';
import styles from './history-sidebar.module.css';

type HistoryItemProps = {
  readonly entry: HistoryEntry;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onSave: (id: string) => void;
  readonly onDelete: (id: string) => void;
};

export const HistoryItem = memo(function HistoryItem(props: HistoryItemProps) {
  const { entry, isCurrent, onOpen, onSave, onDelete } = props;
  return (
    <li className={styles['item']}>
      <Link
        href={paths.conversation(entry.id)}
        onClick={onOpen}
        className={styles['link']}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {entry.question}
      </Link>
      <PopoverMenu
        title={text.options(entry.question)}
        actions={[
          { label: text.save, icon: <Download />, run: () => onSave(entry.id) },
          {
            label: text.delete,
            icon: <Trash2 />,
            run: () => onDelete(entry.id),
            isDestructive: true,
          },
        ]}
      />
    </li>
  );
});
