import { describe, expect, test } from 'vitest';
import { createRecipeFinder } from '../../src/core/sources/collection/browse/find-recipes.ts';
import { unpackShownNames } from '../../src/core/sources/collection/browse/shown-names.ts';
import { composeDish } from '../../src/core/sources/collection/packed-shard.ts';
import { createCollectionSearch } from '../../src/core/sources/collection/search/collection-search.ts';
import {
  dishViolates,
  namesViolate,
} from '../../src/core/sources/collection/search/ranking/violates-exclusion.ts';
import { DIET_WORDS } from '../../src/core/sources/collection/search/words/diet-words.ts';
import {
  EXCLUSION_WORDS,
  HARAM,
  type Exclusion,
} from '../../src/core/sources/collection/search/words/exclusion-words.ts';
import { foldName } from '../../src/core/sources/collection/search/words/tokenize.ts';
import { wholeCollection } from './fixtures/whole-collection.ts';
import { wholeFacts as facts, wholeSearchWords as words } from './fixtures/whole-search.ts';
import { listShownNames } from './list-shown-names.ts';

const { recipes } = wholeCollection;
const shownNames = listShownNames(recipes).map(unpackShownNames);
const dishes = recipes.map(composeDish);
const search = createCollectionSearch(facts, words);
const find = createRecipeFinder({ facts, words, shownNames });
const titlesOf = (positions: readonly number[]) => positions.map((at) => facts[at]?.title ?? '');
const found = (typed: string) => titlesOf(find(typed).positions);

describe('while the visitor types', () => {
  test.each([
    ['ren', 'Rendang Daging'],
    ['rend', 'Rendang Daging'],
    ['so', 'Soto Ayam'],
    ['soto b', 'Soto Betawi'],
    ['ayam bak', 'Ayam Bakar Kecap'],
    ['nasi g', 'Nasi Goreng Kampung'],
    ['k', 'Klepon'],
  ])('%s leads to %s', (typed, title) => {
    expect(found(typed)).toContain(title);
  });

  test('half a word finds names that begin with it and nothing else', () => {
    const names = find('ren').positions.map((at) => [
      facts[at]?.title,
      ...(facts[at]?.aliases ?? []),
    ]);
    expect(names.length).toBeGreaterThan(1);
    for (const own of names) expect(own.join(' ')).toMatch(/\bren/iu);
  });

  test('a title is found from its first three letters to its last', () => {
    const lost = facts.flatMap(({ title, contains }, at) => {
      // One in seven, of all kinds: each prefix of a title is a question.
      if (at % 7 !== 0) return [];
      // A haram dish is shown only for its full name.
      if (HARAM.contains.some((mark) => contains.includes(mark))) {
        return find(title).positions.includes(at) ? [] : [title];
      }
      const steps = Array.from({ length: Math.max(1, title.length - 2) }, (_, n) =>
        title.slice(0, n + 3),
      );
      return steps.filter((typed) => !find(typed).positions.includes(at));
    });
    expect(lost).toEqual([]);
  });

  test('an empty text, or one without a word, finds no names', () => {
    expect(find('!!!').positions).toEqual([]);
  });
});

describe('a question', () => {
  test.each(['soto', 'rendang', 'takjil', 'masakan padang', 'lauk murah', 'kue kering lebaran'])(
    '%s first shows what an answer would',
    (question) => {
      const { positions, exclusions } = search.answer(question);
      const answered = positions.filter((at) => {
        const dish = dishes[at];
        return dish !== undefined && !dishViolates(dish, exclusions);
      });
      expect(find(question).positions.slice(0, answered.length)).toEqual(answered);
    },
  );

  test('shows everything that matches, not only enough for an answer', () => {
    expect(find('ayam').positions.length).toBeGreaterThan(search.answer('ayam').count);
  });

  test('that cannot be answered offers titles', () => {
    const { positions, near } = find('cara memperbaiki mesin motor');
    expect(positions).toEqual([]);
    expect(near).toHaveLength(3);
  });

  test.each(['bubur bayi 6 bulan', 'mpasi'])('%s offers nothing at all', (question) => {
    expect(find(question)).toMatchObject({ positions: [], near: [] });
  });

  test('shows pork only if it is named', () => {
    expect(found('sate')).not.toContain('Saksang');
    expect(found('babi')).toContain('Babi Panggang Karo');
  });
});

describe('exclusions', () => {
  test('are searched for in a dish’s words as thoroughly as in the dish', () => {
    const rows = [
      ...new Set([
        ...EXCLUSION_WORDS.values(),
        ...[...DIET_WORDS.values()].map(({ exclusions }) => exclusions),
      ]),
    ];
    const wordsOf = (exclusions: readonly Exclusion[]) =>
      exclusions.flatMap(({ words: excluded }) => excluded).join(' ');
    const different = recipes.flatMap(({ facts: { title, marks, ingredients } }, at) => {
      const dish = dishes[at];
      const shown = shownNames[at];
      if (dish === undefined || shown === undefined) return [title];
      // Names equal to the canonical ones are checked with the facts.
      const canonical = ingredients.map(foldName);
      const searched = [...shown, ...canonical];
      const unseen = rows.filter(
        (exclusions) =>
          !namesViolate(searched, exclusions) &&
          !exclusions.some(({ marks: left }) => left.some((mark) => marks.includes(mark))),
      );
      // The dish is read once for all of them; row by row only to name the fault.
      if (!dishViolates(dish, unseen.flat())) return [];
      return unseen
        .filter((exclusions) => dishViolates(dish, exclusions))
        .map((exclusions) => `${title}: ${wordsOf(exclusions)}`);
    });
    expect(different).toEqual([]);
  });

  test.each([
    'kue tanpa oven',
    'lauk tidak digoreng',
    'tanpa kompor',
    'sambal tanpa terasi',
    'gulai tanpa santan',
    'tanpa petai',
    'kue tanpa blender',
  ])('%s never comes back', (question) => {
    const { exclusions } = search.answer(question);
    const wrong = find(question).positions.filter((at) => {
      const dish = dishes[at];
      return dish === undefined || dishViolates(dish, exclusions);
    });
    expect(titlesOf(wrong)).toEqual([]);
  });
});
