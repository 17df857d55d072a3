import {
  findCount,
  isForGuests,
  listsAmounts,
  portionsOf,
  type AskedCount,
} from './asked-portions.ts';
import { readFigures, type QuestionFigures } from './question-figures.ts';
import { numbersInQuestion, toPlainQuestion, type QuestionNumber } from './question-numbers.ts';

/** A question with its numbers, read once for all readers of this folder. */
export type QuestionReading = {
  /** In lower case, with numbers in digits. */
  readonly text: string;
  readonly numbers: readonly QuestionNumber[];
  /** Whether it counts several things: "risol 50, kolak 30 cup". */
  readonly listsAmounts: boolean;
  /** How much it asks for: "untuk 100 orang", "200 tusuk"; absent for a list. */
  readonly count: AskedCount | undefined;
  /** How many portions, whatever the dish: "untuk 100 orang", but not "200 tusuk". */
  readonly portions: number | undefined;
  /** Whether what is cooked goes to guests, one portion each; a stall would make more, smaller ones. */
  readonly servesGuests: boolean;
  /** What each number means in a sum. */
  readonly figures: QuestionFigures;
};

/** @param question as typed. */
export function readQuestion(question: string): QuestionReading {
  const text = toPlainQuestion(question);
  const numbers = numbersInQuestion(text);
  const isList = listsAmounts(numbers);
  const count = isList ? undefined : findCount(numbers);
  return {
    text,
    numbers,
    listsAmounts: isList,
    count,
    portions: portionsOf(count),
    servesGuests: isForGuests(text, count),
    figures: readFigures(text, numbers),
  };
}
