import { Download, Trash2 } from 'lucide';
import { memo } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { focusBesideRow } from '../../ui/focus-after.ts';
import { Icon } from '../../ui/icon.tsx';
import { PopoverMenu } from '../../ui/popover-menu.tsx';
import type { HistoryEntry } from '../conversation.ts';
import { listText } from './list-text.ts';
import styles from './history-sidebar.module.css';

/** These must not change: new functions would render every entry again on each keystroke. */
type HistoryItemActions = {
  readonly onOpen: () => void;
  readonly onSaveAsWord: (id: string) => void;
  readonly onDelete: (id: string) => void;
};

export type HistoryItemsProps = HistoryItemActions & {
  readonly entries: readonly HistoryEntry[];
  readonly currentId: string | undefined;
};

/** Conversations as links, each with its menu. */
export const HistoryItems = ({ entries, currentId, ...actions }: HistoryItemsProps) => (
  <ul>
    {entries.map((entry) => (
      <HistoryItem key={entry.id} entry={entry} isCurrent={entry.id === currentId} {...actions} />
    ))}
  </ul>
);

type HistoryItemProps = HistoryItemActions & {
  readonly entry: HistoryEntry;
  readonly isCurrent: boolean;
};

const HistoryItem = memo(function HistoryItem(props: HistoryItemProps) {
  const { entry, isCurrent, onOpen, onSaveAsWord, onDelete } = props;
  // An own dish, or one from a link, is saved under its name.
  const dishes = entry.dishes.filter((name) => name !== entry.question);
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <Link
          href={paths.conversation(entry.id)}
          onClick={onOpen}
          className={styles['link']}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {entry.question}
        </Link>
        {dishes.length > 0 && <p className={styles['dishes']}>{dishes.join(', ')}</p>}
      </div>
      <PopoverMenu
        title={listText.options(entry.question)}
        actions={[
          { label: listText.save, icon: <Icon of={Download} />, run: () => onSaveAsWord(entry.id) },
          {
            label: listText.delete,
            icon: <Icon of={Trash2} />,
            run: () => {
              focusBesideRow('#history');
              onDelete(entry.id);
            },
            isDestructive: true,
          },
        ]}
      />
    </li>
  );
});
