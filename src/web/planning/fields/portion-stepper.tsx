import { Minus, Plus } from 'lucide';
import { useId } from 'react';
import {
  MAX_PORTIONS,
  MAX_TIMES,
  MIN_TIMES,
  stepPortions,
  stepTimes,
} from '#core/kitchen/portion-count.ts';
import { writeCount } from '#core/kitchen/portion-unit.ts';
import { Icon } from '../../ui/icon.tsx';
import { text } from '../text.ts';
import { portionSpinner } from './portion-spinner.ts';
import { portionsTyped, timesTyped } from './typed-figures.ts';
import { useTypedValue } from './use-typed-value.ts';
import styles from './portion-stepper.module.css';

type PortionStepperProps = {
  readonly label: string;
  readonly fewer: string;
  readonly more: string;
  /** Absent while every dish has its own size. */
  readonly value: number | undefined;
  /** What is shown, and read out, without a value. */
  readonly placeholder?: { readonly short: string; readonly long: string };
  /** False if the value is the usual one, not a chosen one. */
  readonly isOwn: boolean;
  /** Where the buttons start without a value; absent if one step would replace several sizes. */
  readonly base: number | undefined;
  /** The step below one; absent if only whole portions are counted. */
  readonly part?: number | undefined;
  /** `undefined` for an emptied field. */
  readonly onChange: (portions: number | undefined) => void;
};

const MINUS = <Icon of={Minus} />;
const PLUS = <Icon of={Plus} />;

/** Room for most numbers, so that the field does not grow while typing. */
const MIN_DIGITS = 4;

/** A number of portions, set by buttons, arrow keys or typing. */
export function PortionStepper(props: PortionStepperProps) {
  const { label, fewer, more, value, isOwn, base, part, onChange } = props;
  const hasParts = part !== undefined;
  const { short, long } = props.placeholder ?? text.portions.asWritten;
  const typed = useTypedValue({
    value:
      value === undefined ? '' : hasParts ? value.toString().replace('.', ',') : writeCount(value),
    isOwn,
    take: hasParts ? timesTyped(onChange) : portionsTyped(MAX_PORTIONS, onChange),
  });
  const problemId = useId();

  const from = value ?? base;
  const step = (by: 1 | -1) => {
    if (from === undefined) return;
    typed.forget();
    onChange(hasParts ? stepTimes(from, by, part) : stepPortions(from, by));
  };

  return (
    <div className={styles['field']}>
      <div className={styles['stepper']}>
        <button
          type="button"
          aria-label={fewer}
          disabled={from === undefined}
          onClick={() => step(-1)}
        >
          {MINUS}
        </button>
        <input
          {...portionSpinner(
            from,
            step,
            value === undefined ? long : undefined,
            hasParts ? [MIN_TIMES, MAX_TIMES] : undefined,
          )}
          type="text"
          inputMode={hasParts ? 'decimal' : 'numeric'}
          aria-label={label}
          aria-invalid={typed.problem !== undefined}
          aria-describedby={typed.problem === undefined ? undefined : problemId}
          autoComplete="off"
          placeholder={short}
          value={typed.text}
          size={Math.max(MIN_DIGITS, typed.text.length)}
          {...typed.handlers}
        />
        <button
          type="button"
          aria-label={more}
          disabled={from === undefined}
          onClick={() => step(1)}
        >
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
