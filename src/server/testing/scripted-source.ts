import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import type { Dish, Suggestion } from '#core/recipes/dish.ts';
import type { Answer, FindOptions, RecipeSource } from '#core/sources/recipe-source.ts';
import { decodeEvent, encodeDish, type DishBytes } from '../answers/answer-event.ts';

export const COMPLETE: AnswerEnd = { source: 'gemini', model: 'test-model', complete: true };

/** A dish of which only the name matters. */
export const dishNamed = (foodName: string): Dish => ({
  foodName,
  description: `Tentang ${foodName}`,
  completeRecept: [{ number: 1, step: 'Masak.' }],
  ingredient: [{ name: 'Garam', servingSize: 'secukupnya' }],
  estimatedCostatRupiah: 25_000,
  price: 10_000,
  img: '',
});

/** The same, encoded. */
export const dishBytes = (foodName: string): DishBytes => encodeDish(dishNamed(foodName));

/** The dish that was encoded. */
export function decodeDish(bytes: DishBytes): Dish {
  const event = decodeEvent(new TextDecoder().decode(bytes));
  if (event?.type !== 'dish') throw new Error('these are not the bytes of a dish');
  return event.dish;
}

export const suggestionsNamed = (prefix: string, count: number): readonly Suggestion[] =>
  Array.from({ length: count }, (_, index) => ({ foodName: `${prefix} ${index + 1}` }));

/** One call to `findDishes`, played by the test. */
type ScriptedCall = {
  readonly question: string;
  readonly options: FindOptions;
  dish(foodName: string): void;
  end(end?: AnswerEnd): void;
  fail(error: unknown): void;
  /** True once the caller has left: by the signal or by ending its loop. */
  readonly isReleased: boolean;
};

export type ScriptedSource = RecipeSource & {
  readonly calls: readonly ScriptedCall[];
  /** The latest call; throws when there was none. */
  readonly call: ScriptedCall;
};

type Move =
  | { readonly type: 'dish'; readonly dish: Dish }
  | { readonly type: 'end'; readonly end: AnswerEnd }
  | { readonly type: 'fail'; readonly error: unknown };

/** A source that is driven step by step by the test. */
export function createScriptedSource(
  suggestions: readonly Suggestion[] = suggestionsNamed('Saran', 10),
): ScriptedSource {
  const calls: ScriptedCall[] = [];

  async function* play(moves: () => Promise<Move>, release: () => void): Answer {
    try {
      for (;;) {
        const move = await moves();
        if (move.type === 'end') return move.end;
        if (move.type === 'fail') throw move.error;
        yield move.dish;
      }
    } finally {
      release();
    }
  }

  return {
    calls,
    get call() {
      const latest = calls.at(-1);
      if (latest === undefined) throw new Error('not called yet');
      return latest;
    },
    findDishes(question, options) {
      const { signal } = options;
      const waiting: Move[] = [];
      let wake: () => void = () => undefined;
      let isReleased = false;
      const push = (move: Move) => {
        waiting.push(move);
        wake();
      };
      const next = async (): Promise<Move> => {
        for (;;) {
          signal.throwIfAborted();
          const move = waiting.shift();
          if (move !== undefined) return move;
          await new Promise<void>((resolve) => {
            wake = () => {
              signal.removeEventListener('abort', wake);
              resolve();
            };
            signal.addEventListener('abort', wake);
          });
        }
      };
      calls.push({
        question,
        options,
        dish: (foodName) => push({ type: 'dish', dish: dishNamed(foodName) }),
        end: (end = COMPLETE) => push({ type: 'end', end }),
        fail: (error) => push({ type: 'fail', error }),
        get isReleased() {
          return isReleased || signal.aborted;
        },
      });
      return play(next, () => {
        isReleased = true;
      });
    },
    suggestDishes: async (count) => suggestions.slice(0, count),
  };
}
