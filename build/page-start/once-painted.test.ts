import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oncePainted } from './once-painted.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A page that has loaded, in a browser that reports its paint once `paint` is called. */
function loadPage() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const reports: (() => void)[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: () => void) {
        reports.push(report);
      }
      observe() {}
    },
  );
  let starts = 0;
  oncePainted(() => (starts += 1));
  page.dispatchEvent(new Event('load'));
  return { starts: () => starts, paint: () => reports.forEach((report) => report()) };
}

test('the page starts shortly after its paint, once, however often a paint is reported', () => {
  const { starts, paint } = loadPage();
  paint();
  expect(starts()).toBe(0);
  vi.advanceTimersByTime(50);
  expect(starts()).toBe(1);
  paint();
  vi.advanceTimersByTime(2_000);
  expect(starts()).toBe(1);
});

test('if no paint is reported, the page starts after a second', () => {
  const { starts } = loadPage();
  vi.advanceTimersByTime(999);
  expect(starts()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(starts()).toBe(1);
});
