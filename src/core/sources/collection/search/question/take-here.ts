import { wordSet } from '../../../../lines/word-set.ts';
import type { Found, Tokens } from '../words/phrase-lexicon.ts';
import { PAUSE } from '../words/tokenize.ts';

/** Before a place: somebody is there or is going there: "jualan buat mahasiswa jogja". */
const AT = wordSet('di ke merantau pindah tinggal ngekos mahasiswa');
/** Before "dari" and a place: somebody was there. */
const BACK = wordSet('pulang balik');
/** How far before the place they may be, in words: "di alun-alun kota bandung". */
const REACH_OF_PLACES = 4;
/** Before a place: it is an origin after all: "ke masakan jawa". */
const ORIGIN = wordSet('khas masakan makanan kue jajanan sambal menu asal dari ala orang');

/** After a place: the weather there. */
const WEATHER = wordSet('panas dingin gerah hujan');

type Place = Pick<Found<unknown>, 'at' | 'phrase'>;

/** Whether somebody only lives or sells in a place, or speaks of its weather. */
export const takeHere = (words: Tokens, whole: Tokens, place: Place): boolean =>
  takeWeather(words, whole, place) || isHome(whole, place.at);

function isHome(whole: Tokens, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH_OF_PLACES); before -= 1) {
    const word = whole[before];
    if (word === 'dari' && BACK.has(whole[before - 1])) return true;
    if (word === undefined || word === PAUSE || ORIGIN.has(word)) return false;
    if (AT.has(word)) return true;
  }
  return false;
}

/**
 * Whether the question mentions the weather of a place. Its heat is respelled, since "surabaya lagi panas" is not a wish
 * for hot food.
 */
function takeWeather(words: Tokens, whole: Tokens, { at, phrase }: Place): boolean {
  let after = at + phrase.split(' ').length;
  if (whole[after] === 'lagi') after += 1;
  if (ORIGIN.has(whole[at - 1]) || !WEATHER.has(whole[after])) return false;
  if (words[after] === 'panas') words[after] = 'gerah';
  return true;
}
