import { describe, expect, test } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createDocx } from './docx.chunk.ts';
import { findXmlFault, readDocx } from './fixtures/read-docx.ts';

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];

const read = async (...dishes: readonly Dish[]) => readDocx(await createDocx(dishes));
const texts = (section: Awaited<ReturnType<typeof read>>['sections'][number] | undefined) =>
  section?.map(({ text }) => text);

describe('the Word document', () => {
  test('tells a dish in the specification’s order', async () => {
    const { sections } = await read(soto);
    expect(sections.map(texts)).toEqual([
      [
        '1. Soto Ayam Lamongan',
        soto.description,
        'Resep',
        'Bahan yang diperlukan:',
        'Ayam kampung, belah dua — 1 ekor (800 g)',
        'Bumbu halus: bawang merah — 8 siung',
        'Bumbu halus: kunyit — 2 cm',
        'Serai, memarkan — 2 batang',
        'Merica butiran — ½ sdt',
        'Koya (kerupuk udang dan bawang putih goreng) — secukupnya',
        'Cara memasak:',
        ...soto.completeRecept.map(({ step }) => step),
        `Tips: ${soto.tips}`,
        'Estimasi biaya yang dikeluarkan: Rp\u00a078.000',
      ],
    ]);
  });

  test('has one section per dish, each with its number', async () => {
    const { sections } = await read(...SAMPLE_DISHES);
    expect(sections.map((section) => section[0])).toMatchObject(
      SAMPLE_DISHES.map(({ foodName }, index) => ({
        text: `${index + 1}. ${foodName}`,
        style: 'Heading1',
      })),
    );
  });

  test('has real headings, bold by their style and not unset by the text in them', async () => {
    const { sections, parts } = await read(soto);
    const headings = sections.flat().filter(({ style }) => style.startsWith('Heading'));
    expect(headings.map(({ text, style }) => [style, text])).toEqual([
      ['Heading1', '1. Soto Ayam Lamongan'],
      ['Heading2', 'Resep'],
    ]);
    expect(parts.get('word/document.xml')).not.toContain('w:val="false"');
    expect(parts.get('word/styles.xml')).toMatch(/w:styleId="Heading1".*?<w:b\/>/u);
  });

  test('has its ingredients as bullets and its steps as numbers', async () => {
    const { sections } = await read(soto);
    const formats = (sections[0] ?? []).map(({ list }) => list?.format);
    expect(formats.filter((format) => format?.startsWith('bullet'))).toHaveLength(6);
    expect(formats.filter((format) => format?.startsWith('decimal'))).toHaveLength(4);
  });

  test('numbers the steps of every dish from 1', async () => {
    const { sections } = await read(soto, rendang, soto);
    const numbered = sections.map((section) =>
      section.flatMap(({ list }) => (list?.format.startsWith('decimal') ? [list] : [])),
    );
    const lists = numbered.map((steps) => [...new Set(steps.map(({ id }) => id))]);
    expect(lists.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(new Set(lists.flat()).size).toBe(3);
    expect(new Set(numbered.flat().map(({ format }) => format))).toEqual(
      new Set(['decimal from 1']),
    );
  });

  test('leaves out what is not known instead of making it up', async () => {
    const { tips: _, ...rest } = soto;
    const { sections } = await read({
      ...rest,
      description: '',
      ingredient: [
        { name: 'Garam', servingSize: '' },
        { name: '', servingSize: '2 siung' },
      ],
      completeRecept: [],
      estimatedCostatRupiah: 0,
    });
    expect(sections.map(texts)).toEqual([
      [
        '1. Soto Ayam Lamongan',
        'Resep',
        'Bahan yang diperlukan:',
        'Garam',
        '2 siung',
        'Cara memasak:',
      ],
    ]);
  });

  test('is marked as Indonesian, so that nothing is underlined as misspelt', async () => {
    const { parts } = await read(soto);
    expect(parts.get('word/styles.xml')).toMatch(/<w:lang\b[^>]*w:val="id-ID"/u);
  });

  test('is by the product alone', async () => {
    const { parts } = await read(soto);
    const core = parts.get('docProps/core.xml') ?? '';
    expect(core).toContain('<dc:creator>Cobek</dc:creator>');
    expect(core).toContain('<cp:lastModifiedBy>Cobek</cp:lastModifiedBy>');
  });

  test('is a Word file by its type, with the parts that Word asks for', async () => {
    const file = await createDocx([soto]);
    expect(file.type).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    const { parts } = await readDocx(file);
    expect([...parts.keys()]).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']),
    );
  });
});

describe('text that XML cannot hold as it is', () => {
  const controls = Array.from({ length: 32 }, (_, code) => String.fromCodePoint(code)).join('');

  test.each([
    ['marks', `<w:p> & "kutip" 'petik' ]]> <!-- -->`, `<w:p> & "kutip" 'petik' ]]> <!-- -->`],
    ['an entity', '&lt;b&gt; &amp; &#0;', '&lt;b&gt; &amp; &#0;'],
    ['an emoji', 'pedas 🌶️🍲', 'pedas 🌶️🍲'],
    ['control characters', `a${controls}\u007f\u0085z`, 'a\t\n\rz'],
    ['halves of characters', 'a\ud800b\udc00c\udfff', 'abc'],
    ['a half before a whole', '\ud83c\ud83c\udf72', '🍲'],
    ['no characters at all', 'a\ufffe\uffffb', 'ab'],
    ['marks of direction', 'a\u202eb\u2028c', 'a\u202eb\u2028c'],
  ])('keeps the file whole in every field: %s', async (_, hostile, expected) => {
    const { sections, parts } = await read({
      foodName: `F ${hostile}`,
      description: `D ${hostile}`,
      completeRecept: [{ number: 1, step: `S ${hostile}` }],
      ingredient: [{ name: `N ${hostile}`, servingSize: `A ${hostile}` }],
      estimatedCostatRupiah: 1,
      price: 0,
      img: hostile,
    });
    for (const [path, xml] of parts) expect([path, findXmlFault(xml)]).toEqual([path, undefined]);
    expect(texts(sections[0])).toEqual(
      expect.arrayContaining([
        `1. F ${expected}`,
        `D ${expected}`,
        `S ${expected}`,
        `N ${expected} — A ${expected}`,
      ]),
    );
  });
});

describe('looking for a fault in XML', () => {
  test.each([
    ['<a><b/>x &amp; y</a>', undefined],
    ['<a>x & y</a>', 'text before'],
    ['<a><b></a>', '</a>'],
    ['<a>', 'not closed'],
    ['<a>\u0001</a>', 'character'],
    ['<a>\ud800</a>', 'character'],
    ['<a>< 1</a>', 'text before'],
  ])('%j', (xml, fault) => {
    if (fault === undefined) expect(findXmlFault(xml)).toBeUndefined();
    else expect(findXmlFault(xml)).toContain(fault);
  });
});
