import { expect } from '@playwright/test';
import type { EngineTab } from './browser-engine.ts';

const PATIENCE = { timeout: 15_000 };

/** Position and readable text of something on the page. */
type Seen = { readonly text: string; readonly x: number; readonly y: number };

/** Runs in the page: the visible matches of a selector, with their accessible names. */
const LOOK = `(selector) => [...document.querySelectorAll(selector)]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { text: text.trim(), x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  })`;

const SCROLL = `(selector, index) => [...document.querySelectorAll(selector)]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }))[index]
  ?.scrollIntoView({ block: 'center', behavior: 'instant' })`;

/** Whether a click at this point hits a match of the selector. */
const IS_HIT = `(selector, x, y) => document.elementFromPoint(x, y)?.closest(selector) != null`;

const call = (code: string, ...values: readonly unknown[]) =>
  `(${code})(${values.map((value) => JSON.stringify(value)).join(', ')})`;

/** A visitor who finds things by their text and clicks them. */
export function createVisitor(tab: EngineTab, site: string) {
  const look = async (selector: string) =>
    (await tab.evaluate(call(LOOK, selector))) as readonly Seen[];

  /** Waits until an element that matches this selector has this text. */
  const find = async (selector: string, words = ''): Promise<number> => {
    let index = -1;
    await expect
      .poll(async () => {
        const all = await look(selector).catch(() => []);
        index = all.findIndex(({ text }) => text.includes(words));
        return index >= 0 ? words : all.map(({ text }) => text);
      }, PATIENCE)
      .toBe(words);
    return index;
  };

  const press = async (selector: string, words = '') => {
    const index = await find(selector, words);
    await tab.evaluate(call(SCROLL, selector, index));
    // A click would miss a moving target.
    let target: Seen | undefined;
    await expect
      .poll(async () => {
        const before = target;
        target = (await look(selector))[index];
        if (target?.x !== before?.x || target?.y !== before?.y) return false;
        return target !== undefined && tab.evaluate(call(IS_HIT, selector, target.x, target.y));
      }, PATIENCE)
      .toBe(true);
    if (target !== undefined) await tab.press(target.x, target.y);
  };

  const until = (expression: string, expected: unknown, timeout = PATIENCE.timeout) =>
    expect
      .poll(() => tab.evaluate(expression).catch(() => 'nothing'), { timeout })
      .toEqual(expected);

  return {
    tab,
    press,
    until,
    sees: async (selector: string, words = '') => void (await find(selector, words)),
    seesNo: (selector: string, words: string) =>
      expect
        .poll(
          async () => (await look(selector)).filter(({ text }) => text.includes(words)),
          PATIENCE,
        )
        .toEqual([]),
    texts: async (selector: string) => (await look(selector)).map(({ text }) => text),
    open: async (path: string) => {
      await tab.open(site + path);
      // It is hydrated once its buttons work.
      await until(`document.querySelector('header button[title^=mode]')?.disabled`, false);
    },
    ask: async (question: string) => {
      await until(`document.querySelector('textarea')?.disabled`, false);
      await press('textarea');
      await tab.type(question);
      await until(`document.querySelector('textarea')?.value`, question);
      await press('button[title=kirim]');
    },
    /** Words of the dishes on screen, once there are any and the answer has its address. */
    answered: async () => {
      // The button is below the last of them.
      await until(
        `/\\?id=/.test(location.search) && document.querySelector('button[title=Lainnya]') !== null`,
        true,
      );
      return (await look('main h2')).map(({ text }) => text);
    },
  };
}
