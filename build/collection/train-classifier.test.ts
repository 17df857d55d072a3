import { expect, test } from 'vitest';
import { createDishClassifier } from '../../src/core/sources/collection/search/question/dish-classifier.ts';
import { tokenizeQuestion } from '../../src/core/sources/collection/search/words/tokenize.ts';
import { readExamples, trainClassifier } from './train-classifier.ts';

type QuestionSet = { readonly QUESTIONS: readonly (readonly [about: string, question: string])[] };

const MEASURED = import.meta.glob<QuestionSet>('../../bench/questions/measured/*.ts', {
  eager: true,
});

test('the classifier learns from no question used only for measuring', () => {
  const { dish, other } = readExamples([]);
  const learnt = new Set([...dish, ...other].map((question) => question.toLowerCase()));
  const measured = Object.values(MEASURED).flatMap(({ QUESTIONS }) =>
    QUESTIONS.map(([, question]) => question.toLowerCase()),
  );
  expect(measured.length).toBeGreaterThan(500);
  expect(measured.filter((question) => learnt.has(question))).toEqual([]);
});

test('the classifier learns to tell a request for a dish from other questions', () => {
  const isFood = (word: string) => word === 'soto' || word === 'ayam';
  const classify = createDishClassifier(trainClassifier(readExamples([]), isFood), isFood);
  const scoreOf = (question: string) => classify(tokenizeQuestion(question));
  expect(scoreOf('siapa presiden indonesia')).toBeGreaterThan(0);
  expect(scoreOf('ibu kota jawa barat')).toBeGreaterThan(0);
  expect(scoreOf('resep soto ayam')).toBeLessThan(0);
});
