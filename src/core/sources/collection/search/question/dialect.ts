import { parseSpellings, wordSet } from '../../../../lines/word-set.ts';
import type { Province } from '../../recipe-facts.ts';
import type { RecipeIndex } from '../recipe-index.ts';
import { DIALECT_WORDS, LANGUAGE_WORDS } from '../words/dialect-words.ts';
import { REGION_WORDS } from '../words/region-words.ts';

const PLAIN_WORDS = new Map(
  parseSpellings(DIALECT_WORDS).map(([said, plain]) => [said, plain.filter((word) => word !== '')]),
);

/** Follow the Javanese "jangan", which is a vegetable soup, wherever it stands. */
const SOUPS = new Set(['bening', 'lodeh', 'yang segar', 'yang enak', 'yang murah', 'yang tidak']);

/** Before what is cooked. */
const COOKING = wordSet('resep masak gawe bikin bumbu');

/** Translates words of dialects into plain Indonesian, except within names: "sala lauak", "daun so". */
export function respell(
  words: readonly string[],
  { names, ingredientWords }: RecipeIndex,
): readonly string[] {
  const isName = (at: number) => {
    const pair = words.slice(at, at + 2).join(' ');
    return names.has(words[at] ?? '') || names.has(pair) || ingredientWords.has(pair);
  };
  const isLongName = (at: number) => names.has(words.slice(Math.max(0, at), at + 3).join(' '));
  // What is refused follows a wish; before one, "jangan asem" asks for a soup.
  const isSoup = (at: number) =>
    [2, 3].some((end) => SOUPS.has(words.slice(at + 1, at + end).join(' '))) ||
    ((at === 0 || COOKING.has(words[at - 1])) && names.has(`sayur ${words[at + 1] ?? ''}`));
  return words.flatMap((word, at) => {
    if (isName(at) || isName(at - 1) || [at, at - 1, at - 2].some(isLongName)) return [word];
    // In Javanese "m" before a place in B means "of": "Mbandung".
    if (word.startsWith('mb') && REGION_WORDS.has(word.slice(1))) return [word.slice(1)];
    if (word === 'jangan' && isSoup(at)) return ['sayur'];
    // In Makassar "mi" after "apa" stresses it, and is no noodle.
    if (word === 'mi' && words[at - 1] === 'apa') return [];
    // In Sundanese "lada" alone means hot: "nu lada pisan".
    if (word === 'lada' && words[at - 1] === 'yang' && words[at + 1] !== 'hitam') return ['pedas'];
    // After words like "khas" it is a people, elsewhere Javanese for "with".
    if (word === 'karo' && PEOPLES.has(words[at - 1])) return [word];
    return PLAIN_WORDS.get(word) ?? [word];
  });
}

/** Before the name of a people. */
const PEOPLES = wordSet('khas suku orang tanah masakan makanan');

/** From this many of its words on a question is in that language. */
const FEW_OF_LANGUAGE = 2;

/** Where people talk like that: "samba apo nan lamak" is asked in Sumatera Barat. */
export function homesOf(question: string): readonly Province[] {
  const said = new Set(question.toLowerCase().split(/\P{L}+/u));
  const [most] = LANGUAGE_WORDS.map(([words, homes]) => ({
    homes,
    count: words.split(' ').filter((word) => said.has(word)).length,
  })).toSorted((a, b) => b.count - a.count);
  return most === undefined || most.count < FEW_OF_LANGUAGE ? [] : most.homes;
}
