import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { boxFields } from '../../dish/cost-text.ts';
import { OF_BOX } from '../cost-sheet/text.ts';

/** The sentences of the box sheet. */
export const text = {
  contents: 'Isi paket',
  inBox: (foodName: string) => `Isi ${foodName} per paket`,
  fewer: (foodName: string) => `Kurangi ${foodName}`,
  more: (foodName: string) => `Tambah ${foodName}`,
  shares: 'Bahan per paket',
  unknown: 'Modal atau porsinya belum diketahui, jadi belum bisa masuk paket.',
  empty: 'Centang dulu hidangan yang masuk paket, lalu HPP dan untungnya muncul di sini.',
  halves: 'Sayur dan lauk pendamping dihitung setengah porsi. Ubah kalau isinya lebih banyak.',
  lessRice: 'Nasinya seporsi warung, lebih sedikit daripada porsi untuk tamu.',
  allShares: (amount: string) =>
    `Bahan satu paket: ${amount}. Susut, kemasan, gas, dan upah ditambahkan di bawah.`,
  estimated: (dishes: string) => `Bahan ${dishes} masih perkiraan penulis resep.`,
  selling: 'Jumlah dan harga jual',
  boxes: boxFields.boxes,
  extra: boxFields.extra,
  extraMeans:
    'Kerupuk, buah, air, juga nasi kalau belum ada di atas: jumlahkan rupiahnya untuk satu paket. Ikut dihitung, tapi tidak masuk “Belanja”.',
  packaging: boxFields.packaging,
  packagingFirst: 'Harga kemasan yang kamu isi jadi kemasan biasamu, juga untuk pesanan lain.',
  packagingUsual: 'Ini kemasan biasamu. Kalau diubah, yang berubah hanya pesanan ini.',
  onlyThisOrder: 'Hanya untuk pesanan ini',
  /** @param usual absent if there is none yet. */
  packagingOfOrder: (usual: string | undefined) =>
    `Kemasan ini hanya untuk pesanan ini.${usual ? ` Biasanya ${usual}.` : ''}`,
  makeUsual: 'Pakai untuk seterusnya',
  packagingOfPortion: (price: string) =>
    `Masih dihitung dengan harga kemasan satu porsi, ${price}.`,
  enterBox: 'Isi harga kotaknya',
  price: boxFields.price,
  unit: OF_BOX,
  gasAndLabour: 'Gas dan upah sekali masak diambil dari “Hitung jual”.',
  fromQuestion: 'dari pertanyaanmu',
  ofDishPrices: 'ikut harga jual isinya',
  foodCostExcess: (ingredients: string, maxIngredients: string, price: string, target: string) =>
    `Bahan satu paket ${ingredients}, lebih dari ${maxIngredients} yang pas untuk harga ${price} (${target}\u00A0% dari harga paket).`,
  removal: (foodName: string, ingredients: string) =>
    `Tanpa ${foodName} bahannya ${ingredients}, pas untuk harga itu.`,
  forCustomers: 'Isi paket untuk pelanggan',
  forOwner: 'Hitungan paket, untuk catatanmu',
  forHelpers: 'Resep untuk yang memasak, tanpa harga',
  shop: (boxes: number) => `Belanja ${writeDecimal(boxes, 0)} paket`,
  noneIsEnough: (price: string) => `Kurangi isinya, atau jual sekitar ${price}.`,
} as const;
