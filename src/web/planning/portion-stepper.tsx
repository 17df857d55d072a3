import { Minus, Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import {
  MAX_PORTIONS,
  MIN_PORTIONS,
  parsePortions,
  stepPortions,
} from '#core/kitchen/portion-count.ts';
import styles from './portion-stepper.module.css';
import { text } from './text.ts';

type PortionStepperProps = {
  readonly label: string;
  readonly fewer: string;
  readonly more: string;
  /** Absent while every recipe stands at its own size. */
  readonly value: number | undefined;
  /** Where the buttons count from while there is no value. */
  readonly base: number;
  /** `undefined` for a field that was emptied. */
  readonly onChange: (portions: number | undefined) => void;
};

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

const MINUS = <Minus aria-hidden="true" />;
const PLUS = <Plus aria-hidden="true" />;

/** Room for "asli" and for most numbers, so that the field does not grow while typing. */
const MIN_DIGITS = 4;

/** A number of portions, by buttons, arrow keys or typing; every valid number counts at once. */
export function PortionStepper(props: PortionStepperProps) {
  const { label, fewer, more, value, base, onChange } = props;
  const [draft, setDraft] = useState<string>();
  const problemId = useId();
  const typed = draft === undefined ? undefined : parsePortions(draft);
  const problem = typed !== undefined && 'problem' in typed ? typed.problem : undefined;
  const isWrong = problem !== undefined && problem !== 'empty';

  const step = (by: 1 | -1) => {
    setDraft(undefined);
    onChange(stepPortions(value ?? base, by));
  };

  const type = (typedText: string) => {
    setDraft(typedText);
    const read = parsePortions(typedText);
    if ('portions' in read) onChange(read.portions);
  };

  const leave = () => {
    if (problem === 'empty') onChange(undefined);
    setDraft(undefined);
  };

  const stepByKey = (event: KeyboardEvent) => {
    const by = STEP_OF_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };

  const shown = draft ?? value?.toString() ?? '';
  return (
    <div className={styles['field']}>
      <div className={styles['stepper']}>
        <button type="button" aria-label={fewer} onClick={() => step(-1)}>
          {MINUS}
        </button>
        <input
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value ?? base}
          aria-valuetext={value === undefined ? text.portions.asWrittenLong : undefined}
          aria-valuemin={MIN_PORTIONS}
          aria-valuemax={MAX_PORTIONS}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
          autoComplete="off"
          placeholder={text.portions.asWritten}
          value={shown}
          size={Math.max(MIN_DIGITS, shown.length)}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={stepByKey}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" aria-label={more} onClick={() => step(1)}>
          {PLUS}
        </button>
      </div>
      {isWrong && (
        <p id={problemId} className={styles['problem']} role="alert">
          {text.portions.problems[problem]}
        </p>
      )}
    </div>
  );
}
