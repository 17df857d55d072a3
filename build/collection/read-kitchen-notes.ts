import { readTable, TableError } from '../../src/core/costing/csv-table.ts';
import { SUM_QUESTION } from '../../src/core/kitchen/asked/sum-request.ts';
import {
  findsForm,
  LEAST_INSIDE,
  type KitchenNote,
  type NotePatterns,
} from '../../src/core/sources/collection/kitchen-note.ts';
import { foldText } from '../../src/core/sources/collection/search/words/fold-text.ts';

const FILE = 'kitchen-notes.csv';
const COLUMNS = ['asked', 'note', 'warning'];
const WARNINGS: ReadonlyMap<string, KitchenNote['warning']> = new Map([
  ['', ''],
  ['bahaya', 'danger'],
  ['basi', 'spoilt'],
]);
/** Letters that a word counts for, for each example of a question for dishes that has it. */
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
    const known = WARNINGS.get(warning) ?? fail('warning harus bahaya, basi, atau kosong');
    for (const alternative of asked.split('|')) {
      if (seen.has(alternative)) fail(`"${alternative}" tertulis dua kali`);
      seen.add(alternative);
      for (const form of alternative.split(/[ /]/u)) {
        const plain = foldText(form).join(' ');
        if (plain !== form) fail(`"${form}" tidak akan cocok; tulis "${plain}"`);
      }
    }
    return { asked, note, warning: known };
  });
}

/**
 * Patterns for folded questions that a note may answer: for each alternative of each note one of them finds
 * all forms of one word. They prefer few, short words that are rare in questions for dishes.
 *
 * @param questions for dishes.
 */
export function writeNotePatterns(
  notes: readonly KitchenNote[],
  questions: readonly string[],
): NotePatterns {
  const folded = questions.map((question) => foldText(question));
  const uses = new Map<string, number>();
  const usesOf = (form: string) => {
    const known = uses.get(form) ?? folded.filter((words) => findsForm(words, form)).length;
    uses.set(form, known);
    return known;
  };
  const chosen = new Set<string>();
  const isCovered = (words: readonly (readonly string[])[]) =>
    words.some((forms) => forms.every((form) => chosen.has(form)));
  const costOf = (forms: readonly string[]) =>
    forms
      .filter((form) => !chosen.has(form))
      .reduce((sum, form) => sum + form.length + 1 + usesOf(form) * COST_OF_USE, 0);
  /** Adds forms until one word of each alternative is chosen. @returns what was added. */
  const cover = (some: readonly KitchenNote[]): readonly string[] => {
    const known = new Set(chosen);
    const alternatives = some
      .flatMap(({ asked }) => asked.split('|'))
      .map((asked) => asked.split(' ').map((word) => word.split('/')));
    for (;;) {
      const left = alternatives.filter((words) => !isCovered(words));
      if (left.length === 0) return [...chosen].filter((form) => !known.has(form)).toSorted();
      const candidates = left.flat().map((forms) => {
        const covers = left.filter((words) =>
          words.some((one) => one.every((form) => forms.includes(form))),
        );
        return { forms, worth: covers.length / costOf(forms) };
      });
      const [best] = candidates.toSorted((one, other) => other.worth - one.worth);
      for (const form of best?.forms ?? []) chosen.add(form);
    }
  };
  const warnings = cover(notes.filter(({ warning }) => warning !== ''));
  return {
    alone: `${SUM_QUESTION}|${writePattern(warnings)}`,
    beside: writePattern(cover(notes)),
  };
}

/** Long forms are found inside words by their beginning, which is shorter; short ones may end in "nya". */
function writePattern(forms: readonly string[]): string {
  const isInside = (form: string) => form.length >= LEAST_INSIDE;
  const short = forms.filter((form) => !isInside(form));
  const beginnings = forms.filter(isInside).map((form) => form.slice(0, LEAST_INSIDE));
  const whole = String.raw`\b(?:${short.join('|')})(?:nya)?\b`;
  return [...new Set(beginnings), whole].join('|');
}
