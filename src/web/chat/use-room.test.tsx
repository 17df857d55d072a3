import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerState } from './answer-store.ts';
import { useRoom } from './use-room.ts';

const writing: AnswerState = {
  status: 'streaming',
  question: 'soto',
  dishes: [],
  origin: undefined,
  failure: undefined,
  conversationId: undefined,
};
const done: AnswerState = { ...writing, status: 'ready' };

const STOPPED = { source: 'gemini', route: 'gateway', complete: false, stopped: true } as const;

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

function Room({ answer }: { readonly answer: AnswerState }) {
  const [room, overview] = useRoom(answer);
  return (
    <div ref={overview} data-testid="room">
      {room}
    </div>
  );
}

function show(answer: AnswerState) {
  const { rerender } = render(<Room answer={answer} />);
  return {
    room: () => Number(screen.getByTestId('room').textContent),
    become: (next: AnswerState) => rerender(<Room answer={next} />),
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
  };
}

test('an answer that is being written has room for as many dishes as were asked for, up to a screen of them', () => {
  expect(show(writing).room()).toBe(5);
  cleanup();
  expect(show({ ...writing, question: '8 resep soto' }).room()).toBe(8);
  cleanup();
  expect(show({ ...writing, question: '40 resep soto' }).room()).toBe(12);
});

test('room that somebody reads below is kept until the overview is out of sight', () => {
  const { room, become, pass } = show(writing);
  pass(600);
  become(done);
  expect(room()).toBe(5);
  setInSight(true);
  expect(room()).toBe(5);
  setInSight(false);
  expect(room()).toBe(0);
});

test('an answer that is saved, written at once or stopped has only the room that it takes', () => {
  expect(show(done).room()).toBe(0);
  cleanup();
  const fast = show(writing);
  fast.pass(100);
  fast.become(done);
  expect(fast.room()).toBe(0);
  cleanup();
  const stopped = show(writing);
  stopped.pass(600);
  stopped.become({ ...done, origin: STOPPED });
  expect(stopped.room()).toBe(0);
});
