import { BOUGHT_GOODS } from '../../../../kitchen/question/question-contents.ts';
import { wordSet } from '../../../../lines/word-set.ts';
import { joinNames } from '../../../../recipes/join-names.ts';
import { isOpenEnded, neededFoods, type Query, type Term } from '../question/search-query.ts';
import { mentions, type IndexedRecipe } from '../recipe-index.ts';
import { ABSENT_INGREDIENTS } from '../words/talk-words.ts';

/** Names of peoples and towns that stand for the food of their province. */
const CUISINES = wordSet('padang minang minangkabau betawi sunda batak bugis banjar dayak manado');

/** What is said above the dishes of an answer; empty if nothing is. */
export function writeSearchNote(
  query: Query,
  shown: readonly IndexedRecipe[],
  missing: readonly string[],
): string {
  const unserved = missing.filter((name) => !BOUGHT_GOODS.has(name));
  const bought = missing.filter((name) => BOUGHT_GOODS.has(name));
  return [
    writeMenuNote(query, shown.length),
    writeTownNote(query, shown),
    unserved.length > 0 ? `Yang cocok belum ada: ${joinNames(unserved)}.` : undefined,
    bought.length > 0 ? `Tinggal dibeli: ${joinNames(bought)}.` : undefined,
    writeUnusedFoods(query, shown),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** Says how to read a menu of several days. */
function writeMenuNote({ days, courses }: Query, shown: number): string | undefined {
  const size = courses.length;
  if (days === undefined || size === 0 || shown === 0 || shown % size > 0) return undefined;
  const more = days * size > shown ? ' Untuk hari berikutnya, tulis “yang lain”.' : '';
  return `Menu ${shown / size} hari: urut dari atas, ${size} masakan sehari.${more}`;
}

/** Says which of several foods at hand no dish uses: "udang sama brokoli". Words of a dish's name are not foods at hand. */
function writeUnusedFoods(
  { topic, terms, wording, named, hasAlternatives, intent }: Query,
  shown: readonly IndexedRecipe[],
): string | undefined {
  const needed = neededFoods({ terms });
  const absent = wording.unknown.filter((word) => ABSENT_INGREDIENTS.has(word));
  const isList = needed.length > 0 && needed.length + absent.length > 1 && !hasAlternatives;
  // "Ayam suwir bumbu merah" is the name of a dish.
  const isName = !topic.isSeekingFood && !wording.isList && absent.length === 0;
  if (!isList || isName || shown.length === 0 || named.length > 0 || intent !== undefined)
    return undefined;
  const isUsed = ({ phrase, ingredients }: Term) =>
    shown.some(
      (recipe) =>
        mentions(recipe.names, phrase) ||
        recipe.ingredients.some((food) => ingredients.includes(food)),
    );
  const unused = needed.filter((term) => !isUsed(term)).map(({ phrase }) => phrase);
  const missing = [...unused, ...absent];
  return missing.length === 0
    ? undefined
    : `Di antara ini belum ada yang memakai ${joinNames(missing)}.`;
}

/**
 * Says which dishes are known to be from the town or island that is asked for, unless all are; the others
 * are from its province.
 *
 * @param shown the dishes of the answer.
 * @returns `undefined` if no town is asked for, or nothing is to be said.
 */
function writeTownNote(query: Query, shown: readonly IndexedRecipe[]): string | undefined {
  const { regions, topic } = query;
  const [name, otherName] = regions.places;
  const [province, otherProvince] = regions.provinces;
  // "Soto lamongan" names a dish.
  const isSought = topic.isSeekingFood && isOpenEnded(query);
  if (name === undefined || province === undefined || !isSought) return undefined;
  const isOne = otherName === undefined && otherProvince === undefined;
  const isWide = CUISINES.has(name) || province.toLowerCase().includes(name);
  const told = regions.recipesByPlace.get(name) ?? [];
  const ofTown = shown.filter(
    ({ names, position }) => mentions(names, name) || told.includes(position),
  );
  const others = shown.filter((recipe) => !ofTown.includes(recipe));
  const isHere = others.every(({ facts }) => facts.province === province);
  if (!isOne || isWide || !isHere || others.length === 0) return undefined;
  const town = name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  return ofTown.length === 0
    ? `Di antara ini belum ada yang tercatat khas ${town}; semuanya dari ${province}.`
    : `Di antara ini, yang tercatat khas ${town}: ${joinNames(ofTown.map(({ facts }) => facts.title))}. Lainnya dari ${province}.`;
}
