import { DISH_NOTES } from '../../recipes/dish-extras.ts';
import type { DishBody } from './packed-collection.ts';
import { LINE } from './packed-lines.ts';

const FIELDS = ['description', 'cost', 'price', 'ingredients', 'steps', ...DISH_NOTES] as const;

/**
 * The dishes of one file as they are shipped: each field of all of them in one text, a line per
 * dish, since similar texts compress better side by side.
 */
export type PackedShard = Readonly<Record<(typeof FIELDS)[number], string>>;

/**
 * The most frequent words and phrases of the collection, which a shard writes as one character each: gzip
 * finds what repeats within a file, not between files.
 */
export type ShardPhrases = readonly string[];

/** Words beside each other, separated by single spaces. */
const WORDS = /[a-z]+(?: [a-z]+)*/giu;
/** The longest phrase, in words. */
const MAX_PHRASE_WORDS = 3;

/** The character for the first phrase; recipes use neither it nor any after it. */
const FIRST_CODE = 0x100;
const CODES = /[\u0100-\u07ff]/gu;
/** As many phrases as there are characters for. */
export const MAX_SHARD_PHRASES = 0x800 - FIRST_CODE;

/** Between the ingredients of a dish, and between its steps. */
const ENTRY = '|';
/** Between an ingredient and its amount; an entry without it names the group of the next ones. */
const AMOUNT = '=';
/** Between the price and the portions that a stall makes. */
const SOLD_AS = '/';
/**
 * In the steps: the next ingredient. Ingredients are listed in the order of the steps, so the mark
 * also says which step uses which.
 */
const NEXT_NAME = '~';
/** Must not occur in a recipe's text. */
export const RESERVED_MARKS = [ENTRY, AMOUNT, NEXT_NAME, LINE] as const;
/** Sums are multiples of a hundred. */
const SUM_STEP = 100;

/** All phrases of a text that could be encoded. */
export const phrasesIn = (text: string): readonly string[] =>
  [...text.matchAll(WORDS)].flatMap(([run]) => {
    const words = run.split(' ');
    return words.flatMap((_, at) => phrasesAt(words, at));
  });

/** The longest first. */
function phrasesAt(words: readonly string[], at: number): readonly string[] {
  const longest = Math.min(MAX_PHRASE_WORDS, words.length - at);
  return Array.from({ length: longest }, (_, fewer) =>
    words.slice(at, at + longest - fewer).join(' '),
  );
}

/**
 * Runs when the product is built; {@link readDishBody} reads it.
 *
 * @throws Error if a text has a character that encodes a phrase.
 */
export function packShard(bodies: readonly DishBody[], phrases: ShardPhrases): PackedShard {
  const codes = new Map(phrases.map((one, at) => [one, String.fromCharCode(FIRST_CODE + at)]));
  const written = bodies.map(writeDishBody);
  const columns = FIELDS.map((field) => {
    const text = written.map((dish) => dish[field] ?? '').join(LINE);
    const [taken] = text.match(CODES) ?? [];
    if (taken !== undefined) throw new Error(`"${taken}" stands for a phrase in packed dishes`);
    return [field, text.replaceAll(WORDS, (run) => encode(run.split(' '), codes))];
  });
  return Object.fromEntries(columns) as PackedShard;
}

function encode(words: readonly string[], codes: ReadonlyMap<string, string>): string {
  const encoded: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrases = phrasesAt(words, at);
    const phrase = phrases.find((one) => codes.has(one)) ?? words[at] ?? '';
    encoded.push(codes.get(phrase) ?? phrase);
    at += phrase.split(' ').length;
  }
  return encoded.join(' ');
}

/** The description and the notes as they are. */
function writeDishBody(body: DishBody): Partial<PackedShard> {
  return {
    ...body,
    cost: String(body.cost / SUM_STEP),
    price: packPrice(body),
    ingredients: writeIngredients(body.ingredients),
    steps: writeSteps(body),
  };
}

/** @returns `undefined` if the shard has fewer dishes. */
export function readDishBody(
  shard: PackedShard,
  at: number,
  phrases: ShardPhrases,
): DishBody | undefined {
  if (shard.description.split(LINE)[at] === undefined) return undefined;
  const read = (field: keyof PackedShard) =>
    (shard[field].split(LINE)[at] ?? '').replaceAll(
      CODES,
      (code) => phrases[code.charCodeAt(0) - FIRST_CODE] ?? '',
    );
  const listed = readIngredients(read('ingredients'));
  const ingredients: DishBody['ingredients'][number][] = [];
  const steps = read('steps')
    .split(ENTRY)
    .map((step, index) =>
      step.replaceAll(NEXT_NAME, () => {
        const [name, servingSize] = listed[ingredients.length] ?? ['', ''];
        ingredients.push([name, servingSize, index + 1]);
        return plainName(name);
      }),
    );
  const notes = DISH_NOTES.map((note) => [note, read(note)]).filter(([, text]) => text !== '');
  const [price, stallPortions] = read('price').split(SOLD_AS);
  return {
    description: read('description'),
    cost: Number(read('cost')) * SUM_STEP,
    price: Number(price) * SUM_STEP,
    ...(stallPortions === undefined ? {} : { porsiWarung: Number(stallPortions) }),
    ingredients,
    steps,
    ...Object.fromEntries(notes),
  };
}

/** A separate column for the portions would be mostly line breaks. */
const packPrice = ({ price, porsiWarung }: DishBody): string =>
  [price / SUM_STEP, ...(porsiWarung === undefined ? [] : [porsiWarung])].join(SOLD_AS);

/** Splits a name of {@link joinName}; one without a group begins with a capital letter. */
function splitName(name: string): readonly [group: string, rest: string] {
  const [group, ...rest] = name.split(': ');
  return rest.length === 0
    ? ['', name.charAt(0).toLowerCase() + name.slice(1)]
    : [group ?? '', rest.join(': ')];
}

/** A Dish has no groups, so the name carries them: "Bumbu halus: kemiri, sangrai". */
export const joinName = (group: string, rest: string): string =>
  group === '' ? rest.charAt(0).toUpperCase() + rest.slice(1) : `${group}: ${rest}`;

/** As steps name it: "kemiri". */
const plainName = (name: string): string => splitName(name)[1].split(', ')[0] ?? '';

function writeIngredients(ingredients: DishBody['ingredients']): string {
  let last = '';
  const entries = ingredients.flatMap(([name, servingSize]) => {
    const [group, rest] = splitName(name);
    const entry = [rest, servingSize].join(AMOUNT);
    if (group === last) return [entry];
    last = group;
    return [group, entry];
  });
  return entries.join(ENTRY);
}

function readIngredients(text: string): readonly (readonly [name: string, servingSize: string])[] {
  let group = '';
  return text.split(ENTRY).flatMap((entry) => {
    const [name = '', servingSize] = entry.split(AMOUNT);
    if (servingSize !== undefined) return [[joinName(group, name), servingSize] as const];
    group = name;
    return [];
  });
}

/** @throws Error if the steps do not name every ingredient in order, as Cooklang requires. */
function writeSteps({ ingredients, steps }: DishBody): string {
  const written = steps.map((step, index) => {
    let done = '';
    let left = step;
    for (const [shown, , number] of ingredients) {
      if (number !== index + 1) continue;
      const name = plainName(shown);
      const at = left.indexOf(name);
      if (at === -1) throw new Error(`"${name}" is not in its turn in: ${step}`);
      done += left.slice(0, at) + NEXT_NAME;
      left = left.slice(at + name.length);
    }
    return done + left;
  });
  return written.join(ENTRY);
}
