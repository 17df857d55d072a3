import { BookOpen, CircleAlert, RefreshCw } from 'lucide-react';
import { failureSentence } from '../failure-text.ts';
import { text } from './text.ts';
import { Button } from '../ui/button.tsx';
import type { AnswerFailure } from './answer-store.ts';
import styles from './failure-alert.module.css';

type FailureAlertProps = {
  readonly question: string;
  readonly failure: AnswerFailure;
  readonly onRetry: () => void;
  readonly onAskCollection: () => void;
};

/** What happened and what can be done; the question is kept for both buttons. */
export function FailureAlert(props: FailureAlertProps) {
  const { question, failure, onRetry, onAskCollection } = props;
  return (
    <div className={styles['alert']} role="alert">
      <CircleAlert />
      <div>
        <p className={styles['question']}>{question}</p>
        <p>{failureSentence(failure.code, failure.retryAfterSeconds)}</p>
        <div className={styles['actions']}>
          <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
            {text.answer.retry}
          </Button>
          {failure.route !== 'collection' && (
            <Button icon={<BookOpen />} onClick={onAskCollection}>
              {text.answer.askCollection}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
