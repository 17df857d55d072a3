import { anyOf } from '../../../../lines/word-set.ts';
import { NATIONWIDE, type RecipeFacts } from '../../recipe-facts.ts';
import { createLexicon } from '../words/phrase-lexicon.ts';
import type { Reading } from './reading.ts';
import type { Query } from './search-query.ts';

/** Words that compare dishes → what has to be small. */
const COMPARING = createLexicon<(facts: RecipeFacts) => number>([
  // People eat at least two small pieces.
  [
    'murah|hemat|irit',
    ({ costPerServing, marks }) => costPerServing * (marks.includes('secuil') ? 2 : 1),
  ],
  ['cepat', ({ minutes }) => minutes],
  [
    'gampang|mudah|simpel|sederhana|praktis',
    ({ minutes, ingredients }) => Math.sqrt(minutes * ingredients.length),
  ],
  // Salted eggs need little but two weeks.
  ['sedikit', ({ minutes, ingredients }) => ingredients.length * minutes ** 0.2],
  ['awet|tahan', ({ roomHours, fridgeDays }) => 1 / (1 + roomHours + fridgeDays)],
]);
const SUPERLATIVE = new RegExp(String.raw`(?:paling |\bter)(${anyOf(COMPARING.keys())})`, 'u');

/** Old-fashioned or rare; what was sold at the gate of a school is known to everybody. */
const RARE =
  /^(?!.*\b(?:sd|sekolah)\b).*(?:(?<!gas |minyak )langka|punah|kuno|jadul|tempo dulu|[jz]aman (?:dulu|nenek)|(?:sudah|mulai|makin) (?:jarang(?! ma[ks])|hilang)|jarang (?:orang|ada|yang|di(?:jual|kenal|temu))|(?:belum|tidak) banyak (?:orang|yang))/u;

/** 0 for a dish of one place that few people know; more for one that is cooked or sold everywhere. */
const fameOf: Query['measure'] = ({ renown, facts: { province, occasions } }) =>
  (renown > 0 ? 1 + renown : 0) +
  (province === NATIONWIDE ? 0.5 : 0) +
  (occasions.includes('jualan') ? 0.25 : 0);

/** Reads what the answer is sorted by: "lauk paling murah", "jajanan yang udah langka". */
export function readSuperlative({ text }: Reading): Query['measure'] {
  const [, said = ''] = SUPERLATIVE.exec(text) ?? [];
  const sizeOf = COMPARING.get(said);
  // "Paling sedikit 5 porsi" compares nothing.
  if (sizeOf === undefined || (said === 'sedikit' && !text.includes('bahan')))
    return RARE.test(text) ? fameOf : undefined;
  // On a log scale double the price counts like double the time.
  return ({ facts }) => Math.log2(sizeOf(facts));
}
