import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import { readQuestion } from '#core/kitchen/question/read-question.ts';
import type { RecipeError } from '#core/recipes/recipe-error.ts';
import type { AnsweredDish } from '#core/sources/collection/search/fixtures/answer-checks.ts';
import { openCollection } from './open-collection.ts';
import type { JudgedQuestion } from './questions/judge-answer.ts';

/**
 * How many questions the collection answers as meant, by topic: those that the search is built with
 * (`questions/practice/`), and those that only measure it (`questions/measured/`).
 *
 * `npm run bench:collection-questions`; with `-- practice` only the former, with `-- --failed` also
 * the wrong answers.
 */
type BundledCollection = typeof import('#core/sources/collection/bundled-collection.ts');
type QuestionSet = { readonly QUESTIONS: readonly JudgedQuestion[] };
type CollectionSource = typeof import('#core/sources/collection/collection-source.ts');

const { load, close } = await openCollection();

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
  } catch (error) {
    if ((error as RecipeError).code !== 'empty') throw error;
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
      portions: readQuestion(question).count?.count,
    });
    rows.set(about, { questions: row.questions + 1, right: row.right + (right ? 1 : 0) });
    const came = answer.dishes.map(({ facts }) => facts.title).join(', ');
    if (!right) failed.push({ about, question, came: `${answer.nearest ? '~ ' : ''}${came}` });
  }
  return { rows, failed };
}

const share = ({ failed }: Awaited<ReturnType<typeof judge>>, all: readonly JudgedQuestion[]) =>
  `${all.length - failed.length} of ${all.length} (${(100 * (1 - failed.length / all.length)).toFixed(0)} %)`;

const QUESTION_SETS = join(import.meta.dirname, 'questions');
const folders = process.argv.includes('practice') ? ['practice'] : ['practice', 'measured'];
const table = new Map<string, Record<string, string>>();
const shares: string[] = [];
const failures: string[] = [];
for (const folder of folders) {
  for (const file of readdirSync(join(QUESTION_SETS, folder))) {
    const set = (await import(join(QUESTION_SETS, folder, file))) as QuestionSet;
    const name = `${folder}/${file.replace('.ts', '')}`;
    const judged = await judge(set.QUESTIONS);
    for (const [about, { questions: all, right }] of judged.rows) {
      table.set(about, { ...table.get(about), [name]: `${right} of ${all}` });
    }
    shares.push(`${name}: ${share(judged, set.QUESTIONS)}`);
    if (folder !== 'practice') continue;
    for (const { about, question, came } of judged.failed) {
      failures.push(`${about.padEnd(12)}${question}\n            → ${came || 'nothing'}`);
    }
  }
}
console.table(Object.fromEntries(table));
console.log(shares.join('\n'));
if (process.argv.includes('--failed')) console.log(failures.join('\n'));
await close();
