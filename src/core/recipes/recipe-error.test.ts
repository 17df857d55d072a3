import { expect, test } from 'vitest';
import { parseRecipeErrorCode, RECIPE_ERROR_CODES, RecipeError } from './recipe-error.ts';

test('an error carries its code and its facts', () => {
  const cause = new TypeError('Failed to fetch');
  const error = new RecipeError('rate-limited', { retryAfterSeconds: 7, status: 429, cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'RecipeError',
    code: 'rate-limited',
    message: 'rate-limited',
    retryAfterSeconds: 7,
    status: 429,
    cause,
  });
});

test('an error without a cause has no cause field', () => {
  expect('cause' in new RecipeError('empty')).toBe(false);
});

test('every known code is kept', () => {
  for (const code of RECIPE_ERROR_CODES) expect(parseRecipeErrorCode(code)).toBe(code);
});

test.each([['meledak'], [''], [undefined], [null], [404], [{ code: 'empty' }]])(
  '%j is read as unavailable',
  (value) => {
    expect(parseRecipeErrorCode(value)).toBe('unavailable');
  },
);
