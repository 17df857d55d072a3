import type { Random } from '../../outside-world.ts';
import type { AnswerEnd } from '../../recipes/answer-end.ts';
import type { Dish } from '../../recipes/dish.ts';
import { loadOnce } from '../../load-once.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { untilAborted } from '../../waiting.ts';
import { checkQuestion } from '../check-question.ts';
import type { Answer, RecipeSource, SourceOptions } from '../recipe-source.ts';
import type { CollectionData } from './bundled-collection.ts';
import { listLeftOut } from './left-out.ts';
import { pickTitles } from './pick-titles.ts';
import {
  createCollectionSearch,
  type CollectionSearch,
  type MoreKnowledge,
  type SearchResult,
} from './search/collection-search.ts';
import { foldStems } from './search/words/fold-text.ts';
import { dishViolates } from './search/ranking/violates-exclusion.ts';

/** The parts of the collection source. */
type CollectionParts = { readonly data: CollectionData; readonly random: Random };

/**
 * A source that answers from the recipes that ship with the product: no key, no network service.
 * The same question gets the same answer. Facts and words are loaded by the first question and
 * kept, texts by the first that finds little; dishes as they are shown.
 */
export function createCollectionSource({ data, random }: CollectionParts): RecipeSource {
  const loadSearch = loadOnce(async (): Promise<CollectionSearch> => {
    const [facts, words] = await Promise.all([data.loadFacts(), data.loadWords()]);
    return createCollectionSearch(facts, words);
  });

  const loadMore = loadOnce(async (): Promise<MoreKnowledge> => {
    const [texts, chatTables, { createChatReaders, createTextReader }] = await Promise.all([
      data.loadTexts(),
      data.loadChatTables(),
      import('./search/question/chat-readers.ts'),
    ]);
    return { readTexts: createTextReader(texts), chat: createChatReaders(chatTables) };
  });

  async function* findDishes(question: string, { signal }: SourceOptions): Answer {
    const asked = checkQuestion(question);
    const search = await untilAborted(loadPart(loadSearch), signal);
    const result = await untilAborted(findRecipes(search, asked, loadMore), signal);
    const signs = findSigns(asked, data);
    // Loads while the dishes do.
    const loading = loadPart(async () => loadNote(asked, result, data, signs));
    loading.catch(() => {});
    const isSummed = result.isTopic && (await signs)?.[1] !== undefined;
    const sums = isSummed
      ? await untilAborted(
          loading.catch(() => undefined),
          signal,
        )
      : undefined;
    let first: Dish | undefined;
    let note: string | undefined;
    try {
      const dishes = sums?.isWholeAnswer ? [] : loadDishes(result, data, signal);
      for await (const dish of dishes) {
        signal.throwIfAborted();
        first ??= dish;
        yield dish;
      }
      note = (await untilAborted(loading, signal))?.write(first);
    } catch (error) {
      signal.throwIfAborted();
      if (first === undefined) throw error;
      return { source: 'collection', complete: false, reason: 'interrupted' };
    }
    if (first !== undefined) return endOf(result, note);
    if (note === undefined) throw new RecipeError('empty', { near: result.near });
    return { source: 'collection', complete: true, note };
  }

  return {
    findDishes,
    async suggestDishes(count, { signal }) {
      const titles = await untilAborted(loadPart(data.loadTitles), signal);
      const picked = pickTitles(titles, count, random);
      if (picked.length === 0) throw new RecipeError('empty');
      return picked.map((foodName) => ({ foodName }));
    },
  };
}

/**
 * If little was found, or nothing about the taste, searches again with the words of chatty
 * questions and the recipe texts; without them if they do not load.
 */
async function findRecipes(
  search: CollectionSearch,
  question: string,
  loadMore: () => Promise<MoreKnowledge>,
): Promise<SearchResult> {
  const known = search.answer(question);
  const more = known.wantsMore ? await loadMore().catch(() => undefined) : undefined;
  return more === undefined ? known : search.answerFully(question, more);
}

function endOf(result: SearchResult, note: string | undefined): AnswerEnd {
  const leftOut = listLeftOut(result.without);
  return {
    source: 'collection',
    complete: true,
    ...(result.nearest ? { nearest: true } : {}),
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(note === undefined ? {} : { note }),
  };
}

/** What is asked besides recipes. A dish that is only nearest is not the one asked about. */
const factOf = ({ asked, nearest }: SearchResult): SearchResult['asked'] =>
  nearest && asked?.about !== 'substitute' ? undefined : asked;

/** What a note may answer in a question. The dishes are as good without the pattern. */
async function findSigns(question: string, data: CollectionData): Promise<RegExpExecArray | null> {
  const pattern = await data.loadNotePattern().catch(() => '$^');
  return new RegExp(pattern, 'u').exec(foldStems(question).join(' '));
}

type Note = {
  readonly write: (first: Dish | undefined) => string | undefined;
  /** Sums of the question's own figures: dishes that it does not name would only distract. */
  readonly isWholeAnswer: boolean;
};

/**
 * The writer of the note beside the dishes, or instead of them; `undefined` if the question needs none.
 */
async function loadNote(
  question: string,
  result: SearchResult,
  data: CollectionData,
  signs: ReturnType<typeof findSigns>,
): Promise<Note | undefined> {
  const asked = factOf(result);
  const isAdvice = result.isUnsafe || (await signs) !== null;
  if (asked === undefined && !isAdvice) return undefined;
  const loadAdvice = async () =>
    data.loadKitchenNotes().catch((error: unknown) => {
      // A warning must not be missing; advice may.
      if (result.isUnsafe) throw error;
      return [];
    });
  const [{ writeNote, writesSums }, substitutions, kitchenNotes] = await Promise.all([
    import('./answer-note.ts'),
    asked?.about === 'substitute' ? data.loadSubstitutions() : [],
    isAdvice ? loadAdvice() : [],
  ]);
  return {
    write: (first) => writeNote(question, { ...result, asked, first, substitutions, kitchenNotes }),
    isWholeAnswer: asked === undefined && writesSums(question),
  };
}

/** Loads dishes in order until there are enough that contain nothing excluded. */
async function* loadDishes(
  { positions, count, without }: SearchResult,
  { loadDish }: CollectionData,
  signal: AbortSignal,
): AsyncGenerator<Dish, void, void> {
  const load = async (position: number) => loadPart(async () => loadDish(position));
  // What will most likely be shown loads while the first dish is read.
  const loading = new Map(positions.slice(0, count).map((position) => [position, load(position)]));
  for (const dish of loading.values()) dish.catch(() => {});
  let left = count;
  for (const position of positions) {
    if (left === 0) return;
    const dish = await untilAborted(loading.get(position) ?? load(position), signal);
    if (dishViolates(dish, without)) continue;
    left -= 1;
    yield dish;
  }
}

/** A part of the collection that does not load is a network failure: the page's host serves it. */
async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new RecipeError('network', { cause });
  }
}
