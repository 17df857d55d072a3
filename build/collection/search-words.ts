import { listRealWords } from '../../src/core/sources/collection/search/real-words.ts';
import { shelveRecipes } from '../../src/core/sources/collection/search/recipe-shelf.ts';
import { collectVocabulary } from '../../src/core/sources/collection/search/vocabulary.ts';
import { writeWordList } from '../../src/core/sources/collection/search/word-list.ts';
import type { RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';
import { INDONESIAN_WORDS } from './indonesian-words.ts';

/** The real words that search of these recipes must not take for slips, as a word list. */
export function listSearchWords(facts: readonly RecipeFacts[]): string {
  const vocabulary = collectVocabulary(shelveRecipes(facts), []);
  return writeWordList(listRealWords(INDONESIAN_WORDS, vocabulary));
}
