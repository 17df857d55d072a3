import type { Talk } from './collection-talk.ts';
import type { Province } from '../recipe-facts.ts';
import { PAUSE } from './words/fold-text.ts';
import { takePhrases, type Found, type OpenWords } from './words/phrase-lexicon.ts';
import { REGION_WORDS } from './words/region-words.ts';

/** Before a place: somebody is there or is going there. */
const AT = new Set('di ke merantau pindah tinggal ngekos rantau'.split(' '));
/** How far before the place they may be, in words: "di alun-alun kota bandung". */
const REACH = 4;
/** A question with one of these asks for food of the place, wherever the place is mentioned. */
const OF_PLACE = new Set(
  'khas kuliner asli tradisional terkenal daerah lokal kangen rindu oleh-oleh masakan makanan warisan adat sana setempat'.split(
    ' ',
  ),
);
/** Before a place: it is an origin after all: "ke masakan jawa". */
const ORIGIN = new Set(
  'khas masakan makanan kue jajanan sambal menu asal dari ala orang'.split(' '),
);

type Places = readonly Found<readonly Province[]>[];

/**
 * Removes the regions of a question: those whose food is requested, and those where somebody lives or
 * sells ("jualan di alun-alun bandung"). A place where somebody is becomes binding if nothing else is
 * said about the food ("kuliner di ambon").
 *
 * @param whole the words before anything was read.
 */
export function takeRegions(
  words: OpenWords,
  whole: OpenWords,
  towns: Talk['towns'],
): { readonly regions: Places; readonly homes: Places } {
  const found = [...takePhrases(words, REGION_WORDS), ...takePhrases(words, towns)];
  const homes = found.filter(({ at }) => isHome(whole, at));
  const isOfPlace = homes.length === found.length && whole.some((word) => OF_PLACE.has(word ?? ''));
  return isOfPlace
    ? { regions: found, homes: [] }
    : { regions: found.filter((place) => !homes.includes(place)), homes };
}

function isHome(whole: OpenWords, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const word = whole[before];
    if (word === undefined || word === PAUSE || ORIGIN.has(word)) return false;
    if (AT.has(word)) return true;
  }
  return false;
}
