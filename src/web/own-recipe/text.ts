import { MAX_PORTIONS } from '#core/kitchen/portion-count.ts';
import type { WrittenProblem, WrittenRecipe } from '#core/kitchen/written/written-recipe.ts';
import { MAX_LIST_LENGTH, MAX_TITLE_LENGTH } from '#core/recipes/dish.ts';
import { text as planningText } from '../planning/text.ts';

/** The sentences of the own-recipe form. */
export const text = {
  title: 'Resepmu sendiri',
  close: 'Tutup formulir resep',
  name: 'Nama hidangan',
  portions: 'Jadi berapa',
  portionsHint:
    'Sekali masak jadi berapa, misalnya “10 porsi” atau “30 biji”. Modal per porsi dihitung dari sini.',
  ingredients: 'Bahan',
  /**
   * @param others lines that are not ingredients.
   * @param unread lines whose price is not understood.
   */
  ingredientsHint: (others: readonly string[], unread: readonly string[]) =>
    [
      'Satu bahan per baris, misalnya “500 g tepung terigu”. Resep dari WhatsApp boleh ditempel semuanya.',
      others.length > 0 &&
        `Tidak dihitung sebagai bahan: ${others.join(', ')}. Gas dan upah diisi di “Hitung jual”.`,
      unread.length > 0 &&
        `Harganya belum terbaca, jadi dipakai harga pasar: ${unread.join(', ')}. Tulis misalnya “gula 200 g Rp 8.000”.`,
    ]
      .filter(Boolean)
      .join(' '),
  steps: 'Langkah',
  stepsHint: 'Satu langkah per baris. Boleh dikosongkan.',
  save: 'Simpan',
  kept: 'Tulisanmu yang belum disimpan masih ada.',
  startEmpty: 'Mulai dari kosong',
  startFromSaved: 'Kembali ke resep tersimpan',
  problem: (field: keyof WrittenRecipe, problem: WrittenProblem) => {
    switch (problem) {
      case 'empty':
        return EMPTY[field];
      case 'not-a-number':
      case 'out-of-range':
        return planningText.portions.problem(problem, MAX_PORTIONS, 'porsi');
      case 'too-long':
        return field === 'name'
          ? `Namanya terlalu panjang. Ringkas sampai ${MAX_TITLE_LENGTH} karakter.`
          : 'Ada baris yang terlalu panjang. Bagi jadi beberapa baris.';
      case 'too-many':
        return `Terlalu banyak baris. Paling banyak ${MAX_LIST_LENGTH}.`;
    }
  },
} as const;

const EMPTY = {
  name: 'Beri nama hidangannya dulu, ya.',
  portions: 'Isi jadi berapa, misalnya 10 porsi.',
  ingredients: 'Tulis bahannya dulu, satu per baris.',
  steps: '',
} satisfies Record<keyof WrittenRecipe, string>;
