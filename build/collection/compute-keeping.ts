import {
  WHOLE_DAY_HOURS,
  type RecipeFacts,
} from '../../src/core/sources/collection/recipe-facts.ts';
import type { RecipeFile } from './read-recipe.ts';

/** Where a dish is kept, and how a clause says so; the first that it names counts. */
const PLACES = [
  ['fridge', /^[^:]*kulkas/u],
  ['freezer', /\bbeku\b|freezer/u],
  // "Koya di toples 2 minggu" is about a part: of the dish is only what begins with the place.
  ['room', /^\s*(?:di |dalam |simpan |tahan |wadah )*(?:suhu ruang|s?toples|luar kulkas|kedap)/u],
] as const satisfies readonly (readonly [string, RegExp])[];

type Place = (typeof PLACES)[number][0];

const placeOf = (clause: string): Place | undefined =>
  PLACES.find(([, sign]) => sign.test(clause))?.[0];

/** "Saus olesan di kulkas 1 minggu" says nothing of the dish, unless it is named after it. */
const PART = /^\s*(saus|sambal|bumbu|cuko|kinca|juruh|sirup|gula|srikaya|serundeng|koya)\b/u;
/** The shorter end of a range counts. */
const DURATION = /(\d+)(?:[–-]\d+)? (jam|hari|minggu|bulan)/u;
const DAYS: Readonly<Record<string, number>> = { jam: 1 / 24, hari: 1, minggu: 7, bulan: 30 };

/** For how many days the storage note says the dish keeps in a place; 0 if it does not say. */
export function daysKept({ storage, title, kind }: RecipeFile, place: Place): number {
  for (const sentence of storage.toLowerCase().split('.')) {
    const [, part] = PART.exec(sentence) ?? [];
    if (part !== undefined && kind !== part && !title.toLowerCase().includes(part)) continue;
    // A clause without a place is about that of the clause before.
    let here: Place | undefined;
    for (const clause of sentence.split(/[,;]|\batau\b/u)) {
      if (/\bjangan\b/u.test(clause)) continue;
      here = placeOf(clause) ?? here;
      const [, count, unit] = DURATION.exec(clause) ?? [];
      if (here === place && count !== undefined) return Number(count) * (DAYS[unit ?? ''] ?? 0);
    }
  }
  return 0;
}

/** How long a dish keeps outside and in the fridge. */
export function computeKeeping(recipe: RecipeFile): Pick<RecipeFacts, 'roomHours' | 'fridgeDays'> {
  const room = daysKept(recipe, 'room');
  const fridge = daysKept(recipe, 'fridge');
  // Only a part of the dish, like the koya of a soto, keeps longer on the table than in the fridge.
  const isOfPart = fridge > 0 && room > fridge;
  const hours = Math.round(room * 24);
  return {
    roomHours: isOfPart || hours < WHOLE_DAY_HOURS ? 0 : hours,
    fridgeDays: Math.floor(fridge),
  };
}
