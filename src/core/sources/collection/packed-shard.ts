import { DISH_NOTES } from '../../recipes/dish-extras.ts';
import type { Dish } from '../../recipes/dish.ts';
import {
  CODING_MARKS,
  decode,
  dropCapitals,
  encode,
  ENTRY,
  restoreCapitals,
  type Phrases,
} from './dictionary-coding.ts';
import type { CollectedRecipe, DishBody } from './packed-collection.ts';
import { LINE } from './packed-lines.ts';
import { recipeSlug } from './recipe-slug.ts';

const FIELDS = ['description', 'cost', 'price', 'ingredients', 'steps', ...DISH_NOTES] as const;

/**
 * The dishes of one file as they are shipped: each field of all of them in one text, a line per
 * dish, since similar texts compress better side by side.
 */
export type PackedShard = Readonly<Record<(typeof FIELDS)[number], string>>;

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
export const RESERVED_MARKS = [...CODING_MARKS, AMOUNT, NEXT_NAME, LINE] as const;
/** Sums are multiples of a hundred. */
const SUM_STEP = 100;

/**
 * Runs when the product is built; {@link readDishBody} reads it.
 *
 * @throws Error if a text has a character that encodes a phrase.
 */
export function packShard(bodies: readonly DishBody[], phrases: Phrases): PackedShard {
  const written = bodies.map(writeDishBody);
  const columns = FIELDS.map((field) => {
    const text = written.map((dish) => dish[field] ?? '').join(LINE);
    return [field, encode(isProse(field) ? dropCapitals(text) : text, phrases)];
  });
  return Object.fromEntries(columns) as PackedShard;
}

/** Names of ingredients are no sentences: they are small already. */
const isProse = (field: keyof PackedShard): boolean => field !== 'ingredients';

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
  phrases: Phrases,
): DishBody | undefined {
  if (shard.description.split(LINE)[at] === undefined) return undefined;
  const read = (field: keyof PackedShard) => {
    const text = decode(shard[field].split(LINE)[at] ?? '', phrases);
    return isProse(field) ? restoreCapitals(text) : text;
  };
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

/** The dish that a visitor sees. */
export function composeDish({ facts, body }: CollectedRecipe): Dish {
  const { description, ingredients, steps, cost, price, ...notes } = body;
  const { title, servings, minutes, waitMinutes, province, kind, heat } = facts;
  return {
    foodName: title,
    description,
    completeRecept: steps.map((step, index) => ({ number: index + 1, step })),
    ingredient: ingredients.map(([name, servingSize]) => ({ name, servingSize })),
    langkahBahan: ingredients.map(([, , step]) => step),
    estimatedCostatRupiah: cost,
    price,
    img: '',
    porsi: servings,
    waktu: {
      aktif: minutes - waitMinutes,
      ...(waitMinutes === 0 ? {} : { tunggu: waitMinutes }),
    },
    asal: province,
    jenis: kind,
    pedas: heat,
    ...notes,
    slug: recipeSlug(title),
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
