import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPhrases } from '../../src/core/sources/collection/search/packed-phrases.ts';
import {
  HEAVIEST,
  listFeatures,
} from '../../src/core/sources/collection/search/question/dish-classifier.ts';
import { tokenizeQuestion } from '../../src/core/sources/collection/search/words/tokenize.ts';

/** Questions that ask for dishes, and questions that do not. */
type Examples = { readonly dish: readonly string[]; readonly other: readonly string[] };

/** A feature in fewer examples is chance. */
const MIN_EXAMPLES = 3;
/** Only the most decisive features are shipped. */
const MOST_FEATURES = 460;
/** One in this many unknown features gets a weight by mistake. */
const ONE_IN = 512;
const ROUNDS = 40;
const STEP = 0.3;
/** Pulls weights of rare features to nothing (L1). */
const SPARSITY = 0.002;
/** Weights are shipped in steps of 0.5. */
const SCALE = 2;

/** One question per line. */
const readLines = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, 'examples', `${name}.txt`), 'utf8')
    .trim()
    .split('\n');

/**
 * The questions that the classifier learns from, without those used only to measure.
 *
 * @param titles ask for a dish by themselves.
 */
export const readExamples = (titles: readonly string[]): Examples => ({
  dish: [...titles, ...readLines('dish-questions')],
  other: readLines('other-questions'),
});

/** Trains a logistic regression; the same examples give the same weights. */
export function trainClassifier(
  { dish, other }: Examples,
  isFood: (word: string) => boolean,
): string {
  const read = (label: number) => (question: string) => ({
    label,
    features: listFeatures(tokenizeQuestion(question), isFood),
  });
  const examples = [...dish.map(read(0)), ...other.map(read(1))];
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= MIN_EXAMPLES ? [name] : []));
  const numbers = new Map(names.map((name, number) => [name, number]));
  const weights = learn(
    examples.map(({ label, features }) => ({
      label,
      features: features.flatMap((name) => numbers.get(name) ?? []),
    })),
    names.length,
  );
  const decisiveness = (at: number) =>
    Math.abs(weights[at] ?? 0) * Math.sqrt(counts.get(names[at] ?? '') ?? 0);
  const shipped = names
    .map((name, at) => ({ name, at }))
    .toSorted((one, next) => decisiveness(next.at) - decisiveness(one.at))
    .slice(0, MOST_FEATURES);
  const rows = Array.from({ length: 2 * HEAVIEST + 1 }, (): string[] => []);
  for (const { name, at } of shipped) {
    const weight = Math.round((weights[at] ?? 0) * SCALE);
    if (weight !== 0) rows[Math.max(-HEAVIEST, Math.min(HEAVIEST, weight)) + HEAVIEST]?.push(name);
  }
  return packPhrases(rows, { oneIn: ONE_IN });
}

type Row = { readonly label: number; readonly features: readonly number[] };
const NO_ROW: Row = { label: 0, features: [] };

/** Stochastic gradient descent with a step for each weight that shrinks as it is used (AdaGrad). */
function learn(rows: readonly Row[], size: number): Float64Array {
  const weights = new Float64Array(size);
  const seen = new Float64Array(size).fill(1e-8);
  const order = rows.map((_, at) => at);
  const random = createRandom();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const { label, features } = rows[at] ?? NO_ROW;
      let sum = 0;
      for (const feature of features) sum += weights[feature] ?? 0;
      const slope = 1 / (1 + Math.exp(-sum)) - label;
      for (const feature of features) {
        const used = (seen[feature] ?? 0) + slope * slope;
        const step = STEP / Math.sqrt(used);
        const weight = (weights[feature] ?? 0) - step * slope;
        seen[feature] = used;
        weights[feature] = Math.sign(weight) * Math.max(0, Math.abs(weight) - step * SPARSITY);
      }
    }
  }
  return weights;
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** From 0 to 1, the same at each build: a linear congruential generator (Numerical Recipes). */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
