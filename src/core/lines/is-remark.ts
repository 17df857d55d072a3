import type { RecipeLine } from './ingredient-line.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Talk, headings of other things, and steps begin with these; food with an amount never does. */
const FIRST_WORDS = words(`
  resep recook cooksnap source sumber credit credits cr by selamat semoga terima terimakasih makasih trims thanks thank
  happy gampang mudah enak enaknya rasanya waktu durasi prep cook cooking baking level tingkat kesulitan budget modal
  harga hpp ongkos laba untung omzet total note notes nb catatan ket keterangan tips tip ps info serving servings serves
  yield makes hasil menghasilkan assalamualaikum assalamu hai halo hallo hello hi bismillah yuk ayo met wajib cocok bekal
  ide menu video foto follow like jangan anak anak-anak langkah step cara simpan siap koreksi tes cek oven api lalu
  kemudian setelah sesudah selanjutnya lanjut sambil sementara angkat masukkan masukan masukin tambahkan tambahin tuangkan tuang
  tuangin campurkan campur didihkan panaskan sajikan hidangkan diamkan sisihkan tiriskan lumuri bersihkan siapkan dinginkan
  balik cicipi icip tunggu lakukan ulangi bentuk cetak masak masaklah cuci aduk matikan nyalakan kecilkan tutup buang
  preheat mix stir add bake boil fry combine pour serve heat place season remove
`);
const MEASURED_RESULT = /^(?:untuk|utk|buat|jadi|porsi)\W+\d/u;
const STEP =
  /^(?:tumis|rebus|goreng|kukus|panggang|bakar|ungkep|sangrai|haluskan|blender|presto|seduh|rendam|potong|iris) .*\b(?:sampai|sampe|hingga|sebentar|selama|semua|semuanya|dengan api)\b/u;
const TIME_OR_HEAT = /\d ?(?:menit|mnt|jam|derajat|minutes?|mins?|hours?)\b/u;
/** Words about a dish or to its readers, hardly ever about a food in a list. */
const SPOKEN =
  /(?:^| )(?:ya|ini|itu|aku|kami|kita|ala|bisa|jangan|sudah|udah|mama|mamah|bunda|ibu|pasti|banget|bgt|lho|share|suka|jualan|semuanya|guys|moms)(?: |$)/u;
/** An unknown food without an amount has fewer words. */
const MAX_UNKNOWN_WORDS = 5;

/** A line that is an address, an account or a hashtag from its beginning to its end. */
const LINK =
  /^\W*(?:https?:\/\/|www\.)|^\s*(?:ig|fb|yt|tiktok|instagram)\s*[:@]|^(?:\s*[@#]\p{L}[\p{L}\d_.]*)+\s*$/iu;

/** Whether a line as written is only a link, an account or hashtags. */
export function isLink(line: string): boolean {
  return LINK.test(line);
}

/**
 * Whether a line of a pasted recipe is talk or a step, nothing to buy: it begins like one and gives no
 * food an amount, or it names no food and is about a time, a sum or the dish.
 *
 * @param text as `tidyLine` leaves it.
 * @param lines what was read of it.
 */
export function isRemark(text: string, lines: readonly RecipeLine[]): boolean {
  const read = lines.filter((line) => line.kind === 'ingredient');
  const foods = read.filter(({ ingredient }) => ingredient !== undefined);
  if (foods.length === 0 && TIME_OR_HEAT.test(text)) return true;
  if (foods.length === 0 && read.every((line) => line.quantity === undefined && !line.toTaste)) {
    if (SPOKEN.test(text) || text.split(' ').length > MAX_UNKNOWN_WORDS) return true;
  }
  const [first = ''] = text.split(/[^\p{L}-]+/u);
  const isSpoken = FIRST_WORDS.has(first) || MEASURED_RESULT.test(text) || STEP.test(text);
  return isSpoken && foods.every((line) => line.quantity === undefined && !line.toTaste);
}
