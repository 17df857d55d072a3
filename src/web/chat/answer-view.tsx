import { BookOpen, Download, KeyRound, RefreshCw, Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Dish } from '#core/recipes/dish.ts';
import type { AnswerOrigin } from '../history/conversation.ts';
import type { PlanningLoader } from '../planning/load-planning.ts';
import { text } from './text.ts';
import { Button } from '../ui/button.tsx';
import { isGenerating, type AnswerState } from './answer-store.ts';
import styles from './answer-view.module.css';
import { DishCard } from '../dish/dish-card.tsx';

type AnswerViewProps = {
  readonly answer: AnswerState;
  readonly planning: PlanningLoader;
  readonly onSave: () => void;
  readonly onRetry: () => void;
  readonly onAskAgain: () => void;
  readonly onCook: (dish: Dish) => void;
};

/** The dishes on screen, with what is known of them. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, planning, onSave, onRetry, onAskAgain, onCook } = props;
  const { dishes, origin } = answer;
  const isBusy = isGenerating(answer);
  const dishParts = useStore(planning, (state) => state.planning?.dishParts);
  return (
    <section className={styles['answer']} aria-label={text.answer.region} aria-busy={isBusy}>
      <header className={styles['header']}>
        <h1 className={styles['question']}>{answer.question}</h1>
        {!isBusy && <Origin origin={origin} />}
      </header>
      {origin?.nearest && <p className={styles['note']}>{text.answer.nearest}</p>}
      <div className={styles['columns']}>
        <Overview answer={answer} planning={planning} />
        <div className={styles['main']}>
          <ol className={styles['dishes']}>
            {dishes.map((dish, index) => (
              // An answer only ever grows at its end.
              <DishCard
                key={index}
                dish={dish}
                number={index + 1}
                onCook={onCook}
                parts={dishParts}
              />
            ))}
          </ol>
          <p className="visually-hidden" role="status">
            {dishes.length > 0 && text.answer.ready(dishes.length)}
          </p>
          {isBusy ? <Waiting /> : <Incomplete origin={origin} onRetry={onRetry} />}
          {!isBusy && dishes.length > 0 && (
            <div className={styles['actions']}>
              <Button icon={<Download />} onClick={onSave}>
                {text.answer.save}
              </Button>
              {origin?.source === 'gemini' && origin.complete && (
                <Button icon={<RefreshCw />} onClick={onAskAgain}>
                  {text.answer.again}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** All dishes at a glance; its place is kept until its code has loaded, so that nothing jumps. */
function Overview({ answer, planning: loader }: Pick<AnswerViewProps, 'answer' | 'planning'>) {
  const { planning, hasFailed } = useStore(loader);
  const { question } = answer;
  // With every answer anew: what failed to load for one may load for the next.
  useEffect(() => loader.load(), [loader, question]);
  return (
    <div className={styles['overview']} data-busy={isGenerating(answer)}>
      {planning && <planning.Overview answer={answer} />}
      {hasFailed && planning === undefined && (
        <div className={styles['incomplete']} role="alert">
          <p>{text.answer.noOverview}</p>
          <Button icon={<RefreshCw />} onClick={loader.load}>
            {text.answer.loadOverview}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Shown until the last dish has arrived. */
function Waiting() {
  return (
    <div className={styles['waiting']}>
      <span className={styles['mortar']} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <p role="status">{text.answer.generating}</p>
    </div>
  );
}

function Origin({ origin }: { readonly origin: AnswerOrigin | undefined }) {
  const [icon, words] = describeOrigin(origin);
  return (
    <p className={styles['origin']}>
      {icon}
      {words}
    </p>
  );
}

function describeOrigin(origin: AnswerOrigin | undefined) {
  if (origin === undefined) return [<BookOpen key="icon" />, text.origin.saved] as const;
  if (origin.source === 'collection') {
    return [<BookOpen key="icon" />, text.origin.collection] as const;
  }
  return origin.route === 'own-key'
    ? ([<KeyRound key="icon" />, text.origin.ownKey(origin.model)] as const)
    : ([<Sparkles key="icon" />, text.origin.gemini(origin.model)] as const);
}

type IncompleteProps = {
  readonly origin: AnswerOrigin | undefined;
  readonly onRetry: () => void;
};

function Incomplete({ origin, onRetry }: IncompleteProps) {
  if (origin?.reason === undefined) return null;
  return (
    <div className={styles['incomplete']} role="alert">
      <p>{origin.stopped ? text.answer.stopped : text.answer.incomplete[origin.reason]}</p>
      <Button icon={<RefreshCw />} onClick={onRetry}>
        {text.answer.retry}
      </Button>
    </div>
  );
}
