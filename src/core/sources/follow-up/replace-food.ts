import { TOOL_NAMES } from '../../kitchen/tool-words.ts';
import { isCalled } from './change-box.ts';
import { END, FOOD, INTO, START, SWAP } from './follow-up-words.ts';

/** A question that has been answered with dishes. */
export type AnsweredDishes = {
  readonly question: string;
  /** The dishes of its answer. */
  readonly names: readonly string[];
  /** Names of what these dishes are made of. */
  readonly foods: readonly string[];
};

const THING = `(?<thing>${FOOD})(?:nya)?`;
const LACK = `(?:habis|kosong|tidak (?:ada|punya))`;
/** What the cook lacks: "kalau gak ada kencur", "santannya habis". */
const LACKS = [`tidak (?:ada|punya) ${THING}`, `${THING} ${LACK}`].map(
  (lack) => new RegExp(START + lack + END, 'u'),
);
/** A food to replace, perhaps with what: "ganti ayam dengan tahu", "ganti santan pakai apa". */
const SWAPS_FOOD = new RegExp(`${START}${SWAP} ${THING}(?: ${INTO} .+)?${END}`, 'u');
const TOOLS = new Set(Object.values(TOOL_NAMES).flatMap((names) => names.split('|')));

/**
 * What is asked of a food of the answered dishes: to be replaced, where the question names its dish, else left out. A
 * tool that is missing is left out, too.
 */
export function replaceFood(
  typed: string,
  plain: string,
  earlier: AnsweredDishes,
): string | undefined {
  const question = earlier.question.toLowerCase();
  const isDishNamed = earlier.names.some((name) => question.includes(name.toLowerCase()));
  const isFood = (thing: string) => earlier.foods.some((food) => isCalled(food, thing));
  const lacked = LACKS.map((lack) => lack.exec(plain)?.groups?.['thing']).find(Boolean);
  if (lacked !== undefined && TOOLS.has(lacked)) return `tanpa ${lacked}`;
  if (lacked !== undefined && isFood(lacked))
    return isDishNamed ? `ganti ${lacked}` : `tanpa ${lacked}`;
  const swapped = SWAPS_FOOD.exec(plain)?.groups?.['thing'];
  return isDishNamed && swapped !== undefined && isFood(swapped) ? typed.trim() : undefined;
}
