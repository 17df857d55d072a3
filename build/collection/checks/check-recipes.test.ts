import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createPriceBook } from '../../../src/core/costing/price-book.ts';
import { priceRecipe } from '../price-recipe.ts';
import { readRecipe } from '../read-recipe.ts';
import { RECIPE_CHECKS } from './check-recipes.ts';
import type { CheckedRecipe } from './recipe-check.ts';

const book = createPriceBook(
  readFileSync('collection/prices.csv', 'utf8'),
  readFileSync('collection/measures.csv', 'utf8'),
);

type Front = Readonly<Record<string, string>>;

function recipe(front: Front, body: string, file = 'contoh.cook'): CheckedRecipe {
  const metadata = {
    title: 'Contoh',
    description: 'Enak dan mudah.',
    province: 'Nusantara',
    kind: 'lauk',
    occasions: '[makan siang]',
    servings: '4',
    active: '60',
    ...front,
  };
  const lines = Object.entries(metadata).map(([key, value]) => `${key}: ${value}`);
  const { recipe: read } = readRecipe(file, `---\n${lines.join('\n')}\n---\n\n${body}`);
  const { lines: priced, total } = priceRecipe(read, book);
  return { file, recipe: read, lines: priced, cost: total, book };
}

function findings(id: string, front: Front, body: string): string {
  const checked = recipe(front, body);
  const check = RECIPE_CHECKS.find((one) => one.id === id);
  if (check === undefined) throw new Error(`No rule ${id}`);
  return check.find(checked, [checked]).join(' ');
}

const FRIED = 'Goreng @tahu{10%buah} dalam @minyak goreng{500%ml}(untuk menggoreng)';

/** Rule, a text that breaks it, one that keeps it, and the message for the first. */
const RULES: readonly (readonly [
  id: string,
  broken: readonly [Front, string],
  kept: readonly [Front, string],
  says: string,
])[] = [
  [
    'waktu langkah',
    [{}, 'Rendam @kacang merah{200%g} semalam.\n\nRebus ~{60%menit} sampai empuk.'],
    [{ wait: '480' }, 'Rendam @kacang merah{200%g} semalam.\n\nRebus ~{60%menit} sampai empuk.'],
    'butuh 540 menit, tetapi active + wait baru 60',
  ],
  [
    'waktu mencair',
    [{}, 'Cairkan @ikan tuna{400%g}(yang sudah dibekukan) di kulkas, potong dadu.'],
    [{ wait: '480' }, 'Cairkan @ikan tuna{400%g} di kulkas ~{8%jam}, potong dadu.'],
    'tidak menyebut berapa lama',
  ],
  [
    'waktu langkah',
    [
      { active: '20' },
      'Rebus @ayam{1%kg} 30 menit.\n\nSementara itu, kukus @nasi{4%piring} 20 menit.',
    ],
    [
      { active: '30' },
      'Rebus @ayam{1%kg} 30 menit.\n\nSementara itu, kukus @nasi{4%piring} 20 menit.',
    ],
    'butuh 30 menit',
  ],
  [
    'waktu langkah',
    [
      { active: '20' },
      'Kukus @beras ketan{300%g}(rendam 2 jam) 15-20 menit.\n\nTahan 3 hari di kulkas.',
    ],
    [
      { active: '20', wait: '120' },
      'Kukus @beras ketan{300%g}(rendam 2 jam) 15-20 menit.\n\nTahan 3 hari di kulkas.',
    ],
    'butuh 135 menit',
  ],
  [
    'waktu langkah',
    [{}, 'Rebus @daging sapi{1%kg} ~{70%menit} sampai garpu masuk dengan sedikit tahanan.'],
    [
      { active: '70' },
      'Rebus @daging sapi{1%kg} ~{70%menit} sampai garpu masuk dengan sedikit tahanan.',
    ],
    'butuh 70 menit',
  ],
  [
    'langkah nasihat',
    [{}, 'Didihkan @santan{500%ml}.\n\nKuah pecah berarti apinya terlalu besar.\n\nSajikan.'],
    [{}, 'Didihkan @santan{500%ml}. Kuah pecah berarti apinya terlalu besar.\n\nSajikan.'],
    '"Kuah pecah berarti apinya terlalu besar.…" bukan langkah',
  ],
  [
    'waktu di api',
    [{ active: '20', wait: '130' }, 'Rebus @buntut sapi{1%kg} ~{2%jam}.\n\nDiamkan 30 menit.'],
    [{ active: '120', wait: '30' }, 'Rebus @buntut sapi{1%kg} ~{2%jam}.\n\nDiamkan 30 menit.'],
    'Di atas api 120 menit, tetapi "active" baru 20',
  ],
  [
    'waktu gelombang',
    [
      { kind: 'kue kering', yield: '110 keping', active: '45' },
      'Panggang 150 °C @tepung terigu{1%kg} 18 menit.',
    ],
    [
      { kind: 'kue kering', yield: '110 keping', active: '100' },
      'Panggang 150 °C @tepung terigu{1%kg} 18 menit.',
    ],
    '3 kali masak @ 18 menit sudah 54 menit',
  ],
  [
    'waktu gelombang',
    [{ yield: '20 buah', active: '20' }, `${FRIED} 5 buah sekali masak (4 batch) ~{8%menit}.`],
    [{ yield: '20 buah', active: '40' }, `${FRIED} 5 buah sekali masak (4 batch) ~{8%menit}.`],
    '4 kali masak @ 8 menit',
  ],
  [
    'cara menggoreng',
    [{}, `${FRIED} sampai keemasan.`],
    [{}, `${FRIED} 170 °C sampai keemasan.`],
    'berapa yang digoreng sekali masak',
  ],
  [
    'unggas matang',
    [{}, 'Rebus @ayam{1%ekor} sampai empuk.'],
    [{}, 'Rebus @ayam{1%ekor} sampai cairannya jernih.'],
    'tanda unggas matang',
  ],
  [
    'dijaga panas',
    [
      { sell: 'Porsi 80 g. Tahan 6 jam, 8 jam bila dipanaskan tiap 3 jam.' },
      'Masak @bebek{1%ekor}.',
    ],
    [
      { sell: 'Porsi 80 g. Tahan 6 jam, 8 jam bila dijaga di atas 60 °C.' },
      'Masak @bebek{1%ekor}.',
    ],
    'dipanaskan sesekali tidak cukup',
  ],
  [
    'waktu di api',
    [
      { active: '30' },
      'Haluskan @bawang merah{5%siung}, @bawang putih{3%siung}, @kemiri{3%butir}, @kunyit{2%cm}, @jahe{2%cm}, @merica bubuk{1%sdt} dan @garam{1%sdt}.\n\nRebus @tempe{200%g} dengan bumbu 25 menit.',
    ],
    [{ active: '30' }, 'Rebus @tempe{200%g} dengan @garam{1%sdt} 25 menit.'],
    'Di atas api 25 menit dan 10 menit menyiapkan',
  ],
  [
    'duri ikan',
    [{}, 'Bakar @ikan mas{800%g} sampai daging dekat duri putih.\n\nSuwir ikan.'],
    [{}, 'Bakar @ikan mas{800%g} sampai daging dekat duri putih.\n\nSuwir, buang durinya.'],
    'tulis kapan durinya dibuang',
  ],
  [
    'butir jualan',
    [{ stall: '0.6', sell: 'Porsi warung 1 telur.' }, 'Rebus @telur ayam{4%butir}.'],
    [{ stall: '0.6', sell: 'Porsi warung setengah telur.' }, 'Rebus @telur ayam{4%butir}.'],
    'harga sarannya hanya membayar 0,6 telur',
  ],
  [
    'butir jualan',
    [{ stall: '0.7', sell: 'Satu setengah ketupat dan kuah.' }, 'Potong @ketupat{4%buah}.'],
    [
      { stall: '0.7', sell: 'Porsi 1/2 ketupat, atau satu ketupat kecil.' },
      'Potong @ketupat{4%buah}.',
    ],
    'seporsi satu setengah ketupat',
  ],
  [
    'duri ikan',
    [{}, 'Kukus @ikan tongkol{300%g} 15 menit, suwir kasar.'],
    [{}, 'Kukus @ikan tongkol{300%g} 15 menit, suwir kasar, buang durinya.'],
    'tulis kapan durinya dibuang',
  ],
  [
    'oven dipanaskan',
    [{}, 'Panggang @roti tawar{4%lembar} di oven 180 °C.'],
    [{}, 'Panaskan oven 180 °C.\n\nPanggang @roti tawar{4%lembar}.'],
    'Panaskan oven',
  ],
  [
    'minyak tercatat',
    [{}, 'Goreng @tahu{4%buah} sampai kering.'],
    [{}, `${FRIED} sampai kering.`],
    'minyaknya tidak ada',
  ],
  [
    'tusuk dan arang',
    [{ kind: 'sate' }, 'Bakar @daging kambing{500%g} sampai matang.'],
    [
      { kind: 'sate' },
      'Tusuk @daging kambing{500%g} dengan @tusuk sate{20%buah}, bakar di atas @arang{500%g}.',
    ],
    'Sate perlu tusuk sate di daftar bahan. Bara perlu arang',
  ],
  [
    'tusuk dan arang',
    [{}, 'Bakar @ikan mas{800%g} di atas bara 20 menit.'],
    [{}, 'Bakar @ikan mas{800%g} di atas bara atau teflon 20 menit.'],
    'Bara perlu arang di daftar bahan',
  ],
  [
    'tips',
    [{}, 'Masak @santan{500%ml} sambil diaduk.'],
    [{ tip: 'Jangan ditinggal supaya tidak pecah.' }, 'Masak @santan{500%ml} sambil diaduk.'],
    'Tambahkan "tip"',
  ],
  [
    'cara membekukan',
    [{ occasions: '[frozen food]', storage: 'Tahan lama.' }, 'Kukus @tahu{4%buah}.'],
    [
      {
        occasions: '[frozen food]',
        storage: 'Tahan 2 bulan di freezer, goreng langsung dari beku.',
      },
      'Kukus @tahu{4%buah}.',
    ],
    'tahan berapa lama di freezer',
  ],
  [
    'cara menyimpan',
    [{ kind: 'kue kering' }, 'Aduk @tepung terigu{1%kg}.'],
    [{ kind: 'kue kering', storage: 'Toples rapat 3 minggu.' }, 'Aduk @tepung terigu{1%kg}.'],
    'Tulis "storage"',
  ],
  [
    'garam',
    [{}, 'Rebus @daging sapi{500%g} dengan @garam{2%sdm} sampai empuk.'],
    [{}, 'Remas @pare{500%g} dengan @garam{2%sdm}, bilas dan peras.'],
    'Garamnya 9.0 g seporsi',
  ],
  [
    'gula minuman',
    [{ kind: 'minuman', servings: '1' }, 'Tuang @sirup cocopandan{4%sdm} dan @gula pasir{40%g}.'],
    [{ kind: 'minuman', servings: '2' }, 'Tuang @sirup cocopandan{4%sdm} dan @gula pasir{40%g}.'],
    'g segelas',
  ],
  [
    'berat hasil',
    [{ yield: '20 buah @ ± 60 g' }, 'Aduk @tepung terigu{500%g} dengan @air{300%ml}.'],
    [{ yield: '20 buah @ ± 35 g' }, 'Aduk @tepung terigu{500%g} dengan @air{300%ml}.'],
    'hasilnya 1200 g, padahal semua bahannya baru 800 g',
  ],
  [
    'berat hasil',
    [
      { yield: '20 buah @ ± 50 g' },
      'Goreng @singkong{1%kg}(berat bersih) dalam @minyak goreng{500%ml}(untuk menggoreng).',
    ],
    [
      { yield: '20 buah @ ± 47 g' },
      'Goreng @singkong{1%kg}(berat bersih) dalam @minyak goreng{500%ml}(untuk menggoreng).',
    ],
    'hasilnya 1000 g, padahal semua bahannya baru 950 g',
  ],
  [
    'berat hasil',
    [{ yield: '10 porsi @ 150 g' }, 'Kukus @beras ketan{500%g} sampai pulen.'],
    [{ yield: '10 porsi @ 80 g' }, 'Kukus @beras ketan{500%g} sampai pulen.'],
    'hasilnya 1500 g',
  ],
  [
    'berat hasil',
    [{ yield: '8 bungkus @ 110 g' }, 'Kukus @tahu putih{600%g} dalam @daun pisang{4%lembar}.'],
    [{ yield: '8 bungkus @ 70 g' }, 'Kukus @tahu putih{600%g} dalam @daun pisang{4%lembar}.'],
    'semua bahannya baru 600 g tanpa kulit',
  ],
  [
    'berat hasil',
    [{ yield: '4 mangkuk, ± 400 ml' }, 'Masak @santan{700%ml} dengan @nanas{800%g}.'],
    [{ yield: '4 mangkuk, ± 280 ml' }, 'Masak @santan{700%ml} dengan @nanas{800%g}.'],
    'hasilnya 1600 g',
  ],
  [
    'berat hasil',
    [{ yield: '10 potong @ 80 g' }, 'Kukus @singkong{800%g}(yang manis).'],
    [{ yield: '10 potong @ 80 g' }, 'Kukus @singkong{800%g}(berat bersih, yang manis).'],
    'hasilnya 800 g',
  ],
  [
    'berat hasil',
    [{ yield: '4 gelas @ ± 400 ml' }, 'Aduk @kelapa muda{2%butir} dengan @es batu{400%g}.'],
    [{ yield: '4 gelas @ ± 300 ml' }, 'Aduk @kelapa muda{2%butir} dengan @es batu{400%g}.'],
    'semua bahannya baru 1200 g',
  ],
  [
    'berat ikan',
    [{ yield: '4 ekor, ± 130 g, dan kuah' }, 'Panggang @ikan lele{400%g}(4 ekor).'],
    [{ yield: '4 ekor, ± 75 g, dan kuah' }, 'Panggang @ikan lele{400%g}(4 ekor).'],
    'mentahnya 400 g',
  ],
  [
    'berat ikan',
    [{ yield: '4 ekor @ ± 200 g' }, 'Panggang @ikan mujair{800%g}(4 ekor).'],
    [{ yield: '4 ekor @ ± 200 g berbumbu' }, 'Panggang @ikan mujair{800%g}(4 ekor).'],
    'tulis sekitar 160 g',
  ],
  [
    'berat ikan',
    [{ yield: '5 potong ikan @ 140 g' }, 'Rebus @ikan patin{700%g}(potong 5).'],
    [{ yield: '5 potong ikan @ 115 g' }, 'Rebus @ikan patin{700%g}(potong 5).'],
    'ikannya 700 g setelah matang',
  ],
  [
    'berat ikan',
    [{ yield: '4 porsi @ ± 200 g ikan dan 200 ml kuah' }, 'Bakar @ikan bandeng{800%g}.'],
    [{ yield: '4 porsi @ ± 160 g ikan dan 200 ml kuah' }, 'Bakar @ikan bandeng{800%g}.'],
    'mentahnya 800 g',
  ],
  [
    'berat ayam',
    [{ yield: '10 potong, ± 90 g' }, 'Ungkep @ayam{1%kg} sampai empuk.'],
    [{ yield: '10 potong, ± 75 g' }, 'Ungkep @ayam{1%kg} sampai empuk.'],
    'mentahnya 1000 g',
  ],
  [
    'suhu ruang',
    [{ storage: 'Suhu ruang 8 jam, kulkas 2 hari.' }, 'Masak @santan{500%ml}.'],
    [{ storage: 'Suhu ruang 5 jam, kulkas 2 hari.' }, 'Masak @santan{500%ml}.'],
    'paling lama 6 jam di suhu ruang',
  ],
  [
    'suhu ruang',
    [{ sell: 'Porsi 60 g. Tahan 8 jam.' }, 'Masak @santan{500%ml}.'],
    [{ sell: 'Porsi 60 g. Tahan 8 jam, panaskan tiap 4 jam.' }, 'Masak @santan{500%ml}.'],
    'tulis mengapa bisa lebih lama',
  ],
  [
    'suhu ruang',
    [{ kind: 'jajanan', storage: 'Suhu ruang 10 jam.' }, 'Isi ketan dengan @dada ayam{300%g}.'],
    [{ kind: 'jajanan', storage: 'Suhu ruang 10 jam.' }, 'Celup ke @telur ayam{3%butir}.'],
    'isi daging atau ikan',
  ],
  [
    'catatan jualan',
    [{ occasions: '[jualan]' }, 'Aduk @tepung terigu{1%kg}.'],
    [
      { occasions: '[jualan]', yield: '20 buah @ 30 g', sell: 'Mika isi 5.' },
      'Aduk @tepung terigu{1%kg}.',
    ],
    'tulis "yield" dalam buah atau gram',
  ],
  [
    'porsi jualan',
    [{ yield: '4 ekor, ± 120 g', stall: '0.5', sell: 'Porsi warung 1 ekor 110 g.' }, 'Goreng.'],
    [{ yield: '4 ekor, ± 120 g', sell: 'Porsi warung 1 ekor 110 g.' }, 'Goreng.'],
    'dijual 110 g, tetapi harga sarannya untuk 60 g',
  ],
  [
    'porsi jualan',
    [{ yield: '4 bungkus @ 100 g', stall: '0.4', sell: 'Bungkus 100 g berlapis daun.' }, 'Goreng.'],
    [{ yield: '4 bungkus @ 100 g', sell: 'Bungkus 100 g berlapis daun.' }, 'Goreng.'],
    'harga sarannya untuk 40 g',
  ],
  [
    'kemasan jualan',
    [
      {
        servings: '10',
        yield: '"2 toples, ± 500 g"',
        sell: 'Toples 500 ml berisi 250 g.',
        stall: '1',
      },
      'Aduk @tepung terigu{250%g}.',
    ],
    [
      {
        servings: '10',
        yield: '"2 toples, ± 500 g"',
        sell: '"Toples 500 ml berisi 250 g, dihargai lima porsi."',
        stall: '1',
      },
      'Aduk @tepung terigu{250%g}.',
    ],
    'kemasannya 250 g, padahal harga sarannya untuk 50 g',
  ],
  [
    'daging jualan',
    [{ stall: '0.5', sell: 'Porsi warung 60 g daging.' }, 'Rebus @daging sapi{400%g}.'],
    [{ stall: '0.5', sell: 'Porsi warung 30–35 g daging.' }, 'Rebus @daging sapi{400%g}.'],
    'hanya membayar 33 g daging matang',
  ],
  [
    'daging jualan',
    [{ stall: '0.75', sell: 'Porsi 300 g tulang.' }, 'Rebus @tulang kambing{1%kg}.'],
    [{ stall: '0.75', sell: 'Porsi 150 g tulang.' }, 'Rebus @tulang kambing{1%kg}.'],
    'hanya membayar 141 g daging matang',
  ],
  [
    'tusuk jualan',
    [
      { kind: 'sate', stall: '0.7', sell: 'Satu porsi 10 tusuk kecil @ 10 g.' },
      'Bakar @daging sapi{400%g}.',
    ],
    [
      { kind: 'sate', stall: '0.7', sell: 'Satu porsi 7 tusuk kecil @ 10 g.' },
      'Bakar @daging sapi{400%g}.',
    ],
    'hanya membayar 70 g daging mentah',
  ],
  [
    'nasi jualan',
    [{ stall: '0.6', sell: 'Bungkus 160 g nasi.' }, 'Masak @beras{400%g}.'],
    [{ stall: '0.6', sell: 'Bungkus 140 g nasi.' }, 'Masak @beras{400%g}.'],
    'hanya membayar 138 g nasi matang',
  ],
  [
    'nasi jualan',
    [{ stall: '0.8', sell: 'Porsi kaki lima 250 g nasi.' }, 'Goreng @nasi putih{800%g}.'],
    [{ stall: '0.8', sell: 'Porsi kaki lima 160 g nasi.' }, 'Goreng @nasi putih{800%g}.'],
    'hanya membayar 160 g nasi matang',
  ],
  [
    'isi tusuk',
    [
      { kind: 'sate' },
      'Potong @samcan{1%kg} dadu 4 cm.\n\nTusukkan 5 potong pada tiap @tusuk sate{10%buah}.',
    ],
    [
      { kind: 'sate' },
      'Potong @samcan{1%kg} dadu 3 cm.\n\nTusukkan 4 potong pada tiap @tusuk sate{10%buah}.',
    ],
    '50 potong @ 4 cm beratnya ± 3200 g, padahal dagingnya 1000 g',
  ],
  [
    'isi tusuk',
    [
      { kind: 'sate' },
      'Bumbui @daging kambing{500%g}(potong 1 cm).\n\nTusuk, tiga potong satu tusuk, pada @tusuk sate{20%buah}.',
    ],
    [
      { kind: 'sate' },
      'Bumbui @daging kambing{500%g}(potong 2 cm).\n\nTusuk, tiga potong satu tusuk, pada @tusuk sate{20%buah}.',
    ],
    '60 potong @ 1 cm beratnya ± 60 g',
  ],
  [
    'duri ikan',
    [{}, 'Aduk @ikan gabus{400%g}(haluskan dagingnya) dengan @tapioka{150%g}.'],
    [{}, 'Aduk @ikan gabus{800%g}(buang durinya, haluskan) dengan @tapioka{150%g}.'],
    'tulis kapan durinya dibuang',
  ],
  [
    'singkong manis',
    [{}, 'Goreng lentho dari @singkong{250%g}(parut, peras).'],
    [{}, 'Goreng lentho dari @singkong{250%g}(yang manis, parut, peras).'],
    'Singkong pahit beracun',
  ],
  [
    'racun hilang',
    [{}, 'Rebus @jagung tua kering{300%g} 60 menit.\n\nMasukkan @daun singkong{1%ikat}, 3 menit.'],
    [{}, 'Rebus @jagung tua kering{300%g} 60 menit.\n\nMasukkan @daun singkong{1%ikat}, 12 menit.'],
    'daun singkong harus direbus 10 menit lebih',
  ],
  [
    'racun hilang',
    [{ wait: '480' }, 'Rendam @kacang merah{200%g} semalam, rebus 20 menit.'],
    [{ wait: '480' }, 'Rendam @kacang merah{200%g} semalam. Rebus 50 menit.'],
    'kacang merah harus direbus 30 menit lebih',
  ],
  [
    'minyak menggoreng',
    [{}, 'Goreng @kacang tanah{200%g} dengan @minyak goreng{200%ml} sampai kuning, tiriskan.'],
    [
      {},
      'Goreng @kacang tanah{200%g} dengan @minyak goreng{200%ml}(untuk menggoreng) sampai kuning.',
    ],
    'tidak dihitung dimakan semua',
  ],
  [
    'potong terbagi',
    [{ yield: '10 potong, ± 75 g', servings: '6' }, 'Kukus @tahu{10%buah}.'],
    [{ yield: '10 potong, ± 75 g', servings: '5' }, 'Kukus @tahu{10%buah}.'],
    'tidak habis dibagi 6 porsi',
  ],
  [
    'takaran tercatat',
    [{}, 'Gosok usus dengan 1 sdm garam, bilas.\n\nRebus dengan @garam{1%sdt}.'],
    [{}, 'Gosok usus dengan 1 sdm @garam{4%sdt}, bilas.\n\nRebus dengan 1 sdt garam.'],
    'memakai 1 sdm garam, lebih banyak',
  ],
  [
    'porsi dan harga',
    [{ stall: '0.4' }, 'Rebus @daging sapi{1%kg}.'],
    [{ stall: '0.8' }, 'Rebus @daging sapi{1%kg}.'],
    'Tulis porsi yang dimakan satu orang',
  ],
  [
    'label alergen',
    [
      { sell: '"Mika isi 10; label: telur, susu."' },
      'Kocok @telur ayam{4%butir} dan @tepung terigu{200%g}.',
    ],
    [
      { sell: '"Mika isi 10; label: telur, gandum."' },
      'Kocok @telur ayam{4%butir} dan @tepung terigu{200%g}.',
    ],
    'harus menyebut gandum juga. Label di "sell" menyebut susu',
  ],
  [
    'label alergen',
    [
      { sell: '"Kotak isi 10; label: udang, kedelai, gandum."' },
      'Aduk @udang kupas{150%g}, @saus tiram{1%sdm} dan @minyak wijen{1%sdt}.',
    ],
    [
      { sell: '"Kotak isi 10; label: udang, kerang (saus tiram), kedelai, gandum, wijen."' },
      'Aduk @udang kupas{150%g}, @saus tiram{1%sdm} dan @minyak wijen{1%sdt}.',
    ],
    'harus menyebut kerang atau cumi juga. Label di "sell" harus menyebut wijen juga.',
  ],
  [
    'label alergen',
    [{ sell: 'Label udang dan pedas.' }, 'Rebus @kepiting{1%kg} dan @kerang{1%kg}.'],
    [{ sell: 'Label kepiting dan kerang.' }, 'Rebus @kepiting{1%kg} dan @kerang{1%kg}.'],
    'harus menyebut kerang atau cumi juga',
  ],
  [
    'waktu menunggu',
    [
      { active: '65' },
      'Rendam @beras{600%g} 10 menit. Masak 27 menit.\n\nBungkus, diamkan 15 menit supaya padat.',
    ],
    [
      { active: '60', wait: '25' },
      'Rendam @beras{600%g} 10 menit. Masak 27 menit.\n\nBungkus, diamkan 15 menit supaya padat.',
    ],
    'mendinginkan di langkahnya 25 menit, tetapi "wait" baru 0',
  ],
  [
    'minyak mendingin',
    [
      { wait: '20' },
      'Goreng tiga gelombang. Minyaknya didinginkan 10 menit sebelum gelombang berikutnya.',
    ],
    [
      { wait: '80' },
      'Goreng tiga gelombang. Dinginkan minyak 40 menit sebelum gelombang berikutnya.',
    ],
    'terlalu cepat: minyak bekas menggoreng',
  ],
  [
    'minyak mendingin',
    [{ wait: '20' }, 'Goreng dalam dua batch. Dinginkan minyak 40 menit sampai hangat kuku.'],
    [{ wait: '20' }, 'Goreng dalam dua batch. Dinginkan minyak 15 menit sampai 120 °C.'],
    'mendingin 40 menit seluruhnya, tetapi "wait" baru 20',
  ],
  [
    'sudah digoreng',
    [{}, 'Sajikan @nasi putih{900%g} dengan @tempe{150%g}(sudah digoreng).'],
    [{}, 'Sajikan @nasi putih{900%g} dengan @tempe goreng{5%potong}.'],
    '"tempe" dibeli mentah, padahal tertulis sudah digoreng',
  ],
  [
    'santan dan kelapa',
    [
      { kind: 'kue', storage: 'Suhu ruang 12 jam.' },
      'Kukus @tepung beras{300%g} dan @santan{500%ml}.',
    ],
    [
      { kind: 'kue', storage: 'Suhu ruang 8 jam.' },
      'Kukus @tepung beras{300%g} dan @santan{500%ml}.',
    ],
    'paling lama 8 jam di suhu ruang',
  ],
  [
    'santan dan kelapa',
    [
      { kind: 'kue', storage: 'Suhu ruang 2 hari.' },
      'Aduk @beras ketan{300%g} dan @kelapa parut{300%g}.',
    ],
    [
      { kind: 'kue', storage: 'Suhu ruang 2 hari.' },
      'Aduk @beras ketan{300%g}, @kelapa parut{300%g} dan @gula merah{400%g} sampai kesat.',
    ],
    'bersantan atau berkelapa',
  ],
  [
    'dua angka',
    [{ storage: 'Nasi 5 jam di suhu ruang.', sell: 'Bungkus daun tahan 6 jam.' }, 'Goreng.'],
    [{ storage: 'Nasi 5 jam di suhu ruang.', sell: 'Bungkus daun tahan 5 jam.' }, 'Goreng.'],
    'padahal menurut "storage" tahan 5 jam',
  ],
  [
    'dua angka',
    [{ storage: 'Suhu ruang 8 jam.', sell: 'Kukus subuh; dijual sampai magrib.' }, 'Goreng.'],
    [{ storage: 'Suhu ruang 8 jam.', sell: 'Kukus subuh; dijual sampai siang.' }, 'Goreng.'],
    'berarti ± 14 jam',
  ],
  [
    'dua angka',
    [{ storage: 'Suhu ruang 6 jam.', sell: 'Bakar pagi, jual sampai sore.' }, 'Bakar.'],
    [{ storage: 'Suhu ruang 6 jam.', sell: 'Bakar pagi, jual sampai siang.' }, 'Bakar.'],
    'berarti ± 10 jam',
  ],
  [
    'dijaga panas',
    [{ kind: 'gulai', sell: 'Tahan 8 jam bila dipanaskan dua kali sehari.' }, 'Rebus.'],
    [{ kind: 'gulai', sell: 'Dijaga di atas 60 °C tahan 8 jam.' }, 'Rebus.'],
    'hanya kalau dijaga di atas 60 °C',
  ],
  [
    'udang terakhir',
    [{}, 'Masukkan @udang kupas{200%g} dan @santan kental{250%ml}. Aduk 10 menit.'],
    [{}, 'Masak @santan kental{250%ml} 7 menit, masukkan @udang kupas{200%g}, 3 menit lagi.'],
    'cukup 3 menit',
  ],
  [
    'waktu mengering',
    [
      {},
      'Tuang @santan encer{800%ml}. Masak api kecil ~{45%menit} sampai empuk.\n\nTuang @santan kental{200%ml}, masak ~{15%menit} sampai kuah habis, lengkuas kering dan berminyak.',
    ],
    [
      {},
      'Tuang @santan encer{500%ml}. Masak api kecil tanpa tutup ~{45%menit} sampai empuk.\n\nTuang @santan kental{200%ml}, besarkan ke api sedang, masak ~{25%menit} sampai kuah habis, lengkuas kering dan berminyak.',
    ],
    '1000 ml tidak habis dalam waktu itu, kira-kira 480 ml',
  ],
  [
    'waktu mengering',
    [{}, 'Tuang @air{600%ml}. Tutup, ungkep dengan api kecil ~{35%menit} sampai air hampir habis.'],
    [
      {},
      'Tuang @air{350%ml}. Tutup, ungkep dengan api kecil ~{25%menit}. Buka tutupnya, api sedang ~{15%menit} sampai air hampir habis.',
    ],
    'kira-kira 70 ml',
  ],
  [
    'hangatkan lagi',
    [{ kind: 'soto', storage: 'Kuah 2 hari di kulkas.' }, 'Rebus.'],
    [{ kind: 'soto', storage: 'Kuah 2 hari di kulkas. Didihkan lagi.' }, 'Rebus.'],
    'cara memanaskannya lagi',
  ],
  [
    'setengah matang',
    [
      { sell: 'Bakar setengah matang pagi, bakar lagi 5 menit saat dipesan.' },
      'Bakar @ikan nila{1%kg}.',
    ],
    [
      { sell: 'Bakar setengah matang, simpan di es, bakar lagi saat dipesan.' },
      'Bakar @ikan nila{1%kg}.',
    ],
    'hanya boleh menunggu di es',
  ],
  [
    'diet',
    [{ occasions: '[diet]' }, `${FRIED} 170 °C.`],
    [{ occasions: '[diet]' }, 'Kukus @tahu{10%buah}.'],
    'bukan "diet"',
  ],
  [
    'pedas',
    [{ heat: '2', occasions: '[anak]' }, 'Tumis @cabai merah keriting{10%buah}.'],
    [{ heat: '1', occasions: '[anak]' }, 'Tumis @cabai merah keriting{10%buah}.'],
    'terlalu pedas untuk "anak"',
  ],
  [
    'panjang langkah',
    [{}, 'Rebus @tahu{4%buah} sampai mendidih. '.repeat(10)],
    [{}, 'Rebus @tahu{4%buah} sampai mendidih.\n\nSajikan.'],
    'terlalu panjang untuk dibaca sambil memasak',
  ],
  [
    'saji terakhir',
    [{}, 'Kukus @tahu{4%buah} dan sajikan. Tahu yang retak berarti apinya terlalu besar.'],
    [{}, 'Kukus @tahu{4%buah}. Tahu yang retak berarti apinya terlalu besar. Sajikan.'],
    'nasihatnya taruh sebelum "sajikan"',
  ],
  [
    'isi mangkuk',
    [{ yield: '5 mangkuk, ± 300 ml' }, 'Rebus @santan encer{1%l} dengan @nanas{500%g}.'],
    [{ yield: '5 mangkuk, ± 240 ml' }, 'Rebus @santan encer{1%l} dengan @nanas{500%g}.'],
    'semuanya 1500 g, padahal yang dimakan',
  ],
  [
    'isi mangkuk',
    [{ yield: '4 piring, ± 380 g' }, 'Masak @beras{400%g} dengan @santan encer{600%ml}.'],
    [{ yield: '4 piring, ± 240 g' }, 'Masak @beras{400%g} dengan @santan encer{600%ml}.'],
    'yang dimakan dari bahannya baru 1000 g',
  ],
  [
    'mangkuk jualan',
    [
      { yield: '4 mangkuk, ± 330 g', sell: 'Mangkuk 75 g isi dan 200 ml kuah.', stall: '0.6' },
      'Rebus @tahu{4%buah}.',
    ],
    [
      { yield: '4 mangkuk, ± 330 g', sell: 'Mangkuk 75 g isi dan 120 ml kuah.', stall: '0.6' },
      'Rebus @tahu{4%buah}.',
    ],
    'semangkuk 275 g, padahal harga sarannya untuk 198 g',
  ],
  [
    'berat seluruhnya',
    [{ yield: '85 butir @ 13 g, 3 toples, ± 900 g' }, 'Kocok @telur ayam{4%butir}.'],
    [{ yield: '85 butir @ 13 g, 3 toples, ± 1,1 kg' }, 'Kocok @telur ayam{4%butir}.'],
    'itu 1105 g, padahal seluruhnya 900 g',
  ],
  [
    'janji nama',
    [{ aliases: '[tumis kemangi]' }, 'Tumis @tahu{4%buah}.'],
    [{ aliases: '[tumis tahu tanpa kemangi]' }, 'Tumis @tahu{4%buah}.'],
    '"kemangi" disebut',
  ],
  [
    'janji nama',
    [{ aliases: '[tahu sapi]' }, 'Tumis @tahu{4%buah}.'],
    [{ aliases: '[tahu mata sapi]' }, 'Tumis @tahu{4%buah}.'],
    '"sapi" disebut',
  ],
  [
    'istilah',
    [{}, 'Iris @mentimun{1%buah}, simpan di stoples.'],
    [{}, 'Iris @timun{1%buah}, simpan di toples.'],
    'Tulis "toples", bukan "stoples". Tulis "timun", bukan "mentimun".',
  ],
  [
    'istilah',
    [{}, 'Santan yang terlanjur pecah disaring.'],
    [{}, 'Santan yang telanjur pecah disaring.'],
    'Tulis "telanjur", bukan "terlanjur".',
  ],
  [
    'istilah',
    [{}, 'Tambahkan @baking powder{1%sdt} (pengembang kue).'],
    [{}, 'Tambahkan @baking powder{1%sdt}.'],
    'Tulis "baking powder, soda kue, atau ovalet"',
  ],
  [
    'potongan',
    [{}, 'Kukus @udang{200%g}(kupas) dengan @gula merah{50%g}(aren, sisir).'],
    [{}, 'Kukus @udang kupas{200%g} dengan @petai{1%papan}(kupas).'],
    'Tulis "@gula aren"',
  ],
  [
    'diet',
    [{ occasions: '[diet]' }, 'Aduk @gula pasir{100%g} dan @kacang tanah{200%g}.'],
    [{ occasions: '[diet]' }, 'Aduk @gula pasir{40%g} dan @kacang tanah{100%g}.'],
    'Gulanya 25 g per porsi; "diet" paling banyak 15 g. Kacangnya 50 g',
  ],
  [
    'pedas',
    [{}, 'Tumis @cabai rawit merah{10%buah} dengan @tahu{4%buah}.'],
    [{}, 'Tumis @tahu{4%buah}.\n\n== Sambal ==\n\nUlek @cabai rawit merah{10%buah}.'],
    'Ada 10 cabai rawit di dalamnya, jadi "heat" paling sedikit 2',
  ],
  [
    'pedas',
    [{ heat: '2' }, 'Rebus @tahu{4%buah}.'],
    [{ heat: '2' }, 'Rebus @tahu{4%buah} dengan @cabai merah keriting{10%buah}.'],
    'tidak ada cabai',
  ],
  [
    'pedas',
    [{}, 'Ulek @cabai rawit hijau{12%buah}, sajikan dengan @tahu{4%buah}.'],
    [{}, 'Kukus @tahu{4%buah}.\n\nSajikan hangat dengan @cabai rawit hijau{12%buah}.'],
    'Ada 12 cabai rawit',
  ],
  [
    'lauk dijanjikan',
    [{ sell: 'Porsi warung 80 g dengan nasi.' }, 'Goreng @ayam{1%kg}, sajikan dengan nasi hangat.'],
    [
      { sell: 'Porsi warung 80 g dengan nasi.' },
      'Goreng @ayam{1%kg}, sajikan dengan @nasi putih{600%g}.',
    ],
    'menjanjikan nasi, yang tidak ada di bahannya',
  ],
  [
    'lauk dijanjikan',
    [{ sell: 'Satu ekor 200 g dengan sambal matah dan plecing.' }, 'Bakar @ikan nila{4%ekor}.'],
    [{ sell: 'Satu ekor 200 g; nasi dan sambal dihitung sendiri.' }, 'Bakar @ikan nila{4%ekor}.'],
    'menjanjikan sambal',
  ],
  [
    'lauk dijanjikan',
    [
      { sell: 'Porsi 4 tusuk (50 g) dengan dua gogos.' },
      'Bakar @kerang{1%kg}, makan dengan gogos.',
    ],
    [{ sell: 'Porsi 4 tusuk (50 g); gogos dihitung sendiri.' }, 'Bakar @kerang{1%kg}.'],
    'menjanjikan gogos',
  ],
  [
    'nasi dibayar',
    [
      { kind: 'soto', stall: '0.6', sell: 'Satu mangkuk 30 g daging.' },
      'Rebus @daging sapi{400%g}, sajikan dengan @nasi putih{600%g}.',
    ],
    [
      { kind: 'soto', stall: '0.6', sell: 'Satu mangkuk 30 g daging dengan 90 g nasi.' },
      'Rebus @daging sapi{400%g}, sajikan dengan @nasi putih{600%g}.',
    ],
    'sudah membayar 90 g nasi putih',
  ],
  [
    'bahan jualan',
    [
      { kind: 'sup', stall: '0.6', sell: 'Porsi 100 g singkong dengan kuah.' },
      'Rebus @singkong{600%g} dalam @air{2%l}.',
    ],
    [
      { kind: 'sup', stall: '0.6', sell: 'Porsi 70 g singkong dengan kuah.' },
      'Rebus @singkong{600%g} dalam @air{2%l}.',
    ],
    'hanya membayar 68 g',
  ],
  [
    'kuah jualan',
    [
      { kind: 'soto', stall: '0.5', sell: 'Semangkuk 30 g daging dengan 250 ml kuah.' },
      'Rebus @daging sapi{400%g} dalam @air{1 1/2%l}, beri @santan{250%ml}.',
    ],
    [
      { kind: 'soto', stall: '0.5', sell: 'Semangkuk 30 g daging dengan 200 ml kuah.' },
      'Rebus @daging sapi{400%g} dalam @air{1 1/2%l}, beri @santan{250%ml}.',
    ],
    'harga sarannya membayar 219 ml air',
  ],
  [
    'panci penuh',
    [
      { kind: 'sup', yield: '"4 mangkuk, ± 300 ml"' },
      'Rebus @ayam{1/2%ekor} dalam @air{2%l} dengan @kentang{400%g} dan @wortel{400%g}.',
    ],
    [
      { kind: 'sup', yield: '"4 mangkuk, ± 300 ml"' },
      'Rebus @ayam{1/2%ekor} dalam @air{1%l}. Rebus @soun{60%g} dalam @air{2%l}(untuk merebus).',
    ],
    'isi pancinya kira-kira 2300 g',
  ],
  [
    'panci penuh',
    [{ kind: 'minuman', yield: '4 gelas @ ± 150 ml' }, 'Rebus @jahe{100%g} dalam @air{1500%ml}.'],
    [{ kind: 'minuman', yield: '4 gelas @ ± 300 ml' }, 'Rebus @jahe{100%g} dalam @air{1500%ml}.'],
    'isi pancinya kira-kira 1200 g',
  ],
  [
    'panci penuh',
    [{ kind: 'sup', yield: '"4 mangkuk, ± 300 ml"' }, 'Rebus @iga sapi{800%g} dalam @air{2%l}.'],
    [
      { kind: 'sup', yield: '"4 mangkuk, ± 300 ml dengan 150 g iga"' },
      'Rebus @iga sapi{800%g} dalam @air{2%l}.',
    ],
    'isi pancinya',
  ],
  [
    'sumber daerah',
    [{ province: 'Papua' }, 'Rebus @sagu{100%g}.'],
    [{ province: 'Papua', source: 'Warisan Budaya Takbenda 2019' }, 'Rebus @sagu{100%g}.'],
    'dari mana diketahui bahwa hidangan ini dari Papua',
  ],
  [
    'malam di kulkas',
    [{ sell: 'Porsi 90 g. Ungkep malam, bakar pagi.' }, 'Ungkep @bebek{1%ekor}.'],
    [{ sell: 'Porsi 90 g. Ungkep malam, simpan di kulkas, bakar pagi.' }, 'Ungkep @bebek{1%ekor}.'],
    '"ungkep malam" di "sell": daging, ayam dan ikan yang menunggu semalam harus dingin',
  ],
  [
    'malam di kulkas',
    [{ sell: '"Porsi 90 g. Daging direbus sehari sebelumnya."' }, 'Rebus @daging sapi{1%kg}.'],
    [
      {
        sell: '"Porsi 90 g. Takir dilipat dan daun dibuat malam; goreng bertahap sampai malam. Rebus pagi."',
      },
      'Rebus @daging sapi{1%kg}.',
    ],
    '"daging direbus sehari sebelumnya" di',
  ],
  [
    'garing semalam',
    [{ kind: 'gorengan', sell: '"Kemasan 100 g. Tiriskan semalam di kertas."' }, `${FRIED}.`],
    [{ kind: 'gorengan', sell: '"Kemasan 100 g. Tiriskan 1 jam di kertas."' }, `${FRIED}.`],
    'yang garing melempem bila terbuka semalam',
  ],
  [
    'sirup disimpan',
    [
      { storage: '"Santan: kulkas 1 hari. Gula cair 2 minggu; es baru."' },
      'Rebus @gula merah{1%kg}.',
    ],
    [
      { storage: '"Santan: kulkas 1 hari. Gula cair 2 minggu di kulkas."' },
      'Rebus @gula merah{1%kg}.',
    ],
    '"gula cair 2 minggu" di "storage": tulis di mana',
  ],
  [
    'minyak bawang',
    [{ storage: '"Mi: kulkas 2 hari. Minyak bawang 2 minggu di kulkas."' }, 'Rebus.'],
    [{ storage: '"Mi: kulkas 2 hari. Minyak bawang 1 minggu di kulkas, 1 bulan beku."' }, 'Rebus.'],
    'Paling lama 1 minggu di kulkas',
  ],
  [
    'besar jualan',
    [
      {
        kind: 'jajanan',
        yield: '20 buah @ ± 35 g',
        sell: '"Satu porsi 5 buah (100 g) dengan saus."',
      },
      'Goreng.',
    ],
    [
      {
        kind: 'jajanan',
        yield: '20 buah @ ± 35 g',
        sell: '"Satu porsi 5 buah kecil @ 20 g (100 g), atau kotak isi 10 (350 g)."',
      },
      'Goreng.',
    ],
    '5 buah 100 g, jadi 20 g sebuah, padahal resepnya membuat 35 g',
  ],
  [
    'besar jualan',
    [{ kind: 'gorengan', yield: '16 buah @ ± 65 g', sell: 'Satu buah 45–50 g.' }, 'Goreng.'],
    [
      { kind: 'gorengan', yield: '16 buah @ ± 65 g', sell: 'Satu buah 60 g, besek isi 12 buah.' },
      'Goreng.',
    ],
    'jadi 48 g sebuah, padahal resepnya membuat 65 g',
  ],
  [
    'berat ikan',
    [{ yield: '5 potong ikan @ 150 g, kuah ± 600 ml' }, 'Rebus @ikan patin{800%g}(potong 5).'],
    [{ yield: '5 potong ikan @ 130 g, kuah ± 600 ml' }, 'Rebus @ikan patin{800%g}(potong 5).'],
    'ikannya 750 g setelah matang, padahal mentahnya 800 g',
  ],
  [
    'berat hasil',
    [
      { yield: '10 porsi @ ± 95 g' },
      'Kerok @ikan bandeng{900%g}(ambil ± 450 g dagingnya). Campur @tapioka{300%g} dan @air{100%ml}.',
    ],
    [
      { yield: '10 porsi @ ± 85 g' },
      'Kerok @ikan bandeng{900%g}(ambil ± 450 g dagingnya). Campur @tapioka{300%g} dan @air{100%ml}.',
    ],
    'padahal semua bahannya baru 850 g',
  ],
  [
    'pujian',
    [{ description: 'Kue kebanggaan kota ini.', source: 'Pengetahuan umum' }, 'Kukus.'],
    [{ description: 'Kue kebanggaan kota ini.', source: 'WBTb 2015' }, 'Kukus.'],
    '"kebanggaan" tidak bisa diperiksa',
  ],
];

describe('a rule', () => {
  test.each(RULES)('"%s" reports what breaks it, and nothing else', (id, broken, kept, says) => {
    expect(findings(id, ...broken)).toContain(says);
    expect(findings(id, ...kept)).toBe('');
  });

  test('"hampir sama" reports two recipes with one main food and nearly the same seasoning', () => {
    const body = (main: string) =>
      `Rebus ${main} dengan @serai{1%batang}, @jahe{2%cm}, @garam{1%sdt}, @kemiri{3%butir}, @kunyit{1%cm} dan @asam jawa{1%sdm}.`;
    const fish = recipe({}, body('@ikan kembung{1%kg}'), 'satu.cook');
    const sameFish = recipe({}, body('@ikan kembung{1%kg}'), 'dua.cook');
    const chicken = recipe({}, body('@ayam{1%kg}'), 'tiga.cook');
    const check = RECIPE_CHECKS.find(({ id }) => id === 'hampir sama');
    expect(check?.find(fish, [fish, sameFish, chicken])).toEqual([
      '100 % bahannya sama dengan dua.cook. Gabungkan, atau tunjukkan bedanya.',
    ]);
    expect(check?.find(chicken, [fish, sameFish, chicken])).toEqual([]);
  });
});
