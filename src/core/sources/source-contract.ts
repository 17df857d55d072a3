import { describe, expect, test } from 'vitest';
import { parseAnswerEnd } from '../recipes/answer-end.ts';
import { MAX_DISHES_PER_ANSWER, parseDish, type Dish } from '../recipes/dish.ts';
import { RecipeError } from '../recipes/recipe-error.ts';
import { MAX_QUESTION_LENGTH, type RecipeSource } from './recipe-source.ts';

/** A source to test, and questions whose answers are known. */
type SourceSetup = {
  readonly source: RecipeSource;
  /** Has an answer of at least two dishes. */
  readonly question: string;
  /** Has an answer of other dishes than `question`. */
  readonly otherQuestion: string;
  /** Has no answer: the source says `empty`. */
  readonly questionWithout: string;
  /** Work outside the source that it started and that still runs: calls, loads, other answers. */
  readonly runningCalls: () => number;
};

/**
 * What every recipe source promises.
 *
 * @param setUp creates a new source for each test.
 */
export function describeRecipeSource(
  name: string,
  setUp: () => SourceSetup | Promise<SourceSetup>,
): void {
  const promise = (title: string, run: (setup: SourceSetup) => Promise<void>) => {
    test(title, async () => run(await setUp()));
  };

  describe(`${name} keeps the promises of a recipe source`, () => {
    promise('gives whole, parsed dishes', async ({ source, question }) => {
      const { dishes } = await readAll(source, question);
      expect(dishes.length).toBeGreaterThanOrEqual(2);
      expect(dishes.length).toBeLessThanOrEqual(MAX_DISHES_PER_ANSWER);
      for (const dish of dishes) {
        expect(parseDish(JSON.parse(JSON.stringify(dish)))).toEqual(dish);
        expect(dish.ingredient.length).toBeGreaterThan(0);
        expect(dish.completeRecept.length).toBeGreaterThan(0);
      }
    });

    promise('says how the answer ended', async ({ source, question }) => {
      const { end } = await readAll(source, question);
      expect(parseAnswerEnd(JSON.parse(JSON.stringify(end)))).toStrictEqual(end);
      expect(end.complete).toBe(true);
      expect(end.model === undefined).toBe(end.source !== 'gemini');
    });

    promise('does not look at the space around a question', async ({ source, question }) => {
      const plain = await readAll(source, question);
      expect(await readAll(source, `\n  ${question}\t`)).toEqual(plain);
    });

    promise('says empty where there is no answer', async ({ source, questionWithout }) => {
      await expect(readAll(source, questionWithout)).rejects.toMatchObject({
        name: 'RecipeError',
        code: 'empty',
      });
    });

    promise('refuses an empty or too long question', async ({ source, runningCalls }) => {
      for (const question of ['', ' \n\t ', 'x'.repeat(MAX_QUESTION_LENGTH + 1)]) {
        await expect(readAll(source, question)).rejects.toMatchObject({ code: 'invalid-question' });
      }
      await expectNothingRuns(runningCalls);
    });

    promise('throws the reason of an abort before the start', async (setup) => {
      const { source, question, runningCalls } = setup;
      const reason = new Error('sudah pergi');
      const signal = AbortSignal.abort(reason);
      await expect(source.findDishes(question, { signal }).next()).rejects.toBe(reason);
      await expect(source.suggestDishes(10, { signal })).rejects.toBe(reason);
      await expectNothingRuns(runningCalls);
    });

    promise('throws the reason of an abort while it is asked', async (setup) => {
      const { source, question, runningCalls } = setup;
      const reason = new Error('pergi');
      const controller = new AbortController();
      const { signal } = controller;
      const asked = [
        source.findDishes(question, { signal }).next(),
        source.suggestDishes(10, { signal }),
      ];
      controller.abort(reason);
      const outcomes = await Promise.allSettled(asked);
      expect(outcomes).toEqual(asked.map(() => ({ status: 'rejected', reason })));
      await expectNothingRuns(runningCalls);
    });

    promise('throws the reason of an abort between two dishes', async (setup) => {
      const { source, question, runningCalls } = setup;
      const reason = new Error('pergi');
      const controller = new AbortController();
      const answer = source.findDishes(question, { signal: controller.signal });
      await answer.next();
      controller.abort(reason);
      await expect(answer.next()).rejects.toBe(reason);
      await expect(answer.next()).resolves.toEqual({ done: true, value: undefined });
      await expectNothingRuns(runningCalls);
    });

    promise('throws an abort that has no reason as it is', async ({ source, question }) => {
      const controller = new AbortController();
      const next = source.findDishes(question, { signal: controller.signal }).next();
      controller.abort();
      const error = await next.catch((thrown: unknown) => thrown);
      expect(error).toBe(controller.signal.reason);
      expect(error).not.toBeInstanceOf(RecipeError);
    });

    promise('lets go of everything when the loop is left early', async (setup) => {
      const { source, question, runningCalls } = setup;
      for await (const dish of source.findDishes(question, { signal: neverAborted() })) {
        expect(dish.foodName).not.toBe('');
        break;
      }
      await expectNothingRuns(runningCalls);
    });

    promise('lets go of everything when the answer has ended', async (setup) => {
      const { source, question, runningCalls } = setup;
      await readAll(source, question);
      await expectNothingRuns(runningCalls);
    });

    promise('asks nothing before the first dish is wanted', async (setup) => {
      const { source, question, runningCalls } = setup;
      const answer = source.findDishes(question, { signal: neverAborted() });
      expect(runningCalls()).toBe(0);
      await expectNothingRuns(runningCalls);
      await answer.return({ source: 'collection', complete: true });
    });

    promise('keeps two answers at once apart', async ({ source, question, otherQuestion }) => {
      const alone = [await readAll(source, question), await readAll(source, otherQuestion)];
      expect(alone[0]?.dishes).not.toEqual(alone[1]?.dishes);
      const together = [readAll(source, question), readAll(source, otherQuestion)];
      expect(await Promise.all(together)).toEqual(alone);
    });

    promise('an abort of one answer leaves another alone', async ({ source, question }) => {
      const controller = new AbortController();
      const left = source.findDishes(question, { signal: controller.signal });
      const stayed = readAll(source, question);
      await left.next();
      controller.abort();
      await expect(left.next()).rejects.toBe(controller.signal.reason);
      expect((await stayed).end.complete).toBe(true);
    });

    promise('suggests different titles, as many as wanted at most', async ({ source }) => {
      for (const count of [1, 3, 10]) {
        const titles = await source.suggestDishes(count, { signal: neverAborted() });
        expect(titles.length).toBeGreaterThan(0);
        expect(titles.length).toBeLessThanOrEqual(count);
        expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length);
        for (const title of titles) expect(title.trim()).toBe(title);
        expect(titles).not.toContain('');
      }
    });
  });
}

/** Whatever was released has one turn of the event loop to end. */
async function expectNothingRuns(runningCalls: () => number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(runningCalls()).toBe(0);
}

const neverAborted = () => new AbortController().signal;

async function readAll(source: RecipeSource, question: string) {
  const answer = source.findDishes(question, { signal: neverAborted() });
  const dishes: Dish[] = [];
  for (;;) {
    const next = await answer.next();
    if (next.done) return { dishes, end: next.value };
    dishes.push(next.value);
  }
}
