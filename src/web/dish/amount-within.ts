import { readServing } from '#core/kitchen/read-serving.ts';
import type { Ingredient } from '#core/recipes/dish.ts';

/** Foods in a row, another food's amount, a range or money: whose amount it is cannot be told. */
const UNCERTAIN =
  /[+&@/]|(?<!\p{L})(?:dan|masing|dari|dr|rp|hasil|jadi|jd|atau|setengah|sampai)(?!\p{L})|,[^,]*,/iu;

/** The text after an amount that goes on with it: "papan kecil". */
const GOES_ON = /^(?:\p{L}|\s*(?:besar|sedang|kecil|munjung|penuh|peres)(?!\p{L}))/iu;

/**
 * A line as it is shown: an amount that its writer put within the name stands where the others do.
 * "Minyak 1 ltr buat goreng" is "Minyak buat goreng", "1 ltr". Any uncertain line stays whole, and what
 * is stored stays as it was written.
 */
export function withAmountApart<Line extends Ingredient>(line: Line): Line {
  if (line.servingSize !== '' || UNCERTAIN.test(line.name)) return line;
  const parts = readServing(line.name);
  const amounts = parts.filter((part) => typeof part !== 'string');
  const [amount] = amounts;
  if (amount?.unit === undefined || amount.unit === 'cm' || amounts.length > 1) return line;
  const at = parts.indexOf(amount);
  const before = parts.slice(0, at).join('').trim();
  const after = parts.slice(at + 1).join('');
  const isUnderstood = !GOES_ON.test(after) && !/\d|[([]$/u.test(before) && !/\d/u.test(after);
  const name = `${before} ${after.trim()}`.trim().replace(/ ,/u, ',');
  return name === '' || !isUnderstood ? line : { ...line, name, servingSize: amount.text };
}
