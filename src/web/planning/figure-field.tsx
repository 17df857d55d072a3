import { useId, useRef, useState } from 'react';
import styles from './cost-sheet.module.css';

/** The result of typing: a value that counts at once, or a sentence below the field. */
export type Typed = { readonly problem?: string };

type FigureFieldProps = {
  readonly label: string;
  /** The value shown while the field is not being edited; empty for none. */
  readonly value: string;
  readonly placeholder?: string;
  /** False if the value shown is the usual one and not the owner's. */
  readonly isOwn?: boolean;
  /** Shown after the field. */
  readonly unit?: string;
  /** Reads what was typed and applies it. */
  readonly onType: (text: string) => Typed;
  /**
   * False if another element labels the field visibly; the label is then only for screen readers.
   */
  readonly hasLabel?: boolean;
};

/**
 * A figure that is typed the way people write it. The typed text stays as it is until the field is
 * left, so that the cursor never jumps; invalid text stays even then, with a sentence below it, and
 * all sums use the previous value: "1,2,3" is not 1.
 */
export function FigureField(props: FigureFieldProps) {
  const { label, value, placeholder, unit, onType, hasLabel = true } = props;
  const { isOwn = value !== '' } = props;
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const takeBack = useRef(() => {});
  const id = useId();

  const begin = () => {
    // What is needed to return to the value shown now.
    takeBack.current = () => void onType(isOwn ? value : '');
  };

  const type = (text: string) => {
    setDraft(text);
    const typed = onType(text);
    setProblem(typed.problem);
    if (typed.problem !== undefined) takeBack.current();
  };

  return (
    <div className={styles['field']}>
      {hasLabel && <label htmlFor={id}>{label}</label>}
      <span className={styles['input']}>
        <input
          id={id}
          type="text"
          inputMode="text"
          autoComplete="off"
          aria-label={hasLabel ? undefined : label}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          placeholder={placeholder}
          value={draft ?? value}
          onFocus={(event) => {
            if (draft === undefined) begin();
            event.target.select();
          }}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (problem === undefined) setDraft(undefined);
          }}
        />
        {unit !== undefined && <span>{unit}</span>}
      </span>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  );
}
