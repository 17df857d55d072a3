import { describe, expect, test } from 'vitest';
import { whatsappLinks } from './whatsapp-link.ts';

const textsOf = (links: readonly string[]) =>
  links.map((link) => {
    expect(link.startsWith('https://wa.me/?text=')).toBe(true);
    return new URL(link).searchParams.get('text') ?? '';
  });

const ADDRESS = 'https://wa.me/?text='.length;

test('a link to WhatsApp contains the text', () => {
  const message = '*Daftar belanja*\n- gula & garam: ½ kg 100%';
  expect(textsOf(whatsappLinks(message))).toEqual([message]);
});

test('a lone surrogate does no harm', () => {
  expect(whatsappLinks('\ud83c')[0]).toContain('%EF%BF%BD');
});

describe('a text too long for one address', () => {
  const stalls = Array.from({ length: 8 }, (_, stall) =>
    [`*Kios ${stall}*`, ...Array.from({ length: 9 }, (_, at) => `- bahan ${at}: ½ kg`)].join('\n'),
  );
  const list = stalls.join('\n\n');

  test('becomes several messages that fit, are numbered, and leave nothing out', () => {
    const links = whatsappLinks(list);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link.length).toBeLessThanOrEqual(2_000 + ADDRESS);
    const texts = textsOf(links);
    expect(texts.map((text) => text.split('\n')[0])).toEqual(
      links.map((_, index) => `(${index + 1}/${links.length})`),
    );
    const whole = texts.map((text) => text.slice(text.indexOf('\n') + 1)).join('\n\n');
    expect(whole).toBe(list);
  });

  test('is cut between stalls, else between lines, else between words, else anywhere', () => {
    for (const text of textsOf(whatsappLinks(list))) expect(text).toMatch(/^\(\d\/\d\)\n\*Kios/u);
    const lines = Array.from({ length: 200 }, (_, at) => `- bahan nomor ${at}`);
    for (const text of textsOf(whatsappLinks(lines.join('\n')))) {
      expect(text).toMatch(/^\(\d\/\d\)\n- bahan[^]*\d$/u);
    }
    const words = Array.from({ length: 500 }, () => 'bahan').join(' ');
    for (const text of textsOf(whatsappLinks(words))) {
      expect(text).toMatch(/^\(\d\/\d\)\nbahan[^]*bahan$/u);
    }
    for (const text of textsOf(whatsappLinks('🍲'.repeat(400)))) {
      expect(text).toMatch(/^\(\d\/\d\)\n(?:🍲)+$/u);
    }
  });

  test('just fits, or just does not', () => {
    expect(whatsappLinks('a'.repeat(2_000))).toHaveLength(1);
    expect(whatsappLinks('a'.repeat(2_001))).toHaveLength(2);
  });
});
