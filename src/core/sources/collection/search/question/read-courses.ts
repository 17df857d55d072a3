import { BOUGHT_GOODS } from '../../../../kitchen/asked/question-contents.ts';
import { BOXES } from '../../../../kitchen/count-words.ts';
import { DIGIT_WORDS } from '../../../../lines/spell-numbers.ts';
import { anyOf, wordSet } from '../../../../lines/word-set.ts';
import { type RecipeShelf } from '../recipe-shelf.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { CONNECTORS } from '../words/negation-words.ts';
import { closeWords, findPhrase, phraseSet, type Lexicon } from '../words/phrase-lexicon.ts';
import { TRAIT_WORDS } from '../words/trait-words.ts';
import { saysOneOf, type AskedCourses, type NamedFood, type Reading } from './reading.ts';
import type { Course, Query } from './search-query.ts';
import { dishesOfClass, longestRun } from './take-names.ts';

const course = (one: Partial<Course>): Course => ({
  phrase: '',
  kinds: [],
  recipes: [],
  ingredients: [],
  ...one,
});
const MAIN = course({ kinds: ['lauk', 'gulai', 'sate'] });
const SIDES = [course({ kinds: ['sayur'] }), course({ kinds: ['gorengan', 'sambal'] })];
/** What a whole meal is made of, in the order of a menu. */
const MEAL: Query['courses'] = [course({ kinds: ['nasi'] }), MAIN, ...SIDES, MAIN];
/** Phrases for a whole meal; "lengkap" alone is not one. */
const WHOLE_MEAL =
  /\b(?:prasmanan|sepaket|berkat|tumpengan|selamatan|slametan|kenduri|(?:menu|makan(?:an)?|siang|malam|lauk|hidangan) lengkap)\b/u;

/** Several dishes are served in one of these; a carton of milk is none. */
const BOX = anyOf(BOXES);
const SERVED_TOGETHER = new RegExp(
  String.raw`\b(?:(?:nasi|camilan|lunch|rice|meal|kue) (?:${BOX})|(?:${BOX}) (?:kue|camilan|nasi)` +
    String.raw`|\d{2,} (?:kotak|box)|paket|prasmanan|katering|catering|rantangan|tumpeng)\b`,
  'u',
);
const LISTING: ReadonlySet<string | undefined> = new Set([...CONNECTORS, 'isi', 'plus', 'lauk']);
/** So many foods are a list without its commas: "nasi kotak ayam sayur buah". */
const LIST_SIZE = 3;
const PARCELS = wordSet('bungkus bungkusan');
const PLAIN_RICE = 'nasi putih';
const RICE_BOX = new RegExp(String.raw`\bnasi (?:${BOX})\b`, 'u');
/** Before the name of a dish these only say that it is eaten with rice. */
const COURSE_HEADS = wordSet('lauk lauk-pauk');
const MOST_OF_A_COURSE = 4;

/** The courses that are asked for: those listed for a box, else kinds named together, else a whole meal. */
export function readCourses(reading: Reading, named: NamedFood): AskedCourses {
  const listed = readContents(reading, named);
  if (listed.length > 0) return { courses: listed, isListed: true };
  const isOpen = named.dishes.length + named.foods.length === 0;
  return { courses: isOpen ? readKinds(reading, named) : [], isListed: false };
}

function readKinds(reading: Reading, { kinds, occasions }: NamedFood): Query['courses'] {
  if (kinds.length === 0) {
    const isBox = occasions.some((wish) => wish.occasions.includes('nasi kotak'));
    // "Nasi bungkus" is sold as one dish.
    return (isBox && !saysOneOf(reading, PARCELS)) || WHOLE_MEAL.test(reading.whole.join(' '))
      ? MEAL
      : [];
  }
  const courses = namedKinds(reading, kinds);
  return courses.length > 1 ? courses : [];
}

/**
 * What is named for a box, each of it one course. A box of rice has rice, and beside a single dish also
 * the rest of a meal. None if nothing is named, or if the foods may belong to one dish.
 */
function readContents(reading: Reading, named: NamedFood): Query['courses'] {
  const { whole, shelf } = reading;
  const text = ` ${whole.join(' ')} `;
  if (!SERVED_TOGETHER.test(text)) return [];
  const listed = joinCourses(listNamed(reading, named), text, shelf);
  const contents = listed.filter(({ phrase }) => phrase !== 'nasi');
  const hasRice = contents.some(({ phrase }) => phrase.startsWith('nasi'));
  // No phrase: if rice is refused, it must not be reported as missing.
  const rice = course({ recipes: shelf.names.get(PLAIN_RICE) ?? [] });
  const withRice = hasRice || !text.includes(' nasi ') ? contents : [rice, ...contents];
  if (contents.length === 0) return [];
  if (listed.length > 1)
    return listed.length >= LIST_SIZE || whole.some((word) => LISTING.has(word)) ? withRice : [];
  return hasRice || !RICE_BOX.test(text) ? [] : [...withRice, ...SIDES];
}

/** All that is named, in the order of the question. */
function listNamed(reading: Reading, { dishes, foods, kinds }: NamedFood): readonly Course[] {
  const text = ` ${reading.whole.join(' ')} `;
  const placeOf = ({ phrase }: Course) => {
    const at = text.indexOf(` ${phrase} `);
    return at === -1 ? text.length : at;
  };
  // How many of a course, from the number before it: "isi 2 daging, 1 ikan".
  const countOf = (one: Course) => {
    const [, before = ''] = / (\d|dua|tiga|empat)$/u.exec(text.slice(0, placeOf(one))) ?? [];
    return Number(DIGIT_WORDS[before] ?? before) || 1;
  };
  const ofPhrase = (phrase: string, meaning: Partial<Course>): Course => {
    const asKind = KIND_WORDS.get(phrase);
    return course(asKind === undefined ? { phrase, ...meaning } : { phrase, kinds: asKind.kinds });
  };
  return [
    ...dishes.map((one) => ofPhrase(one.phrase, { recipes: one.recipes })),
    ...foods
      .filter(({ role }) => role !== 'helpful')
      .map((one) => ofPhrase(one.phrase, { ingredients: one.ingredients })),
    ...namedKinds(reading, kinds),
    ...namedGoods(reading),
  ]
    .filter(({ phrase }, at, all) => {
      const isAgain = all.some(
        (other, index) =>
          index !== at &&
          (index > at || other.phrase !== phrase) &&
          ` ${other.phrase} `.includes(` ${phrase} `),
      );
      // "Lauk ayam" is one course, "lauk, sayur" are two.
      const isHead =
        COURSE_HEADS.has(phrase) &&
        all.some((other) => text.includes(` ${phrase} ${other.phrase} `));
      const isBox = phrase === 'kue' && /\b(?:kotak|box) kue|kue (?:kotak|box)\b/u.test(text);
      return !isAgain && !isHead && !isBox;
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((one) => Array.from({ length: Math.min(countOf(one), MOST_OF_A_COURSE) }, () => one));
}

/** Joins two neighbours that begin the name of one dish: "sayur bening". In "risoles ayam sayur" they are two. */
function joinCourses(
  courses: readonly Course[],
  text: string,
  { recipes, names }: RecipeShelf,
): readonly Course[] {
  return courses.reduce<readonly Course[]>((joined, one) => {
    const before = joined.at(-1);
    const phrase = `${before?.phrase} ${one.phrase}`;
    const isOne =
      before?.phrase !== 'nasi' &&
      text.includes(` ${phrase} `) &&
      (names.has(phrase) || recipes.some(({ title }) => title.startsWith(`${phrase} `)));
    return isOne ? [...joined.slice(0, -1), course({ phrase })] : [...joined, one];
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
      wished.length > 0 && !courses.some((one) => one.kinds.some((kind) => wished.includes(kind)));
    const isListed = list !== -1 && list < at;
    if (isNew && (isListed || wished.every((kind) => kinds.includes(kind))))
      courses.push(course({ phrase: found?.phrase ?? '', kinds: wished }));
  }
  return courses;
}

/** Followed by what it is eaten with: "lauk pendamping rawon" is not rawon. */
const BESIDE_WORDS: Lexicon<true> = phraseSet(
  'pendamping|pelengkap|didampingi|mendampingi|menemani|nemenin|pasangan|teman makan|teman|cocok dengan|enak dengan|enak dan|cocok dan|cocok untuk|cocok bareng|disandingkan dengan|dimakan dengan|dimakan bareng',
);

/** The same, and what means it only at the beginning: "sama nasi hangat enaknya apa". */
const FIRST_BESIDE_WORDS: Lexicon<true> = new Map([
  ...BESIDE_WORDS,
  ['dan', true],
  ['dengan', true],
  ['sama', true],
]);

/** What goes with rice, noodles or soup. */
const SIDE_KINDS: Query['kinds'] = ['lauk', 'sambal', 'gorengan', 'sayur', 'gulai'];
/** What goes with meat or fish. */
const FRESH_KINDS: Query['kinds'] = ['sambal', 'sayur', 'minuman'];

/**
 * Removes a dish that something should go with: "lauk pendamping rawon" does not ask for rawon.
 *
 * @returns kinds that suit it, if the question names such a dish.
 */
export function takeBeside({ words, shelf }: Pick<Reading, 'words' | 'shelf'>): Query['kinds'] {
  for (let at = 0; at < words.length; at += 1) {
    // On that day all eat ketupat: what goes with it is asked for.
    if (words[at] === 'lebaran' && words[at + 1] === 'ketupat') {
      closeWords(words, at + 1, 1);
      return SIDE_KINDS;
    }
    const found = findPhrase(words, at, at === 0 ? FIRST_BESIDE_WORDS : BESIDE_WORDS);
    if (found === undefined) continue;
    const after = at + found.length;
    // "Bakar ikan" is "ikan bakar", and "bakar-bakaran" is meat or fish too.
    const recipesOf = (phrase: string) =>
      [phrase, phrase.split(' ').toReversed().join(' ')].flatMap(
        (name) => shelf.names.get(name) ?? dishesOfClass(name, shelf),
      );
    const dish = longestRun(words, after, (phrase) => recipesOf(phrase).length > 0);
    const length = (dish ?? findPhrase(words, after, TRAIT_WORDS))?.length;
    if (length === undefined) continue;
    closeWords(words, at, found.length + length);
    const isMain = recipesOf(dish?.phrase ?? '').every((one) =>
      MAIN.kinds.some((kind) => kind === shelf.recipes[one]?.facts.kind),
    );
    return isMain ? FRESH_KINDS : SIDE_KINDS;
  }
  return [];
}
