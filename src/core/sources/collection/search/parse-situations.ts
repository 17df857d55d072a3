import { takeExclusions } from './parse-exclusions.ts';
import type { FoodNames } from './read-foods.ts';
import { EXCLUSION_WORDS } from './words/exclusion-words.ts';
import {
  closeWords,
  findPhrase,
  takePhrases,
  type Found,
  type OpenWords,
  type Phrases,
} from './words/phrase-lexicon.ts';

/**
 * Takes out situations that read as leaving something out ("tidak mau makan"), but for those in which
 * a food is left out indeed: "tidak mau makan udang" binds, and a situation never does.
 */
export function takeRefusals<Meaning>(
  words: OpenWords,
  refusals: Phrases<Meaning>,
  food: FoodNames,
): readonly Found<Meaning>[] {
  const left = [...words];
  takeExclusions(left, food);
  const isRefused = (at: number) => left[at] === undefined && words[at] !== undefined;
  const taken: Found<Meaning>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = findPhrase(words, at, refusals);
    if (found === undefined) continue;
    const end = at + found.length;
    const overlaps = words.slice(at, end).some((_, place) => isRefused(at + place));
    if (overlaps && isRefused(end)) continue;
    taken.push(found);
    // "Wajan tidak bawa": a tool that is not there binds as well.
    if (!overlaps || !words.slice(at, end).some(isTool)) closeWords(words, at, found.length);
  }
  return taken;
}

const isTool = (word: string | undefined): boolean =>
  word !== undefined &&
  EXCLUSION_WORDS.get(word)?.every(({ cooking }) => cooking.length > 0) === true;

/** Kinds that are named outright wherever they stand. */
const PLAIN_KINDS = new Set('kue jajanan gorengan camilan lauk sayur'.split(' '));

/** Takes out situations; the kind of dish that one names stays a wish: "kue subuh" is for cakes. */
export function takeSituations<Meaning>(
  words: OpenWords,
  situations: Phrases<Meaning>,
): readonly Found<Meaning>[] {
  const before = [...words];
  const taken = takePhrases(words, situations);
  for (const { at, phrase } of taken) {
    for (let place = at; place < at + phrase.split(' ').length; place += 1) {
      const word = before[place];
      if (word !== undefined && PLAIN_KINDS.has(word)) words[place] = word;
    }
  }
  return taken;
}
