import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import type { Answer } from '#core/sources/recipe-source.ts';

export type CollectedAnswer = {
  /** Names of the dishes so far. */
  readonly names: readonly string[];
  /** Settles with the answer. */
  readonly ended: Promise<AnswerEnd>;
};

/** Reads an answer in the background, so that a test can look at it while it runs. */
export function collectAnswer(answer: Answer): CollectedAnswer {
  const names: string[] = [];
  const read = async () => {
    let step = await answer.next();
    while (step.done !== true) {
      names.push(step.value.foodName);
      step = await answer.next();
    }
    return step.value;
  };
  const ended = read();
  ended.catch(() => undefined);
  return { names, ended };
}
