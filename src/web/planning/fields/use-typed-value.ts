import { useRef, useState, type ChangeEvent, type FocusEvent } from 'react';

/** The result of typing: a value that counts at once, and how it was read, or why it was not. */
export type Typed = { readonly problem?: string; readonly note?: string };

/** `leftAt`: the value of the field when it was left with invalid text. */
type Draft = Typed & { readonly text: string; readonly leftAt?: string };

type TypedValueParts = {
  /** The value shown while the field is not being edited; empty for none. */
  readonly value: string;
  /** False if it is the usual value, not a chosen one. */
  readonly isOwn: boolean;
  /**
   * Reads what was typed and applies it.
   *
   * @param before the value when the field was entered.
   */
  readonly take: (typed: string, before: string) => Typed;
};

/**
 * The text of a field during editing; every valid one counts at once. It stays as typed until the
 * field is left, so that the cursor never jumps. Invalid text stays even then, and the previous
 * value counts: "1,2,3" is not 1. A value set elsewhere replaces it.
 */
export function useTypedValue({ value, isOwn, take }: TypedValueParts) {
  const [kept, setDraft] = useState<Draft>();
  const takeBack = useRef(() => {});
  const before = useRef(value);
  const draft = kept?.leftAt === undefined || kept.leftAt === value ? kept : undefined;
  return {
    text: draft?.text ?? value,
    problem: draft?.problem,
    note: draft?.note,
    /** Shows the value again. */
    forget: () => setDraft(undefined),
    /** Handlers for the input. */
    handlers: {
      onFocus({ target }: FocusEvent<HTMLInputElement>) {
        if (draft === undefined) {
          before.current = value;
          takeBack.current = () => void take(isOwn ? value : '', value);
        }
        target.select();
      },
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        const typed = take(target.value, before.current);
        setDraft({ text: target.value, ...typed });
        if (typed.problem !== undefined) takeBack.current();
      },
      onBlur: () =>
        setDraft(draft?.problem === undefined ? undefined : { ...draft, leftAt: value }),
    },
  };
}
