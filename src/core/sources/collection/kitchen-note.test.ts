import { expect, test } from 'vitest';
import { findKitchenNote } from './kitchen-note.ts';

const NOTES = [
  { asked: 'santan pecah/menggumpal|santan tidak pecah', note: 'aduk' },
  { asked: 'rendang santan pecah', note: 'api kecil' },
  { asked: 'cabai simpan/nyimpan/awet', note: 'kulkas' },
  { asked: 'tahu keras', note: 'rebus' },
  { asked: 'rendang gosong !tidak/jangan', note: 'panci lain' },
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
