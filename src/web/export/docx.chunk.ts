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
import { text } from '../text.ts';

const STEPS = 'steps';
const INDENT_TWIPS = 420;

/**
 * A Word document with one section per dish: a heading of number and name, the description, a
 * "Resep" heading, the ingredients as bullets, the numbered steps and the cost.
 */
export function createDocx(dishes: readonly Dish[]): Promise<Blob> {
  const document = new Document({
    creator: text.productName,
    title: text.export.recipe,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22 } },
        heading1: { run: { size: 36, bold: true }, paragraph: { spacing: { after: 120 } } },
        heading2: {
          run: { size: 26, bold: true },
          paragraph: { spacing: { before: 240, after: 80 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: STEPS,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: INDENT_TWIPS, hanging: INDENT_TWIPS } } },
            },
          ],
        },
      ],
    },
    sections: dishes.map(dishSection),
  });
  return Packer.toBlob(document);
}

function dishSection(dish: Dish, index: number): ISectionOptions {
  return {
    children: [
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        children: [run(`${index + 1}. ${dish.foodName}`)],
      }),
      new Paragraph({ children: [run(dish.description)] }),
      new Paragraph({ heading: HeadingLevel.HEADING_2, children: [run(text.export.recipe)] }),
      new Paragraph({ children: [run(text.answer.ingredients, true)] }),
      ...dish.ingredient.map(
        ({ name, servingSize }) =>
          new Paragraph({
            bullet: { level: 0 },
            children: [run(servingSize === '' ? name : `${name} — ${servingSize}`)],
          }),
      ),
      new Paragraph({ spacing: { before: 160 }, children: [run(text.answer.steps, true)] }),
      ...dish.completeRecept.map(
        ({ step }) =>
          new Paragraph({
            // Each dish is an instance of its own, so that its steps count from 1 again.
            numbering: { reference: STEPS, level: 0, instance: index },
            children: [run(step)],
          }),
      ),
      new Paragraph({
        spacing: { before: 160 },
        children: [run(text.answer.cost(formatRupiah(dish.estimatedCostatRupiah)), true)],
      }),
    ],
  };
}

/** XML 1.0 knows no control characters, nor half a surrogate pair; Word would refuse the file. */
const NOT_IN_XML = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu;

function run(content: string, bold = false): TextRun {
  return new TextRun({ text: content.replaceAll(NOT_IN_XML, ''), bold });
}
