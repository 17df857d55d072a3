import { amountsIn } from '#core/kitchen/read-serving.ts';
import type { Ingredient } from '#core/recipes/dish.ts';

/** Foods in a row, another food's amount, a range, money, none or about so much: not sure enough. */
const UNCERTAIN =
  /[+&@/±]|(?<!\p{L})(?:dan|masing|dari|dr|rp|hasil|jadi|jd|atau|setengah|sampai|tanpa|lebih|kurang|sekitar|kira|(?:di)?bagi)(?!\p{L})|,[^,]*,/iu;

/** The text after an amount that goes on with it: "papan kecil", "liter-an", "cup rice cooker". */
const GOES_ON =
  /^(?:\p{L}|-|\s*(?:besar|sedang|kecil|munjung|penuh|peres|tidak|tdk|saja|aja|rice)(?!\p{L}))/iu;

/** Between a food and its amount; nothing once they are apart. */
const SEPARATORS = /^[\s,:=-]+|[\s,:=-]+$/gu;

/**
 * A line as it is shown: an amount that its writer put within the name stands where the others do.
 * "Minyak 1 ltr buat goreng" is "Minyak buat goreng", "1 ltr". Any uncertain line stays whole, and what
 * is stored stays as it was written.
 */
export function withAmountApart<Line extends Ingredient>(line: Line): Line {
  if (line.servingSize !== '' || UNCERTAIN.test(line.name)) return line;
  const { name } = line;
  const [amount, ...others] = amountsIn(name);
  if (amount?.unit === undefined || amount.unit === 'cm' || others.length > 0) return line;
  const at = name.indexOf(amount.text);
  const before = name.slice(0, at).trim();
  const after = name.slice(at + amount.text.length);
  const isUnderstood = !GOES_ON.test(after) && !/\d|[([]$/u.test(before) && !/\d/u.test(after);
  const food = `${before} ${after.trim()}`.replaceAll(SEPARATORS, '').replace(/ ,/u, ',');
  return food === '' || !isUnderstood ? line : { ...line, name: food, servingSize: amount.text };
}
