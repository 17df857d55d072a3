import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type HeadingLevel,
  LevelFormat,
  PageNumber,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type ISectionOptions,
} from 'docx';
import { text as pageText } from '../text.ts';
import { text } from './text.ts';

export const INGREDIENTS = 'ingredients';
const STEPS = 'steps';

const INDENT_TWIPS = 420;
const MARGIN_TWIPS = 1134;
/** The width of an A4 sheet between the margins. */
export const TEXT_WIDTH_TWIPS = 11_906 - 2 * MARGIN_TWIPS;
const SMALL_HALF_POINTS = 18;

type DocumentParts = {
  readonly title: string;
  /** Left and right at the top of each page. */
  readonly head: readonly [left: string, right: string];
  readonly sections: readonly ISectionOptions[];
};

/** Packs an A4 document with our styles, page header and page numbers. */
export function packDocument({ title, head, sections }: DocumentParts): Promise<Blob> {
  const document = new Document({
    creator: pageText.productName,
    lastModifiedBy: pageText.productName,
    title: clean(title),
    styles: {
      default: {
        // Without the language Word underlines every word as misspelt English.
        document: { run: { font: 'Calibri', size: 22, language: { value: 'id-ID' } } },
        heading1: {
          run: { size: 36, bold: true },
          paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
        },
        heading2: {
          run: { size: 26, bold: true },
          paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
        },
        heading3: {
          run: { size: 22, bold: true },
          paragraph: { spacing: { before: 160, after: 40 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        listStyle(INGREDIENTS, LevelFormat.BULLET, ['•', '◦']),
        listStyle(STEPS, LevelFormat.DECIMAL, ['%1.']),
      ],
    },
    sections: sections.map(({ properties, ...section }, index) => ({
      ...section,
      properties: {
        ...properties,
        page: {
          margin: {
            top: MARGIN_TWIPS,
            right: MARGIN_TWIPS,
            bottom: MARGIN_TWIPS,
            left: MARGIN_TWIPS,
          },
        },
      },
      // Sections without their own settings continue with those of the first.
      ...(index === 0 ? { headers: { default: pageHead(head) }, footers: { default: FOOT } } : {}),
    })),
  });
  return Packer.toBlob(document);
}

type ListFormat = (typeof LevelFormat)['BULLET' | 'DECIMAL'];

function listStyle(reference: string, format: ListFormat, marks: readonly string[]) {
  return {
    reference,
    levels: marks.map((mark, level) => ({
      level,
      format,
      text: mark,
      alignment: AlignmentType.START,
      style: {
        paragraph: { indent: { left: INDENT_TWIPS * (level + 1), hanging: INDENT_TWIPS } },
      },
    })),
  };
}

function pageHead([left, right]: DocumentParts['head']): Header {
  return new Header({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH_TWIPS }],
        children: [
          run(left, { size: SMALL_HALF_POINTS }),
          new TextRun({ size: SMALL_HALF_POINTS, children: [new Tab(), clean(right)] }),
        ],
      }),
    ],
  });
}

const FOOT = new Footer({
  children: [
    new Paragraph({
      alignment: AlignmentType.END,
      children: [
        new TextRun({
          size: SMALL_HALF_POINTS,
          children: [`${text.page} `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
        }),
      ],
    }),
  ],
});

type Level = (typeof HeadingLevel)['HEADING_1' | 'HEADING_2' | 'HEADING_3'];

export function heading(level: Level, content: string): Paragraph {
  return new Paragraph({ heading: level, children: [run(content)] });
}

/** @param keepNext stays on one page with the next paragraph. */
export function paragraph(content: string, keepNext = false): Paragraph {
  return new Paragraph({ ...(keepNext ? { keepNext } : {}), children: [run(content)] });
}

/** A bold line that stays with the next paragraph. */
export function label(content: string, spaceBefore = 160): Paragraph {
  return new Paragraph({
    spacing: { before: spaceBefore },
    keepNext: true,
    children: [run(content, { bold: true })],
  });
}

/** Steps under their label that count from 1, if there are any; each list of a document has its own instance. */
export function numbered(title: string, steps: readonly string[], instance: number): Paragraph[] {
  const list = steps.map(
    (step) =>
      new Paragraph({
        numbering: { reference: STEPS, level: 0, instance },
        keepLines: true,
        children: [run(step)],
      }),
  );
  return list.length === 0 ? [] : [label(title), ...list];
}

/** Bold is only ever set, never unset, which would override a heading's style. */
export function run(
  content: string,
  emphasis: { readonly bold?: true; readonly size?: number } = {},
): TextRun {
  return new TextRun({ text: clean(content), ...emphasis });
}

/** XML 1.0 forbids control characters and lone surrogates; Word would refuse the file. */
const NOT_IN_XML = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu;

function clean(content: string): string {
  return content.replaceAll(NOT_IN_XML, '');
}
