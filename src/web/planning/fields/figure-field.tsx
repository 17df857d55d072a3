import { useId, type Ref } from 'react';
import { useTypedValue, type Typed } from './use-typed-value.ts';
import styles from './figure-field.module.css';

type FigureFieldProps = {
  readonly label: string;
  /** The value shown while the field is not being edited; empty for none. */
  readonly value: string;
  readonly placeholder?: string;
  /** False if the value shown is the usual one, not the owner's. */
  readonly isOwn?: boolean;
  /** Shown after the field. */
  readonly unit?: string;
  /** Reads what was typed over `before` and applies it. */
  readonly onType: (text: string, before: string) => Typed;
  /**
   * False if another element labels the field visibly; the label is then only for screen readers.
   */
  readonly hasLabel?: boolean;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** A figure typed as people write it, with a sentence below it if it is invalid, or how it was read. */
export function FigureField(props: FigureFieldProps) {
  const { label, value, placeholder, unit, onType, hasLabel = true, ref } = props;
  const { isOwn = value !== '' } = props;
  const typed = useTypedValue({ value, isOwn, take: onType });
  const id = useId();
  const said = typed.problem ?? typed.note;
  return (
    <div className={styles['field']}>
      {hasLabel && <label htmlFor={id}>{label}</label>}
      <span className={styles['input']}>
        <input
          id={id}
          ref={ref}
          type="text"
          inputMode="text"
          autoComplete="off"
          aria-label={hasLabel ? undefined : label}
          aria-invalid={typed.problem !== undefined}
          aria-describedby={said === undefined ? undefined : `${id}-said`}
          placeholder={placeholder}
          value={typed.text}
          {...typed.handlers}
        />
        {unit !== undefined && <span>{unit}</span>}
      </span>
      {said !== undefined && (
        <p id={`${id}-said`} className={styles[typed.problem === undefined ? 'note' : 'problem']}>
          {said}
        </p>
      )}
    </div>
  );
}
