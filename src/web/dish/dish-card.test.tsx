import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { DishCard } from './dish-card.tsx';

const [soto] = SAMPLE_DISHES as readonly [Dish];

afterEach(cleanup);

function show(dish: Dish, number = 1) {
  const { container } = render(
    <ol>
      <DishCard dish={dish} number={number} onCook={() => {}} />
    </ol>,
  );
  const list = (heading: string) => {
    const section = screen.getByRole('heading', { name: heading }).parentElement as HTMLElement;
    return within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  const cost = () => container.querySelector('footer')?.textContent;
  return { container, list, cost };
}

describe('a dish', () => {
  test('has number, name, description and recipe under the contract’s headings', () => {
    const { list } = show(soto, 3);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('3. Soto Ayam Lamongan');
    expect(screen.getByText(soto.description)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Resep Soto Ayam Lamongan');
    expect(list('Cara memasak:')).toEqual(soto.completeRecept.map(({ step }) => step));
    expect(list('Bahan yang diperlukan:')).toEqual([
      'Ayam kampung, belah dua 1 ekor (800 g)',
      'Bumbu halus: bawang merah 8 siung',
      'Bumbu halus: kunyit 2 cm',
      'Serai, memarkan 2 batang',
      'Merica butiran ½ sdt',
      'Koya (kerupuk udang dan bawang putih goreng) secukupnya',
    ]);
  });

  test('shows an amount that was written within a name where the others are', () => {
    const ingredient = [
      { name: 'Bahan A: Kentang 2kg potong dadu', servingSize: '' },
      { name: 'Santan dari 1 butir kelapa', servingSize: '' },
    ];
    const { list, container } = show({ ...soto, ingredient });
    expect(list('Bahan yang diperlukan:')).toEqual([
      'Bahan A: Kentang potong dadu 2kg',
      'Santan dari 1 butir kelapa ',
    ]);
    expect(container.textContent).not.toContain('2kg potong');
  });

  test('lists its steps numbered and its ingredients unnumbered', () => {
    show(soto);
    const listOf = (heading: string) =>
      screen.getByRole('heading', { name: heading }).nextElementSibling?.tagName;
    expect(listOf('Cara memasak:')).toBe('OL');
    expect(listOf('Bahan yang diperlukan:')).toBe('UL');
  });

  test('without steps has no heading for them', () => {
    show({ ...soto, completeRecept: [] });
    expect(screen.queryByRole('heading', { name: 'Cara memasak:' })).toBeNull();
  });

  test('is named by number and name', () => {
    show(soto, 2);
    expect(screen.getByRole('listitem', { name: '2. Soto Ayam Lamongan' })).toBeTruthy();
  });

  test('shows its cost with a no-break space, and the cost of a portion', () => {
    const { cost } = show({ ...soto, estimatedCostatRupiah: 45_000, porsi: 6 });
    expect(cost()).toBe(
      'Estimasi biaya yang dikeluarkan: Rp\u00a045.000Sekitar Rp\u00a07.500 per mangkuk',
    );
    expect(screen.getByText('Hasil 6 mangkuk')).toBeTruthy();
  });

  test('shows portions, time, heat and province, and keeps notes apart from the steps', () => {
    const { container } = show({
      ...soto,
      hasil: '± 2 liter',
      waktu: { aktif: 90, tunggu: 600 },
      pedas: 2,
      asal: 'Jawa Timur',
      tips: 'Koya ditabur terakhir.',
      simpan: 'Kulkas 2 hari.',
    });
    const facts = [
      'Untuk 6 porsi',
      '± 2 liter',
      '1 jam 30 menit + 10 jam menunggu',
      'Pedas',
      'Jawa Timur',
    ];
    for (const fact of facts) expect(screen.getByText(fact)).toBeTruthy();
    const notes = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(notes).toContain('TipsKoya ditabur terakhir.');
    expect(notes).toContain('PenyimpananKulkas 2 hari.');
  });

  test.each([
    [999, 'Rp\u00a0999'],
    [1_250_000, 'Rp\u00a01.250.000'],
  ])('writes %i rupiah as %s', (amount, written) => {
    const { porsi: _, ...dish } = soto;
    const { cost } = show({ ...dish, estimatedCostatRupiah: amount });
    expect(cost()).toBe(`Estimasi biaya yang dikeluarkan: ${written}`);
  });

  test('does not mention an unknown cost', () => {
    const { cost, container } = show({ ...soto, estimatedCostatRupiah: 0 });
    expect(cost()).toBeUndefined();
    expect(container.textContent).not.toContain('Rp');
  });

  test('does not mention unknown portions, nor the price', () => {
    const { porsi: _, ...dish } = soto;
    const { container } = show({ ...dish, price: 22_000 });
    expect(container.textContent).not.toContain('porsi');
    expect(container.textContent).not.toContain('22.000');
  });

  test('of one portion does not show its cost twice', () => {
    const { cost } = show({ ...soto, estimatedCostatRupiah: 45_000, porsi: 1 });
    expect(cost()).toBe('Estimasi biaya yang dikeluarkan: Rp\u00a045.000');
  });

  test('with only a name is still shown', () => {
    show(parseDish({ foodName: 'Klepon' }) as Dish);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1. Klepon');
    expect(screen.getByRole('heading', { name: 'Bahan yang diperlukan:' })).toBeTruthy();
  });

  test('may repeat an ingredient and a step', () => {
    const { list } = show({
      ...soto,
      ingredient: [soto.ingredient[0], soto.ingredient[0]].flatMap((same) => same ?? []),
      completeRecept: [
        { number: 1, step: 'Aduk.' },
        { number: 2, step: 'Aduk.' },
      ],
    });
    expect(list('Cara memasak:')).toEqual(['Aduk.', 'Aduk.']);
    expect(list('Bahan yang diperlukan:')).toHaveLength(2);
  });
});

describe('hostile text', () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>&lt;b&gt; {{7*7}}';

  test('in every field is shown as plain text', () => {
    const { container, list } = show({
      foodName: hostile,
      description: `d ${hostile}`,
      completeRecept: [{ number: 1, step: `s ${hostile}` }],
      ingredient: [{ name: `n ${hostile}`, servingSize: `t ${hostile}` }],
      estimatedCostatRupiah: 1000,
      price: 0,
      img: `javascript:alert(1)`,
    });
    expect(container.querySelectorAll('img, script, b, a, iframe')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(`1. ${hostile}`);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(`Resep ${hostile}`);
    expect(screen.getByText(`d ${hostile}`)).toBeTruthy();
    expect(list('Cara memasak:')).toEqual([`s ${hostile}`]);
    expect(list('Bahan yang diperlukan:')).toEqual([`n ${hostile} t ${hostile}`]);
    expect(container.innerHTML).not.toContain('javascript:');
  });
});
