import { expect, test } from 'vitest';
import { whatsappLink } from './whatsapp-link.ts';

test('a link to WhatsApp contains the text', () => {
  const message = '*Daftar belanja*\n• gula & garam — ½ kg 100%';
  const link = whatsappLink(message) ?? '';
  expect(link.startsWith('https://wa.me/?text=')).toBe(true);
  expect(new URL(link).searchParams.get('text')).toBe(message);
});

test('a text too long for an address has no link', () => {
  expect(whatsappLink('a'.repeat(2_000))).toBeDefined();
  expect(whatsappLink('a'.repeat(2_001))).toBeUndefined();
  expect(whatsappLink('½'.repeat(400))).toBeUndefined();
});

test('a lone surrogate does no harm', () => {
  expect(whatsappLink('\ud83c')).toContain('%EF%BF%BD');
});
