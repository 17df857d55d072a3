import { readTable, TableError } from '../../src/core/costing/csv-table.ts';
import { SUM_QUESTION } from '../../src/core/kitchen/sums/figure-sums.ts';
import {
  findsForm,
  MIN_FORM_LETTERS,
  readAlternative,
  type KitchenNote,
  type NotePatterns,
} from '../../src/core/sources/collection/kitchen-note.ts';
import { foldName, tokenize } from '../../src/core/sources/collection/search/words/tokenize.ts';

const FILE = 'kitchen-notes.csv';
const COLUMNS = ['asked', 'note', 'warning'];
const WARNINGS: ReadonlyMap<string, KitchenNote['warning']> = new Map([
  ['', ''],
  ['bahaya', 'danger'],
  ['basi', 'spoilt'],
  ['gula rendah', 'low sugar'],
  ['sakit', 'illness'],
  ['di luar', 'beyond'],
]);
/** Cost of a word, in letters, per dish question that contains it. */
const COST_OF_USE = 0.2;

/**
 * Reads kitchen-notes.csv. Every word of `asked` is in its plain spelling, in which questions are
 * compared.
 *
 * @throws TableError in plain Indonesian, naming the line, for the first invalid row.
 */
export function readKitchenNotes(csv: string): readonly KitchenNote[] {
  const seen = new Set<string>();
  return readTable(FILE, csv, COLUMNS).map(({ lineNumber, cells }) => {
    const { asked = '', note = '', warning = '' } = cells;
    const fail = (problem: string): never => {
      throw new TableError(FILE, lineNumber, problem);
    };
    if (asked === '' || note === '') fail('asked dan note harus diisi');
    const known =
      WARNINGS.get(warning) ??
      fail(`warning harus ${[...WARNINGS.keys()].filter(Boolean).join(', ')}, atau kosong`);
    for (const alternative of asked.split('|')) {
      if (seen.has(alternative)) fail(`"${alternative}" tertulis dua kali`);
      seen.add(alternative);
      const { needed: words, excluded } = readAlternative(alternative);
      if (words.length === 0) fail('selain kata dengan "!" perlu ada kata lain');
      for (const form of [...words, ...excluded].flat()) {
        const plain = foldName(form);
        if (plain !== form) fail(`"${form}" tidak akan cocok; tulis "${plain}"`);
      }
    }
    return { triggers: asked, note, warning: known };
  });
}

/**
 * Patterns for folded questions that a note may answer: of each alternative of each note one of them
 * finds all forms of one word.
 *
 * @param questions for dishes.
 */
export function writeNotePatterns(
  notes: readonly KitchenNote[],
  questions: readonly string[],
): NotePatterns {
  const usesOf = createUseCounter(questions);
  const warnings = notes.filter(({ warning }) => mayReplaceDishes(warning));
  const alone = coverNotes(warnings, [], usesOf);
  return {
    replacingDishes: `${SUM_QUESTION}|${writePattern(alone)}`,
    withDishes: writePattern(coverNotes(notes, alone, usesOf)),
  };
}

/** Whether a note may answer without dishes. */
export const mayReplaceDishes = (warning: KitchenNote['warning']): boolean =>
  warning !== '' && warning !== 'illness';

/** Counts the questions that have a form of a word. */
function createUseCounter(questions: readonly string[]): (form: string) => number {
  const folded = questions.map((question) => tokenize(question));
  const uses = new Map<string, number>();
  return (form) => {
    const count = uses.get(form) ?? folded.filter((words) => findsForm(words, form)).length;
    uses.set(form, count);
    return count;
  };
}

/** A word of an alternative, in each of its forms. */
type Word = readonly string[];

/**
 * Forms that find one word of each alternative, besides those found already: few, short ones that are
 * rare in questions for dishes (a greedy set cover).
 */
function coverNotes(
  notes: readonly KitchenNote[],
  known: readonly string[],
  usesOf: (form: string) => number,
): readonly string[] {
  const chosen = new Set(known);
  const costOf = (word: Word) =>
    word
      .filter((form) => !chosen.has(form))
      .reduce((sum, form) => sum + form.length + 1 + usesOf(form) * COST_OF_USE, 0);
  let left: readonly (readonly Word[])[] = notes
    .flatMap(({ triggers }) => triggers.split('|'))
    .map((alternative) => readAlternative(alternative).needed)
    .filter((words) => !hasWordOf(words, known));
  while (left.length > 0) {
    const candidates = left.flat().map((word) => {
      const found = left.filter((words) => hasWordOf(words, word));
      return { word, worth: found.length / costOf(word) };
    });
    const [best] = candidates.toSorted((a, b) => b.worth - a.worth);
    for (const form of best?.word ?? []) chosen.add(form);
    left = left.filter((words) => !hasWordOf(words, [...chosen]));
  }
  return [...chosen].filter((form) => !known.includes(form)).toSorted();
}

/** Whether all forms of one of the words are among these. */
const hasWordOf = (words: readonly Word[], forms: readonly string[]): boolean =>
  words.some((word) => word.every((form) => forms.includes(form)));

/** Long forms are found inside words by their first letters, short ones as a whole, with or without "nya". */
function writePattern(forms: readonly string[]): string {
  const isInside = (form: string) => form.length >= MIN_FORM_LETTERS;
  const short = forms.filter((form) => !isInside(form));
  const beginnings = forms.filter(isInside).map((form) => form.slice(0, MIN_FORM_LETTERS));
  const whole = String.raw`\b(?:${short.join('|')})(?:nya)?\b`;
  return [...new Set(beginnings), whole].join('|');
}
