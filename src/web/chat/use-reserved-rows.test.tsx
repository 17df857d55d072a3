import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerOnScreen } from './answer-state.ts';
import { useReservedRows } from './use-reserved-rows.ts';

const writing: AnswerOnScreen = { status: 'writing', question: 'soto', dishes: [] };
const done: AnswerOnScreen = {
  ...writing,
  status: 'shown',
  origin: undefined,
  conversationId: undefined,
};

let setInSight: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  const Observer = class {
    constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
      setInSight = (isIntersecting) => act(() => report([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('CSS', { supports: (property: string) => property === 'overflow-anchor' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Rows({ answer }: { readonly answer: AnswerOnScreen }) {
  const { rows, overview } = useReservedRows(answer);
  return (
    <div ref={overview} data-testid="rows">
      {rows}
    </div>
  );
}

function show(answer: AnswerOnScreen) {
  const { rerender } = render(<Rows answer={answer} />);
  return {
    rows: () => Number(screen.getByTestId('rows').textContent),
    become: (next: AnswerOnScreen) => rerender(<Rows answer={next} />),
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
  };
}

test('a running answer reserves a row for each requested dish, up to a screen of them', () => {
  expect(show(writing).rows()).toBe(5);
  cleanup();
  expect(show({ ...writing, question: '8 resep soto' }).rows()).toBe(8);
  cleanup();
  expect(show({ ...writing, question: '40 resep soto' }).rows()).toBe(12);
});

test('empty rows stay reserved until the overview is out of view', () => {
  const { rows, become, pass } = show(writing);
  pass(600);
  become(done);
  expect(rows()).toBe(5);
  setInSight(true);
  expect(rows()).toBe(5);
  setInSight(false);
  expect(rows()).toBe(0);
});

test('a saved or very fast answer reserves nothing', () => {
  expect(show(done).rows()).toBe(0);
  cleanup();
  const fast = show(writing);
  fast.pass(100);
  fast.become(done);
  expect(fast.rows()).toBe(0);
});
