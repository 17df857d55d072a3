import type { CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import { PROVINCES, type RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';

/** Every province has at least this many dishes of its own. */
const MIN_PER_PROVINCE = 3;

/** Plausible ranges; a figure outside is a mistake, unless listed as an exception below. */
const PLAUSIBLE = {
  servings: { name: 'jumlah porsi', least: 1, most: 80 },
  minutes: { name: 'waktu (menit)', least: 5, most: 24 * 60 },
  costPerServing: { name: 'biaya bahan per porsi (rupiah)', least: 150, most: 45_000 },
} as const;

type BoundedField = keyof typeof PLAUSIBLE;

const BOUNDED_FIELDS = Object.keys(PLAUSIBLE) as readonly BoundedField[];

/** Correct figures outside the bounds, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, Partial<Record<BoundedField, string>>>> = {
  'Kepiting Saus Sorong': {
    costPerServing: 'kepiting bakau memang mahal, dan satu porsi satu ekor',
  },
  "Sambal Lu'at": { minutes: 'berfermentasi tiga hari' },
  Rengginang: { minutes: 'dijemur sehari lebih' },
  'Tape Singkong': { minutes: 'beragi dua hari' },
  'Tape Ketan': { minutes: 'beragi dua hari' },
  'Telur Asin': { minutes: 'diasinkan dua belas hari' },
  'Wadi Patin': { minutes: 'diasinkan tiga hari' },
};

/** Faults of the collection as a whole, in plain Indonesian. */
export function checkCollection(recipes: readonly CollectedRecipe[]): readonly string[] {
  return [
    ...checkNames(recipes),
    ...checkBounds(recipes),
    ...checkProvinces(recipes),
    ...checkExceptions(recipes),
  ];
}

/** Two recipes with one name would shadow each other in every search. */
function checkNames(recipes: readonly CollectedRecipe[]): readonly string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const { facts } of recipes) {
    const key = facts.title.toLowerCase();
    if (owners.has(key)) problems.push(`Judul "${facts.title}" dipakai dua resep.`);
    owners.set(key, facts.title);
  }
  for (const { facts } of recipes) {
    for (const alias of facts.aliases) {
      const owner = owners.get(alias);
      if (owner !== undefined && owner !== facts.title) {
        problems.push(`${facts.title}: nama lain "${alias}" sudah menjadi nama ${owner}.`);
      }
    }
  }
  return problems;
}

function checkBounds(recipes: readonly CollectedRecipe[]): readonly string[] {
  return recipes.flatMap(({ facts }) =>
    BOUNDED_FIELDS.flatMap((field) => {
      const { name, least, most } = PLAUSIBLE[field];
      const isExcepted = EXCEPTIONS[facts.title]?.[field] !== undefined;
      if (isPlausible(facts, field) || isExcepted) return [];
      return [`${facts.title}: ${name} ${facts[field]}, biasanya ${least} sampai ${most}.`];
    }),
  );
}

const isPlausible = (facts: RecipeFacts, field: BoundedField): boolean =>
  facts[field] >= PLAUSIBLE[field].least && facts[field] <= PLAUSIBLE[field].most;

function checkProvinces(recipes: readonly CollectedRecipe[]): readonly string[] {
  return PROVINCES.flatMap((province) => {
    const count = recipes.filter(({ facts }) => facts.province === province).length;
    if (count >= MIN_PER_PROVINCE) return [];
    return [`${province} baru punya ${count} hidangan, seharusnya ${MIN_PER_PROVINCE}.`];
  });
}

/** An unnecessary exception would hide the next mistake. */
function checkExceptions(recipes: readonly CollectedRecipe[]): readonly string[] {
  return Object.entries(EXCEPTIONS).flatMap(([title, fields]) => {
    const recipe = recipes.find(({ facts }) => facts.title === title);
    if (recipe === undefined) return [`Pengecualian untuk "${title}": resepnya tidak ada.`];
    return BOUNDED_FIELDS.flatMap((field) => {
      if (fields[field] === undefined || !isPlausible(recipe.facts, field)) return [];
      return [`${title}: pengecualian untuk ${PLAUSIBLE[field].name} tidak diperlukan lagi.`];
    });
  });
}
