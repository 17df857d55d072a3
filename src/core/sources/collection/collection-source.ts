import { PASTED_RECIPE_NOTE, readPastedRecipe } from '../../kitchen/written/pasted-recipe.ts';
import { loadOnce } from '../../load-once.ts';
import type { Random } from '../../outside-world.ts';
import type { AnswerEnd, NoteFacts } from '../../recipes/answer-end.ts';
import type { Dish } from '../../recipes/dish.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { untilAborted } from '../../waiting.ts';
import { checkQuestion } from '../check-question.ts';
import type { Answer, RecipeSource, SourceOptions } from '../recipe-source.ts';
import type { CollectionData } from './bundled-collection.ts';
import { listLeftOut } from './left-out.ts';
import { pickTitles } from './pick-titles.ts';
import { prepareNote } from './prepare-note.ts';
import { createCollectionSearch, type SearchResult } from './search/collection-search.ts';
import { dishViolates } from './search/ranking/violates-exclusion.ts';

const loadNotes = async () => import('./answer-note.ts');

/** The parts of the collection source. */
type CollectionParts = { readonly data: CollectionData; readonly random: Random };

/**
 * A source that answers from the recipes that ship with the product: no key, no network service.
 * The same question gets the same answer. What the search needs is loaded by the first question and
 * kept, dishes as they are shown. Without its tables for chat the search knows fewer words.
 */
export function createCollectionSource({ data, random }: CollectionParts): RecipeSource {
  const loadSearch = loadOnce(async () => {
    const [facts, words] = await Promise.all([data.loadFacts(), data.loadWords()]);
    return { facts, search: createCollectionSearch(facts, words) };
  });

  const loadLateReaders = loadOnce(data.loadLateReaders);

  async function* findDishes(asked: string, { signal }: SourceOptions): Answer {
    const whole = checkQuestion(asked);
    const load = async <Part>(part: () => Promise<Part>) => untilAborted(loadPart(part), signal);
    const loading = loadLateReaders().catch(() => undefined);
    const { facts, search } = await load(loadSearch);
    const goesOn = whole.endsWith(')')
      ? await load(async () => (await loadNotes()).goOnFrom(whole, facts, data))
      : undefined;
    const question = goesOn?.question ?? whole;
    const found = search.answer(question, await untilAborted(loading, signal));
    // What must not be there is decided with the whole dish, which only such a question loads early.
    const spared =
      found.query.named.length > 0 && found.exclusions.length > 1
        ? await load(async () => (await loadNotes()).spareNamedDish(found, facts, data))
        : undefined;
    const chosen = spared ?? found;
    const result = goesOn ? await load(async () => goesOn.choose(chosen)) : chosen;
    const note = prepareNote(question, result, data);
    const isNoteEnough = await load(note.isEnough);
    // A warning comes first: "bahan: 1 sdm madu", for a baby.
    if (!isNoteEnough && !result.query.topic.isUnsafe && readPastedRecipe(question) !== undefined)
      return { source: 'collection', complete: true, note: PASTED_RECIPE_NOTE };
    let first: Dish | undefined;
    let said: NoteFacts | undefined;
    try {
      const dishes = isNoteEnough ? [] : loadDishes(result, data, signal);
      for await (const dish of dishes) {
        signal.throwIfAborted();
        first ??= dish;
        yield dish;
      }
      said = await load(async () => note.write(first));
    } catch (error) {
      signal.throwIfAborted();
      if (first === undefined) throw error;
      return { source: 'collection', complete: false, reason: 'interrupted' };
    }
    if (first !== undefined) {
      const lines = [result.note, said?.note].filter((line) => line);
      return endOf(result, lines.join('\n'));
    }
    if (said === undefined) throw new RecipeError('empty', { near: result.nearTitles });
    return { source: 'collection', complete: true, ...said };
  }

  return {
    findDishes,
    async suggestDishes(count, { signal }) {
      const titles = await untilAborted(loadPart(data.loadTitles), signal);
      const picked = pickTitles(titles, count, random);
      if (picked.length === 0) throw new RecipeError('empty');
      return picked;
    },
  };
}

function endOf(result: SearchResult, note: string): AnswerEnd {
  const leftOut = listLeftOut(result.exclusions);
  return {
    source: 'collection',
    complete: true,
    ...(result.isNearest ? { nearest: true } : {}),
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(note === '' ? {} : { note }),
  };
}

/** Loads dishes in order until there are enough that contain nothing excluded. */
async function* loadDishes(
  { positions, count, exclusions }: SearchResult,
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
    if (dishViolates(dish, exclusions)) continue;
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
