import { Minus, Plus } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { MAX_PORTIONS, MIN_PORTIONS, stepPortions } from '#core/kitchen/portion-count.ts';
import styles from './portion-stepper.module.css';
import { text } from '../text.ts';
import { typePortions } from './typed-figures.ts';
import { useTypedValue } from './use-typed-value.ts';

type PortionStepperProps = {
  readonly label: string;
  readonly fewer: string;
  readonly more: string;
  /** Absent while every dish has its own size. */
  readonly value: number | undefined;
  /** What is shown, and read out, without a value. */
  readonly without?: { readonly short: string; readonly long: string };
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

/** A number of portions, set by buttons, arrow keys or typing. */
export function PortionStepper(props: PortionStepperProps) {
  const { label, fewer, more, value, isOwn, base, onChange } = props;
  const { short, long } = props.without ?? text.portions.asWritten;
  const typed = useTypedValue({
    value: value?.toString() ?? '',
    isOwn,
    take: typePortions(MAX_PORTIONS, onChange),
  });
  const problemId = useId();

  const step = (by: 1 | -1) => {
    typed.forget();
    onChange(stepPortions(value ?? base, by));
  };

  const stepByKey = (event: KeyboardEvent) => {
    const by = STEP_OF_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };

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
          aria-valuetext={value === undefined ? long : undefined}
          aria-valuemin={MIN_PORTIONS}
          aria-valuemax={MAX_PORTIONS}
          aria-invalid={typed.problem !== undefined}
          aria-describedby={typed.problem === undefined ? undefined : problemId}
          autoComplete="off"
          placeholder={short}
          value={typed.text}
          size={Math.max(MIN_DIGITS, typed.text.length)}
          onKeyDown={stepByKey}
          {...typed.handlers}
        />
        <button type="button" aria-label={more} onClick={() => step(1)}>
          {PLUS}
        </button>
      </div>
      {typed.problem !== undefined && (
        <p id={problemId} className={styles['problem']} role="alert">
          {typed.problem}
        </p>
      )}
    </div>
  );
}
