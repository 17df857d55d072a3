import type { Random } from '../../outside-world.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { checkQuestion } from '../check-question.ts';
import type { RecipeSource } from '../recipe-source.ts';
import type { CollectionData } from './bundled-collection.ts';

/** Interim form: matches titles and other names only. */
export function createCollectionSource(parts: { readonly data: CollectionData; readonly random: Random }): RecipeSource {
  const { data, random } = parts;
  return {
    async *findDishes(question, { signal }) {
      const words = checkQuestion(question).toLowerCase().split(/\s+/u).filter((w) => w.length > 2 && w !== 'resep');
      const facts = await data.loadFacts();
      signal.throwIfAborted();
      const found = facts.map((recipe, position) => ({ position, score: words.filter((w) => `${recipe.title} ${recipe.aliases.join(' ')}`.toLowerCase().includes(w)).length })).filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score).slice(0, 5);
      if (found.length === 0) throw new RecipeError('empty');
      for (const { position } of found) {
        const dish = await data.loadDish(position);
        signal.throwIfAborted();
        yield dish;
      }
      return { source: 'collection', complete: true };
    },
    async suggestDishes(count, { signal }) {
      const titles = [...(await data.loadTitles())];
      signal.throwIfAborted();
      return Array.from({ length: Math.min(count, titles.length) }, () => ({ foodName: titles.splice(Math.floor(random() * titles.length), 1)[0] ?? '' }));
    },
  };
}
