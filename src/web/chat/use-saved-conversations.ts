import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { HistoryStore } from '../history/history-store.ts';
import { text as historyText } from '../history/text.ts';
import { paths } from '../paths.ts';
import { text as pageText } from '../text.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import { shownConversation } from './answer-state.ts';
import type { AnswerStore } from './answer-store.ts';

/**
 * What the list can do with a conversation. Both functions stay the same, so that typing does not
 * render its entries again.
 */
export function useSavedConversations(
  history: HistoryStore,
  answers: AnswerStore,
  toasts: ToastStore,
) {
  const [, navigate] = useLocation();

  const saveAsWord = useCallback(
    (id: string) => void downloadAsWord(id, history, toasts),
    [history, toasts],
  );

  const remove = useCallback(
    (id: string) => {
      if (!history.remove(id)) return;
      if (id === shownConversation(answers.getState())) {
        answers.clear();
        navigate(paths.chat);
      }
      toasts.show({
        message: historyText.deleted,
        action: { label: historyText.undo, run: () => void history.undoRemove() },
      });
    },
    [answers, history, toasts, navigate],
  );

  return { saveAsWord, remove };
}

async function downloadAsWord(
  id: string,
  history: HistoryStore,
  toasts: ToastStore,
): Promise<void> {
  const saved = await history.read(id);
  if (saved === undefined) return;
  try {
    const { saveDocx } = await import('../export/save-files.ts');
    const dishes = saved.response.map((dish) => ({ dish }));
    await saveDocx({ ...saved, dishes, note: saved.origin?.note }, toasts);
  } catch {
    const run = () => void downloadAsWord(id, history, toasts);
    toasts.show({
      message: pageText.broken.part,
      action: { label: pageText.broken.retry, run },
    });
  }
}
