import { median, verdict } from './figures.ts';
import { openCollection } from './open-collection.ts';

/**
 * How long the collection takes to answer a question once all of it is loaded: what people type, and every
 * title of the collection. Milliseconds of search alone; dishes load when they are shown.
 *
 * `npm run bench:collection-search`.
 */
const BAR_MS = 5;
/** How often each question is asked, alternating with all others. */
const ROUNDS = 9;

const QUESTIONS = [
  'soto',
  'nasgor',
  'ayam kremes pedes',
  'ide jualan takjil',
  'lauk murah tanpa santan',
  'masakan dari tempe yang cepat, 30 menit',
  'khas aceh',
  'minuman dingin buat jualan',
  'kue kering lebaran nggak pakai oven',
  'sarapan anak di bawah 10 ribu',
  'modal 15rb per porsi untuk nasi kotak',
  '3 menu bekal tanpa daging dan tanpa terasi',
  'rendng sapi',
  'mi goreng telor',
  'makanan berkuah buat orang sakit',
  'sambel yang tahan lama',
  'apa yang enak dimasak dari tahu, telur, dan kecap manis tanpa cabai untuk lima orang?',
  'bagaimana cara memperbaiki mesin motor yang mogok',
  'pizza',
  'aduh lapar sekali, tolong carikan resep yang gampang, murah, pedas, dan tidak digoreng dong',
  // The longest question possible, all of it misspelt: the same errors, but no two words the same.
  'rendamk aym gorenk'.padEnd(500, ' rendamk aym gorenk'),
  Array.from({ length: 70 }, (_, at) => `mar${(at * 7919).toString(26)}bk`.replaceAll(/\d/gu, 'o'))
    .join(' ')
    .slice(0, 500),
] as const;

type BundledCollection = typeof import('#core/sources/collection/bundled-collection.ts');
type Search = typeof import('#core/sources/collection/search/collection-search.ts');

const { load, close } = await openCollection();

const { bundledCollection } = await load<BundledCollection>('bundled-collection.ts');
const { createCollectionSearch } = await load<Search>('search/collection-search.ts');

const facts = await bundledCollection.loadFacts();
const titles = facts.map(({ title }) => title);
const words = await bundledCollection.loadWords();
const late = await bundledCollection.loadLateReaders();
const loadingSince = performance.now();
const search = createCollectionSearch(facts, words);
const loadingMs = performance.now() - loadingSince;

/**
 * Each question's time is the median of its rounds, which cancels out other load on the machine.
 */
function measure(questions: readonly string[], rounds: number) {
  const times = new Map<string, number[]>(questions.map((question) => [question, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions) {
      const startedAt = performance.now();
      search.answer(question, late);
      times.get(question)?.push(performance.now() - startedAt);
    }
  }
  const medians = [...times].map(([question, own]) => ({ question, ms: median(own) }));
  const [slowest] = medians.toSorted((a, b) => b.ms - a.ms);
  return {
    questions: medians.length,
    rounds,
    'median ms': Number(median(medians.map(({ ms }) => ms)).toFixed(2)),
    'slowest ms': Number((slowest?.ms ?? Number.NaN).toFixed(2)),
    slowest: slowest?.question.slice(0, 60),
  };
}

const first = { what: 'questions, the code still cold', ...measure(QUESTIONS, 1) };
const warm = [
  { what: 'questions', ...measure(QUESTIONS, ROUNDS) },
  { what: 'titles', ...measure(titles, ROUNDS) },
];
console.log(`${titles.length} recipes; making the search ready: ${loadingMs.toFixed(0)} ms, once`);
console.table([first, ...warm]);
const worst = Math.max(...warm.map((row) => row['slowest ms']));
console.log(`bar: ${BAR_MS} ms a question: ${verdict(worst <= BAR_MS)} (slowest ${worst})`);
await close();
