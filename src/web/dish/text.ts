import { HEATS } from '#core/recipes/dish-extras.ts';

/** Sentences about a dish. Those of `docs/contract.md` are verbatim. */
export const text = {
  cook: 'Mulai masak',
  recipe: (foodName: string) => `Resep ${foodName}`,
  ingredients: 'Bahan yang diperlukan:',
  steps: 'Cara memasak:',
  stepOfOwnSize: '(takaran di langkah ini sebagian masih untuk resep asli)',
  ofOwnSize: (made: string) => `Resep asli: ${made}`,
  cost: (amount: string) => `Estimasi biaya yang dikeluarkan: ${amount}`,
  costPerServing: (amount: string, unit: string) => `Sekitar ${amount} per ${unit}`,
  servings: (count: number | string, unit: string) =>
    unit === 'porsi' ? `Untuk ${count} porsi` : `Hasil ${count} ${unit}`,
  waiting: (duration: string) => `+ ${duration} menunggu`,
  heat: (level: number) => HEATS[level]?.replace(/^./u, (letter) => letter.toUpperCase()),
  /** Of one kind: `soto`. */
  allOfKind: (kind: string) => `Lihat semua ${kind}`,
  notes: { alat: 'Alat', tips: 'Tips', simpan: 'Penyimpanan', jualan: 'Untuk jualan' },
} as const;
