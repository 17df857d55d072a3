import { DISH_KINDS, MAX_HEAT } from '../../recipes/dish-extras.ts';

const text = { type: 'string' } as const;
const wholeNumber = { type: 'integer', minimum: 0 } as const;

/** An object whose keys come in the order given; those in `optional` may be missing. */
function record(properties: Readonly<Record<string, object>>, optional: readonly string[] = []) {
  const keys = Object.keys(properties);
  return {
    type: 'object',
    properties,
    required: keys.filter((key) => !optional.includes(key)),
    // Not JSON Schema: the service's own keyword for the order of writing.
    propertyOrdering: keys,
  };
}

/** A list of dishes: the name first, then the recipe, then what derives from it. */
export const DISHES_SCHEMA = {
  type: 'array',
  items: record(
    {
      foodName: text,
      description: text,
      ingredient: { type: 'array', items: record({ name: text, servingSize: text }) },
      completeRecept: { type: 'array', items: record({ number: wholeNumber, step: text }) },
      porsi: { type: 'integer', minimum: 1 },
      estimatedCostatRupiah: wholeNumber,
      price: wholeNumber,
      img: text,
      hasil: text,
      waktu: record({ aktif: wholeNumber, tunggu: wholeNumber }, ['tunggu']),
      jenis: { type: 'string', enum: DISH_KINDS },
      pedas: { type: 'integer', minimum: 0, maximum: MAX_HEAT },
      tips: text,
      simpan: text,
    },
    ['porsi', 'hasil', 'waktu', 'jenis', 'pedas', 'tips', 'simpan'],
  ),
};

/** A list of titles. */
export const SUGGESTIONS_SCHEMA = { type: 'array', items: record({ foodName: text }) };
