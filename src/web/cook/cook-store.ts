import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ScaledRecipe } from '#core/kitchen/scale-dish.ts';
import type { StepTime } from '#core/kitchen/step-times.ts';
import type { Clock } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import {
  dueTimers,
  finishDish,
  leaveDishes,
  markRung,
  moveStep,
  nextEnd,
  pauseTimer,
  resumeTimer,
  showDish,
  startDish,
  startTimer,
  stopTimer,
  takeOver,
  toggleIngredient,
} from './cooking-changes.ts';
import {
  readCookingPlace,
  writeCookingPlace,
  type CookingPlace,
  type CookTimer,
} from './cooking-place.ts';

type CookState = CookingPlace & {
  /** False if the browser refuses to store the place: it lasts for this visit only. */
  readonly isStored: boolean;
};

export type CookStore = StoreApi<CookState> & {
  /** Opens a dish at the step where it was left; a second dish is added to the first. */
  readonly start: (cooked: ScaledRecipe) => void;
  /** Shows the dish at that position; opens the screen where it was left. */
  readonly show: (position: number) => void;
  /** Moves the dish on screen by that many steps; stops at both ends. */
  readonly move: (steps: number) => void;
  readonly toggleIngredient: (position: number) => void;
  /**
   * Sets a timer, once: two taps of a wet knuckle count as one. A paused timer goes on, one that has rung
   * starts again.
   */
  readonly startTimer: (time: StepTime) => void;
  /** A paused timer does not ring; it goes on with the time it had left. */
  readonly pauseTimer: (id: number) => void;
  readonly resumeTimer: (id: number) => void;
  readonly stopTimer: (id: number) => void;
  /** Removes the dish on screen with its timers; the screen closes unless another dish waits. */
  readonly finish: () => void;
  /** Leaves the screen; the places of dishes that were begun are kept. */
  readonly leave: (then: 'keep-timers' | 'stop-timers') => void;
  /**
   * Rings due timers; call it when the page becomes visible. No timer runs while a phone sleeps.
   */
  readonly catchUp: () => void;
  /** Takes over what another tab stored. The dish on screen stays, unless it was finished there. */
  readonly follow: () => void;
};

type CookParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** Whether the page was opened to show something other than this unfinished dish. */
  readonly startsMinimised: (left: Dish) => boolean;
  /** Sounds the alarm; called once for each timer. */
  readonly ring: (timer: CookTimer) => void;
};

/** How often timers are checked: a longer wait ends late if the device sleeps meanwhile. */
const TICK_MS = 1_000;

/** What is being cooked, step by step, and its timers; kept in the browser for a day. */
export function createCookStore({ storage, clock, startsMinimised, ring }: CookParts): CookStore {
  const store = createStore<CookState>()(() => {
    const place = readCookingPlace(storage, clock.now());
    const left = place.dishes[place.active]?.dish;
    const isMinimised = place.view === 'open' && left !== undefined && startsMinimised(left);
    return { ...place, view: isMinimised ? 'minimised' : place.view, isStored: true };
  });
  let cancelWaiting = () => {};

  const apply = (change: (place: CookingPlace) => CookingPlace) => {
    const place = change(store.getState());
    store.setState({ ...place, isStored: writeCookingPlace(storage, place, clock.now()) });
    catchUp();
  };

  const catchUp = () => {
    cancelWaiting();
    const now = clock.now();
    const due = dueTimers(store.getState(), now);
    if (due.length > 0) {
      apply((place) => markRung(place, due));
      for (const timer of due) ring(timer);
      return;
    }
    const end = nextEnd(store.getState());
    if (Number.isFinite(end)) cancelWaiting = clock.setTimer(catchUp, Math.min(end - now, TICK_MS));
  };

  catchUp();

  return {
    ...store,
    start: (dish) => apply((place) => startDish(place, dish)),
    show: (position) => apply((place) => showDish(place, position)),
    move: (steps) => apply((place) => moveStep(place, steps)),
    toggleIngredient: (position) => apply((place) => toggleIngredient(place, position)),
    startTimer: (time) => apply((place) => startTimer(place, time, clock.now())),
    pauseTimer: (id) => apply((place) => pauseTimer(place, id, clock.now())),
    resumeTimer: (id) => apply((place) => resumeTimer(place, id, clock.now())),
    stopTimer: (id) => apply((place) => stopTimer(place, id)),
    finish: () => apply(finishDish),
    leave: (then) =>
      apply((place) => leaveDishes(then === 'stop-timers' ? { ...place, timers: [] } : place)),
    catchUp,
    follow: () => {
      const state = store.getState();
      // Nothing of this tab is stored, so another tab replaces nothing.
      if (!state.isStored) return;
      store.setState(takeOver(state, readCookingPlace(storage, clock.now())));
      catchUp();
    },
  };
}
