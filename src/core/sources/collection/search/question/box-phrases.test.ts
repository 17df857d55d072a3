import { describe, expect, test } from 'vitest';
import { readAskedBox } from '../../../../kitchen/question/asked-box.ts';
import { readQuestion } from '../../../../kitchen/question/read-question.ts';
import { listenSmall } from '../fixtures/small-parser.ts';

/** What the readers of the kitchen and of the search make of a phrase. */
function readPhrase(phrase: string) {
  const reading = readQuestion(phrase);
  return {
    isBox: readAskedBox(reading).isAsked,
    isForGuests: reading.servesGuests,
    listsCourses: listenSmall(`${phrase} isi tempe, rendang`).isListed,
    occasions: listenSmall(phrase).occasions.flatMap(({ occasions }) => occasions),
  };
}

describe('all readers agree on what is a box of food', () => {
  test.each([
    ['nasi kotak', ['nasi kotak']],
    ['nasi box', ['nasi kotak']],
    ['nasi dus', ['nasi kotak']],
    ['ricebox', ['nasi kotak']],
    ['rice box', ['nasi kotak']],
    ['50 kotak nasi', ['nasi kotak']],
    ['nasi besek', ['nasi kotak']],
    ['snack box', ['snack box']],
    ['snackbox', ['snack box']],
    ['snek boks', ['snack box']],
    ['camilan kotak', ['snack box']],
    ['kotak snack', ['snack box']],
    ['kue kotak', ['snack box']],
    ['kotak kue', ['snack box']],
    ['katering', ['nasi kotak']],
    ['rantangan', ['nasi kotak']],
    ['prasmanan', ['hajatan']],
    ['lunch box', ['makan siang']],
    ['makan siang kotak', ['makan siang']],
    ['besek', []],
    ['60 dus', []],
  ] as const)('"%s" is one, for %j', (phrase, occasions) => {
    expect(readPhrase(phrase)).toEqual({
      isBox: true,
      isForGuests: true,
      listsCourses: true,
      occasions,
    });
  });

  test.each(['punya 10 kotak susu', 'ada 6 dus indomie', 'sisa 5 kotak tahu', 'stok 6 dus mi'])(
    '"%s" is food at home, for no guests',
    (phrase) => {
      expect(readPhrase(phrase).isForGuests).toBe(false);
    },
  );

  test.each(['susu kotak', '2 kotak susu', 'kotak makan', 'nasi', 'dusun'])(
    '"%s" is none',
    (phrase) => {
      expect(readPhrase(phrase)).toMatchObject({
        isBox: false,
        listsCourses: false,
        occasions: [],
      });
    },
  );

  test("a package may be a stall's, and a tumpeng is no box", () => {
    expect(readPhrase('paket')).toEqual({
      isBox: true,
      isForGuests: false,
      listsCourses: true,
      occasions: [],
    });
    expect(readPhrase('tumpeng')).toMatchObject({ isBox: false, listsCourses: true });
  });
});
