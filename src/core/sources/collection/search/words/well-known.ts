/**
 * Titles that most Indonesians know, the best known first. If a question is vague, they come before
 * dishes that are known in only one town.
 */
export const WELL_KNOWN_TITLES: readonly string[] = `
Rendang Daging|Nasi Goreng Kampung|Soto Ayam|Sate Ayam|Gado-Gado|Bakso Sapi|Mie Ayam|Nasi Uduk
Ayam Geprek|Opor Ayam|Rawon|Nasi Kuning|Pecel Lele|Ayam Goreng Kremes|Ayam Bakar Kecap|Sayur Asem
Pempek Kapal Selam|Martabak Manis|Martabak Telur|Bubur Ayam|Soto Betawi|Kolak Pisang|Es Cendol|Klepon
Pisang Goreng|Bakwan Sayur|Tempe Mendoan|Tahu Isi|Sambal Terasi|Telur Balado|Gudeg|Sop Buntut
Mie Goreng Kampung|Tempe Bacem|Orek Tempe|Sop Ayam|Capcay|Tumis Kangkung|Sayur Lodeh|Ketoprak
Siomay Bandung|Batagor|Seblak|Cilok|Cireng|Lumpia Semarang|Risoles|Lemper|Onde-Onde|Biji Salak
Es Teler|Es Campur|Es Buah|Nastar|Kastengel|Putri Salju|Ayam Kecap|Semur Daging|Gulai Kambing|Sate Kambing
Ayam Rica-Rica|Ayam Betutu|Sate Padang|Soto Ayam Lamongan|Coto Makassar|Dendeng Balado
Perkedel Kentang|Sambal Goreng Ati|Sayur Sop|Sayur Bening Bayam|Urap Sayur|Karedok|Rujak Buah
Lontong Sayur|Nasi Liwet Solo|Nasi Bakar|Nasi Pecel Madiun|Ayam Penyet|Ayam Goreng Tepung|Tahu Bacem
Tempe Goreng|Bubur Kacang Hijau|Bubur Sumsum|Dadar Gulung|Kue Lapis|Nagasari|Kue Lumpur|Bolu Kukus
Brownies Kukus|Donat Kentang|Puding Cokelat|Es Teh Manis|Es Jeruk|Wedang Jahe|Bajigur|Bandrek
Kopi Susu Gula Aren|Jus Alpukat|Es Pisang Ijo|Es Dawet Ayu|Es Kelapa Muda|Teh Tarik|Wedang Ronde
Sambal Bawang|Sambal Matah|Ikan Bakar Kecap|Ikan Goreng Bumbu Kuning|Udang Balado|Gurame Asam Manis
Pepes Ikan Mas|Pepes Tahu|Kentang Balado|Terong Balado|Semur Tahu Telur|Nugget Ayam|Dimsum Ayam
Pastel|Kroket|Serabi Solo|Kue Putu|Putu Ayu|Lapis Legit|Bika Ambon|Gulai Daun Singkong|Sop Iga
Nasi Tumpeng|Kwetiau Goreng|Bihun Goreng|Mie Aceh|Tongseng Kambing|Empal Gentong|Gepuk
Ayam Bakar Madu|Kari Ayam|Rendang Ayam|Mie Rebus|Sop Kambing|Sate Taichan|Ayam Taliwang|Sate Lilit|Ketupat
`
  .trim()
  .split(/[|\n]/u);

/** Positions of those dishes, in the same order. */
export function listWellKnown(recipes: readonly { readonly title: string }[]): readonly number[] {
  const positions = new Map(recipes.map(({ title }, position) => [title, position]));
  return WELL_KNOWN_TITLES.flatMap((title) => positions.get(title) ?? []);
}
