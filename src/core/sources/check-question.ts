import { RecipeError } from '../recipes/recipe-error.ts';
import { MAX_QUESTION_LENGTH } from './recipe-source.ts';

/**
 * The question without space around it.
 *
 * @throws RecipeError `invalid-question` when nothing is left or it is too long.
 */
export function checkQuestion(question: string): string {
  const trimmed = question.trim();
  if (trimmed === '' || trimmed.length > MAX_QUESTION_LENGTH) {
    throw new RecipeError('invalid-question');
  }
  return trimmed;
}
