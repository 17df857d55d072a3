import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { HistoryStore } from '../history/history-store.ts';
import { HistorySidebar } from '../history/sidebar/history-sidebar.tsx';
import type { SidebarStore } from '../history/sidebar/sidebar-store.ts';
import { CONVERSATION_PARAMETER } from '../paths.ts';
import { text as pageText } from '../text.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import { useQueryString } from '../ui/use-query-string.ts';
import type { AnswerBodyLoader } from './answer-body-loader.ts';
import { hasAnswer } from './answer-state.ts';
import type { AnswerStore } from './answer-store.ts';
import { AnswerView } from './answer-view.tsx';
import { Composer, COMPOSER_ID } from './composer.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { SuggestionStore } from './suggestion-store.ts';
import { text } from './text.ts';
import { useAsking } from './use-asking.ts';
import { useHistoryRefresh } from './use-history-refresh.ts';
import { useSavedConversations } from './use-saved-conversations.ts';
import { useShownConversation } from './use-shown-conversation.ts';
import styles from './chat-page.module.css';

/** Lets the arrow keys scroll an answer that has nothing to focus yet. */
const REACHABLE = { tabIndex: 0 } as const;

/** What the chat screen works with; created once, outside React. */
type ChatParts = {
  readonly answers: AnswerStore;
  readonly draft: StoreApi<string>;
  readonly suggestions: SuggestionStore;
  readonly history: HistoryStore;
  readonly sidebar: SidebarStore;
  readonly toasts: ToastStore;
  readonly openSettings: () => void;
  /** Opens the form for an own recipe. */
  readonly writeRecipe: () => void;
  readonly isShopping: () => boolean;
  readonly openShopping: () => void;
  readonly body: AnswerBodyLoader;
};

export function ChatPage({ parts }: { readonly parts: ChatParts }) {
  const { answers, suggestions, history, sidebar, toasts, body } = parts;
  const parameters = new URLSearchParams(useQueryString());
  const id = parameters.get(CONVERSATION_PARAMETER) ?? undefined;
  const answer = useStore(answers);
  const draft = useStore(parts.draft);
  const { setState: setDraft } = parts.draft;
  const isBusy = answer.status === 'writing';
  const question = 'question' in answer ? answer.question : '';
  const sayGone = useCallback(() => toasts.show({ message: text.gone }), [toasts]);
  const isShown = useShownConversation(id, answers, body, sayGone);
  const { ask, stop } = useAsking(answers, parts.draft, id);
  const { saveAsWord, remove } = useSavedConversations(history, answers, toasts);
  useHistoryRefresh(history);

  const edit = () => {
    setDraft(question);
    document.querySelector<HTMLElement>(`#${COMPOSER_ID}`)?.focus();
  };

  return (
    <div className={styles['chat']} data-screen="chat">
      <HistorySidebar
        history={history}
        sidebar={sidebar}
        currentId={id}
        onNewChat={answers.clear}
        isShopping={parts.isShopping}
        onShop={parts.openShopping}
        onSaveAsWord={saveAsWord}
        onDelete={remove}
      />
      <main id="main" className={styles['main']} tabIndex={-1}>
        {/* A new key starts each question at its top; scrolling there would cost another layout. */}
        <div key={question} className={styles['scroller']} {...(isBusy ? REACHABLE : {})}>
          <div className={styles['content']}>
            {answer.status === 'failed' && (
              <FailureAlert
                question={question}
                failure={answer.failure}
                onAsk={ask}
                onEdit={edit}
                onOpenSettings={parts.openSettings}
              />
            )}
            {hasAnswer(answer) && <AnswerView answer={answer} body={body} onAsk={ask} />}
            {!hasAnswer(answer) && answer.status !== 'opening' && (
              <SuggestionList
                store={suggestions}
                onChoose={ask}
                onWrite={parts.writeRecipe}
                isCovered={!isShown}
              />
            )}
            <p className={styles['disclaimer']}>{pageText.footer.disclaimer}</p>
          </div>
        </div>
        <Composer
          draft={draft}
          isGenerating={isBusy}
          onDraftChange={setDraft}
          onSend={(typed) => {
            const taken = body.getState().body?.takeTyped(typed, answer) ?? { ask: typed };
            if (taken === 'kept') setDraft('');
            else ask(taken.ask);
          }}
          onStop={() => void stop()}
        />
      </main>
    </div>
  );
}
