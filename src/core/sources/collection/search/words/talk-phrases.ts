import { phraseSet, type Lexicon } from './phrase-lexicon.ts';

/** Phrases that request nothing, though their words could be food. */
export const TALK_PHRASES: Lexicon<true> = phraseSet(
  'anti mainstream|cepat sembuh|lekas sembuh|cepat pulih|turun panasnya|cepat turun panas|cepat turun panasnya|turun panas|di pare|gunung salak|rujak netizen|nasi sudah menjadi bubur|patah hati|sakit hati|hati-hati|buah hati|kecerdasan otak|air mata|tahun baru|nunggu jemuran|pulang kampung|mati lampu|rumah tangga|kambing hitam|hujan es|makan waktu|tidak tahu mau|tidak tahu masakan|tidak tahu cara|tidak tahu apa|tidak tahu harus|tidak tahu resep|tidak tahu bagaimana|tidak tahu masak|asi seret|asi lancar|sama sekali|gelas belimbing|sampai magrib|malas masak|selain garam dan air|selain garam dan minyak|sebentar lagi|bentar lagi|budget mentok|termasuk kemasan|halo cobek|anak pertama|anak kedua|stok bahan|stok kulkas|stok di kulkas|mentok di|mentok ide|lagi mentok',
);
