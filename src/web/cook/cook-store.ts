import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DishToCook } from '#core/kitchen/scale-dish.ts';
import type { StepTime } from '#core/kitchen/step-times.ts';
import type { Clock } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import {
  MAX_DISHES,
  NO_COOKING,
  readCookingPlace,
  stoveKey,
  writeCookingPlace,
  type CookedDish,
  type CookingPlace,
  type CookTimer,
} from './cooking-place.ts';

type CookState = CookingPlace & {
  /** False if the browser refuses to store the place: it lasts for this visit only. */
  readonly isKept: boolean;
};

export type CookStore = StoreApi<CookState> & {
  /** Opens a dish at the step where it was left; a second dish is added to the first. */
  readonly start: (cooked: DishToCook) => void;
  /** Shows the dish at that position; opens the screen where it was left. */
  readonly show: (position: number) => void;
  /** Moves the dish on screen by that many steps; stops at both ends. */
  readonly move: (steps: number) => void;
  readonly toggleIngredient: (position: number) => void;
  /**
   * Sets a timer, once: a wet knuckle that taps twice means one tap. One that has rung starts
   * again.
   */
  readonly startTimer: (time: StepTime) => void;
  readonly stopTimer: (id: number) => void;
  /** Removes the dish on screen with its timers; after the last dish the screen closes. */
  readonly finish: () => void;
  /** Leaves the screen; the places are kept. */
  readonly leave: (then: 'keep-timers' | 'stop-timers') => void;
  /**
   * Rings what is due; call it when the page becomes visible. No timer runs while a phone sleeps.
   */
  readonly catchUp: () => void;
  /**
   * Takes over what another tab has stored; call it when it has. The dish on screen stays, unless
   * it was finished there.
   */
  readonly follow: () => void;
};

type CookParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** Whether the page was opened to show something other than this dish, which was left open. */
  readonly startsAside: (left: Dish) => boolean;
  /** Sounds the alarm; called once for each timer. */
  readonly ring: (timer: CookTimer) => void;
};

/** Timers are looked at this often: a longer wait ends late if the device sleeps in between. */
const TICK_MS = 1_000;

/** What is being cooked, step by step, and its timers; kept in the browser for a day. */
export function createCookStore({ storage, clock, startsAside, ring }: CookParts): CookStore {
  const store = createStore<CookState>()(() => {
    const place = readCookingPlace(storage, clock.now());
    const left = place.dishes[place.active]?.dish;
    const isAside = place.view === 'open' && left !== undefined && startsAside(left);
    return { ...place, view: isAside ? 'aside' : place.view, isKept: true };
  });
  let cancelWaiting = () => {};

  const change = (changed: Partial<CookState>) => {
    store.setState(changed);
    store.setState({ isKept: writeCookingPlace(storage, store.getState(), clock.now()) });
  };

  const changeActive = (changeDish: (cooked: CookedDish) => CookedDish) => {
    const { dishes, active } = store.getState();
    change({ dishes: dishes.map((cooked, at) => (at === active ? changeDish(cooked) : cooked)) });
  };

  const catchUp = () => {
    cancelWaiting();
    const now = clock.now();
    const { timers } = store.getState();
    const due = timers.filter(({ endsAt, hasRung }) => !hasRung && endsAt <= now);
    if (due.length > 0) {
      change({
        timers: timers.map((timer) => (due.includes(timer) ? { ...timer, hasRung: true } : timer)),
      });
      for (const timer of due) ring(timer);
    }
    const next = Math.min(
      ...store.getState().timers.flatMap(({ endsAt, hasRung }) => (hasRung ? [] : [endsAt])),
    );
    if (!Number.isFinite(next)) return;
    cancelWaiting = clock.setTimer(catchUp, Math.min(next - now, TICK_MS));
  };

  catchUp();

  return {
    ...store,
    catchUp,
    follow: () => {
      const { dishes, active, view, isKept } = store.getState();
      // Nothing of this tab is stored, so nothing of another one replaces it.
      if (!isKept) return;
      const place = readCookingPlace(storage, clock.now());
      const shown = dishes[active]?.dish;
      const at = place.dishes.findIndex(({ dish }) => shown && stoveKey(dish) === stoveKey(shown));
      const isGone = view === 'open' && at < 0;
      store.setState({ ...place, active: Math.max(0, at), view: isGone ? 'closed' : view });
      catchUp();
    },
    start: ({ dish, unscaledSteps }) => {
      const { dishes } = store.getState();
      const at = dishes.findIndex((cooked) => stoveKey(cooked.dish) === stoveKey(dish));
      if (at >= 0) {
        // Its portions may have changed since then; steps and ticks still fit.
        const resumed = dishes.map((cooked, index) =>
          index === at ? { ...cooked, dish, unscaledSteps } : cooked,
        );
        change({ dishes: resumed, active: at, view: 'open' });
      } else {
        const others = dishes.slice(-(MAX_DISHES - 1));
        change({
          dishes: [...others, { dish, unscaledSteps, step: 0, ticked: [] }],
          active: others.length,
          view: 'open',
        });
      }
    },
    show: (position) => change({ active: position, view: 'open' }),
    move: (steps) =>
      changeActive((cooked) => {
        const last = Math.max(0, cooked.dish.completeRecept.length - 1);
        return { ...cooked, step: Math.min(Math.max(0, cooked.step + steps), last) };
      }),
    toggleIngredient: (position) =>
      changeActive((cooked) => ({
        ...cooked,
        ticked: cooked.ticked.includes(position)
          ? cooked.ticked.filter((other) => other !== position)
          : [...cooked.ticked, position],
      })),
    startTimer: ({ text, seconds }) => {
      const { dishes, active, timers } = store.getState();
      const cooked = dishes[active];
      if (cooked === undefined) return;
      const recipe = stoveKey(cooked.dish);
      const isSame = (timer: CookTimer) =>
        timer.recipe === recipe && timer.stepNumber === cooked.step + 1 && timer.text === text;
      if (timers.some((timer) => isSame(timer) && !timer.hasRung)) return;
      const id = Math.max(0, ...timers.map((timer) => timer.id)) + 1;
      const timer = {
        id,
        foodName: cooked.dish.foodName,
        recipe,
        stepNumber: cooked.step + 1,
        text,
        endsAt: clock.now() + seconds * 1_000,
        hasRung: false,
      };
      change({ timers: [...timers.filter((other) => !isSame(other)), timer] });
      catchUp();
    },
    stopTimer: (id) => {
      change({ timers: store.getState().timers.filter((timer) => timer.id !== id) });
      catchUp();
    },
    finish: () => {
      const { dishes, active, timers } = store.getState();
      const left = dishes.filter((_, at) => at !== active);
      const done = dishes[active] && stoveKey(dishes[active].dish);
      change(
        left.length === 0
          ? NO_COOKING
          : { dishes: left, active: 0, timers: timers.filter(({ recipe }) => recipe !== done) },
      );
      catchUp();
    },
    leave: (then) => {
      change({ view: 'closed', ...(then === 'stop-timers' ? { timers: [] } : {}) });
      catchUp();
    },
  };
}
