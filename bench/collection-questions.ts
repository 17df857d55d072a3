import { createServer } from 'vite';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import { readAskedPortions } from '#core/kitchen/asked-portions.ts';
import { CHAT_QUESTIONS } from '../src/core/sources/collection/search/fixtures/chat-questions.ts';
import type { AnsweredDish } from '../src/core/sources/collection/search/fixtures/answer-checks.ts';
import type { JudgedQuestion } from '../src/core/sources/collection/search/fixtures/judge-answer.ts';
import { MEASURED_QUESTIONS } from '../src/core/sources/collection/search/fixtures/measured-questions.ts';
import { SECOND_MEASURED_QUESTIONS } from '../src/core/sources/collection/search/fixtures/second-measured-questions.ts';
import { THIRD_MEASURED_QUESTIONS } from '../src/core/sources/collection/search/fixtures/third-measured-questions.ts';
import { RAMBLING_QUESTIONS } from '../src/core/sources/collection/search/fixtures/rambling-questions.ts';
import { PRACTICE_QUESTIONS } from '../src/core/sources/collection/search/fixtures/practice-questions.ts';

/**
 * How many questions the collection answers the way the asker meant them, by topic: the half that
 * the search was developed with, and the half that is only used to measure.
 *
 * `npm run bench:collection-questions`; with `-- --practice` the first half alone, with `--
 * --failed` also the questions answered wrong, with their answers.
 */
type BundledCollection = typeof import('#core/sources/collection/bundled-collection.ts');
type CollectionSource = typeof import('#core/sources/collection/collection-source.ts');

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
});
const load = async <Module>(file: string): Promise<Module> =>
  (await vite.ssrLoadModule(`/src/core/sources/collection/${file}`)) as Module;

const { bundledCollection } = await load<BundledCollection>('bundled-collection.ts');
const { createCollectionSource } = await load<CollectionSource>('collection-source.ts');

const collection = await bundledCollection.loadFacts();
const factsByTitle = new Map(collection.map((recipe) => [recipe.title, recipe]));
const source = createCollectionSource({ data: bundledCollection, random: seededRandom(1) });

async function ask(question: string) {
  const dishes: AnsweredDish[] = [];
  const answer = source.findDishes(question, { signal: new AbortController().signal });
  try {
    for (;;) {
      const next = await answer.next();
      if (next.done) {
        const { nearest, note } = next.value;
        // The first line names what is missing, the others its substitutes.
        const substitutes = note?.split('\n').slice(1) ?? [];
        return { dishes, nearest: nearest === true, substitutes };
      }
      const facts = factsByTitle.get(next.value.foodName);
      if (facts !== undefined) dishes.push({ dish: next.value, facts });
    }
  } catch {
    return { dishes, nearest: false, substitutes: [] };
  }
}

async function judge(questions: readonly JudgedQuestion[]) {
  const rows = new Map<string, { questions: number; right: number }>();
  const failed: { about: string; question: string; came: string }[] = [];
  for (const [about, question, isRight] of questions) {
    const answer = await ask(question);
    const row = rows.get(about) ?? { questions: 0, right: 0 };
    const right = isRight({
      ...answer,
      collection,
      portions: readAskedPortions(question),
    });
    rows.set(about, { questions: row.questions + 1, right: row.right + (right ? 1 : 0) });
    const came = answer.dishes.map(({ facts }) => facts.title).join(', ');
    if (!right) failed.push({ about, question, came: `${answer.nearest ? '~ ' : ''}${came}` });
  }
  return { rows, failed };
}

const share = ({ failed }: Awaited<ReturnType<typeof judge>>, all: readonly JudgedQuestion[]) =>
  `${all.length - failed.length} of ${all.length} (${(100 * (1 - failed.length / all.length)).toFixed(0)} %)`;

const SETS = [
  ['built with', PRACTICE_QUESTIONS],
  // First score: 105 of 115.
  ['built with, as typed in chats', CHAT_QUESTIONS],
  ['built with, rambling', RAMBLING_QUESTIONS],
  ['measured with', MEASURED_QUESTIONS],
  ['measured with, later', SECOND_MEASURED_QUESTIONS],
  // First score: 135 of 153; looked at since.
  ['looked at once', THIRD_MEASURED_QUESTIONS],
] as const;
const practice = await judge(PRACTICE_QUESTIONS);
const table = new Map<string, Record<string, string>>();
const shares: string[] = [];
for (const [name, questions] of process.argv.includes('--practice') ? SETS.slice(0, 1) : SETS) {
  const judged = questions === PRACTICE_QUESTIONS ? practice : await judge(questions);
  for (const [about, { questions: all, right }] of judged.rows) {
    table.set(about, { ...table.get(about), [name]: `${right} of ${all}` });
  }
  shares.push(`${name}: ${share(judged, questions)}`);
}
console.table(Object.fromEntries(table));
console.log(shares.join('\n'));
if (process.argv.includes('--failed')) {
  for (const { about, question, came } of practice.failed) {
    console.log(`${about.padEnd(12)}${question}\n            → ${came || 'nothing'}`);
  }
}
await vite.close();
