/** What visitors read here. Strings that the specification fixes stand to the letter. */
export const text = {
  cook: 'Mulai masak',
  recipe: (foodName: string) => `Resep ${foodName}`,
  ingredients: 'Bahan yang diperlukan:',
  steps: 'Cara memasak:',
  cost: (amount: string) => `Estimasi biaya yang dikeluarkan: ${amount}`,
  costPerServing: (amount: string, unit: string) => `Sekitar ${amount} per ${unit}`,
  servings: (count: number, unit: string) =>
    unit === 'porsi' ? `Untuk ${count} porsi` : `Hasil ${count} ${unit}`,
  waiting: (duration: string) => `+ ${duration} menunggu`,
  heat: ['', 'Sedikit pedas', 'Pedas', 'Pedas sekali'],
  /** Of one kind: `soto`. */
  allOfKind: (kind: string) => `Lihat semua ${kind}`,
  notes: { alat: 'Alat', tips: 'Tips', simpan: 'Simpan', jualan: 'Untuk jualan' },
} as const;

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** `90` as "1 jam 30 menit". */
export function writeDuration(minutes: number): string {
  const parts = [
    [Math.floor(minutes / MINUTES_PER_DAY), 'hari'],
    [Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR), 'jam'],
    [minutes % MINUTES_PER_HOUR, 'menit'],
  ] as const;
  return parts.flatMap(([count, word]) => (count === 0 ? [] : `${count} ${word}`)).join(' ');
}
