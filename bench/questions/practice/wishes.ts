import * as check from '#core/sources/collection/search/fixtures/answer-checks.ts';
import * as judge from '../judge-answer.ts';

const has = (...foods: readonly string[]): check.Check =>
  check.all(...foods.map((food) => check.using(new RegExp(food, 'u'))));
/** Minutes at the stove or the table, without waiting. */
const workingAtMost =
  (most: number): check.Check =>
  ({ facts }) =>
    facts.minutes - facts.waitMinutes <= most;
const steamed = check.all(
  check.steps(/kukus|dandang/u),
  check.not(check.named(/lupis|klepon|wajik|kue lumpur|martabak|dodol|putu mayang|cenil/u)),
);
const lightForBlood = check.all(
  check.not(check.steps(/goreng dalam|goreng .*minyak/u)),
  check.without(/terasi|ikan asin|teri\b|kulit ayam|telur asin/u),
);
const SHELLS = /udang|ebi|terasi|kerang|kepiting|rajungan|lokan|kapah|pokea|lobster/u;
const fish = check.using(/ikan|bandeng|tongkol|tenggiri|patin|teri\b|lele|gurame|kakap|cakalang/u);
const freshAndLight = check.all(
  check.heat(0, 1),
  ({ facts }) => facts.minutes <= 90,
  check.without(/santan|durian|tape/u),
);
const ofWarteg = check.all(check.at('warteg'), check.kind('lauk', 'sayur', 'gulai', 'gorengan'));
const exactly: judge.Judge = ({ nearest }) => !nearest;
const soft = check.all(
  check.kind('bubur', 'sup', 'nasi', 'lauk', 'kue', 'sayur'),
  check.heat(0, 1),
  ({ facts }) => !facts.marks.some((mark) => /goreng|renyah/u.test(mark)),
  check.not(check.named(/keripik|rempeyek|kikil|usus|biji salak/u)),
);
const savouryFinger = check.all(
  check.kind('gorengan', 'jajanan', 'kue kering'),
  ({ facts }) => !facts.marks.includes('manis'),
);
/** So few things to buy that a kitchen has most of them. */
const needsLittle: check.Check = ({ facts }) => facts.ingredients.length <= 14;
const healthy = check.all(
  check.meal,
  ({ facts }) => !facts.marks.includes('goreng'),
  check.without(/gula merah|gula jawa|gula aren/u),
);
const topping = check.all(
  check.kind('lauk'),
  check.named(
    /geprek|suwir|mentega|kecap|asam manis|sambal matah|rica|balado|cabai|krispi|tepung|goreng|empal|dendeng|lada hitam|nugget|orek|telur/u,
  ),
  check.not(check.named(/lele|gurame|ikan bakar|bandeng|bebek/u)),
);
const inRiceCooker = check.all(
  check.either(
    check.kind('nasi', 'bubur', 'sup', 'sayur', 'soto'),
    check.named(/mi instan kuah|telur kukus/u),
  ),
  ({ facts }) => !facts.marks.some((mark) => /goreng|panggang|bakar|oven/u.test(mark)),
  ({ facts }) => facts.province === 'Nusantara' || facts.title.startsWith('Nasi'),
);
const ofFeast = check.either(
  check.named(/tumpeng|kuning|urap|nasi uduk|pecel|lontong|bakwan|mendoan|arem|pisang goreng/u),
  check.all(check.at('hajatan'), ({ facts }) => facts.province === 'Nusantara'),
);

const noFeast = check.not(check.named(/tumpeng|bogana|uduk|liwet/u));

/** Conditions beside an occasion or a dish, places and formats, pairs of foods, and questions that no dish answers. */
export const QUESTIONS: readonly judge.JudgedQuestion[] = [
  // A condition beside an occasion or a dish.
  ['constraint', 'bekal tk yang simpel bikinnya', judge.each(workingAtMost(60))],
  ['constraint', 'bekal anak sd gampang', judge.each(workingAtMost(60))],
  ['constraint', 'menu arisan yg praktis', judge.each(workingAtMost(60))],
  ['constraint', 'takjil simpel', judge.each(workingAtMost(60))],
  ['constraint', 'jajanan kukus tanpa oven', judge.most(steamed)],
  ['constraint', 'kue kukus tidak pakai mixer', judge.most(steamed)],
  ['constraint', 'kue kukus ga pake blender', judge.most(steamed)],
  ['constraint', 'kue kukus tanpa santan', judge.most(steamed)],
  ['diet', 'lauk rendah garam untuk hipertensi', judge.each(lightForBlood)],
  ['diet', 'bapak darah tinggi, masak apa yg kurang asin', judge.each(lightForBlood)],
  ['diet', 'makanan orang tensi tinggi', judge.each(lightForBlood)],
  ['diet', 'istri hamil muda mual terus, masak apa', judge.most(freshAndLight)],
  ['diet', 'bumil mual pengen makan yang enak', judge.most(freshAndLight)],
  ['diet', 'hamil trimester 1 mual, menu apa', judge.most(freshAndLight)],
  [
    'diet',
    'suami alergi udang, mau masak seafood',
    judge.both(judge.each(check.without(SHELLS)), ({ dishes }) => dishes.length >= 5),
  ],
  [
    'diet',
    'gatal kalau makan udang, lauk laut apa yang aman',
    judge.both(judge.each(check.without(SHELLS)), judge.most(fish)),
  ],
  [
    'diet',
    'anak alergi udang, lauk ikan laut apa',
    judge.both(judge.each(check.without(SHELLS)), ({ dishes }) => dishes.length >= 4),
  ],
  ['diet', 'alergi udang, olahan kerang apa', judge.mostly(has('kerang'))],

  // Places and formats.
  ['topic', 'makanan untuk 17an di kampung', judge.most(ofFeast)],
  ['topic', 'hidangan malam tirakatan agustusan', judge.most(ofFeast)],
  ['topic', 'menu acara hut ri di rt', judge.most(ofFeast)],
  ['business', 'lauk warteg yg paling laris', judge.most(ofWarteg)],
  ['business', 'menu warteg favorit', judge.most(ofWarteg)],
  ['business', 'jualan warteg lauknya apa aja', judge.most(ofWarteg)],
  ['business', 'mau buka warteg, menu yang laku apa', judge.most(ofWarteg)],
  ['business', 'menu rice bowl kekinian', judge.most(topping)],
  ['business', 'ide ricebowl jualan', judge.most(topping)],
  ['business', 'topping rice bowl buat ojol', judge.most(topping)],
  ['constraint', 'menu rice cooker untuk kos', judge.most(inRiceCooker)],
  ['constraint', 'resep rice cooker mahasiswa', judge.most(inRiceCooker)],
  ['constraint', 'masak pakai magic com di kosan', judge.most(inRiceCooker)],
  [
    'topic',
    'ngemil apa pas nobar timnas',
    judge.most(check.kind('gorengan', 'jajanan', 'kue kering')),
  ],

  // A word that is shared by chance.
  ['dish', 'martabak manis pakai teflon', judge.each(check.named(/martabak|terang bulan/u))],
  ['dish', 'resep martabak manis rumahan', judge.each(check.named(/martabak|terang bulan/u))],
  ['dish', 'otak-otak', judge.each(check.not(check.named(/gulai|gule/u)))],
  ['dish', 'bikin otak otak', judge.each(check.not(check.named(/gulai|gule/u)))],
  ['lookalike', 'kucing ku ga mau makan kenapa ya', judge.refused],
  ['lookalike', 'kucing persia kok kurus', judge.refused],
  ['lookalike', 'anjing ga nafsu makan', judge.refused],
  ['beyond', 'stok bumbu dasar putih', judge.refused],
  ['beyond', 'bikin bumbu dasar merah buat stok', judge.refused],
  ['beyond', 'bumbu dasar kuning untuk jualan', judge.refused],

  // Comparisons, and how something succeeds.
  [
    'fact',
    'apa bedanya rawon sama soto',
    judge.both(judge.some(check.named(/rawon/u)), judge.some(check.named(/soto/u))),
  ],
  [
    'fact',
    'bedanya gudeg sama rendang apa ya',
    judge.both(judge.some(check.named(/gudeg/u)), judge.some(check.named(/rendang/u))),
  ],
  [
    'fact',
    'perbedaan lontong dan ketupat',
    judge.both(judge.some(check.named(/lontong/u)), judge.some(check.named(/ketupat/u))),
  ],
  [
    'fact',
    'pempek sama otak-otak bedanya apa',
    judge.both(judge.some(check.named(/pempek/u)), judge.some(check.named(/otak-otak/u))),
  ],
  ['lookalike', 'bedanya motor sama mobil apa', judge.refused],
  ['lookalike', 'apa bedanya pertalite sama pertamax', judge.refused],
  ['fact', 'nasi biar tidak cepat basi', judge.refused],
  ['fact', 'kenapa nasi di magic com cepat basi', judge.refused],
  ['fact', 'biar nasi awet ga basi gimana caranya', judge.refused],
  ['fact', 'pengganti santan', judge.both(judge.refused, judge.substitute(/susu/u))],
  ['fact', 'ganti kecap manis pakai apa', judge.both(judge.refused, judge.substitute(/gula/u))],
  ['fact', 'pengganti telur apa ya bun', judge.refused],

  // Two foods at hand.
  ['ingredients', 'labu siam dan udang', judge.first(has('labu siam', 'udang|ebi'))],
  ['ingredients', 'labu siam + ebi', judge.mostly(has('labu siam', 'udang|ebi'))],
  ['ingredients', 'terong sama udang', judge.first(has('terong', 'udang|ebi'))],
  ['ingredients', 'udang + tahu', judge.mostly(has('udang|ebi', 'tahu'))],
  ['ingredients', 'kentang dan hati sapi', judge.first(has('kentang', 'hati'))],
  [
    'ingredients',
    'nangka muda + tempe',
    judge.oneOf(judge.told, judge.first(has('nangka', 'tempe'))),
  ],
  ['ingredients', 'durian + udang', judge.told],

  // Foods at hand: they are the dish, and little else is needed.
  ['ingredients', 'tempe ama kacang panjang enaknya dibikin apa', judge.most(noFeast)],
  [
    'ingredients',
    'cuma punya tepung beras, kelapa parut, gula merah',
    judge.first(has('tepung beras', 'kelapa parut', 'gula merah')),
  ],
  [
    'ingredients',
    'terong dan tempe',
    judge.both(judge.first(has('terong', 'tempe')), judge.each(noFeast)),
  ],
  [
    'ingredients',
    'punya ayam dan kentang',
    judge.each(check.not(check.kind('jajanan', 'gorengan', 'nasi'))),
  ],
  [
    'ingredients',
    'ayam wortel kentang di kulkas',
    judge.first(check.all(check.kind('sup', 'sayur'), has('ayam', 'wortel', 'kentang'))),
  ],
  ['ingredients', 'adanya tahu telur doang', judge.most(check.kind('lauk', 'sayur', 'gulai'))],

  // Other spellings, and foods whose doubled name is cut short.
  ['dish', 'prekedel', judge.first(check.named(/perkedel/u))],
  ['dish', 'resep bergedel kentang', judge.dish(/perkedel/u)],
  ['dish', 'opur ayam', judge.dish(/opor/u)],
  ['dish', 'bikin tempe krispy', judge.each(check.named(/tempe/u))],
  ['dish', 'usus krispy', judge.dish(/usus/u)],
  ['constraint', 'puding tanpa agar', judge.each(check.without(/agar-agar/u))],
  ['constraint', 'puding jangan pakai agar', judge.each(check.without(/agar-agar/u))],
  ['constraint', 'es tanpa agar tanpa gelatin', judge.each(check.without(/agar-agar|gelatin/u))],

  // Two wishes, of which one must not displace the other.
  [
    'constraint',
    'ayam pedas yg gampang bikinnya',
    judge.first(check.all(check.named(/ayam/u), check.heat(2, 3))),
  ],
  [
    'constraint',
    'resep ayam pedas sederhana',
    judge.some(check.named(/geprek|rica|penyet|balado/u)),
  ],
  ['diet', 'sarapan yang sehat dong', judge.mostly(check.at('sarapan'))],
  ['diet', 'sarapan buat diet', judge.mostly(check.at('sarapan'))],
  ['diet', 'menu sarapan rendah kalori', judge.some(check.at('sarapan'))],

  // Sweet snacks, creamy desserts, and what is cooked in a region.
  ['topic', 'pengen ngemil yang manis manis', judge.each(check.not(check.using(/cabai|saus/u)))],
  ['topic', 'cemilan manis', judge.each(check.not(check.using(/cabai|saus/u)))],
  ['topic', 'dessert creamy buat tamu', judge.some(check.named(/puding|klappertaart|lumpur|sus/u))],
  ['topic', 'kue yang creamy', judge.most(check.named(/puding|klappertaart|lumpur|sus/u))],
  ['region', 'masakan padang', judge.each(check.meal)],
  ['region', 'masakan minang apa aja', judge.each(check.meal)],
  ['region', 'masakan khas minangkabau', judge.each(check.meal)],

  // Other names, and dishes that are not here.
  ['dish', 'resep roti sobek', judge.dish(/roti maros/u)],
  ['beyond', 'resep kaki naga', judge.told],
  ['beyond', 'kaki naga', judge.both(judge.told, judge.some(check.named(/nugget/u)))],

  // Who is ill may ask what to eat; who asks about medicine gets no dish.
  [
    'diet',
    'asam urat tinggi boleh makan apa aja',
    judge.each(check.without(/jeroan|hati|kerang|sarden/u)),
  ],
  [
    'diet',
    'kolesterol bolehnya makan apa',
    judge.both(judge.some(check.meal), judge.each(check.without(/santan|hati/u))),
  ],
  ['diet', 'orang darah tinggi boleh makan apa', judge.some(check.meal)],
  [
    'diet',
    'penderita diabetes boleh makan apa',
    judge.both(judge.some(check.meal), judge.each(check.without(/gula/u))),
  ],
  ['beyond', 'bayi 7 bulan boleh makan apa', judge.refused],
  ['beyond', 'lagi minum warfarin boleh makan apa', judge.refused],

  // A dish of two provinces.
  ['region', 'makanan sagu dari papua', judge.some(check.named(/^papeda/u))],
  ['region', 'papeda khas papua', judge.dish(/^papeda/u)],
  ['region', 'bubur khas papua', judge.some(check.named(/^papeda/u))],
  ['region', 'masakan sagu maluku', judge.some(check.named(/^papeda/u))],
  ['region', 'pempek khas bangka', judge.dish(/pempek/u)],
  ['region', 'masakan tempoyak khas jambi', judge.some(check.named(/tempoyak/u))],

  // Frying spices in a little oil fries no dish; one form of sugar goes with all that hold it.
  [
    'constraint',
    'ayam tanpa santan, tidak digoreng',
    judge.most(check.named(/bakar|pepes|betutu|mie ayam|dimsum/u)),
  ],
  [
    'constraint',
    'lauk ikan ga usah digoreng',
    judge.most(check.named(/bakar|pepes|sop|asar|parape|kuah|asam/u)),
  ],
  [
    'constraint',
    'kue tanpa gula pasir',
    judge.each(check.without(/gula pasir|gula halus|gula donat|sirup|kental manis/u)),
  ],
  [
    'constraint',
    'makanan manis yang ga pakai gula pasir',
    judge.each(check.without(/gula pasir|gula halus|gula donat|sirup|kental manis/u)),
  ],
  // What a long illness allows, asked of one course.
  ['diet', 'penderita asam urat boleh makan sayur apa', judge.each(check.kind('sayur', 'sup'))],
  [
    'diet',
    'orang kolesterol boleh makan lauk apa',
    judge.each(check.not(check.steps(/minyak panas/u))),
  ],
  ['diet', 'sakit diabetes boleh makan sayur apa aja', judge.each(check.kind('sayur', 'sup'))],
  ['diet', 'ibu saya diabetes, lauk dan sayur apa yang aman', judge.some(check.kind('sayur'))],
  // Prawns are no dried prawns.
  ['ingredients', 'bahan: udang, petai', judge.first(check.using(/^udang|petai/u))],

  // The food of a town holds the snack that it is known for, beside its meals.
  ['region', 'makanan khas palembang', judge.some(check.named(/^pempek/u))],
  ['region', 'kuliner khas palembang apa aja', judge.some(check.named(/^pempek/u))],
  ['region', 'makanan khas cirebon', judge.some(check.named(/^tahu gejrot/u))],
  [
    'region',
    'makanan khas bandung',
    judge.both(
      judge.some(check.named(/siomay|batagor|cireng/u)),
      judge.some(check.kind('soto', 'mi')),
    ),
  ],
  [
    'region',
    'oleh-oleh kue dari palembang',
    judge.first(check.named(/maksuba|delapan jam|srikayo/u)),
  ],
  [
    'slang',
    'resep jengkol dunk',
    judge.both(judge.first(check.named(/jengkol/u)), (answer) => !answer.nearest),
  ],
  // What is near to a named dish is of its kind.
  ['dish', 'bakwan jagung udang', judge.both(judge.told, judge.mostly(check.kind('gorengan')))],
  // Teeth that are gone.
  ['diet', 'buat nenek yang giginya abis', judge.each(soft)],
  ['diet', 'makanan lembek buat orang tua', judge.each(soft)],
  ['diet', 'habis cabut gigi makan apa', judge.each(soft)],
  ['diet', 'masakan buat kakek ompong', judge.each(soft)],
  ['diet', 'oma ga bisa ngunyah, bikin apa ya', judge.each(soft)],

  // Guests.
  [
    'topic',
    'kumpul ibu-ibu',
    judge.both(judge.mostly(check.snack), judge.some(check.kind('sayur', 'mi', 'nasi', 'soto'))),
  ],
  ['topic', 'arisan 20 orang', judge.some(check.kind('sayur', 'mi', 'nasi', 'soto'))],
  ['topic', 'cemilan nonton bola', judge.most(savouryFinger)],
  ['topic', 'camilan nobar bola bareng temen', judge.most(savouryFinger)],
  ['topic', 'ngemil apa sambil begadang nonton bola', judge.most(savouryFinger)],
  ['topic', 'menu 17an', judge.most(ofFeast)],

  // Nothing else is at hand.
  ['ingredients', 'cuma ada telur sama tahu', judge.mostly(needsLittle)],
  ['ingredients', 'telur doang', judge.mostly(needsLittle)],
  ['ingredients', 'tinggal tempe sama kangkung', judge.each(needsLittle)],
  ['ingredients', 'cuma punya tahu doang nih', judge.mostly(needsLittle)],
  ['ingredients', 'kulkas tinggal telur sama wortel', judge.mostly(needsLittle)],
  [
    'ingredients',
    'bahan cuma tepung tapioka',
    judge.mostly(check.named(/cireng|geblek|cilok|karasi/u)),
  ],
  ['ingredients', 'makanan pengganti nasi', judge.each(check.not(check.kind('nasi')))],

  // A healthy breakfast.
  ['diet', 'sarapan sehat', judge.each(healthy)],
  ['diet', 'sarapan sehat buat anak', judge.each(healthy)],
  ['diet', 'menu sarapan yang sehat', judge.each(healthy)],
  ['diet', 'bikin apa yang sehat buat sarapan', judge.each(healthy)],

  // Two foods are missing.
  [
    'fact',
    'ga ada santan sama serai, ganti apa',
    judge.both(judge.substitute(/krimer/u), judge.substitute(/jeruk purut/u)),
  ],
  [
    'fact',
    'telur dan susu habis, gantinya apa',
    judge.both(judge.substitute(/pisang/u), judge.substitute(/kedelai/u)),
  ],
  [
    'fact',
    'pengganti kecap manis dan saus tiram',
    judge.both(judge.substitute(/gula merah/u), judge.substitute(/kecap manis/u)),
  ],
  [
    'fact',
    'rendang tapi ga ada santan sama lengkuas, ganti apa',
    judge.both(judge.dish(/rendang/u), judge.substitute(/jahe/u)),
  ],

  // Two dishes that are compared, and an amount of one of them.
  [
    'dish',
    'kalio sama rendang bedanya apa',
    judge.both(judge.some(check.named(/kalio/u)), judge.some(check.named(/rendang/u))),
  ],
  ['fact', 'wajik 1 kg gulanya berapa', judge.dish(/wajik/u)],
  ['dish', 'bikin wajik 1 kg beras ketan', judge.dish(/wajik/u)],

  // What stands behind the name makes no other dish of it.
  ['dish', 'gado-gado siram', judge.both(judge.dish(/gado-gado/u), exactly)],
  ['dish', 'coto makassar sapi', judge.both(judge.dish(/coto/u), exactly)],
  ['dish', 'kaledo sapi', judge.both(judge.dish(/kaledo/u), exactly)],
  ['dish', 'sate ayam madura', judge.both(judge.dish(/madura/u), exactly)],
  ['dish', 'soto ayam bening', judge.both(judge.dish(/soto ayam/u), exactly)],
  ['dish', 'bakso mercon', judge.told],
  ['dish', 'cireng isi', judge.told],
  // A stomach that hurts gets soft food, no goat and no ghee; raw fish is for those who ask for it.
  [
    'diet',
    'maag kambuh, makan apa yang lembut ga pedes ga asem',
    judge.both(
      judge.some(check.named(/nasi tim|telur kukus/u)),
      judge.each(check.without(/samin|kambing/u)),
    ),
  ],
  [
    'diet',
    'asam lambung naik enaknya masak apa',
    judge.first(check.named(/nasi tim|telur kukus|sop|sup|bubur/u)),
  ],
  [
    'constraint',
    'ikan ga amis, tanpa digoreng',
    judge.each(check.not(check.named(/gohu|naniura/u))),
  ],
  ['constraint', 'masakan ikan simpel', judge.each(check.not(check.named(/gohu|naniura/u)))],
  // A dish comes with its own sambal or broth.
  ['dish', 'usaha pecel lele, resep lele sama sambelnya dong', judge.dish(/pecel lele/u)],
  ['dish', 'ayam geprek plus sambalnya', judge.dish(/geprek/u)],
  [
    'region',
    'ayam khas bali dan sambalnya',
    judge.both(judge.most(check.using(/ayam/u)), (answer) => !answer.nearest),
  ],
  ['beyond', 'rumah kontrakan murah daerah bogor', judge.refused],
];
