import { writePlainly } from '../../lines/chat-words.ts';
import type { NoteFacts } from '../../recipes/answer-end.ts';
import type { Dish } from '../../recipes/dish.ts';
import type { CollectionData } from './bundled-collection.ts';
import type { SearchResult } from './search/collection-search.ts';
import { asksAboutFood } from './search/question/search-query.ts';
import { tokenizeStems } from './search/words/tokenize.ts';

/** The note beside the dishes of an answer, or instead of them. */
type PreparedNote = {
  /** True if the note is the whole answer, so that no dish is shown. */
  readonly isEnough: () => Promise<boolean>;
  /** @returns `undefined` if the question needs none. */
  readonly write: (first: Dish | undefined) => Promise<NoteFacts | undefined>;
};

/** Starts to load what the note of a question needs, so that it loads while the dishes do. */
export function prepareNote(
  question: string,
  result: SearchResult,
  data: CollectionData,
): PreparedNote {
  const query = { ...result.query, intent: intentOf(result) };
  const { intent, named } = query;
  const { isUnsafe } = query.topic;
  const isStorage = intent?.about === 'storage';
  const isSwap = intent?.about === 'substitute';
  const asksFigure = !isUnsafe && named.length === 0 && asksFoodFigure(question);
  const finding = findAdvice(question, data);
  finding.catch(() => {});

  async function load() {
    if (asksFigure) {
      const figure = await data.loadFoodFigures().then(
        (write) => write(question),
        () => undefined,
      );
      if (figure !== undefined) return { isEnough: true, write: () => figure };
    }
    const seeksAdvice = isUnsafe || isStorage || (await finding).isFound;
    if (intent === undefined && !seeksAdvice) return undefined;
    // A warning must not be missing; advice may.
    const loadAdvice = isUnsafe
      ? data.loadKitchenNotes
      : () => data.loadKitchenNotes().catch(() => []);
    const [{ createNote }, substitutions, kitchenNotes] = await Promise.all([
      import('./answer-note.ts'),
      isSwap ? data.loadSubstitutions() : [],
      seeksAdvice ? loadAdvice() : [],
    ]);
    return createNote(question, { ...result, query }, { substitutions, kitchenNotes });
  }

  const loading = load();
  loading.catch(() => {});
  return {
    isEnough: async () =>
      ((asksFigure || isStorage || (await finding).mayReplace) &&
        (await loading)?.isEnough === true) ||
      // Without the substitutes there are still dishes.
      (isSwap && (await loading.catch(() => {}))?.isEnough === true),
    write: async (first) => (await loading)?.write(first),
  };
}

/** Whether advice may answer a question, instead of dishes or beside them. The patterns load with the list of dishes. */
async function findAdvice(question: string, data: CollectionData) {
  const { replacingDishes, withDishes } = await data.loadNotePatterns();
  const words = tokenizeStems(question).join(' ');
  const finds = (pattern: string) => new RegExp(pattern, 'u').test(words);
  const mayReplace = finds(replacingDishes);
  return { mayReplace, isFound: mayReplace || finds(withDishes) };
}

/** May ask for the price of a food, or for an amount of it in another unit. */
const FOOD_FIGURE = /\bharga\b|\bberapa (?:gr?|gram|kg|ml|butir|siung|sdm|sdt|gelas)\b/u;

const SEEKS_DISHES = /\b(?:masak|bikin|resep|lauk|menu|jualan)\b/u;

function asksFoodFigure(question: string): boolean {
  const plain = writePlainly(question);
  return FOOD_FIGURE.test(plain) && !SEEKS_DISHES.test(plain);
}

/** What is asked besides recipes. A dish that is only nearest is not the one asked about. */
const intentOf = ({ query, isNearest }: SearchResult) =>
  isNearest && !asksAboutFood(query.intent) ? undefined : query.intent;
