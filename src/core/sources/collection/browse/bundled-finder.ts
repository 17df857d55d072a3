import { shownWords } from 'virtual:collection-shown-words';
import { bundledCollection } from '../bundled-collection.ts';
import { createRecipeFinder, type RecipeFinder } from './find-recipes.ts';
import { unpackShownWords } from './shown-words.ts';

/** The search of the list over the recipes of `collection/`. */
export async function loadRecipeFinder(): Promise<RecipeFinder> {
  const [facts, words] = await Promise.all([
    bundledCollection.loadFacts(),
    bundledCollection.loadWords(),
  ]);
  return createRecipeFinder({ facts, words, shownWords: shownWords.map(unpackShownWords) });
}
