import { findFoods } from '../foods-in-text.ts';
import { isCovered } from '../undeclared-foods.ts';
import { complainIf, type CheckedRecipe, type RecipeCheck } from './recipe-check.ts';
import { stepsOf } from './recipe-texts.ts';

/** After these words a food in a name or description is not in the dish. */
const NOT_IN_IT =
  /\b(?:tanpa|bukan|teman|pendamping|pelengkap|pasangan|cocok|untuk|bersama|dengan nasi|seperti|mirip|ala|mata|mulut|mulu|sebesar|menemani|pengganti|berwarna|warna|dicocol|cocolan)(?: \S+)?$/u;

/** Food words with another meaning there: a place, the tongue that tastes, a way to cook. */
const OTHER_MEANINGS = new Set([
  'acar',
  'arang',
  'asem',
  'buah segar',
  'kembang tahu',
  'keripik',
  'kupang',
  'lidah',
  'naget',
  'saus pedas',
  'spageti',
  'spekuk',
]);

/** The dish contains what its other names and description promise. */
const keepsPromises: RecipeCheck = {
  id: 'janji nama',
  find: (checked) => {
    const { recipe, book } = checked;
    const held = textOf(checked);
    const missing = [...recipe.aliases, recipe.description].flatMap((text) =>
      findFoods(text.toLowerCase(), book)
        .filter(({ before }) => !NOT_IN_IT.test(before.trimEnd()))
        .filter(({ name, canonical }) => {
          const [head = ''] = canonical.split(' ');
          return !held.includes(head) && !isCovered(name, held) && !OTHER_MEANINGS.has(name);
        })
        .map(({ name }) => name),
    );
    return [...new Set(missing)].map(
      (food) => `"${food}" disebut di aliases atau description, tetapi tidak ada di resepnya.`,
    );
  },
};

const textOf = (checked: CheckedRecipe): string =>
  [
    checked.recipe.title,
    stepsOf(checked),
    ...checked.lines.map(({ line }) => `${line.name} ${line.food ?? ''} ${line.preparation ?? ''}`),
  ]
    .join(' ')
    .toLowerCase();

/** One word for one thing: the variant, and the collection's word. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/\bstoples\b/u, 'toples'],
  [/\bterlanjur\b/u, 'telanjur'],
  [/(?:\bdi|\bmeng)?hisap/u, 'isap'],
  [/(?:\bdi|\bmeng)?hempas/u, 'empas'],
  [/\beneg\b/u, 'enek'],
  [/\d-\d/u, '–'],
  [/\bderajat\b/u, '°C'],
  [/\bmentimun\b/u, 'timun'],
  [/\bbawang goreng\b/u, 'bawang merah goreng'],
  [/\b(?:dada ayam fillet|ayam fillet)\b/u, 'fillet dada ayam'],
  [/\blada\b/u, 'merica'],
  [/\bcengkeh\b/u, 'cengkih'],
  [/\blemari es\b/u, 'kulkas'],
  [/\b(?:toge|taoge)\b(?! goreng)/u, 'tauge'],
  [/\bcabe\b/u, 'cabai'],
  [/\bcoklat\b/u, 'cokelat'],
  [/\bsantan instan\b/u, 'santan kental'],
  [/\bpengembang(?: kue)?\b/u, 'baking powder, soda kue, atau ovalet'],
  [
    /\bair (?:abu|ki|khi)\b(?! merang)/u,
    'air abu merang (air ki adalah alkali pekat yang berbahaya)',
  ],
];

/** Ingredients, steps and notes use the collection's words. */
const usesOneTerm: RecipeCheck = {
  id: 'istilah',
  find: (checked) => {
    const { yield: amount, equipment, tip, storage, sell } = checked.recipe;
    const ingredients = checked.lines.map(({ line }) => `${line.name} ${line.preparation ?? ''}`);
    const text = [stepsOf(checked), ...ingredients, amount, equipment, tip, storage, sell]
      .join('\n')
      .toLowerCase();
    return TERMS.flatMap(([other, term]) => {
      const found = other.exec(text)?.[0] ?? '';
      return complainIf(found !== '', `Tulis "${term}", bukan "${found}".`);
    });
  },
};

/** Cuts and states that are bought and priced as separate foods. */
const CUTS =
  /tetelan|has luar|has dalam|sandung lamur|samcan|\baren\b|kupas|giling|fillet|\biga\b|buntut|kikil/gu;

/** A cut that is bought is the ingredient, not a note beside another one. */
const namesTheCut: RecipeCheck = {
  id: 'potongan',
  find: ({ lines, book }) =>
    lines.flatMap(({ line }) => {
      // By its name alone: a cut in the note is already priced as the cut.
      const food = book.foods.get(book.names.findExact(line.name) ?? line.food ?? '');
      const notes = line.preparation?.toLowerCase() ?? '';
      // The rest of what was bought whole is used too.
      if (notes.includes('sisihkan')) return [];
      const cuts = [...notes.matchAll(CUTS)].map(([cut]) => cut);
      if (food?.name === 'kerupuk' && notes.includes('goreng')) cuts.push('mentah');
      return cuts.flatMap((cut) => {
        const bought = [`${line.name} ${cut}`, `${food?.name ?? ''} ${cut}`, cut]
          .map((name) => book.names.findExact(name))
          .find((name) => name !== undefined && name !== food?.name);
        const facts = book.foods.get(bought ?? '')?.contains ?? [];
        const isOfIt = facts.join() === food?.contains.join();
        return complainIf(
          bought !== undefined && isOfIt && !line.name.includes(cut),
          `Tulis "@${bought ?? ''}", bukan "${line.name}" dengan catatan "${cut}": harganya berbeda.`,
        );
      });
    }),
};

/** One word for one thing, and no name that promises another. */
export const NAMING_CHECKS = [keepsPromises, usesOneTerm, namesTheCut];
