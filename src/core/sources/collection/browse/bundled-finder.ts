import { shownNames } from 'virtual:collection-shown-names';
import { bundledCollection } from '../bundled-collection.ts';
import { createRecipeFinder, type RecipeFinder } from './find-recipes.ts';
import { unpackShownNames } from './shown-names.ts';

/** The search of the list over the recipes of `collection/`. */
export async function loadRecipeFinder(): Promise<RecipeFinder> {
  const [facts, words, late] = await Promise.all([
    bundledCollection.loadFacts(),
    bundledCollection.loadWords(),
    bundledCollection.loadLateReaders().catch(() => undefined),
  ]);
  return createRecipeFinder({
    facts,
    words,
    shownNames: shownNames.map(unpackShownNames),
    late,
  });
}
