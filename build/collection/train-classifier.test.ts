import { expect, test } from 'vitest';
import type { JudgedQuestion } from '../../src/core/sources/collection/search/fixtures/judge-answer.ts';
import { readExamples } from './train-classifier.ts';

type QuestionSet = { readonly QUESTIONS: readonly JudgedQuestion[] };

const MEASURED = import.meta.glob<QuestionSet>(
  '../../src/core/sources/collection/search/fixtures/measured/*.ts',
  { eager: true },
);

test('the classifier learns from no question used only for measuring', () => {
  const { dish, other } = readExamples([]);
  const learnt = new Set([...dish, ...other].map((question) => question.toLowerCase()));
  const measured = Object.values(MEASURED).flatMap(({ QUESTIONS }) =>
    QUESTIONS.map(([, question]) => question.toLowerCase()),
  );
  expect(measured.length).toBeGreaterThan(500);
  expect(measured.filter((question) => learnt.has(question))).toEqual([]);
});
