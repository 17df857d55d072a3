import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { createPlanningStorage } from './planning-storage.ts';
import { createPlanningStore, type PlanningStore } from './planning-store.ts';
import { useRecipeState } from './use-planning-state.ts';

afterEach(cleanup);

test('a recipe follows a changed size, and never shows one of the answer before', () => {
  const store = createPlanningStore({
    storage: createPlanningStorage(createFakeStorage()),
    loadCounter: () => Promise.reject(new TypeError('Failed to fetch')),
    onNotStored: () => {},
  });
  store.open({ question: 'soto', conversationId: 'SATU11', asked: 50 });
  const drawn: (number | undefined)[] = [];
  const Recipe = ({ of }: { readonly of: PlanningStore }) => {
    drawn.push(useRecipeState(of).sizes.portions);
    return null;
  };
  render(<Recipe of={store} />);
  act(() => store.setPortions(60));
  expect(drawn.at(-1)).toBe(60);

  const before = drawn.length;
  act(() => store.open({ question: 'takjil', conversationId: 'DUA222', asked: 10 }));
  expect(new Set(drawn.slice(before))).toEqual(new Set([10]));
});
