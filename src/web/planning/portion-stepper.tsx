import { Minus, Plus } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
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
  /** Absent while every recipe has its own size. */
  readonly value: number | undefined;
  /** False if the value is the usual one and was not chosen. */
  readonly isOwn: boolean;
  /** Where the buttons start while there is no value. */
  readonly base: number;
  /** `undefined` for a field that was emptied. */
  readonly onChange: (portions: number | undefined) => void;
};

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

const MINUS = <Minus aria-hidden="true" />;
const PLUS = <Plus aria-hidden="true" />;

/** Room for "asli" and for most numbers, so that the field does not grow while typing. */
const MIN_DIGITS = 4;

/** The typed text; `leftAt` if it stayed there, invalid, after the field was left. */
type Draft = {
  readonly typed: string;
  readonly leftAt?: { readonly value: number | undefined };
};

/**
 * A number of portions, set by buttons, arrow keys or typing; every valid number counts at once. An
 * invalid one stays with a sentence below it, and the previous value counts: "20000" is not 2,000.
 */
export function PortionStepper(props: PortionStepperProps) {
  const { label, fewer, more, value, isOwn, base, onChange } = props;
  const [kept, setDraft] = useState<Draft>();
  const held = useRef<number>(undefined);
  const problemId = useId();
  // A number chosen elsewhere since then replaces the text left here.
  const isOver = kept?.leftAt !== undefined && kept.leftAt.value !== value;
  const draft = isOver ? undefined : kept;
  const typed = draft === undefined ? undefined : parsePortions(draft.typed);
  const problem = typed !== undefined && 'problem' in typed ? typed.problem : undefined;
  const isWrong = problem !== undefined && problem !== 'empty';

  const step = (by: 1 | -1) => {
    setDraft(undefined);
    onChange(stepPortions(value ?? base, by));
  };

  const type = (typedText: string) => {
    setDraft({ typed: typedText });
    const read = parsePortions(typedText);
    if ('value' in read) onChange(read.value);
    else if (read.problem !== 'empty') onChange(held.current);
  };

  const leave = () => {
    if (problem === 'empty') onChange(undefined);
    setDraft(isWrong && draft !== undefined ? { ...draft, leftAt: { value } } : undefined);
  };

  const stepByKey = (event: KeyboardEvent) => {
    const by = STEP_OF_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };

  const shown = draft?.typed ?? value?.toString() ?? '';
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
          onFocus={(event) => {
            if (draft === undefined) held.current = isOwn ? value : undefined;
            event.target.select();
          }}
        />
        <button type="button" aria-label={more} onClick={() => step(1)}>
          {PLUS}
        </button>
      </div>
      {isWrong && (
        <p id={problemId} className={styles['problem']} role="alert">
          {text.portions.problem(problem, MAX_PORTIONS)}
        </p>
      )}
    </div>
  );
}
