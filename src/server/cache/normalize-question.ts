/**
 * The form in which two questions are the same question: one way of writing each letter, small
 * letters, single spaces, no marks at the end. Nothing that could change what is asked: no word is
 * left out, sorted or corrected.
 */
export function normalizeQuestion(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.!?…]+$/u, '')
    .trimStart();
}
