import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { DishBytes } from '../answers/answer-event.ts';
import { decodeDish } from './scripted-source.ts';

type CollectedAnswer = {
  /** Names of the dishes so far. */
  readonly names: readonly string[];
  /** Settles with the answer. */
  readonly ended: Promise<AnswerEnd>;
};

/** Reads an answer in the background, so that a test can look at it while it runs. */
export function collectAnswer(
  answer: AsyncGenerator<Dish | DishBytes, AnswerEnd, void>,
): CollectedAnswer {
  const names: string[] = [];
  const read = async () => {
    let step = await answer.next();
    while (step.done !== true) {
      names.push(foodNameOf(step.value));
      step = await answer.next();
    }
    return step.value;
  };
  const ended = read();
  ended.catch(() => undefined);
  return { names, ended };
}

const foodNameOf = (dish: Dish | DishBytes): string =>
  (dish instanceof Uint8Array ? decodeDish(dish) : dish).foodName;
