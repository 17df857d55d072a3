import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useStore } from 'zustand';
import { HistorySidebar } from '../history/history-sidebar.tsx';
import type { HistoryStore } from '../history/history-store.ts';
import type { SidebarStore } from '../history/sidebar-store.ts';
import { CONVERSATION_PARAMETER, paths } from '../paths.ts';
import { text as historyText } from '../history/text.ts';
import { text as pageText } from '../text.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import type { AnswerBodyLoader } from './answer-body-loader.ts';
import { isGenerating, type AnswerStore, type AskOptions } from './answer-store.ts';
import { AnswerView } from './answer-view.tsx';
import styles from './chat-page.module.css';
import { Composer, COMPOSER_ID } from './composer.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { SuggestionStore } from './suggestion-store.ts';
import { useHistoryMessages } from './use-history-messages.ts';

/** Lets the arrow keys scroll an answer in which there is nothing yet to press. */
const REACHABLE = { tabIndex: 0 } as const;

/** What the chat screen works with; made once, outside React. */
export type ChatStores = {
  readonly answers: AnswerStore;
  readonly suggestions: SuggestionStore;
  readonly history: HistoryStore;
  readonly sidebar: SidebarStore;
  readonly toasts: ToastStore;
  readonly openSettings: () => void;
  readonly body: AnswerBodyLoader;
};

export function ChatPage({ stores }: { readonly stores: ChatStores }) {
  const { answers, suggestions, history, sidebar, toasts, body } = stores;
  const toolScreens = useStore(body, (state) => state.toolScreens);
  const [, navigate] = useLocation();
  const [searchParams] = useSearchParams();
  const id = searchParams.get(CONVERSATION_PARAMETER) ?? undefined;
  const answer = useStore(answers);
  const [draft, setDraft] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const isMounted = useIsMounted();
  const isBusy = isGenerating(answer);
  const [isOpened, setIsOpened] = useState(false);

  useEffect(() => {
    // Uncovered with the drawing that shows the conversation, and not a frame before it.
    if (isOpened) delete document.documentElement.dataset['opening'];
  }, [isOpened]);
  useEffect(() => {
    // The finished HTML knows no address: while the page is taken over, it seems to have no id.
    if (id === undefined && isIdInAddress()) return undefined;
    let isCurrent = true;
    // What is on screen and only gets its address, because it has been saved, does not move.
    const isOnScreen = id !== undefined && id === answers.getState().conversationId;
    const show = () => {
      if (!isCurrent) return;
      void answers.show(id).then(() => setIsOpened(true));
      if (!isOnScreen) scroller.current?.scrollTo(0, 0);
    };
    // Only once it can be shown: the empty screen stays covered until then.
    if (id === undefined || isOnScreen) show();
    else void body.load().then(show);
    return () => {
      isCurrent = false;
    };
  }, [answers, body, id]);
  useEffect(() => {
    // In braces: newer browsers return a promise here, which is no clean-up.
    scroller.current?.scrollTo(0, 0);
  }, [answer.question]);
  useHistoryMessages(history, toasts);

  const openSaved = (savedId: string | undefined) => {
    if (savedId !== undefined && isMounted()) navigate(paths.conversation(savedId));
  };

  const ask = async (question: string, options?: AskOptions) => {
    setDraft(question);
    const asked = answers.ask(question, options);
    // The conversation that was open is not the one on screen any more.
    if (id !== undefined) navigate(paths.chat);
    const savedId = await asked;
    if (isGenerating(answers.getState())) return;
    setDraft('');
    openSaved(savedId);
  };

  const stop = async () => {
    setDraft('');
    openSaved(await answers.stop());
  };

  const save = useCallback(
    async (conversationId: string) => {
      const saved = await history.read(conversationId);
      if (saved === undefined) return;
      try {
        const { saveDocx } = await import('../export/save-files.ts');
        await saveDocx({ ...saved, dishes: saved.response.map((dish) => ({ dish })) }, toasts);
      } catch {
        toasts.show({ message: pageText.tool.failed });
      }
    },
    [history, toasts],
  );

  const edit = (question: string) => {
    setDraft(question);
    document.querySelector<HTMLElement>(`#${COMPOSER_ID}`)?.focus();
  };

  const remove = useCallback(
    (conversationId: string) => {
      if (!history.remove(conversationId)) return;
      if (conversationId === answers.getState().conversationId) {
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

  return (
    <div className={styles['chat']} data-screen="chat">
      <HistorySidebar
        history={history}
        sidebar={sidebar}
        currentId={id}
        onNewChat={answers.clear}
        onSave={(conversationId) => void save(conversationId)}
        onDelete={remove}
      />
      <main id="main" className={styles['main']} tabIndex={-1}>
        <div ref={scroller} className={styles['scroller']} {...(isBusy ? REACHABLE : {})}>
          <div className={styles['content']}>
            {answer.failure !== undefined && (
              <FailureAlert
                question={answer.question}
                failure={answer.failure}
                onRetry={() => void ask(answer.question)}
                onAskCollection={() => void ask(answer.question, { fromCollection: true })}
                onAsk={(title) => void ask(title)}
                onEdit={() => edit(answer.question)}
                onOpenSettings={stores.openSettings}
              />
            )}
            {isBusy || answer.dishes.length > 0 ? (
              <AnswerView
                answer={answer}
                body={body}
                onRetry={() => void ask(answer.question)}
                onAskAgain={() => void ask(answer.question, { fresh: true })}
              />
            ) : answer.status === 'opening' ? null : (
              <SuggestionList
                store={suggestions}
                onChoose={(foodName) => void ask(foodName)}
                isCovered={!isOpened}
              />
            )}
            <p className={styles['disclaimer']}>{pageText.footer.disclaimer}</p>
          </div>
        </div>
        <Composer
          draft={draft}
          isGenerating={isBusy}
          onDraftChange={setDraft}
          onSend={(question) => void ask(question)}
          onStop={() => void stop()}
        />
      </main>
      {toolScreens}
    </div>
  );
}

function isIdInAddress(): boolean {
  return new URLSearchParams(window.location.search).has(CONVERSATION_PARAMETER);
}

/** Says whether the screen is still there when something slow has ended. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
