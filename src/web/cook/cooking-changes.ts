import { stoveKey } from '#core/kitchen/dish-identity.ts';
import type { ScaledRecipe } from '#core/kitchen/scale-dish.ts';
import type { StepTime } from '#core/kitchen/step-times.ts';
import {
  MAX_DISHES,
  NO_COOKING,
  isPaused,
  type DishOnStove,
  type CookingPlace,
  type CookTimer,
} from './cooking-place.ts';

/** Opens a dish at the step where it was left; drops the oldest if there are too many. */
export function startDish(
  place: CookingPlace,
  { dish, unscaledSteps }: ScaledRecipe,
): CookingPlace {
  const at = place.dishes.findIndex((cooked) => stoveKey(cooked.dish) === stoveKey(dish));
  if (at >= 0) {
    // Its portions may have changed since then; steps and ticks still fit.
    const resume = (cooked: DishOnStove) => ({ ...cooked, dish, unscaledSteps });
    return showDish(changeDish(place, at, resume), at);
  }
  const others = place.dishes.slice(-(MAX_DISHES - 1));
  const dishes = [...others, { dish, unscaledSteps, step: 0, ticked: [], isLeft: false }];
  return showDish({ ...place, dishes }, others.length);
}

/** Shows the dish at that position, at the step where it was left. */
export function showDish(place: CookingPlace, position: number): CookingPlace {
  const shown = changeDish(place, position, (cooked) => ({ ...cooked, isLeft: false }));
  return { ...shown, active: position, view: 'open' };
}

/** Moves the dish on screen by that many steps; stops at both ends. */
export function moveStep(place: CookingPlace, steps: number): CookingPlace {
  return changeDish(place, place.active, (cooked) => {
    const last = Math.max(0, cooked.dish.completeRecept.length - 1);
    return { ...cooked, step: Math.min(Math.max(0, cooked.step + steps), last) };
  });
}

/** Ticks an ingredient of the dish on screen, or takes the tick away. */
export function toggleIngredient(place: CookingPlace, position: number): CookingPlace {
  return changeDish(place, place.active, (cooked) => ({
    ...cooked,
    ticked: cooked.ticked.includes(position)
      ? cooked.ticked.filter((other) => other !== position)
      : [...cooked.ticked, position],
  }));
}

/**
 * Sets a timer for the step on screen, unless it is running; a paused one goes on, one that has rung
 * starts again.
 */
export function startTimer(
  place: CookingPlace,
  { text, name, seconds }: StepTime,
  now: number,
): CookingPlace {
  const { timers } = place;
  const cooked = place.dishes[place.active];
  if (cooked === undefined) return place;
  const recipe = stoveKey(cooked.dish);
  const stepNumber = cooked.step + 1;
  const isSame = (timer: CookTimer) =>
    timer.recipe === recipe &&
    timer.stepNumber === stepNumber &&
    timer.text === text &&
    timer.name === name;
  const set = timers.find((other) => isSame(other) && !other.hasRung);
  if (set !== undefined) return resumeTimer(place, set.id, now);
  const timer = {
    id: Math.max(0, ...timers.map(({ id }) => id)) + 1,
    foodName: cooked.dish.foodName,
    recipe,
    stepNumber,
    text,
    name,
    endsAt: now + seconds * 1_000,
    hasRung: false,
  };
  return { ...place, timers: [...timers.filter((other) => !isSame(other)), timer] };
}

/** Lets a running timer keep the time it has left. */
export function pauseTimer(place: CookingPlace, id: number, now: number): CookingPlace {
  return changeTimer(place, id, (timer) =>
    isRunning(timer) ? { ...timer, pausedAt: now } : timer,
  );
}

/** Lets a paused timer run for the time it had left. */
export function resumeTimer(place: CookingPlace, id: number, now: number): CookingPlace {
  return changeTimer(place, id, ({ pausedAt = now, ...timer }) => ({
    ...timer,
    endsAt: timer.endsAt + now - pausedAt,
  }));
}

export function stopTimer(place: CookingPlace, id: number): CookingPlace {
  return { ...place, timers: place.timers.filter((timer) => timer.id !== id) };
}

/**
 * Removes the dish on screen with its timers. Another dish is shown if its timer waits for the cook, or it was
 * begun and not left; otherwise the screen closes.
 */
export function finishDish(place: CookingPlace): CookingPlace {
  const dishes = place.dishes.filter((_, at) => at !== place.active);
  const done = place.dishes[place.active];
  const timers = place.timers.filter(({ recipe }) => !done || recipe !== stoveKey(done.dish));
  const active = dishes.findIndex(
    (cooked) => hasTimer(timers, cooked) || (cooked.step > 0 && !cooked.isLeft),
  );
  const rest = { ...place, dishes, active, timers };
  return active < 0 ? leaveDishes(rest) : rest;
}

/**
 * Leaves the screen. A dish at its first step without a timer or a tick is dropped: nothing is lost, and
 * it would be shown beside the next dish. One that was never left may be open in another tab of the
 * browser, and stays.
 */
export function leaveDishes(place: CookingPlace): CookingPlace {
  const shown = place.dishes[place.active];
  const kept = place.dishes.filter(
    (cooked) =>
      cooked.step > 0 ||
      cooked.ticked.length > 0 ||
      hasTimer(place.timers, cooked) ||
      !(cooked.isLeft || cooked === shown),
  );
  if (kept.length === 0) return NO_COOKING;
  // If the dish on screen was dropped, one with a timer comes first.
  const at = kept.findIndex((cooked) => cooked === shown);
  const active = at < 0 ? kept.findIndex((cooked) => hasTimer(place.timers, cooked)) : at;
  return {
    ...place,
    view: 'closed',
    dishes: kept.map((cooked) => ({ ...cooked, isLeft: true })),
    active: Math.max(0, active),
  };
}

/** What another tab stored. The dish on screen here stays, unless it was finished there. */
export function takeOver(place: CookingPlace, stored: CookingPlace): CookingPlace {
  const shown = place.dishes[place.active]?.dish;
  const at = stored.dishes.findIndex(({ dish }) => shown && stoveKey(dish) === stoveKey(shown));
  const isGone = place.view === 'open' && at < 0;
  return { ...stored, active: Math.max(0, at), view: isGone ? 'closed' : place.view };
}

/** Timers that are due and have not rung. */
export function dueTimers({ timers }: CookingPlace, now: number): readonly CookTimer[] {
  return timers.filter((timer) => isRunning(timer) && timer.endsAt <= now);
}

/** Notes that these timers have rung. */
export function markRung(place: CookingPlace, rung: readonly CookTimer[]): CookingPlace {
  const timers = place.timers.map((timer) =>
    rung.includes(timer) ? { ...timer, hasRung: true } : timer,
  );
  return { ...place, timers };
}

function changeTimer(
  place: CookingPlace,
  id: number,
  change: (timer: CookTimer) => CookTimer,
): CookingPlace {
  const timers = place.timers.map((timer) => (timer.id === id ? change(timer) : timer));
  return { ...place, timers };
}

/** When the next timer ends; `Infinity` if none runs. */
export function nextEnd({ timers }: CookingPlace): number {
  return Math.min(...timers.filter(isRunning).map(({ endsAt }) => endsAt));
}

/** Neither paused nor over. */
export const isRunning = (timer: CookTimer): boolean => !timer.hasRung && !isPaused(timer);

const hasTimer = (timers: readonly CookTimer[], { dish }: DishOnStove): boolean =>
  timers.some(({ recipe }) => recipe === stoveKey(dish));

function changeDish(
  place: CookingPlace,
  position: number,
  change: (cooked: DishOnStove) => DishOnStove,
): CookingPlace {
  const dishes = place.dishes.map((cooked, at) => (at === position ? change(cooked) : cooked));
  return { ...place, dishes };
}
