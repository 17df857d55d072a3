import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createLoadedBody } from '../fixtures/loaded-body.ts';
import { OWN_ORIGIN, type AnswerOrigin } from '../history/conversation.ts';
import type { AnswerOnScreen, ShownAnswer } from './answer-state.ts';
import { AnswerView } from './answer-view.tsx';

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];
const GENERATING = 'Tunggu sebentar, hasilnya tidak lama kok';

const gemini: AnswerOrigin = {
  route: 'own-key',
  source: 'gemini',
  model: 'gemini-uji',
  complete: true,
};

const ended: ShownAnswer = {
  status: 'shown',
  question: 'soto',
  dishes: [soto, rendang],
  origin: gemini,
  conversationId: 'AB12CD',
};

afterEach(cleanup);

function show(answer: AnswerOnScreen) {
  const clicked: unknown[] = [];
  const view = (shown: AnswerOnScreen) => (
    <AnswerView
      answer={shown}
      body={createLoadedBody()}
      onAsk={(...options) => void clicked.push(options)}
    />
  );
  const { container, rerender } = render(view(answer));
  /** The answer's own buttons, without those of its dishes and overview. */
  const buttons = () =>
    screen
      .queryAllByRole<HTMLButtonElement>('button')
      .filter((button) => button.closest('li, section section') === null)
      .map(({ textContent, title }) => textContent || title);
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  return {
    clicked,
    container,
    buttons,
    announced,
    update: (shown: AnswerOnScreen) => rerender(view(shown)),
  };
}

describe('an answer in progress', () => {
  const writing: AnswerOnScreen = { status: 'writing', question: 'soto', dishes: [] };

  test('says that it takes a moment, and offers nothing yet', () => {
    const { buttons } = show(writing);
    expect(screen.getByText(GENERATING)).toBeTruthy();
    expect(
      screen.getByRole('region', { name: 'Hasil pencarian resep' }).getAttribute('aria-busy'),
    ).toBe('true');
    expect(buttons()).toEqual([]);
  });

  test('tells screen readers how many dishes are ready', () => {
    const { announced, update } = show(writing);
    expect(announced()).toContain('');
    update({ ...writing, dishes: [soto] });
    expect(announced()).toContain('1 hidangan siap');
    update({ ...writing, dishes: [soto, rendang] });
    expect(announced()).toContain('2 hidangan siap');
    expect(screen.getByText(GENERATING)).toBeTruthy();
  });

  test('shows its dishes in order, numbered', () => {
    show({ ...writing, dishes: [rendang, soto] });
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['1. Rendang Daging Sapi', '2. Soto Ayam Lamongan']);
  });

  test('does not mention its origin before it is known', () => {
    const { container } = show({ ...writing, dishes: [soto] });
    expect(container.textContent).not.toMatch(/Ditulis AI|koleksi|riwayat/u);
  });
});

describe('a finished answer', () => {
  test('repeats the question, and is not busy', () => {
    show(ended);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('soto');
    expect(screen.queryByText(GENERATING)).toBeNull();
    expect(
      screen.getByRole('region', { name: 'Hasil pencarian resep' }).getAttribute('aria-busy'),
    ).toBe('false');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each<[string, AnswerOrigin | undefined, string]>([
    ['by the AI with the visitor’s key', gemini, 'Ditulis AI dengan kuncimu'],
    ['through the gateway', { ...gemini, route: 'gateway' }, 'Ditulis AI'],
    ['with the key of the build', { ...gemini, route: 'build-key' }, 'Ditulis AI'],
    [
      'by a model without a name',
      { route: 'gateway', source: 'gemini', complete: true },
      'Ditulis AI',
    ],
    [
      'by the collection of a gateway',
      { route: 'gateway', source: 'collection', complete: true },
      'Dari koleksi Cobek',
    ],
    [
      'by the collection here',
      { route: 'collection', source: 'collection', complete: true },
      'Dari koleksi Cobek',
    ],
    ['by the visitor, as a menu', OWN_ORIGIN, 'Menumu sendiri'],
    ['by who is not known any more', undefined, 'Dari riwayat di perangkat ini'],
  ])('says that it was written %s', (_, origin, words) => {
    show({ ...ended, origin });
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('says that a single dish was written by the visitor', () => {
    show({ ...ended, dishes: [soto], origin: OWN_ORIGIN });
    expect(screen.getByText('Resepmu sendiri')).toBeTruthy();
  });

  test('names the model when its origin is tapped', () => {
    const { container } = show({ ...ended, origin: gemini });
    const details = container.querySelector('details');
    expect(details?.querySelector('summary')?.textContent).toBe('Ditulis AI dengan kuncimu');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toContain('gemini-uji');
  });

  test('offers shopping, sharing, saving and another version by the AI', async () => {
    const user = userEvent.setup();
    const { clicked, buttons } = show(ended);
    expect(buttons()).toEqual([
      'Belanja',
      'Bagikan',
      'Lainnya',
      'Buat versi lain',
      'Yang lebih murah',
    ]);
    await user.click(screen.getByRole('button', { name: 'Buat versi lain' }));
    expect(clicked).toEqual([['soto', { fresh: true }]]);
  });

  test('of the collection is always the same: other dishes are offered, and cheaper ones', async () => {
    const user = userEvent.setup();
    const origin = { route: 'collection', source: 'collection', complete: true } as const;
    const few = show({ ...ended, origin });
    expect(few.buttons().slice(3)).toEqual(['Yang lebih murah']);
    cleanup();
    const dishes = ['A', 'B', 'C', 'D', 'E'].map((foodName) => ({ ...soto, foodName }));
    const { buttons, clicked } = show({ ...ended, dishes, origin });
    expect(buttons().slice(3)).toEqual(['Yang lain', 'Yang lebih murah']);
    await user.click(screen.getByRole('button', { name: 'Yang lain' }));
    await user.click(screen.getByRole('button', { name: 'Yang lebih murah' }));
    expect(clicked).toEqual([
      ['soto (selain A, B, C, D, E)'],
      ['soto, yang lebih murah (daripada A, B, C, D, E)'],
    ]);
  });

  test('of the visitor is not followed by others', () => {
    expect(show({ ...ended, origin: OWN_ORIGIN }).buttons()).toEqual([
      'Belanja',
      'Bagikan',
      'Lainnya',
    ]);
  });

  test('from the collection instead of the AI says so', () => {
    const { container } = show({
      ...ended,
      origin: { route: 'gateway', source: 'collection', complete: true, standIn: true },
    });
    expect(container.textContent).toContain('AI sedang sibuk, jadi ini dari koleksi Cobek.');
  });

  test('to a question about more than a recipe is shown before the dishes', () => {
    const note = 'Pengganti santan:\n• susu cair (1 : 1): lebih encer';
    const origin: AnswerOrigin = {
      route: 'collection',
      source: 'collection',
      complete: true,
      note,
    };
    const { container, update } = show({ ...ended, origin });
    expect(container.textContent).toContain(note);
    update(ended);
    expect(container.textContent).not.toContain('Pengganti santan');
  });

  test('may be only advice', () => {
    const note = 'Simpan di kulkas.';
    show({
      ...ended,
      dishes: [],
      origin: { route: 'collection', source: 'collection', complete: true, note },
    });
    expect(screen.getByRole('status').textContent).toBe(note);
    expect(screen.queryByRole('region', { name: 'Ringkasan menu' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('with only the nearest dishes says so', () => {
    const nearest: AnswerOrigin = {
      route: 'collection',
      source: 'collection',
      complete: true,
      nearest: true,
    };
    const { container, update } = show({ ...ended, origin: nearest });
    expect(container.textContent).toContain('Ini yang paling mirip.');
    update(ended);
    expect(container.textContent).not.toContain('Ini yang paling mirip.');
  });
});

describe('an answer that broke off', () => {
  test.each([
    ['truncated', 'Jawabannya terpotong karena terlalu panjang.'],
    ['blocked', 'Layanan AI menghentikan jawabannya.'],
    ['interrupted', 'Jawabannya berhenti di tengah jalan.'],
  ] as const)(
    'because it was %s says so, keeps its dishes and offers to retry',
    async (reason, words) => {
      const user = userEvent.setup();
      const { clicked, buttons } = show({
        ...ended,
        origin: { ...gemini, complete: false, reason },
      });
      expect(screen.getByRole('alert').textContent).toContain(
        `${words} Resep yang sudah lengkap tidak hilang.`,
      );
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
      expect(buttons().slice(3)).toEqual(['Coba lagi', 'Cari di koleksi']);
      await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
      await user.click(screen.getByRole('button', { name: 'Cari di koleksi' }));
      expect(clicked).toEqual([['soto'], ['soto', { fromCollection: true }]]);
    },
  );

  test('in the collection itself only offers to retry', () => {
    const origin = { route: 'collection', source: 'collection', complete: false } as const;
    const { buttons } = show({ ...ended, origin: { ...origin, reason: 'interrupted' } });
    expect(buttons().slice(3)).toEqual(['Coba lagi']);
  });
});

test('a hostile question is shown as plain text', () => {
  const { container } = show({ ...ended, question: '<img src=x onerror=alert(1)>' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    '<img src=x onerror=alert(1)>',
  );
  expect(container.querySelector('img')).toBeNull();
});
