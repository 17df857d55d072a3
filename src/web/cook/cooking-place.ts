import type { ScaledRecipe } from '#core/kitchen/scale-dish.ts';
import { parseDish } from '#core/recipes/dish.ts';
import { entriesOf, fieldsOf } from '#core/recipes/unknown-values.ts';
import { readStored, type KeyValueStorage } from '../storage/browser-storage.ts';
import { COOKING_KEY } from '../storage/storage-keys.ts';
import { writeFields } from '../storage/stored-value.ts';

/** A place is kept for a day; after that the pot is cold. */
const KEPT_MS = 24 * 3_600_000;
/** More dishes than anyone has stoves for. */
export const MAX_DISHES = 4;
const MAX_TIMERS = 20;

/** A recipe at the size it is cooked at, and how far the cook has come with it. */
export type DishOnStove = Omit<ScaledRecipe, 'advice'> & {
  /** Position of the step on screen, from 0. */
  readonly step: number;
  /** Positions of the ticked ingredients. */
  readonly ticked: readonly number[];
  /** The screen was closed since this dish was last on it. */
  readonly isLeft: boolean;
};

/** A timer; its end is a point in time, so that it survives a phone's sleep. */
export type CookTimer = {
  readonly id: number;
  readonly foodName: string;
  /** `stoveKey` of its dish: two recipes may have the same name. */
  readonly recipe: string;
  readonly stepNumber: number;
  /** The time as the step says it: "10–12 menit". */
  readonly text: string;
  /** What it is for, in the step's words: "Rebus iga"; empty if it has none. */
  readonly name: string;
  /** Milliseconds since the epoch; of a paused one, as if it had not been paused. */
  readonly endsAt: number;
  /** When it was paused, in milliseconds since the epoch; not while it runs. */
  readonly pausedAt?: number;
  /** True once it has rung; it stays until it is stopped. */
  readonly hasRung: boolean;
};

export type CookingPlace = {
  /** `minimised`: unfinished, but the page was opened to show something else; waits for the visitor. */
  readonly view: 'open' | 'minimised' | 'closed';
  readonly dishes: readonly DishOnStove[];
  /** Position of the dish on screen. */
  readonly active: number;
  readonly timers: readonly CookTimer[];
};

export const NO_COOKING: CookingPlace = { view: 'closed', dishes: [], active: 0, timers: [] };

export const isPaused = ({ pausedAt }: CookTimer): boolean => pausedAt !== undefined;

/** Milliseconds until a timer rings, which a paused one keeps; below zero once it is over. */
export const timeLeft = ({ endsAt, pausedAt }: CookTimer, now: number): number =>
  endsAt - (pausedAt ?? now);

/** Reads the place; {@link NO_COOKING} if there is none, or it is damaged or over a day old. */
export function readCookingPlace(storage: KeyValueStorage, now: number): CookingPlace {
  const fields = fieldsOf(readStored(storage, COOKING_KEY));
  const savedAt = Number(fields['savedAt']);
  if (!(now - savedAt < KEPT_MS)) return NO_COOKING;
  const dishes = entriesOf(fields['dishes']).slice(0, MAX_DISHES).flatMap(readCookedDish);
  if (dishes.length === 0) return NO_COOKING;
  return {
    view: fields['isOpen'] === true ? 'open' : 'closed',
    dishes,
    active: readIndex(fields['active'], dishes.length),
    timers: entriesOf(fields['timers'])
      .slice(0, MAX_TIMERS)
      .flatMap(readTimer)
      .filter((timer) => timeLeft(timer, now) < KEPT_MS),
  };
}

/** @returns false if the browser refuses: cooking goes on, but a reload starts from the first step. */
export function writeCookingPlace(
  storage: KeyValueStorage,
  { view, dishes, active, timers }: CookingPlace,
  now: number,
): boolean {
  const place = { isOpen: view !== 'closed', dishes, active, timers, savedAt: now };
  const failure = writeFields(storage, COOKING_KEY, () =>
    dishes.length === 0 ? undefined : place,
  );
  return failure === undefined;
}

function readCookedDish(value: unknown): DishOnStove[] {
  const fields = fieldsOf(value);
  const dish = parseDish(fields['dish']);
  if (dish === undefined) return [];
  const step = readIndex(fields['step'], dish.completeRecept.length);
  const [ticked = [], unscaledSteps = []] = [fields['ticked'], fields['unscaledSteps']].map(
    (list) => entriesOf(list).filter((entry) => typeof entry === 'number'),
  );
  return [{ dish, unscaledSteps, step, ticked, isLeft: fields['isLeft'] === true }];
}

function readTimer(value: unknown): CookTimer[] {
  const { id, foodName, recipe, stepNumber, text, name, endsAt, pausedAt, hasRung } =
    fieldsOf(value);
  const isTimer =
    typeof id === 'number' &&
    typeof foodName === 'string' &&
    typeof stepNumber === 'number' &&
    typeof text === 'string' &&
    typeof endsAt === 'number';
  if (!isTimer) return [];
  return [
    {
      id,
      foodName,
      recipe: String(recipe),
      stepNumber,
      text,
      name: typeof name === 'string' ? name : '',
      endsAt,
      ...(typeof pausedAt === 'number' && { pausedAt }),
      hasRung: hasRung === true,
    },
  ];
}

function readIndex(value: unknown, length: number): number {
  return Number.isInteger(value)
    ? Math.min(Math.max(0, Number(value)), Math.max(0, length - 1))
    : 0;
}
