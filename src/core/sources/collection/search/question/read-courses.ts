import { asksForSets, BOXES, CONTAINERS, plansMeals } from '../../../../kitchen/box-words.ts';
import { BOUGHT_GOODS } from '../../../../kitchen/question/question-contents.ts';
import { DIGIT_WORDS } from '../../../../lines/spell-numbers.ts';
import { anyOf, wordSet } from '../../../../lines/word-set.ts';
import { type RecipeIndex } from '../recipe-index.ts';
import { KEEPING_WORDS } from '../words/keeping-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { CONNECTORS } from '../words/negation-words.ts';
import { findPhrase } from '../words/phrase-lexicon.ts';
import { saysOneOf, type AskedCourses, type AskedNames, type Reading } from './reading.ts';
import { MANY_FOODS, type Course, type Query } from './search-query.ts';
import { readDays } from './take-keeping.ts';

const course = (parts: Partial<Course>): Course => ({
  phrase: '',
  kinds: [],
  recipes: [],
  ingredients: [],
  ...parts,
});
const MAIN = course({ kinds: ['lauk', 'gulai', 'sate'] });
const GREENS = course({ kinds: ['sayur'] });
const SIDES = [GREENS, course({ kinds: ['gorengan', 'sambal'] })];
/** What a box is made of, in the order of a menu. */
const BOXED_MEAL: Query['courses'] = [course({ kinds: ['nasi'] }), MAIN, ...SIDES, MAIN];
const WHOLE_MEAL = [...BOXED_MEAL, course({ kinds: ['minuman', 'kue', 'kue kering'] })];
/** Phrases for a whole meal; a recipe may be complete, too. */
const ASKS_WHOLE_MEAL =
  /\b(?:prasmanan|sepaket|berkat|tumpengan|selamatan|slametan|kenduri|pembuka .*penutup|(?<!resep |bumbu |bahan )lengkap(?! dengan))\b/u;
const MOST_DAYS = 31;
/** A day has one dish for a small meal, or of a single pot. */
const ONE_A_DAY = /^(?!.*sahur).*\b(?:sarapan|takjil|puasa|cooker)\b/u;

const BOX = anyOf(BOXES);
/** Several dishes are served together; a tumpeng is no box, but has them all around it. */
const areServedTogether = (text: string) => asksForSets(text) || /\btumpeng\b/u.test(text);
const LISTING: ReadonlySet<string | undefined> = new Set([...CONNECTORS, 'isi', 'plus', 'lauk']);
const PARCELS = wordSet('bungkus bungkusan');
const PLAIN_RICE = 'nasi putih';
const RICE_BOX = new RegExp(String.raw`\b(?:nasi (?:${BOX})|(?:${anyOf(CONTAINERS)}) nasi)\b`, 'u');
const BOX_OF_CAKES = new RegExp(String.raw`\b(?:(?:${BOX}) kue|kue (?:${BOX}))\b`, 'u');
/** Before the name of a dish these only say that it is eaten with rice. */
const COURSE_HEADS = wordSet('lauk lauk-pauk');
const MOST_OF_A_COURSE = 4;

/** The courses that are asked for: those listed for a box, else kinds named together, else a whole meal. */
export function readCourses(reading: Reading, named: AskedNames): AskedCourses {
  const days = readMenuDays(reading, named);
  const listed = days === undefined ? readContents(reading, named) : [];
  if (listed.length > 0) return { courses: listed, isListed: true };
  const isOpen = named.dishes.length + named.foods.length === 0;
  const coursesOf = days === undefined ? mealCourses : dayCourses;
  return { courses: isOpen ? coursesOf(reading, named) : [], isListed: false, days };
}

/** How many days a menu is for: "menu 3 hari", "masak apa untuk seminggu". */
function readMenuDays(reading: Reading, { dishes, occasions }: AskedNames): number | undefined {
  const { whole, text } = reading;
  // The seventh day after a death is one day.
  const isFeast = occasions.some((wish) => wish.occasions.includes('hajatan'));
  if (isFeast || dishes.length > 0 || !plansMeals(text) || saysOneOf(reading, KEEPING_WORDS))
    return undefined;
  return [...whole.keys()]
    .map((at) => readDays(whole, at)?.days ?? 0)
    .find((days) => days > 1 && days <= MOST_DAYS);
}

/** What is cooked each day. */
const dayCourses = (reading: Reading, { kinds }: AskedNames): Query['courses'] =>
  kinds.length > 0
    ? namedKinds(reading, kinds)
    : ONE_A_DAY.test(reading.text)
      ? []
      : [MAIN, GREENS];

function mealCourses(reading: Reading, { kinds, occasions }: AskedNames): Query['courses'] {
  if (kinds.length === 0) {
    if (ASKS_WHOLE_MEAL.test(reading.text)) return WHOLE_MEAL;
    const isBox = occasions.some((wish) => wish.occasions.includes('nasi kotak'));
    // "Nasi bungkus" is sold as one dish.
    return isBox && !saysOneOf(reading, PARCELS) ? BOXED_MEAL : [];
  }
  const courses = namedKinds(reading, kinds);
  return courses.length > 1 ? courses : [];
}

/**
 * What is named for a box, each of it one course. A box of rice has rice, and beside a single dish also
 * the rest of a meal. None if nothing is named, or if the foods may belong to one dish.
 */
function readContents(reading: Reading, named: AskedNames): Query['courses'] {
  const { whole, text, index } = reading;
  if (!areServedTogether(text)) return [];
  const listed = joinCourses(listNamed(reading, named), text, index);
  const contents = listed.filter(({ phrase }) => phrase !== 'nasi');
  const hasRice = contents.some(({ phrase }) => phrase.startsWith('nasi'));
  // No phrase: if rice is refused, it must not be reported as missing.
  const rice = course({ recipes: index.names.get(PLAIN_RICE) ?? [] });
  const withRice = hasRice || !text.includes(' nasi ') ? contents : [rice, ...contents];
  // "Lauk nasi kotak" asks for what goes into the box.
  if (contents.length === 0 || (contents.length === 1 && contents[0]?.kinds.length !== 0))
    return [];
  if (listed.length > 1)
    // "Nasi kotak ayam sayur buah" needs no commas.
    return listed.length >= MANY_FOODS || whole.some((word) => LISTING.has(word)) ? withRice : [];
  return hasRice || !RICE_BOX.test(text) ? [] : [...withRice, ...SIDES];
}

/** All that is named, in the order of the question. */
function listNamed(reading: Reading, { dishes, foods, kinds }: AskedNames): readonly Course[] {
  const { text } = reading;
  const placeOf = ({ phrase }: Course, from = 0) => {
    const at = text.indexOf(` ${phrase} `, from);
    return at === -1 ? text.length : at;
  };
  // How many of a course, from the number before it: "isi 2 daging, 1 ikan".
  const countOf = (named: Course) => {
    const [, before = ''] = / (\d|dua|tiga|empat)$/u.exec(text.slice(0, placeOf(named))) ?? [];
    return Math.min(Number(DIGIT_WORDS[before] ?? before) || 1, MOST_OF_A_COURSE);
  };
  const ofPhrase = (phrase: string, meaning: Partial<Course>): Course => {
    const asKind = KIND_WORDS.get(phrase);
    return course(asKind === undefined ? { phrase, ...meaning } : { phrase, kinds: asKind.kinds });
  };
  const all = [
    ...dishes.map((dish) => ofPhrase(dish.phrase, { recipes: dish.recipes })),
    ...foods
      .filter(({ role }) => role !== 'helpful')
      .map((food) => ofPhrase(food.phrase, { ingredients: food.ingredients })),
    ...namedKinds(reading, kinds),
    ...namedGoods(reading),
  ];
  // A box that was changed is listed at the end: what was asked for before is no longer in it.
  const start = dishes.some(({ phrase }) => /\bisi\b/u.test(phrase))
    ? -1
    : text.lastIndexOf(' isi ');
  const last = start === -1 ? [] : all.filter((named) => placeOf(named, start) < text.length);
  return (last.length > 1 ? last : all)
    .filter(({ phrase }, at, all) => {
      const isAgain = all.some(
        (listed, index) =>
          index !== at &&
          (index > at || listed.phrase !== phrase) &&
          ` ${listed.phrase} `.includes(` ${phrase} `) &&
          // "Urap sayur, sayur" are two.
          (listed.phrase === phrase ||
            !text.replace(` ${listed.phrase} `, ' ').includes(` ${phrase} `)),
      );
      // "Lauk ayam" is one course, "lauk, sayur" are two.
      const isHead =
        COURSE_HEADS.has(phrase) &&
        all.some((listed) => text.includes(` ${phrase} ${listed.phrase} `));
      const isBox = phrase === 'kue' && BOX_OF_CAKES.test(text);
      return !isAgain && !isHead && !isBox;
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((named) => Array.from({ length: countOf(named) }, () => named));
}

/** Joins two neighbours that begin the name of one dish: "sayur bening". In "risoles ayam sayur" they are two. */
function joinCourses(
  courses: readonly Course[],
  text: string,
  { recipes, names }: RecipeIndex,
): readonly Course[] {
  return courses.reduce<readonly Course[]>((joined, next) => {
    const before = joined.at(-1);
    const phrase = `${before?.phrase} ${next.phrase}`;
    const isOne =
      before?.phrase !== 'nasi' &&
      text.includes(` ${phrase} `) &&
      (names.has(phrase) || recipes.some(({ title }) => title.startsWith(`${phrase} `)));
    return isOne ? [...joined.slice(0, -1), course({ phrase })] : [...joined, next];
  }, []);
}

/** What is bought for a box; "3 buah" counts something else. */
const namedGoods = ({ whole }: Reading): Query['courses'] =>
  whole.flatMap((word, at) =>
    word !== undefined && BOUGHT_GOODS.has(word) && !/^(?:[2-9]|\d\d+)$/u.test(whole[at - 1] ?? '')
      ? [course({ phrase: word, isBought: true })]
      : [],
  );

/** The wished kinds as a question names them, or any that it lists; "camilan gorengan" is one course. */
function namedKinds({ whole }: Reading, kinds: Query['kinds']): Query['courses'] {
  const courses: Course[] = [];
  const list = whole.indexOf('isi');
  for (const at of whole.keys()) {
    const found = findPhrase(whole, at, KIND_WORDS);
    const wished = found?.meaning.kinds ?? [];
    const isNew =
      wished.length > 0 &&
      !courses.some(({ kinds }) => kinds.some((kind) => wished.includes(kind)));
    const isListed = list !== -1 && list < at;
    if (isNew && (isListed || wished.every((kind) => kinds.includes(kind))))
      courses.push(course({ phrase: found?.phrase ?? '', kinds: wished }));
  }
  return courses;
}
