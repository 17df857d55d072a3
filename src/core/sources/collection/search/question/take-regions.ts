import { wordSet } from '../../../../lines/word-set.ts';
import { NATIONWIDE, type Province } from '../../recipe-facts.ts';
import { EXCLUSION_WORDS } from '../words/exclusion-words.ts';
import { consume, findPhrase, takePhrases, type Tokens } from '../words/phrase-lexicon.ts';
import { REGION_WORDS, refusedProvinces } from '../words/region-words.ts';
import type { Reading } from './reading.ts';
import type { Query } from './search-query.ts';

/** A question with one of these asks for food of the place, wherever the place is mentioned. */
const OF_PLACE = wordSet(
  'khas kuliner asli tradisional terkenal daerah lokal kangen rindu oleh-oleh masakan makanan warisan adat sana sajian lebaran maulid natal',
);
/** With one of these the place after "di" is where somebody else lives. */
const SENT = wordSet('oleh kirim dikirim');

/** Before a place: its food is refused. */
const REFUSING = wordSet('bukan selain kecuali non jangan luar bosan jenuh');
/** Between such a word and the place: "selain dari daerah jawa". */
const LEADING = wordSet(
  'dari asal khas masakan makanan kuliner daerah menu nasi orang yang dan atau lidah',
);
/** With one of these a dish of the whole country does not answer a refused place. */
const OF_SOME_PLACE = wordSet('khas kuliner asli tradisional daerah dari asal luar');

/**
 * Removes the regions of a question: those whose food is requested, and those where somebody lives or
 * sells ("jualan di alun-alun bandung"). A place where somebody is becomes binding if nothing else is
 * said about the food ("kuliner di ambon"). If no place is named, the dialect may tell it.
 */
export function takeRegions({ question, words, whole, late }: Reading): Query['regions'] {
  const found = [...takePhrases(words, REGION_WORDS), ...takePhrases(words, late.towns)];
  const here = found.filter((place) => late.takeHere(words, whole, place));
  const isOfPlace = here.length === found.length && whole.some((word) => OF_PLACE.has(word));
  const [asked, homes] = isOfPlace
    ? [found, []]
    : [found.filter((place) => !here.includes(place)), here];
  return {
    provinces: asked.flatMap(({ meaning }) => meaning),
    places: asked.map(({ phrase }) => phrase),
    recipesByPlace: new Map(),
    alsoFrom: [],
    homes:
      found.length === 0
        ? late.homesOf(question)
        : homes.flatMap(({ meaning }) => (whole.some((word) => SENT.has(word)) ? [] : meaning)),
  };
}

/**
 * Removes the regions whose food is refused: "bukan dari Jawa", "selain Padang", "luar Jawa".
 * Returns the provinces that no dish may come from.
 */
export function takeRefusedRegions(words: Tokens): readonly Province[] {
  const refused: Province[] = [];
  const asksPlace = words.some((word) => OF_SOME_PLACE.has(word));
  for (let at = 0; at < words.length; at += 1) {
    if (!REFUSING.has(words[at])) continue;
    const list = takePlacesAfter(words, at);
    refused.push(...list.provinces);
    at = list.end - 1;
  }
  return refused.length > 0 && asksPlace ? [...refused, NATIONWIDE] : refused;
}

/** Removes the places that follow a refusing word, and the word. */
function takePlacesAfter(words: Tokens, at: number) {
  const provinces: Province[] = [];
  let end = at + 1;
  for (; end < words.length; end += 1) {
    const place = findPhrase(words, end, REGION_WORDS);
    // A food with the name of a place is refused as a food: "jangan lombok" are chillies.
    const isFood = end === at + 1 && EXCLUSION_WORDS.has(words[end]);
    if (place !== undefined && !isFood) {
      provinces.push(...refusedProvinces(place.meaning));
      consume(words, at, end - at + place.length);
    } else if (words[end] !== undefined && !LEADING.has(words[end])) break;
  }
  return { provinces, end };
}
