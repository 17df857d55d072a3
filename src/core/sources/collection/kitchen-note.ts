import { foldText } from './search/words/fold-text.ts';

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

/** "Santannya" is "santan". */
const POSSESSIVE = /(\p{L}{4,})nya\b/giu;
/** Words at least this long are found inside longer ones: `goreng` in `digoreng`. */
const LEAST_INSIDE = 5;

/** The answer to what most of a question's words ask; `undefined` if nothing is known about it. */
export function findKitchenNote(
  question: string,
  notes: readonly KitchenNote[],
): string | undefined {
  const words = foldText(question.replaceAll(POSSESSIVE, '$1'));
  const says = (form: string) =>
    words.some((word) => word === form || (form.length >= LEAST_INSIDE && word.includes(form)));
  const wordsMatched = (alternative: string): number => {
    const asked = alternative.split(' ');
    return asked.every((word) => word.split('/').some(says)) ? asked.length : 0;
  };
  let best: KitchenNote | undefined;
  let most = 0;
  for (const one of notes) {
    const matched = Math.max(...one.asked.split('|').map(wordsMatched));
    if (matched > most) [best, most] = [one, matched];
  }
  return best?.note;
}
