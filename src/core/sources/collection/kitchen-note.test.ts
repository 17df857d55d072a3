import { expect, test } from 'vitest';
import { findKitchenNote } from './kitchen-note.ts';

const NOTES = [
  { triggers: 'santan pecah/menggumpal|santan tidak pecah', note: 'aduk' },
  { triggers: 'rendang santan pecah', note: 'api kecil' },
  { triggers: 'cabai simpan/nyimpan/awet', note: 'kulkas' },
  { triggers: 'tahu keras', note: 'rebus' },
  { triggers: 'rendang gosong !tidak/jangan', note: 'panci lain' },
].map((one) => ({ ...one, warning: '' as const }));

test.each([
  ['santan menggumpal kenapa', 'aduk'],
  ['kok santennya pecah ya pas bikin rendang', 'api kecil'],
  ['gmn cara nyimpan cabe biar ga busuk', 'kulkas'],
  ['cabenya disimpan di mana', 'kulkas'],
  // Short words match in full: "tahun" is not tofu.
  ['tahun lalu es batu keras', undefined],
  ['resep santan', undefined],
  ['rendangku gosong', 'panci lain'],
  ['rendang jangan sampai gosong', undefined],
  ['', undefined],
])('"%s" gets the note that most of its words ask for', (question, note) => {
  expect(findKitchenNote(question, NOTES)?.note).toBe(note);
});
