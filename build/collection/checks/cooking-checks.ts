import { complainIf, type RecipeCheck } from './recipe-check.ts';
import { hasFood, isDeepFried } from './recipe-foods.ts';
import { notesOf, sentencesIn, sentencesOf, stepsOf } from './recipe-texts.ts';
import { minutesIn } from './step-durations.ts';

const BATCHES =
  /bertahap|sebagian|beberapa kali|bergantian|gelombang|(?:dua|tiga|empat|lima|enam) bagian|separuh-separuh|separuh kedua|sekali (?:masak|goreng)|jangan (?:penuh|sesak)|sedikit demi sedikit|sedikit-sedikit|satu per satu|satu-satu|per \d|\d+ (?:buah|potong|kali)/u;
const OIL_HEAT = /°c|sumpit|gelembung|berdesis|uji minyak|coba minyak|remah/u;

/** Frying says how much goes in at once, or how hot the oil is. */
const saysHowToFry: RecipeCheck = {
  id: 'cara menggoreng',
  find: (checked) => {
    const frying = sentencesOf(checked)
      .filter((sentence) => /goreng|minyak/u.test(sentence))
      .join(' ');
    return complainIf(
      isDeepFried(checked) && !BATCHES.test(frying) && !OIL_HEAT.test(frying),
      'Tulis berapa yang digoreng sekali masak, suhu minyaknya, atau tandanya ("gelembung kecil di ujung sumpit").',
    );
  },
};

/** Birds cooked with their bones, or whole pieces of them. */
const BONE_IN =
  /^(?:ayam|ayam kampung|ayam pejantan|bebek|itik|entok|burung puyuh|paha ayam|dada ayam|sayap ayam)$/u;
const IS_DONE =
  /(?:cairan|sari|air|jus)\S*(?: \S+){0,4} (?:jernih|bening)|(?:tidak|tanpa)(?: \S+){0,2} (?:merah|merah muda|kemerahan|merahnya|darah)|lepas dari tulang|tulang\S* (?:mudah|gampang|bisa) (?:lepas|dilepas|ditarik)|74 ?°c|75 ?°c|dagingnya lepas/u;

/** Poultry says when it is done. */
const saysWhenPoultryIsDone: RecipeCheck = {
  id: 'unggas matang',
  find: (checked) =>
    complainIf(
      hasFood(checked, BONE_IN) && !IS_DONE.test(stepsOf(checked)),
      'Tulis tanda unggas matang: cairannya jernih dan dekat tulang tidak lagi merah.',
    ),
};

/** Fish sold whole or in slices; smoked, dried and boned fish have their own rows. */
const BONY_FISH = /^ikan (?!asin|kayu|salai|manyung asap|roa asap|dori|tuna|pindang)/u;
const FLAKED = /\bsuwir|(?:haluskan|lumatkan) (?:daging )?ikan|(?:haluskan|lumatkan) dagingnya/u;
const BONES_OUT =
  /(?:buang|cabut|ambil|lepas|pisah|tarik|keluarkan|tanpa|bersih|sisihkan)\S*(?: \S+){0,5} (?:duri|tulang)|(?:duri|tulang)\S*(?: \S+){0,4} (?:di)?(?:buang|cabut|lepas|ambil|pisah|tarik)/u;
const FLAKED_BEFORE = /suwir|haluskan|lumat|cincang|giling|kerok/u;

/** Flaked or mashed fish must be free of bones. */
const takesBonesOut: RecipeCheck = {
  id: 'duri ikan',
  find: (checked) => {
    const fish = checked.lines.filter(
      ({ line }) => BONY_FISH.test(line.food ?? '') && !/daging|giling/u.test(line.name),
    );
    const steps = stepsOf(checked);
    const notes = fish.map(({ line }) => line.preparation?.toLowerCase() ?? '').join(' ');
    const isFlaked = FLAKED.test(steps) || FLAKED_BEFORE.test(notes);
    return complainIf(
      fish.length > 0 && isFlaked && !BONES_OUT.test(`${steps} ${notes}`),
      'Ikannya disuwir atau dihaluskan: tulis kapan durinya dibuang.',
    );
  },
};

/** Foods that are bitter or poisonous unless well done, and how many minutes they must boil. */
const RAW_IS_BAD: readonly (readonly [food: RegExp, minutes: number])[] = [
  [/^daun singkong$/u, 10],
  [/^kacang merah$/u, 30],
  [/^rebung$/u, 15],
  [/^daun talas$/u, 20],
];
const NOT_AT_THE_FIRE = /rendam|diam|dingin/u;

/** Cassava leaves, bamboo shoots, taro leaves and kidney beans boil until they are harmless. */
const boilsPoisonOut: RecipeCheck = {
  id: 'racun hilang',
  find: (checked) =>
    RAW_IS_BAD.flatMap(([food, least]) => {
      const line = checked.lines.find((priced) => food.test(priced.line.food ?? ''))?.line;
      if (line === undefined) return [];
      const sentences = sentencesOf(checked);
      const from = sentences.findIndex((sentence) => sentence.includes(line.name.toLowerCase()));
      const minutes = [line.preparation?.toLowerCase() ?? '', ...sentences.slice(Math.max(0, from))]
        .filter((text) => !NOT_AT_THE_FIRE.test(text))
        .reduce((sum, text) => sum + minutesIn(text), 0);
      return complainIf(
        minutes < least,
        `${line.name} harus direbus ${least} menit lebih sebelum dimakan: tulis di langkahnya atau di catatan bahannya.`,
      );
    }),
};

const STARCH = /^(?:maizena|tapioka|tepung (?:terigu|beras|sagu))$/u;
const WITH_A_LIQUID = /\bair\b|\bml\b|sendok|santan|susu|kaldu/u;

/** A thickener is stirred into something cold first; dry, it clumps in a hot broth. */
const dissolvesStarch: RecipeCheck = {
  id: 'pati dilarutkan',
  find: (checked) => {
    const notes = notesOf(checked).join('\n');
    const starches = checked.lines.filter(({ line }) => STARCH.test(line.food ?? ''));
    return [...new Set(starches.map(({ line }) => line.name.toLowerCase()))].flatMap((name) => {
      const thickens = new RegExp(String.raw`\bkentalkan\b.*\b${name}\b|\blarutan ${name}\b`, 'u');
      const dry = sentencesOf(checked).some(
        (sentence) => thickens.test(sentence) && !WITH_A_LIQUID.test(sentence),
      );
      return complainIf(
        dry && !WITH_A_LIQUID.test(notes),
        `${name} yang kering menggumpal di kuah panas: tulis dilarutkan dengan berapa sendok air.`,
      );
    });
  },
};

/** Honey may carry botulism, which only infants cannot fight; heat does not kill its spores. */
const keepsHoneyFromInfants: RecipeCheck = {
  id: 'madu dan bayi',
  find: (checked) => {
    const { tip, storage, sell } = checked.recipe;
    const texts = [tip, storage, sell, stepsOf(checked), ...notesOf(checked)];
    return complainIf(
      hasFood(checked, /^madu$/u) && !texts.some((text) => /\bbayi\b/u.test(text.toLowerCase())),
      'Ada madunya: tulis "bukan untuk bayi" (bayi di bawah 1 tahun bisa terkena botulisme).',
    );
  },
};

/** Bitter cassava holds cyanide that cooking does not remove: the buyer must know. */
const choosesSweetCassava: RecipeCheck = {
  id: 'singkong manis',
  find: (checked) => {
    const cassava = checked.lines.filter(({ line }) => line.food === 'singkong');
    const isChosen =
      cassava.some(({ line }) => /manis|mentega/u.test(line.preparation ?? '')) ||
      /pahit|biru|singkong\S* manis/u.test(stepsOf(checked));
    return complainIf(
      cassava.length > 0 && !isChosen,
      'Singkong pahit beracun walau dimasak: tulis "(yang manis)" di catatannya, atau di langkahnya mana yang tidak dipakai.',
    );
  },
};

/** An oven is preheated before something goes in. */
const preheatsOven: RecipeCheck = {
  id: 'oven dipanaskan',
  find: (checked) => {
    const steps = stepsOf(checked);
    const usesOven = /(?<!atau |atas |tahan )oven|panggang[^.]*(?:°c|derajat)/u.test(steps);
    const isHot = /panaskan (?:dulu |lebih dulu )?oven|oven (?:\S+ ){0,3}(?:panas|dipanaskan)/u;
    return complainIf(
      usesOven && !isHot.test(steps),
      'Tulis "Panaskan oven … °C" sebelum langkah memanggang.',
    );
  },
};

const PRAWNS = /udang kupas|daging udang/u;
const MAX_PRAWN_MINUTES = 5;

/** Peeled prawns go in last: they are done in three minutes and tough after ten. */
const addsPrawnsLast: RecipeCheck = {
  id: 'udang terakhir',
  find: (checked) =>
    stepsOf(checked)
      .split('\n')
      .flatMap((step) => {
        const found = PRAWNS.exec(step);
        const after = found === null ? [] : sentencesIn(step.slice(found.index));
        return complainIf(
          after.some((sentence) => minutesIn(sentence) > MAX_PRAWN_MINUTES),
          `"${step.slice(0, 60)}…": udang kupas cukup 3 menit, masukkan paling akhir.`,
        );
      }),
};

/** Steps say what makes food done and safe: oil, poultry, bones, poison, starch, honey, oven, prawns. */
export const COOKING_CHECKS = [
  saysHowToFry,
  saysWhenPoultryIsDone,
  takesBonesOut,
  boilsPoisonOut,
  dissolvesStarch,
  keepsHoneyFromInfants,
  choosesSweetCassava,
  preheatsOven,
  addsPrawnsLast,
];
