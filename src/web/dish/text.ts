/** What visitors read here. Strings that the specification fixes stand to the letter. */
export const text = {
  cook: 'Mulai masak',
  recipe: (foodName: string) => `Resep ${foodName}`,
  ingredients: 'Bahan yang diperlukan:',
  steps: 'Cara memasak:',
  cost: (amount: string) => `Estimasi biaya yang dikeluarkan: ${amount}`,
  costPerServing: (amount: string) => `Sekitar ${amount} per porsi`,
  servings: (count: number) => `Untuk ${count} porsi`,
} as const;
