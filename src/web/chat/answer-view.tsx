import { BookOpen, RefreshCw, Sparkles, SquarePen } from 'lucide';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { AnswerOrigin } from '../history/conversation.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { AnswerBodyLoader } from './answer-body-loader.ts';
import type { AnswerOnScreen, ShownAnswer } from './answer-state.ts';
import { text } from './text.ts';
import type { Ask } from './use-asking.ts';
import styles from './answer-view.module.css';

type AnswerViewProps = {
  readonly answer: AnswerOnScreen;
  readonly body: AnswerBodyLoader;
  readonly onAsk: Ask;
};

/** The dishes on screen, with what is known about them. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, body, onAsk } = props;
  const { dishes, question } = answer;
  const { body: loaded } = useStore(body);
  const isBusy = answer.status === 'writing';
  const origin = isBusy ? undefined : answer.origin;
  return (
    <section className={styles['answer']} aria-label={text.answer.region} aria-busy={isBusy}>
      <header className={styles['header']}>
        <h1 className={styles['question']}>{question}</h1>
        <Origin origin={origin} isKnown={!isBusy} isMenu={dishes.length > 1} />
      </header>
      <Dishes answer={answer} body={body} />
      <p className="visually-hidden" role="status">
        {dishes.length > 0 ? text.answer.ready(dishes.length) : origin?.note}
      </p>
      {isBusy ? <Waiting /> : <Incomplete origin={origin} question={question} onAsk={onAsk} />}
      {!isBusy && loaded && <loaded.NextQuestions answer={answer} onAsk={onAsk} />}
    </section>
  );
}

function Dishes(props: Pick<AnswerViewProps, 'answer' | 'body'>) {
  const { answer, body } = props;
  const { body: loaded, hasFailed } = useStore(body);
  // Runs for every answer: what failed to load may load next time.
  useEffect(() => void body.load(), [body, answer.question]);
  if (answer.status === 'writing' && answer.dishes.length === 0) return null;
  if (loaded !== undefined) return <loaded.Dishes answer={answer} />;
  // A running answer announces its own loading.
  if (!hasFailed) return answer.status === 'writing' ? null : <Waiting />;
  return (
    <div className={styles['incomplete']} role="alert">
      <p>{text.answer.noBody}</p>
      <Button icon={<Icon of={RefreshCw} />} onClick={() => void body.load()}>
        {text.answer.retry}
      </Button>
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

type OriginProps = Pick<ShownAnswer, 'origin'> & {
  readonly isKnown: boolean;
  /** Whether there are several dishes: a menu that the visitor has put together. */
  readonly isMenu: boolean;
};

/** Its line is reserved while the answer is written, so that nothing moves. */
function Origin({ origin, isKnown, isMenu }: OriginProps) {
  if (!isKnown) return <p className={styles['origin']} />;
  const [icon, words] = describeOrigin(origin, isMenu);
  const line = (
    <>
      <Icon of={icon} />
      {words}
    </>
  );
  if (origin?.model === undefined) return <p className={styles['origin']}>{line}</p>;
  return (
    <details className={styles['origin']}>
      <summary>{line}</summary>
      {text.origin.model(origin.model)}
    </details>
  );
}

function describeOrigin(origin: AnswerOrigin | undefined, isMenu: boolean) {
  const { saved, menu, own, collection, ownKey, gemini } = text.origin;
  if (origin?.source === 'visitor') return [SquarePen, isMenu ? menu : own] as const;
  if (origin?.source === 'collection') return [BookOpen, collection(origin.leftOut)] as const;
  if (origin?.source === 'gemini')
    return [Sparkles, origin.route === 'own-key' ? ownKey : gemini] as const;
  return [BookOpen, saved] as const;
}

type IncompleteProps = {
  readonly origin: AnswerOrigin | undefined;
  readonly question: string;
  readonly onAsk: Ask;
};

/** Offers to ask again (the collection, if the AI was cut off). Dishes that have come are already saved. */
function Incomplete({ origin, question, onAsk }: IncompleteProps) {
  if (origin === undefined || origin.complete) return null;
  return (
    <div className={styles['incomplete']} role="alert">
      <p>{origin.stopped ? text.answer.stopped : text.answer.incomplete[origin.reason]}</p>
      <Button icon={<Icon of={RefreshCw} />} onClick={() => onAsk(question)}>
        {text.answer.retry}
      </Button>
      {origin.source === 'gemini' && (
        <Button
          icon={<Icon of={BookOpen} />}
          onClick={() => onAsk(question, { fromCollection: true })}
        >
          {text.answer.askCollection}
        </Button>
      )}
    </div>
  );
}
