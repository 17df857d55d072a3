import { writePlainly } from '../../lines/chat-words.ts';
import { spellNumbers } from '../../lines/spell-numbers.ts';
import { MAX_LIST_LENGTH, MAX_TITLE_LENGTH, parseDish, type Dish } from '../../recipes/dish.ts';
import { MAX_TEXT_LENGTH, readText } from '../../recipes/unknown-values.ts';
import { MEASURES, PEOPLE } from '../count-words.ts';
import { parsePortions } from '../parse-figure.ts';
import { portionUnit } from '../portion-unit.ts';
import { ABOUT } from '../written-numbers.ts';
import { headsWholeList, readGroupHeading } from './group-heading.ts';
import { OF_WHOLE, readYieldLine, readYieldWithin, saysYield } from './no-ingredient.ts';
import { tidyWritten } from './tidy-written.ts';
import { readIngredients, writeIngredients } from './written-ingredients.ts';

/** A recipe as typed: ingredients and steps one per line. */
export type WrittenRecipe = {
  readonly name: string;
  /** "10", "10 porsi", "30 biji". */
  readonly portions: string;
  readonly ingredients: string;
  readonly steps: string;
};

/** Why a field of a written recipe cannot be read. */
export type WrittenProblem = 'empty' | 'not-a-number' | 'out-of-range' | 'too-long' | 'too-many';

/** The fault of each field, if any. */
export type WrittenProblems = Readonly<Record<keyof WrittenRecipe, WrittenProblem | undefined>>;

export const NOTHING_WRITTEN: WrittenRecipe = {
  name: '',
  portions: '',
  ingredients: '',
  steps: '',
};

const STEPS_HEADING =
  /^(?:(?:instructions|steps):?|(?:cara|langkah)(?:[^:.\d]{0,40}:\s*(?<step>.*)|(?:[- ]langkah)?(?: \p{L}*(?:buat|masak|bikin|olah)\p{L}*(?: \p{L}+){0,3})?))$/iu;

/** The text after "Cara membuat:" on its line; `undefined` if the line does not head the steps. */
function readStepsHeading(line: string): string | undefined {
  const heading = STEPS_HEADING.exec(tidyWritten(line));
  return heading === null ? undefined : (heading.groups?.['step'] ?? '');
}

/**
 * Divides a whole recipe that was pasted as ingredients: what follows "Cara membuat:" are steps, one
 * or two lines above "Bahan:" are the name, unless there is one, and "Jadi 30 biji" or "(buat 20
 * kotak ya)" beside the name gives the portions. Anything else stays as it is.
 */
export function divideRecipe(written: WrittenRecipe): WrittenRecipe {
  const lines = written.ingredients.split('\n');
  const typedSteps = written.steps.split('\n');
  const hasPortions = written.portions.trim() !== '';
  const made = hasPortions ? undefined : findYield([...lines, ...typedSteps]);
  const withoutYield = (some: readonly string[]) => some.filter((line) => line !== made?.line);
  const { listed, steps } = splitAtSteps(withoutYield(lines));
  const heading = listed.find(headsFirstIngredients);
  const title = written.name.trim() === '' ? findTitle(listed, heading) : undefined;
  const named = readYieldWithin([...(title?.above ?? []), heading].join(' '));
  return {
    name: title?.name ?? written.name,
    portions: hasPortions ? written.portions : (made?.portions ?? named ?? ''),
    ingredients: listed
      .slice(title?.end ?? 0)
      .join('\n')
      .trim(),
    steps: [withoutYield(typedSteps).join('\n'), ...steps]
      .filter((text) => text.trim() !== '')
      .join('\n'),
  };
}

/** The first line that only says how many it makes. */
function findYield(lines: readonly string[]) {
  for (const line of lines) {
    const portions = readYieldLine(tidyWritten(line));
    if (portions !== undefined) return { line, portions };
  }
  return undefined;
}

/** The lines above the heading of the steps, and the steps. */
function splitAtSteps(lines: readonly string[]) {
  for (const [at, line] of lines.entries()) {
    const step = readStepsHeading(line);
    if (step !== undefined)
      return { listed: lines.slice(0, at), steps: [step, ...lines.slice(at + 1)] };
  }
  return { listed: lines, steps: [] };
}

/** Most lines of a title. */
const MAX_TITLE_LINES = 2;

/** The name above "Bahan:" or "Bahan kulit:". */
function findTitle(lines: readonly string[], heading: string | undefined) {
  if (heading === undefined) return findPlainTitle(lines);
  const end = lines.indexOf(heading);
  const above = lines
    .slice(0, end)
    .map(tidyWritten)
    .filter((text) => text !== '');
  if (above.length === 0 || above.length > MAX_TITLE_LINES) return undefined;
  const others = above.filter((line) => !saysYield(line));
  // The only line may say both: "Untuk 40 orang nasi kuning".
  const titles = others.length === 0 ? above : others;
  const isSure = readGroupHeading(heading) === '' && titles.length === 1;
  const foods = readIngredients(titles.join('\n'));
  // A title may hold a price, but no amount.
  if (!isSure && foods.some(({ servingSize }) => !/^(?:Rp|$)/u.test(servingSize))) return undefined;
  const name = titles
    .map((line) =>
      line
        .replace(/^resep\s+/iu, '')
        .replace(/\s*(?:\([^)]*\))?\s*:?$/u, '')
        // "Pastel Bu Ratna 🥟"
        .replace(/[^\p{L}\p{N})]+$/u, ''),
    )
    .filter((line) => line !== '')
    .join(' – ');
  return { name, above, end };
}

/** Fewest words of a title above a list without a heading; a shorter line may be a food. */
const MIN_TITLE_WORDS = 3;
/** Fewest lines with an amount below such a title. */
const MIN_AMOUNT_LINES = 3;
const AMOUNT = /\d|secukupnya/iu;

/** "Risoles mayo Bu Sri" above a list of amounts. */
function findPlainTitle(lines: readonly string[]) {
  const first = lines.findIndex((line) => tidyWritten(line) !== '');
  const line = tidyWritten(lines[first] ?? '');
  const below = lines.slice(first + 1).filter((other) => AMOUNT.test(other));
  const isTitle =
    !AMOUNT.test(line) &&
    !line.endsWith(':') &&
    line.split(' ').length >= MIN_TITLE_WORDS &&
    readGroupHeading(line) === undefined &&
    below.length >= MIN_AMOUNT_LINES;
  return isTitle
    ? { name: line.replace(/^resep\s+/iu, ''), above: [line], end: first + 1 }
    : undefined;
}

/** Whether a line may follow the title: "Bahan2: terigu", "Bahan kulit:", but not "Bumbu halus:". */
function headsFirstIngredients(line: string): boolean {
  const group = readGroupHeading(line);
  if (group !== undefined && (group === '' || /^bahan /iu.test(group))) return true;
  return headsWholeList(tidyWritten(line).replace(/\s*:.*$/u, ''));
}

/**
 * Reads a recipe as it was typed or pasted.
 *
 * @param before the dish that it replaces: what is not written in the form stays.
 * @returns a dish whose cost and price are unknown, or what is wrong with each field.
 */
export function readRecipe(
  written: WrittenRecipe,
  before?: Dish,
): { readonly dish: Dish } | { readonly problems: WrittenProblems } {
  const { name, portions, ingredients, steps } = divideRecipe(written);
  const foodName = readText(name);
  const made = readPortions(portions);
  const ingredient = readIngredients(ingredients);
  const completeRecept = readSteps(steps);
  const problems: WrittenProblems = {
    name: foodName.length > MAX_TITLE_LENGTH ? 'too-long' : undefined,
    portions: 'problem' in made ? made.problem : undefined,
    ingredients:
      ingredient.length === 0 ? 'empty' : listProblem(ingredient.map((line) => line.name)),
    steps: listProblem(completeRecept),
  };
  const sizes = { porsi: 'value' in made ? made.value : undefined, hasil: made.hasil };
  const unpriced = { estimatedCostatRupiah: 0, price: 0 };
  const read = { foodName, ingredient, completeRecept };
  const dish = parseDish({ ...before, ...read, ...sizes, ...unpriced });
  if (dish === undefined) return { problems: { ...problems, name: 'empty' } };
  return Object.values(problems).some(Boolean) ? { problems } : { dish };
}

const COUNTED = new RegExp(
  String.raw`^(?:jadi )?(?:${ABOUT} ?)?${OF_WHOLE}?(?<count>[^\s(]+) +(?<noun>\p{L}+)\)?$`,
  'u',
);

/** Portions, or pieces with their name, as in `hasil`: "30 biji", the 16 of "1 loyang 16 potong". */
export function readPortions(
  typed: string,
): ReturnType<typeof parsePortions> & { readonly hasil?: string } {
  const text = spellNumbers(writePlainly(typed.trim()));
  const { count = '', noun = '' } = COUNTED.exec(text)?.groups ?? {};
  const isPiece = noun !== '' && !MEASURES.has(noun) && !PEOPLE.has(noun);
  const read = parsePortions(isPiece ? count : text);
  return isPiece && 'value' in read ? { ...read, hasil: `${read.value} ${noun}` } : read;
}

/** The text that {@link readRecipe} reads back as this dish. */
export function writeRecipe(dish: Dish): WrittenRecipe {
  const { foodName, porsi, ingredient, completeRecept } = dish;
  const unit = portionUnit(dish);
  return {
    name: foodName,
    portions: porsi === undefined ? '' : unit === 'porsi' ? `${porsi}` : `${porsi} ${unit}`,
    ingredients: writeIngredients(ingredient),
    steps: completeRecept.map(({ step }) => step.replaceAll('\n', ' ')).join('\n'),
  };
}

/** A wish at the end of a message is not a step: "selamat mencoba". */
const SIGNS_OFF =
  /^(?:selamat (?:mencoba|menikmati|memasak|makan)|semoga (?:bermanfaat|berhasil|sukses)|terima ?kasih|makasih|trims?)\b[^.]*$/iu;

/** One per line; a heading above them is not a step. */
function readSteps(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => readStepsHeading(line) !== '')
    .map(tidyWritten)
    .filter((line) => line !== '' && !SIGNS_OFF.test(line));
}

function listProblem(texts: readonly string[]): WrittenProblem | undefined {
  if (texts.length > MAX_LIST_LENGTH) return 'too-many';
  return texts.some(({ length }) => length > MAX_TEXT_LENGTH) ? 'too-long' : undefined;
}
