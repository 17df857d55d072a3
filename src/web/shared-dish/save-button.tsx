import { BookmarkPlus, History } from 'lucide';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Dish } from '#core/recipes/dish.ts';
import type { HistoryStore } from '../history/history-store.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import { findSavedDish, saveDish } from './save-dish.ts';
import { text } from './text.ts';
import styles from './dish-screen.module.css';

type SaveButtonProps = {
  readonly dish: Dish;
  readonly history: HistoryStore;
  readonly toasts: ToastStore;
};

/** Saves a shared dish as a conversation; once saved, links to it. */
export function SaveButton({ dish, history, toasts }: SaveButtonProps) {
  const [savedId, setSavedId] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void findSavedDish(history, dish).then((id) => isCurrent && setSavedId(id));
    return () => {
      isCurrent = false;
    };
  }, [history, dish]);

  const save = async () => {
    setIsSaving(true);
    const id = await saveDish(history, dish);
    setIsSaving(false);
    setSavedId(id);
    // The history itself says why it could not.
    if (id !== undefined) toasts.show({ message: text.saved });
  };

  if (savedId !== undefined) {
    return (
      <Link href={paths.conversation(savedId)} className={styles['toHistory']}>
        <Icon of={History} />
        {text.openInHistory}
      </Link>
    );
  }
  return (
    <Button icon={<Icon of={BookmarkPlus} />} disabled={isSaving} onClick={() => void save()}>
      {text.save}
    </Button>
  );
}
