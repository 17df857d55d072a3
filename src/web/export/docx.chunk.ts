import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
  type ISectionOptions,
} from 'docx';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { text as dishText } from '../dish/text.ts';
import { text as pageText } from '../text.ts';
import { text } from './text.ts';

const INGREDIENTS = 'ingredients';
const STEPS = 'steps';
const INDENT_TWIPS = 420;

/**
 * A Word document with one section per dish: a heading of number and name, the description, a
 * "Resep" heading, the ingredients as bullets, the numbered steps and the cost. What is not known of
 * a dish is left out.
 */
export function createDocx(dishes: readonly Dish[]): Promise<Blob> {
  const document = new Document({
    creator: pageText.productName,
    lastModifiedBy: pageText.productName,
    title: text.recipe,
    styles: {
      default: {
        // The language keeps Word from underlining every word as misspelt English.
        document: { run: { font: 'Calibri', size: 22, language: { value: 'id-ID' } } },
        heading1: { run: { size: 36, bold: true }, paragraph: { spacing: { after: 120 } } },
        heading2: {
          run: { size: 26, bold: true },
          paragraph: { spacing: { before: 240, after: 80 } },
        },
      },
    },
    numbering: {
      config: [
        listStyle(INGREDIENTS, LevelFormat.BULLET, '•'),
        listStyle(STEPS, LevelFormat.DECIMAL, '%1.'),
      ],
    },
    sections: dishes.map(dishSection),
  });
  return Packer.toBlob(document);
}

type ListFormat = (typeof LevelFormat)['BULLET' | 'DECIMAL'];

function listStyle(reference: string, format: ListFormat, mark: string) {
  const indent = { left: INDENT_TWIPS, hanging: INDENT_TWIPS };
  const level = { level: 0, format, text: mark, alignment: AlignmentType.START };
  return { reference, levels: [{ ...level, style: { paragraph: { indent } } }] };
}

function dishSection(dish: Dish, index: number): ISectionOptions {
  return {
    children: [
      heading(HeadingLevel.HEADING_1, `${index + 1}. ${dish.foodName}`),
      ...(dish.description === '' ? [] : [new Paragraph({ children: [run(dish.description)] })]),
      heading(HeadingLevel.HEADING_2, text.recipe),
      label(dishText.ingredients, 0),
      ...dish.ingredient.map(
        ({ name, servingSize }) =>
          new Paragraph({
            numbering: { reference: INGREDIENTS, level: 0 },
            children: [run([name, servingSize].filter((part) => part !== '').join(' — '))],
          }),
      ),
      label(dishText.steps),
      ...dish.completeRecept.map(
        ({ step }) =>
          new Paragraph({
            // Each dish is an instance of its own, so that its steps count from 1 again.
            numbering: { reference: STEPS, level: 0, instance: index },
            children: [run(step)],
          }),
      ),
      ...(dish.tips === undefined
        ? []
        : [new Paragraph({ children: [run(text.tips(dish.tips))] })]),
      ...(dish.estimatedCostatRupiah === 0
        ? []
        : [label(dishText.cost(formatRupiah(dish.estimatedCostatRupiah)))]),
    ],
  };
}

function heading(level: (typeof HeadingLevel)['HEADING_1' | 'HEADING_2'], content: string) {
  return new Paragraph({ heading: level, children: [run(content)] });
}

function label(content: string, spaceBefore = 160): Paragraph {
  return new Paragraph({
    spacing: { before: spaceBefore },
    children: [run(content, { bold: true })],
  });
}

/** XML 1.0 knows no control characters, nor half a surrogate pair; Word would refuse the file. */
const NOT_IN_XML = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu;

/** Bold is only ever said, never unsaid: that would override the style of a heading. */
function run(content: string, emphasis: { readonly bold?: true } = {}): TextRun {
  return new TextRun({ text: content.replaceAll(NOT_IN_XML, ''), ...emphasis });
}
