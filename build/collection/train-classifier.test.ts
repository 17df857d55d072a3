import { expect, test } from 'vitest';
import { MEASURED_QUESTIONS } from '../../src/core/sources/collection/search/fixtures/measured-questions.ts';
import { SECOND_MEASURED_QUESTIONS } from '../../src/core/sources/collection/search/fixtures/second-measured-questions.ts';
import { THIRD_MEASURED_QUESTIONS } from '../../src/core/sources/collection/search/fixtures/third-measured-questions.ts';
import { readExamples } from './train-classifier.ts';

test('the classifier learns from no question that only measures', () => {
  const { dish, other } = readExamples([]);
  const learnt = new Set([...dish, ...other].map((question) => question.toLowerCase()));
  const measured = [
    ...MEASURED_QUESTIONS,
    ...SECOND_MEASURED_QUESTIONS,
    ...THIRD_MEASURED_QUESTIONS,
  ].map(([, question]) => question.toLowerCase());
  expect(measured.length).toBeGreaterThan(500);
  expect(measured.filter((question) => learnt.has(question))).toEqual([]);
});
