import { wordSet } from '../../../../lines/word-set.ts';
import { joinNames } from '../../../../recipes/join-names.ts';
import { mentions, type ShelvedRecipe } from '../recipe-shelf.ts';
import { isTopic, type Query } from './search-query.ts';

/** Names of peoples and towns that stand for the food of their province. */
const CUISINES = wordSet('padang minang minangkabau betawi sunda batak bugis banjar dayak manado');

/**
 * Says which dishes are known to be from the town or island that is asked for, unless all are; the others
 * are from its province.
 *
 * @param shown the dishes of the answer.
 * @returns `undefined` if no town is asked for, or nothing is to be said.
 */
export function writeTownNote(query: Query, shown: readonly ShelvedRecipe[]): string | undefined {
  const { regions, topic } = query;
  const [name, otherName] = regions.places;
  const [province, otherProvince] = regions.provinces;
  // "Soto lamongan" names a dish.
  const isSought = topic.seeksFood && isTopic(query);
  if (name === undefined || province === undefined || !isSought) return undefined;
  const isOne = otherName === undefined && otherProvince === undefined;
  const isWide = CUISINES.has(name) || province.toLowerCase().includes(name);
  const told = regions.recipesByPlace.get(name) ?? [];
  const ofTown = shown.filter((one) => mentions(one.names, name) || told.includes(one.position));
  const others = shown.filter((one) => !ofTown.includes(one));
  const isHere = others.every(({ facts }) => facts.province === province);
  if (!isOne || isWide || !isHere || others.length === 0) return undefined;
  const town = name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  return ofTown.length === 0
    ? `Di antara ini belum ada yang tercatat khas ${town}; semuanya dari ${province}.`
    : `Di antara ini, yang tercatat khas ${town}: ${joinNames(ofTown.map(({ facts }) => facts.title))}. Lainnya dari ${province}.`;
}
