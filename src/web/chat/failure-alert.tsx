import { BookOpen, CircleAlert, RefreshCw, Search, Settings, SquarePen } from 'lucide';
import { useCallback, useState } from 'react';
import { failureSentence, nothingText } from '../failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useRetryOnline } from '../ui/use-retry-online.ts';
import type { AnswerFailure } from './answer-state.ts';
import { text } from './text.ts';
import type { Ask } from './use-asking.ts';
import styles from './failure-alert.module.css';

type FailureAlertProps = {
  readonly question: string;
  readonly failure: AnswerFailure;
  /** Asks the question again, or one of the nearest titles. */
  readonly onAsk: Ask;
  /** Puts the question back into the composer. */
  readonly onEdit: () => void;
  readonly onOpenSettings: () => void;
};

/** What happened and what can be done about it; the question stays within reach. */
export function FailureAlert(props: FailureAlertProps) {
  const { question, failure, onAsk, onEdit, onOpenSettings } = props;
  const { near = [] } = failure;
  const isKeyRejected = failure.code === 'key-rejected';
  const isCollection = failure.sourceName === 'collection';
  // The collection always gives the same answer: nothing failed, and asking again does not help.
  const hasNothing = isCollection && failure.code === 'empty';
  const isBack = useIsBack() && (failure.code === 'offline' || failure.code === 'network');
  const isCalm = hasNothing || isBack;
  const icon = isBack ? RefreshCw : hasNothing ? Search : CircleAlert;
  const sentence = isBack
    ? text.answer.online
    : failureSentence(failure.code, failure.retryAfterSeconds);
  return (
    <div
      className={isCalm ? styles['nothing'] : styles['alert']}
      role={isCalm ? 'status' : 'alert'}
    >
      <Icon of={icon} />
      <div>
        <p className={styles['question']}>{question}</p>
        <p>{hasNothing ? nothingText : sentence}</p>
        {near.length > 0 && (
          <div className={styles['near']}>
            <p>{text.near}</p>
            {near.map((title) => (
              <Button key={title} icon={<Icon of={Search} />} onClick={() => onAsk(title)}>
                {title}
              </Button>
            ))}
          </div>
        )}
        <div className={styles['actions']}>
          {isKeyRejected && (
            <Button variant="primary" icon={<Icon of={Settings} />} onClick={onOpenSettings}>
              {text.answer.openSettings}
            </Button>
          )}
          {!hasNothing && (
            <Button
              variant={isKeyRejected ? 'quiet' : 'primary'}
              icon={<Icon of={RefreshCw} />}
              onClick={() => onAsk(question)}
            >
              {text.answer.retry}
            </Button>
          )}
          <Button
            variant={hasNothing ? 'primary' : 'quiet'}
            icon={<Icon of={SquarePen} />}
            onClick={onEdit}
          >
            {text.answer.edit}
          </Button>
          {!isCollection && (
            <Button
              icon={<Icon of={BookOpen} />}
              onClick={() => onAsk(question, { fromCollection: true })}
            >
              {text.answer.askCollection}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Whether the network is back. The visitor asks again: something else may be typed by now. */
function useIsBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useRetryOnline(useCallback(() => setIsBack(true), []));
  return isBack;
}
