import { tokenizeStems } from './search/words/tokenize.ts';

/** Questions of cooks and sellers besides recipes, as in kitchen-notes.csv. */
export type KitchenNote = {
  /**
   * What the question must say: alternatives separated by `|`. It must have all words of one, in
   * any order, each in one of its forms separated by `/`, and no form of a word that begins with `!`.
   */
  readonly triggers: string;
  /** The answer, in the visitor's language. */
  readonly note: string;
  /**
   * Empty for advice. A warning answers alone, without dishes, also a question that no dish would be safe
   * for; `spoilt` is for any spoilt food, `low sugar` for blood with less than 70 mg/dl. `illness` is advice
   * that is also given where no dish would be safe; `beyond` is what the product cannot do, and answers alone
   * unless a dish is named.
   */
  readonly warning: '' | 'danger' | 'spoilt' | 'low sugar' | 'illness' | 'beyond';
};

/** Sources of patterns that tell, before the notes are loaded, whether one may answer a folded question. */
export type NotePatterns = {
  /** May match a warning or sums, which replace the dishes: the first dish waits until that is known. */
  readonly replacingDishes: string;
  /** Finds what other advice may answer, which comes with dishes. */
  readonly withDishes: string;
};

/** Words at least this long are found inside longer ones: `goreng` in `digoreng`. */
export const MIN_FORM_LETTERS = 5;

/** Whether a word is this form, or a longer word that contains it. */
export const findsForm = (words: readonly string[], form: string): boolean =>
  words.some((word) => word === form || (form.length >= MIN_FORM_LETTERS && word.includes(form)));

/** The words that a question must have, and those that it must not have, each in its forms. */
export function readAlternative(alternative: string) {
  const words = alternative.split(' ');
  const formsOf = (word: string) => word.replace('!', '').split('/');
  return {
    needed: words.filter((word) => !word.startsWith('!')).map(formsOf),
    excluded: words.filter((word) => word.startsWith('!')).map(formsOf),
  };
}

/** The note that shares most words with the question; `undefined` if no alternative matches. */
export function findKitchenNote(
  question: string,
  notes: readonly KitchenNote[],
): KitchenNote | undefined {
  const words = tokenizeStems(question);
  const wordsMatched = (alternative: string): number => {
    const { needed, excluded } = readAlternative(alternative);
    const says = (forms: readonly string[]) => forms.some((form) => findsForm(words, form));
    return needed.every(says) && !excluded.some(says) ? needed.length : 0;
  };
  let best: KitchenNote | undefined;
  let most = 0;
  for (const one of notes) {
    const matched = Math.max(...one.triggers.split('|').map(wordsMatched));
    if (matched > most) [best, most] = [one, matched];
  }
  return best;
}
