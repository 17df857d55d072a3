import type { ScaledDish } from '#core/kitchen/scale-dish.ts';
import { text } from '../text.ts';

/** What a cook should know about a recipe at this size, in sentences. */
export const writeAdvice = ({ advice }: Pick<ScaledDish, 'advice'>): readonly string[] =>
  advice.map((kind) => text.advice[kind]);
