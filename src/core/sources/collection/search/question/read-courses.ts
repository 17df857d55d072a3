import { KIND_WORDS } from '../words/kind-words.ts';
import { findPhrase } from '../words/phrase-lexicon.ts';
import type { Reading } from './reading.ts';
import type { Query } from './search-query.ts';

/** What a whole meal is made of, in the order of a menu. */
const MEAL: Query['courses'] = [
  ['nasi'],
  ['lauk', 'gulai', 'sate'],
  ['sayur'],
  ['gorengan', 'sambal'],
  ['lauk', 'gulai', 'sate'],
];
/** "Resep lengkap" is no whole meal. */
const WHOLE_MEAL =
  /\b(?:prasmanan|sepaket|berkat|tumpengan|selamatan|slametan|kenduri|(?:menu|makan(?:an)?|siang|malam|lauk|hidangan) lengkap)\b/u;

/** "Nasi kotak isi apa", "kue basah dan minumannya": several dishes that are eaten together. */
export function readCourses(
  { whole }: Reading,
  { kinds, occasions }: Pick<Query, 'kinds' | 'occasions'>,
): Query['courses'] {
  if (kinds.length === 0) {
    const isBox = occasions.some((wish) => wish.occasions.includes('nasi kotak'));
    return isBox || WHOLE_MEAL.test(whole.join(' ')) ? MEAL : [];
  }
  const courses: (readonly (typeof kinds)[number][])[] = [];
  for (const at of whole.keys()) {
    const wished = findPhrase(whole, at, KIND_WORDS)?.meaning.kinds ?? [];
    // "Camilan gorengan" is one course.
    const isNew = wished.length > 0 && !courses.flat().some((kind) => wished.includes(kind));
    if (isNew && wished.every((kind) => kinds.includes(kind))) courses.push(wished);
  }
  return courses.length > 1 ? courses : [];
}
