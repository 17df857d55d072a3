import { HeadingLevel, Paragraph, SectionType, type ISectionOptions } from 'docx';
import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { groupIngredients } from '#core/kitchen/group-ingredients.ts';
import { writeInBox, type BoxPlan } from '#core/kitchen/meal-box.ts';
import { daysInNote } from '#core/kitchen/menu-days.ts';
import type { DishPlan } from '#core/kitchen/plan-dish.ts';
import {
  countedUnit,
  portionUnit,
  soldNoun,
  soldUnit,
  writeCount,
  writePortions,
} from '#core/kitchen/portion-unit.ts';
import type { Dish, RecipeText } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { boxTerms, costTerms, describeCookingShare, plannedSize } from '../dish/cost-text.ts';
import { notesOf } from '../dish/dish-notes.ts';
import { sheetRows } from '../dish/sheet-rows.ts';
import { text as dishText } from '../dish/text.ts';
import {
  heading,
  INGREDIENTS,
  label,
  numbered,
  packDocument,
  paragraph,
  run,
} from './docx-parts.ts';
import { text } from './text.ts';

export { createRecipeCard } from './recipe-card.ts';

/** A dish to be written, at its planned size if there is one. */
export type WrittenDish = {
  readonly dish: Dish;
  readonly plan?: DishPlan;
  /** Amounts at that size; absent for the recipe's own. */
  readonly scaled?: RecipeText;
  /** Notes about that size, in sentences. */
  readonly advice?: readonly string[];
};

type RecipeDocument = {
  readonly question: string;
  /** As it is printed: "22 November 2026". */
  readonly date: string;
  readonly dishes: readonly WrittenDish[];
  /** The text before the dishes, or instead of them; may have several lines. */
  readonly note?: string | undefined;
  /** Whether to show what a portion costs, sells for and earns, as on the cards; never of dishes in a box. */
  readonly isSelling?: boolean;
  /** The box of these dishes that is ordered: it comes before them. */
  readonly box?: BoxPlan | undefined;
};

/**
 * A Word document with a section for the box if one is ordered, and one per dish: a heading of number and name, the description, a
 * "Resep" heading, the ingredients as bullets (those of a group as a nested list), the numbered
 * steps, the notes and the cost; below it our sums if the size was changed, and in selling mode
 * those of the business. Question and date are at the top of each page. Unknown facts are left out.
 */
export function createDocx({
  question,
  date,
  dishes,
  note,
  isSelling = false,
  box,
}: RecipeDocument): Promise<Blob> {
  const dayBefore = daysInNote(note);
  const lines = note === undefined ? [] : note.split('\n').map((line) => paragraph(line));
  return packDocument({
    title: question === '' ? text.recipe : question,
    head: [question, date],
    sections: [
      ...(lines.length === 0
        ? []
        : [{ properties: { type: SectionType.CONTINUOUS }, children: lines }]),
      ...(box?.sheet === undefined ? [] : [boxSection(box, box.sheet, dishes)]),
      ...dishes.map((written, index) =>
        dishSection(written, index, isSelling && box === undefined, dayBefore(index)),
      ),
    ],
  });
}

const BOX_TERMS = { ...costTerms, ...boxTerms };
const BOX_SUMS = ['costPerPortion', 'price', 'profitPerPortion', 'profitPerBatch'] as const;

/**
 * What is in a box, how much of it is cooked for all of them, and what they cost and earn.
 *
 * @param recipes below it, of all dishes of the answer.
 */
function boxSection(
  { boxes, dishes, extra }: BoxPlan,
  sheet: CostSheet,
  recipes: readonly WrittenDish[],
): ISectionOptions {
  const words = text.box;
  // The same size may differ by the rounding of a product.
  const isOtherSize = dishes.some(
    ({ position, factor }) => Math.abs((recipes[position]?.plan?.factor ?? 1) - factor) > 1e-5,
  );
  return {
    properties: { type: SectionType.CONTINUOUS },
    children: [
      heading(HeadingLevel.HEADING_1, words.title(boxes)),
      label(words.contents, 80),
      ...dishes.map(({ dish, plan, portions, factor }) => {
        const amount = `${writeInBox(portions)} ${soldNoun(dish, plan)}`;
        const { recipePortions } = plan;
        const cooked = plannedSize(dish, {
          factor,
          portions: recipePortions && recipePortions * factor,
        });
        return bullet(`${dish.foodName} — ${amount} (${words.cooked(cooked)})`);
      }),
      ...(extra === 0 ? [] : [bullet(`${words.extra} — ${formatRupiah(extra)}`)]),
      ...(isOtherSize ? [paragraph(words.otherSize)] : []),
      label(words.sums, 80),
      ...sheetRows(sheet, BOX_TERMS, BOX_SUMS).map(({ term, figure }) =>
        paragraph(`${term}: ${figure}`),
      ),
    ],
  };
}

function dishSection(
  { dish, plan, scaled = dish, advice = [] }: WrittenDish,
  index: number,
  isSelling: boolean,
  day: string | undefined,
): ISectionOptions {
  const isResized = plan !== undefined && plan.factor !== 1;
  const size = writeSize(dish, plan);
  const notes = notesOf(dish);
  return {
    // A dish begins where the previous one ends, so that no page is half empty.
    properties: { type: SectionType.CONTINUOUS },
    children: [
      ...(day === undefined ? [] : [label(day, 80)]),
      heading(HeadingLevel.HEADING_1, `${index + 1}. ${dish.foodName}`),
      ...(dish.description === '' ? [] : [paragraph(dish.description, true)]),
      heading(HeadingLevel.HEADING_2, text.recipe),
      ...(size === undefined ? [] : [paragraph(size, true)]),
      label(dishText.ingredients, 80),
      ...ingredientList(scaled.ingredient),
      ...numbered(
        dishText.steps,
        scaled.completeRecept.map(({ step }) => step),
        index,
      ),
      ...advice.map((sentence) => paragraph(sentence)),
      ...notes.flatMap(({ label, content }, at) => [
        heading(HeadingLevel.HEADING_3, label),
        // Keeps the cost from being alone on a page.
        paragraph(content, at === notes.length - 1 && dish.estimatedCostatRupiah > 0),
      ]),
      ...(dish.estimatedCostatRupiah === 0
        ? []
        : [
            label(dishText.cost(formatRupiah(dish.estimatedCostatRupiah))),
            ...(isResized ? [paragraph(text.estimateIsFor(writePortions(dish, dish.porsi)))] : []),
          ]),
      ...(plan === undefined || !(isResized || isSelling) ? [] : ourSums(dish, plan, isSelling)),
    ],
  };
}

/** The sums on the dish's card: our cost at the planned size and, in selling mode, the business. */
function ourSums(dish: Dish, plan: DishPlan, isSelling: boolean): readonly Paragraph[] {
  const { ingredientRupiah, isComputed, portions, sheet } = plan;
  const { ours, perPortion, earning, total } = text.ourSums;
  if (ingredientRupiah === undefined) return [];
  const sums = [
    ours(formatRupiah(ingredientRupiah), plannedSize(dish, plan)),
    ...(portions === undefined || portions <= 1
      ? []
      : [perPortion(formatRupiah(ingredientRupiah / portions), countedUnit(dish, plan))]),
  ];
  return [
    ...(isComputed ? [paragraph(sums.join(' · '))] : []),
    ...(isSelling && sheet !== undefined
      ? [
          paragraph(earning(sheet, soldUnit(dish, plan), isComputed)),
          paragraph(total(sheet, soldUnit(dish, plan))),
          ...describeCookingShare(dish, plan).map((line) => paragraph(line)),
        ]
      : []),
  ];
}

/**
 * For how many the recipe is, and what it makes: "Untuk 6 porsi · Hasil 2 loyang"; at another size, with its own
 * in brackets.
 */
function writeSize(dish: Dish, plan: WrittenDish['plan']): string | undefined {
  const { porsi, hasil } = dish;
  const unit = portionUnit(dish);
  if (plan !== undefined && plan.factor !== 1) {
    if (plan.portions === undefined || porsi === undefined) return plannedSize(dish, plan);
    return `${dishText.servings(writeCount(plan.portions), unit)} ${text.ownSize(plan.recipePortions ?? porsi)}`;
  }
  const parts = [
    ...(porsi === undefined || unit !== 'porsi' ? [] : [dishText.servings(porsi, unit)]),
    ...(hasil === undefined ? [] : [text.yield(hasil)]),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** Bullets; the ingredients of a group are indented below its name. */
function ingredientList(ingredients: Dish['ingredient']): Paragraph[] {
  return groupIngredients(ingredients).flatMap(({ group, startsGroup, name, servingSize }) => [
    ...(startsGroup
      ? [
          new Paragraph({
            spacing: { before: 60 },
            keepNext: true,
            children: [run(`${group}:`)],
          }),
        ]
      : []),
    bullet([name, servingSize].filter((part) => part !== '').join(' — '), group === '' ? 0 : 1),
  ]);
}

const bullet = (content: string, level = 0): Paragraph =>
  new Paragraph({ numbering: { reference: INGREDIENTS, level }, children: [run(content)] });
