import type { Random } from '../../outside-world.ts';
import { shuffled } from '../../shuffled.ts';
import { isHaram, NATIONWIDE, type Occasion, type RecipeFacts } from './recipe-facts.ts';

/** Titles that may be offered, each with a code letter for its group. */
export type OfferedTitles = { readonly titles: readonly string[]; readonly groups: string };

const KNOWN = 'k';
const REGIONAL = 'r';
const DRINK = 'd';
const SNACK = 's';
const UNOFFERED = '-';

/**
 * The mix of ten titles for an empty screen: six that everybody knows, two of a region, and so on.
 */
const TEN: readonly (readonly [group: string, count: number])[] = [
  [KNOWN, 6],
  [REGIONAL, 2],
  [DRINK, 1],
  [SNACK, 1],
];

const OFFERED_SNACKS: readonly string[] = ['jajanan', 'gorengan', 'kue', 'kue kering'];
/** A dish that few know is offered if it is one for guests. */
const FESTIVE: readonly Occasion[] = ['hajatan', 'lebaran', 'natal', 'nasi kotak', 'arisan'];
/** Every first answer loads the list. */
const REGIONAL_PER_PROVINCE = 2;
const MEALS: readonly string[] = ['nasi', 'mi', 'soto', 'sup', 'gulai', 'sate', 'lauk', 'sayur'];

/**
 * Titles of a collection that may be offered.
 *
 * @param wellKnown positions of the dishes that most Indonesians know.
 */
export function listOffered(
  facts: readonly RecipeFacts[],
  wellKnown: readonly number[],
): OfferedTitles {
  const offered = facts.map(
    (recipe, position) => [recipe.title, groupTitle(recipe, wellKnown.includes(position))] as const,
  );
  const regional = new Map<string, number>();
  const kept = offered.filter(([, group], position) => {
    const province = facts[position]?.province ?? NATIONWIDE;
    if (group !== REGIONAL) return group !== UNOFFERED;
    const before = regional.get(province) ?? 0;
    regional.set(province, before + 1);
    return before < REGIONAL_PER_PROVINCE;
  });
  return { titles: kept.map(([title]) => title), groups: kept.map(([, group]) => group).join('') };
}

/** A recipe's code letter. Pork and alcohol are never offered unasked. */
function groupTitle(
  { kind, province, occasions, contains }: RecipeFacts,
  isKnown: boolean,
): string {
  if (isHaram({ contains })) return UNOFFERED;
  if (kind === 'minuman') return isKnown ? DRINK : UNOFFERED;
  if (OFFERED_SNACKS.includes(kind)) return isKnown ? SNACK : UNOFFERED;
  if (isKnown) return KNOWN;
  const isFestive = occasions.some((occasion) => FESTIVE.includes(occasion));
  return province !== NATIONWIDE && MEALS.includes(kind) && isFestive ? REGIONAL : UNOFFERED;
}

/**
 * Picks random titles for an empty screen, each once: in ten, six that everybody knows, two of a
 * region, a drink and a snack. Within a group they are as varied as possible: a second "Soto …"
 * only after every other beginning.
 *
 * @param count most titles wanted; fewer are returned if there are not as many.
 */
export function pickTitles(
  { titles, groups }: OfferedTitles,
  count: number,
  random: Random,
): readonly string[] {
  if (count <= 0) return [];
  const picked = TEN.flatMap(([group, ofTen]) => {
    const ofGroup = titles.filter((_, at) => groups[at] === group);
    const wanted = Math.max(1, Math.round((count * ofTen) / 10));
    return inTurn(ofGroup, random).slice(0, wanted);
  });
  const others = titles.filter((title) => !picked.includes(title));
  return [...new Set([...picked, ...inTurn(others, random, picked)])].slice(0, count);
}

/** In random order, the first of each beginning before the second of any. */
function inTurn(
  titles: readonly string[],
  random: Random,
  picked: readonly string[] = [],
): readonly string[] {
  const turns = new Map(picked.map((title) => [beginningOf(title), 1]));
  return shuffled(titles, random)
    .map((title) => {
      const beginning = beginningOf(title);
      const turn = turns.get(beginning) ?? 0;
      turns.set(beginning, turn + 1);
      return { title, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ title }) => title);
}

const beginningOf = (title: string): string => title.split(/[ -]/u)[0] ?? '';
