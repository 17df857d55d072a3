import {
  AlignmentType,
  HeadingLevel,
  SectionType,
  Table,
  TableCell,
  TableRow,
  VerticalAlign,
  WidthType,
  Paragraph,
} from 'docx';
import { isPriced, isUnitPrice, linesInRupiah, type CostedLine } from '#core/costing/dish-cost.ts';
import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { groupIngredients } from '#core/kitchen/group-ingredients.ts';
import { soldNoun } from '#core/kitchen/portion-unit.ts';
import type { ScaledDish } from '#core/kitchen/scale-dish.ts';
import { writeDuration } from '#core/kitchen/write-duration.ts';
import { writePrice } from '#core/kitchen/write-price.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { splitGroup } from '#core/recipes/split-group.ts';
import { describeCookingShare, plannedSize, termsPer } from '../dish/cost-text.ts';
import { notesOf } from '../dish/dish-notes.ts';
import { BATCH_COSTS, sheetRows } from '../dish/sheet-rows.ts';
import { text as dishText } from '../dish/text.ts';
import {
  heading,
  label,
  numbered,
  packDocument,
  paragraph,
  run,
  TEXT_WIDTH_TWIPS,
} from './docx-parts.ts';
import { text } from './text.ts';

type RecipeCard = ScaledDish & { readonly date: string };

/**
 * The card that a kitchen pins up: portions, equipment, amounts, steps, times and storage at the
 * planned size; costs are on page two, so that page one can hang alone.
 */
export function createRecipeCard(card: RecipeCard): Promise<Blob> {
  const { dish, plan, scaled, date, advice } = card;
  const words = text.card;
  return packDocument({
    title: `${words.title}: ${dish.foodName}`,
    head: [words.title, date],
    sections: [
      {
        children: [
          heading(HeadingLevel.HEADING_1, dish.foodName),
          table(cardFacts(card), [25, 75]),
          label(dishText.ingredients),
          table(ingredientRows(scaled.ingredient), [65, 35]),
          ...numbered(
            dishText.steps,
            scaled.completeRecept.map(({ step }) => step),
            0,
          ),
          ...advice.map((sentence) => paragraph(sentence)),
          ...notesOf(dish)
            // The tools are among the facts above.
            .filter(({ note }) => note !== 'alat')
            .flatMap((note) => [label(note.label), paragraph(note.content)]),
        ],
      },
      {
        properties: { type: SectionType.NEXT_PAGE },
        children: [
          heading(HeadingLevel.HEADING_1, words.costs),
          paragraph(`${dish.foodName} · ${plannedSize(dish, plan)}`),
          ...costTables(card),
        ],
      },
    ],
  });
}

function cardFacts({ dish, plan }: ScaledDish) {
  const { facts } = text.card;
  const { hasil, waktu, alat } = dish;
  const known: readonly (readonly [string, string | undefined])[] = [
    [facts.size, plannedSize(dish, plan)],
    [facts.yield, plan.factor === 1 ? hasil : undefined],
    [facts.active, waktu === undefined ? undefined : writeDuration(waktu.aktif)],
    [facts.waiting, waktu?.tunggu === undefined ? undefined : writeDuration(waktu.tunggu)],
    [dishText.notes.alat, alat],
  ];
  return known.flatMap(([fact, value]) => (value === undefined ? [] : [[fact, value] as const]));
}

function ingredientRows(ingredients: Dish['ingredient']): string[][] {
  return groupIngredients(ingredients).flatMap(({ group, startsGroup, name, servingSize }) => [
    ...(startsGroup ? [[`${group}:`, '']] : []),
    [group === '' ? name : `– ${name}`, servingSize],
  ]);
}

/** Lines that add up to their sum, then the sums; the estimate if too few lines have a price. */
function costTables({ dish, plan, scaled }: ScaledDish): (Table | Paragraph)[] {
  const { dishCost, isComputed, factor, sheet, ingredientRupiah } = plan;
  const words = text.card;
  if (sheet === undefined) {
    return ingredientRupiah === undefined
      ? [paragraph(words.noCosts)]
      : [paragraph(`${words.ingredients}: ${formatRupiah(ingredientRupiah)}`)];
  }
  const sums = [
    sumTable(sheet, soldNoun(dish, plan)),
    ...describeCookingShare(dish, plan).map((line) => paragraph(line)),
  ];
  if (dishCost === undefined || !isComputed) {
    return [paragraph(words.estimated), ...sums];
  }
  const rupiah = linesInRupiah(dishCost, factor);
  const rows = dishCost.lines.map((line, index) => [
    nameOf(line, dish),
    scaled.ingredient[line.position]?.servingSize ?? '',
    priceOf(line),
    isPriced(line.cost) ? formatRupiah(rupiah[index] ?? 0) : words.unpriced,
  ]);
  return [
    table([[...words.columns], ...rows], [36, 24, 22, 18], { hasHead: true, figuresFrom: 2 }),
    label(''),
    ...sums,
  ];
}

function nameOf({ position, line }: CostedLine, { ingredient }: Dish): string {
  return splitGroup(ingredient[position]?.name ?? line.name).name;
}

function priceOf({ cost }: CostedLine): string {
  if (!isPriced(cost) || !isUnitPrice(cost.basis)) return '';
  return writePrice(cost.basis);
}

const SUMS = [
  ...BATCH_COSTS,
  'total',
  'portionsSold',
  'costPerPortion',
  'price',
  'profitPerPortion',
  'profitPerBatch',
  'foodCost',
] as const;

/** @param unit what is sold: "butir". */
function sumTable(sheet: CostSheet, unit: string): Table {
  const terms = { ...text.card.terms, ...termsPer(unit) };
  return table(
    sheetRows(sheet, terms, SUMS).map(({ term, figure }) => [term, figure]),
    [64, 36],
    { figuresFrom: 1 },
  );
}

type TableStyle = { readonly hasHead?: boolean; readonly figuresFrom?: number };

/** @param widths of the columns in percent. */
function table(
  rows: readonly (readonly string[])[],
  widths: readonly number[],
  { hasHead = false, figuresFrom = Number.POSITIVE_INFINITY }: TableStyle = {},
): Table {
  const columnWidths = widths.map((width) => Math.round((TEXT_WIDTH_TWIPS * width) / 100));
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths,
    rows: rows.map((cells, at) => {
      const isHead = hasHead && at === 0;
      return new TableRow({
        cantSplit: true,
        tableHeader: isHead,
        children: cells.map(
          (content, column) =>
            new TableCell({
              width: { size: columnWidths[column] ?? 0, type: WidthType.DXA },
              verticalAlign: VerticalAlign.CENTER,
              margins: { top: 30, bottom: 30, left: 100, right: 100 },
              children: [
                new Paragraph({
                  ...(column >= figuresFrom ? { alignment: AlignmentType.END } : {}),
                  children: [run(content, isHead ? { bold: true } : {})],
                }),
              ],
            }),
        ),
      });
    }),
  });
}
