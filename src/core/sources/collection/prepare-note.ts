import type { Dish } from '../../recipes/dish.ts';
import type { CollectionData } from './bundled-collection.ts';
import type { SearchResult } from './search/collection-search.ts';
import { foldStems } from './search/words/fold-text.ts';

/** The note beside the dishes of an answer, or instead of them. */
type PreparedNote = {
  /** Whether the note is answer enough. Then no dish is shown: one that was not asked for would distract. */
  readonly isEnough: () => Promise<boolean>;
  /** @returns `undefined` if the question needs none. */
  readonly write: (first: Dish | undefined) => Promise<string | undefined>;
};

/** Starts to load what the note of a question needs, so that it loads while the dishes do. */
export function prepareNote(
  question: string,
  result: SearchResult,
  data: CollectionData,
): PreparedNote {
  const loading = loadWriter(question, result, data);
  loading.catch(() => {});
  return {
    isEnough: async () => MAY_BE_ENOUGH.test(question) && (await loading)?.isEnough === true,
    write: async (first) => (await loading)?.write(first),
  };
}

/** Two figures, or words of questions that a warning may answer: only then do dishes wait for the note. */
const MAY_BE_ENOUGH = /\d.*\d|juta|aman|boleh|masih|busuk|bau|retak/iu;

/** Whether a note may answer a question. The pattern loads with the list of dishes. */
const mayHaveNote = async (question: string, data: CollectionData): Promise<boolean> =>
  new RegExp(await data.loadNotePattern(), 'u').test(foldStems(question).join(' '));

async function loadWriter(question: string, result: SearchResult, data: CollectionData) {
  const fact = factOf(result);
  const seeksAdvice = result.isUnsafe || (await mayHaveNote(question, data));
  if (fact === undefined && !seeksAdvice) return undefined;
  // A warning must not be missing; advice may.
  const loadAdvice = result.isUnsafe
    ? data.loadKitchenNotes
    : () => data.loadKitchenNotes().catch(() => []);
  const [{ findKitchenNote, writeNote, writeSums }, substitutions, kitchenNotes] =
    await Promise.all([
      import('./answer-note.ts'),
      fact?.about === 'substitute' ? data.loadSubstitutions() : [],
      seeksAdvice ? loadAdvice() : [],
    ]);
  const sums = writeSums(question);
  const advice = findKitchenNote(question, kitchenNotes);
  const isSum = sums.length > 0 && !result.namesDish;
  return {
    isEnough: fact === undefined && (isSum || (advice?.warning ?? '') !== ''),
    write: (first: Dish | undefined) =>
      writeNote(question, {
        ...result,
        asked: fact,
        first,
        sums,
        advice,
        substitutions,
        kitchenNotes,
      }),
  };
}

/** What is asked besides recipes. A dish that is only nearest is not the one asked about. */
const factOf = ({ asked, nearest }: SearchResult): SearchResult['asked'] =>
  nearest && asked?.about !== 'substitute' ? undefined : asked;
