import { foldStems } from './search/words/fold-text.ts';

/** What cooks and sellers ask besides recipes, as kitchen-notes.csv has it. */
export type KitchenNote = {
  /**
   * What the question has to say: alternatives parted by `|`. All words of one have to be in it, in
   * any order, each in one of its forms parted by `/`.
   */
  readonly asked: string;
  /** The answer, in the visitor's language. */
  readonly note: string;
};

/** Words at least this long are found inside longer ones: `goreng` in `digoreng`. */
export const LEAST_INSIDE = 5;

/** Whether one of the words is a form, or a longer word with it inside. */
export const findsForm = (words: readonly string[], form: string): boolean =>
  words.some((word) => word === form || (form.length >= LEAST_INSIDE && word.includes(form)));

/** The note that shares most words with the question; `undefined` if no alternative is in it whole. */
export function findKitchenNote(
  question: string,
  notes: readonly KitchenNote[],
): string | undefined {
  const words = foldStems(question);
  const wordsMatched = (alternative: string): number => {
    const asked = alternative.split(' ');
    return asked.every((word) => word.split('/').some((form) => findsForm(words, form)))
      ? asked.length
      : 0;
  };
  let best: KitchenNote | undefined;
  let most = 0;
  for (const one of notes) {
    const matched = Math.max(...one.asked.split('|').map(wordsMatched));
    if (matched > most) [best, most] = [one, matched];
  }
  return best?.note;
}
