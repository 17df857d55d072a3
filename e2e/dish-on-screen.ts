import { expect, type Locator } from '@playwright/test';
import type { Dish } from '#core/recipes/dish.ts';

/** `45000` → `Rp 45.000`, written a second time to notice a mistake in the product. */
export function rupiah(amount: number): string {
  return `Rp\u00a0${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/gu, '.')}`;
}

/** Everything that `docs/contract.md` requires of a dish, in order and verbatim. */
export async function expectDishOnScreen(card: Locator, dish: Dish, number: number): Promise<void> {
  const { foodName, description, ingredient, completeRecept, estimatedCostatRupiah } = dish;
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(`${number}. ${foodName}`);
  await expect(card.getByText(description, { exact: true })).toBeVisible();
  await expect(
    card.getByRole('heading', { name: `Resep ${foodName}`, exact: true, level: 3 }),
  ).toBeVisible();

  const ingredients = card.getByRole('list').first();
  await expect(ingredients.getByRole('listitem')).toHaveText(
    ingredient.map(({ name, servingSize }) => `${name} ${servingSize}`.trim()),
  );
  const steps = card.getByRole('list').last();
  await expect(steps.getByRole('listitem')).toHaveText(completeRecept.map(({ step }) => step));
  expect(await steps.evaluate((list) => list.tagName)).toBe('OL');
  const numbered = await steps
    .getByRole('listitem')
    .first()
    .evaluate((step) => getComputedStyle(step, '::before').content);
  expect(numbered).toBe('counter(step)');

  // Not by `toHaveText`, which treats a no-break space as a normal one.
  const text = (await card.evaluate((element) => element.textContent)) ?? '';
  const order = [
    foodName,
    description,
    `Resep ${foodName}`,
    'Bahan yang diperlukan:',
    ingredient.at(-1)?.servingSize ?? '',
    'Cara memasak:',
    completeRecept.at(-1)?.step ?? '',
    `Estimasi biaya yang dikeluarkan: ${rupiah(estimatedCostatRupiah)}`,
  ];
  let from = 0;
  for (const part of order) {
    const at = text.indexOf(part, from);
    expect(at, `"${part}" after the ${from}th character of "${text}"`).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
}
