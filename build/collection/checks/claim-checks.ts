import { NATIONWIDE } from '../../../src/core/sources/collection/recipe-facts.ts';
import { complainIf, type RecipeCheck } from './recipe-check.ts';
import { amountOf, hasFood } from './recipe-foods.ts';
import { sentencesOf } from './recipe-texts.ts';

const RAWIT = /^cabai rawit/u;
/** If chillies are served on the side, everyone takes as many as they like. */
const BESIDE = /sambal|pelengkap|penyajian|taburan|saus/iu;
const HOT = /^(?:cabai|sambal|lada|merica|andaliman|bubuk cabai|saus cabai)/u;
const SOME_RAWIT = 6;
const MANY_RAWIT = 8;
const RAWIT_GRAMS = 2;
const TOO_HOT_FOR_CHILDREN = 2;

/** Heat depends on the chillies cooked in. */
const ratesHeat: RecipeCheck = {
  id: 'pedas',
  find: (checked) => {
    const { recipe, lines, book } = checked;
    const sentences = sentencesOf(checked);
    const cookedIn = lines.filter(({ line }, index) => {
      const section = recipe.ingredients[index]?.section ?? '';
      const use = sentences.find((sentence) => sentence.includes(line.name)) ?? '';
      const isBeside =
        (recipe.kind !== 'sambal' && BESIDE.test(section)) ||
        /pelengkap|utuh|sajian|hias|ceplus|dimakan/u.test(line.preparation ?? '') ||
        /(?:sajikan|hidangkan).* dengan /u.test(use.slice(0, use.indexOf(line.name)));
      return RAWIT.test(line.food ?? '') && !isBeside;
    });
    const rawit = Math.round(
      cookedIn.reduce((sum, line) => sum + amountOf(line, book), 0) / RAWIT_GRAMS,
    );
    const least = rawit >= MANY_RAWIT && rawit >= recipe.servings ? 2 : rawit >= SOME_RAWIT ? 1 : 0;
    const hasChilli = hasFood(checked, HOT);
    return [
      ...complainIf(
        recipe.heat < least,
        `Ada ${rawit} cabai rawit di dalamnya, jadi "heat" paling sedikit ${least}. Yang disajikan terpisah taruh di bagian "Sambal" atau "Pelengkap".`,
      ),
      ...complainIf(
        recipe.heat >= TOO_HOT_FOR_CHILDREN && recipe.occasions.includes('anak'),
        `"heat" ${recipe.heat} terlalu pedas untuk "anak".`,
      ),
      ...complainIf(
        recipe.heat > 0 && !hasChilli,
        `"heat" ${recipe.heat}, tetapi tidak ada cabai atau merica di dalamnya.`,
      ),
    ];
  },
};

/** A claim that a dish comes from a province needs evidence. */
const hasSource: RecipeCheck = {
  id: 'sumber daerah',
  find: ({ recipe }) =>
    complainIf(
      recipe.province !== NATIONWIDE && recipe.source === '',
      `Tulis "source": dari mana diketahui bahwa hidangan ini dari ${recipe.province}.`,
    ),
};

const SUPERLATIVE =
  /\b(?:wajib|kebanggaan|legendaris|turun-temurun|satu-satunya|terbaik|tak pernah absen|oleh-oleh utama|paling (?:terkenal|enak|asli))\b/u;
const COMMON_KNOWLEDGE = /^(?:Pengetahuan umum|$)/u;

/** A claim about how a dish is regarded in its region needs evidence. */
const doesNotBoast: RecipeCheck = {
  id: 'pujian',
  find: ({ recipe }) => {
    const boast = SUPERLATIVE.exec(recipe.description)?.[0];
    return boast !== undefined && COMMON_KNOWLEDGE.test(recipe.source)
      ? [
          `"${boast}" tidak bisa diperiksa. Tulis sumbernya di "source", atau ceritakan rasa dan kapan hidangan ini dimakan.`,
        ]
      : [];
  },
};

/** Heat is that of the chillies; a claim of origin or fame has a source. */
export const CLAIM_CHECKS = [ratesHeat, hasSource, doesNotBoast];
