import { describe, expect, test } from 'vitest';
import { readTable, TableError } from './csv-table.ts';

describe('readTable', () => {
  test('reads cells by column and keeps the line number of each row', () => {
    expect(readTable('t.csv', 'a,b\n1,2\n\n3,4\n', ['a', 'b'])).toEqual([
      { lineNumber: 2, cells: { a: '1', b: '2' } },
      { lineNumber: 4, cells: { a: '3', b: '4' } },
    ]);
  });

  test('reads a quoted cell with a comma and a doubled quote', () => {
    const [row] = readTable('t.csv', 'a,b\n"satu, ""dua""",2', ['a', 'b']);
    expect(row?.cells).toEqual({ a: 'satu, "dua"', b: '2' });
  });

  test('reads files with a byte order mark and Windows line ends', () => {
    expect(readTable('t.csv', '\uFEFFa,b\r\n1 , 2\r\n', ['a', 'b'])).toHaveLength(1);
  });

  test.each([
    ['a wrong header', 'a,c\n1,2', 't.csv baris 1: judul kolom harus "a,b"'],
    ['a missing cell', 'a,b\n1,2\n3', 't.csv baris 3: ada 1 kolom, seharusnya 2 (a, b)'],
    ['an open quote', 'a,b\n"1,2', 't.csv baris 2: tanda kutip " tidak ditutup'],
    ['an empty file', '', 't.csv baris 1: judul kolom harus "a,b"'],
  ])('names file and line of %s', (_, text, message) => {
    expect(() => readTable('t.csv', text, ['a', 'b'])).toThrow(TableError);
    expect(() => readTable('t.csv', text, ['a', 'b'])).toThrow(message);
  });
});
