import { wordSet } from '../../lines/word-set.ts';
import { MAX_HEAT } from '../../recipes/dish-extras.ts';
import type { Dish } from '../../recipes/dish.ts';
import { joinNames } from '../../recipes/join-names.ts';
import { splitGroup } from '../../recipes/split-group.ts';
import type { CollectionData } from './bundled-collection.ts';
import { isHaram, type RecipeFacts } from './recipe-facts.ts';
import type { SearchResult } from './search/collection-search.ts';
import {
  createExclusionTest,
  dishViolates,
  namesViolate,
} from './search/ranking/violates-exclusion.ts';
import { indexRecipes } from './search/recipe-index.ts';
import { DIET_WORDS } from './search/words/diet-words.ts';
import { excludePhrases, type Exclusion } from './search/words/exclusion-words.ts';
import { KIND_WORDS } from './search/words/kind-words.ts';
import {
  DISCOMFORT_WORDS,
  EATER_WORDS,
  GONE_WORDS,
  NEGATIONS,
  REACTION_WORDS,
} from './search/words/negation-words.ts';
import { findPhrase, type Tokens } from './search/words/phrase-lexicon.ts';
import { foldName } from './search/words/tokenize.ts';
import { CHILD_WORDS } from './search/words/unsafe-words.ts';
import type { Substitution } from './substitution.ts';

/** With these alone somebody does without a food, and does not say that they must. */
const WITHOUT = wordSet('tanpa bukan jangan skip no hilangkan buang');
/** These too, after "tidak". */
const NOT_USED = wordSet('pakai dipakai dikasih usah pedas');
/** Less of it is wanted, and not none. */
const LESS = wordSet('less kurangi');
/** After "tidak" these speak of an eater, as the others of `EATER_WORDS` do. */
const BEARING = wordSet('bisa tahan kuat cocok mau ingin doyan');
/** Somebody who may have a reason that is not told, or the reason. */
const REASONS = wordSet(
  'busui menyusui bumil nifas suami istri mertua nenek kakek orang teman tamu pasien ortu sakit penyakit dokter obat diet sehat puasa ibadah agama hindu buddha kristen stroke jantung ginjal kanker tensi',
);

/** How a food is refused: it may be left out, or there should be less of it; else it must not be there. */
function readRefusal(whole: Tokens): 'without' | 'less' | 'never' {
  const mustNot = whole.some((word, at) => {
    const next = whole[at + 1];
    const refusal = findPhrase(whole, at, NEGATIONS)?.phrase;
    return (
      [REASONS, CHILD_WORDS, REACTION_WORDS, DISCOMFORT_WORDS].some((words) =>
        (words as ReadonlySet<string | undefined>).has(word),
      ) ||
      (word === 'tidak'
        ? EATER_WORDS.has(next) || BEARING.has(next)
        : refusal !== undefined && !WITHOUT.has(refusal) && !LESS.has(refusal)) ||
      (findPhrase(whole, at, DIET_WORDS) ?? findPhrase(whole, at, GONE_WORDS)) !== undefined
    );
  });
  if (mustNot) return 'never';
  const isWithout = whole.some(
    (word, at) => WITHOUT.has(word) || (word === 'tidak' && NOT_USED.has(whole[at + 1])),
  );
  if (isWithout) return 'without';
  return whole.some((word) => LESS.has(word)) ? 'less' : 'never';
}

/**
 * The dish that a question names though it does without a food of it ("perkedel tanpa daging"), with a note on
 * what to leave out. Only if every recipe of that name has the food, if nothing is made of it or named by it, and
 * if nothing in the question tells of an allergy, an illness, a diet, a faith or a child.
 *
 * @returns `undefined` if the answer without the food stands.
 */
export async function spareNamedDish(
  found: SearchResult,
  facts: readonly RecipeFacts[],
  data: Pick<CollectionData, 'loadDish' | 'loadSubstitutions'>,
): Promise<SearchResult | undefined> {
  const { query, exclusions } = found;
  const refusal = readRefusal(query.whole);
  const isCareful =
    query.isForHealth ||
    query.topic.isUnsafe ||
    query.occasions.some(({ isMild, isLight, isIll }) => isMild ?? isLight ?? isIll) ||
    query.wording.unknown.length > 0;
  const [named, another] = query.named;
  const positions = named?.recipes ?? [];
  const index = indexRecipes(positions.flatMap((position) => facts[position] ?? []));
  const [recipe] = index.recipes;
  const [first] = positions;
  if (refusal === 'never' || isCareful || another !== undefined || query.courses.length > 0)
    return undefined;
  if (first === undefined || recipe === undefined || found.positions.length === 0) return undefined;
  // Another dish is what was asked for: "soto tanpa kunyit".
  const isAnswered = !found.isNearest && query.intent?.about !== 'substitute';
  if (isAnswered || KIND_WORDS.has(named?.phrase)) return undefined;
  if (!index.recipes.every(createExclusionTest(exclusions, index)) || isHaram(recipe.facts))
    return undefined;
  const refused = exclusions.filter((one) => createExclusionTest([one], index)(recipe));
  const kept = exclusions.filter((one) => !refused.includes(one));
  const isOfIt = (one: Exclusion): boolean =>
    one.marks.length + one.provinces.length > 0 ||
    one.kinds.includes(recipe.facts.kind) ||
    (isHeat(one) && recipe.facts.kind === 'sambal') ||
    (refusal === 'without' && namesViolate([recipe.names], [one]));
  if (refused.some(isOfIt)) return undefined;
  const dish = await data.loadDish(first);
  const foods = refused.map((one) => listRefused(dish, recipe.facts, one));
  const isMain = refusal === 'without' && isMadeOf(dish, refused);
  if (isMain || foods.some((some) => some.length === 0) || dishViolates(dish, kept))
    return undefined;
  const { intent } = query;
  // What a substitute is asked for is not excluded, but is to be left out, too.
  const asked = intent?.about === 'substitute' ? intent.missing : [];
  const missing = asked.flatMap(({ phrase, foods }) =>
    listRefused(dish, recipe.facts, excludePhrases([phrase, ...foods.map(foldName)])),
  );
  const names = [...new Set([...foods.flat(), ...missing])];
  const substitutions = refusal === 'less' ? [] : await data.loadSubstitutions().catch(() => []);
  // The note on substitutes says more.
  const isTold = substitutions.some(({ food }) => asked.some(({ foods }) => foods.includes(food)));
  return {
    ...found,
    positions: [first],
    exclusions: kept,
    isNearest: refusal === 'without',
    query: intent?.about === 'substitute' && !isTold ? { ...query, intent: undefined } : query,
    note: [
      `${dish.foodName} di sini memakai ${joinNames(names)}.`,
      refusal === 'less'
        ? 'Kurangi sesuai selera.'
        : writeHow(names, refused, isTold ? [] : substitutions),
    ].join(' '),
  };
}

const isHeat = ({ maxHeat }: Exclusion): boolean => maxHeat < MAX_HEAT;

/** The food of an ingredient line that is refused, or its group: "bumbu kacang". For heat, what is hot already, too. */
function whatIsRefused(line: string, exclusion: Exclusion): string | undefined {
  const { group, name } = splitGroup(line);
  const words = isHeat(exclusion) ? [...exclusion.words, 'sambal'] : exclusion.words;
  const isRefused = (text: string) => namesViolate([foldName(text)], [{ ...exclusion, words }]);
  const shown = isRefused(group) && !isHeat(exclusion) ? group : name.replace(/[,(].*/u, '').trim();
  return shown === group || isRefused(name) ? shown.toLowerCase() : undefined;
}

/** What of a dish is refused, as its lines call it or else as the price table does. */
function listRefused({ ingredient }: Dish, { ingredients }: RecipeFacts, exclusion: Exclusion) {
  const find = (names: readonly string[]) =>
    names.flatMap((name) => whatIsRefused(name, exclusion) ?? []);
  const written = find(ingredient.map(({ name }) => name));
  return written.length > 0 ? written : find(ingredients);
}

/** Whether what is refused weighs as much as anything else; rice is eaten with a dish, and oil for frying is not eaten. */
function isMadeOf({ ingredient }: Dish, refused: readonly Exclusion[]): boolean {
  let without = 0;
  let most = 0;
  for (const { name: line, servingSize } of ingredient) {
    const { name } = splitGroup(line);
    const [, amount = '0', unit = ''] = AMOUNT.exec(servingSize) ?? [];
    const times = unit === 'g' || unit === 'ml' ? 1 : 1000;
    const weight = Number(amount.replace('.', '').replace(',', '.')) * times;
    if (refused.some((one) => whatIsRefused(name, one) !== undefined)) without += weight;
    else if (!/^(?:air|minyak|nasi)\b/iu.test(name)) most = Math.max(most, weight);
  }
  return without > 0 && without >= most;
}

const AMOUNT = /([\d.,]+)(?: \d\/\d)? ?(kg|g|liter|l|ml|ekor)\b/u;

/** How to cook without the foods. */
function writeHow(
  names: readonly string[],
  refused: readonly Exclusion[],
  substitutions: readonly Substitution[],
): string {
  if (refused.every(isHeat)) return 'Lewati saja, atau sajikan terpisah.';
  const swaps = names.flatMap((name) => {
    const known = substitutions.find(
      ({ food, substitute, contains }) =>
        food === name &&
        !namesViolate([foldName(substitute)], refused) &&
        !refused.some((one) => one.contains.some((fact) => contains.includes(fact))),
    );
    return known === undefined ? [] : [`${name} dengan ${known.substitute} (${known.ratio})`];
  });
  return swaps.length === 0 ? 'Lewati saja.' : `Lewati saja, atau ganti ${joinNames(swaps)}.`;
}
