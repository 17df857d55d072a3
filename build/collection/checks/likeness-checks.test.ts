import { expect, test } from 'vitest';
import { checkedRecipe } from './fixtures/describe-rules.ts';
import { LIKENESS_CHECKS } from './likeness-checks.ts';

test('"hampir sama" reports two recipes with the same main food and nearly the same seasoning', () => {
  const body = (main: string) =>
    `Rebus ${main} dengan @serai{1%batang}, @jahe{2%cm}, @garam{1%sdt}, @kemiri{3%butir}, @kunyit{1%cm} dan @asam jawa{1%sdm}.`;
  const fish = checkedRecipe(body('@ikan kembung{1%kg}'), 'satu.cook');
  const sameFish = checkedRecipe(body('@ikan kembung{1%kg}'), 'dua.cook');
  const chicken = checkedRecipe(body('@ayam{1%kg}'), 'tiga.cook');
  const all = [fish, sameFish, chicken];
  const [isItsOwn, ...others] = LIKENESS_CHECKS;
  expect(isItsOwn?.find(fish, all)).toEqual([
    '100 % bahannya sama dengan dua.cook. Gabungkan, atau tunjukkan bedanya.',
  ]);
  expect(isItsOwn?.find(chicken, all)).toEqual([]);
  expect(others).toEqual([]);
});
