import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  NO_OWN_PRICES,
  withOwnPrice,
  withOwnSum,
  type OwnPrice,
  type OwnPrices,
} from '#core/costing/own-prices.ts';
import {
  DEFAULT_BUSINESS_COSTS,
  type BusinessCosts,
  type DishBusiness,
} from '#core/kitchen/business-costs.ts';
import type { DishCosting } from '#core/kitchen/dish-costing.ts';
import { planDish, type DishPlan } from '#core/kitchen/plan-dish.ts';
import type { AskedSize } from '#core/kitchen/portion-count.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { AnswerSizes, PlanningStorage, StoredBusiness } from './planning-storage.ts';

export type PlanningState = {
  /** Counts the answers that were opened: the plan of one is never shown on another. */
  readonly answer: number;
  /** Portions of the answer on screen. */
  readonly sizes: AnswerSizes;
  readonly isSelling: boolean;
  readonly business: StoredBusiness;
  readonly ownPrices: OwnPrices;
  /** Absent until it is loaded. */
  readonly costing: DishCosting | undefined;
  readonly hasCostingFailed: boolean;
};

export type PlanningStore = StoreApi<PlanningState> & {
  /**
   * Sets which dishes are on screen, an answer's or a single one. An answer that is saved keeps the
   * sizes chosen while it was written.
   */
  readonly open: (shown: {
    /** The question of an answer, or what a single dish is known by. */
    readonly key: string;
    /** Absent unless sizes are kept under it. */
    readonly conversationId?: string | undefined;
    /** Portions that were asked for; absent if each dish has its own. */
    readonly portions?: number | undefined;
  }) => void;
  /** Reads again what another tab may have changed. */
  readonly refresh: () => void;
  readonly setPortions: (portions: number | undefined) => void;
  /** Size of one dish; `undefined` returns it to the answer's. */
  readonly setDishSize: (position: number, size: AskedSize | undefined) => void;
  /** How many dishes of the answer are cooked in one go; `undefined` if each has its own. */
  readonly setTogether: (dishes: number | undefined) => void;
  readonly setSelling: (isSelling: boolean) => void;
  readonly changeBusiness: (change: Change<BusinessCosts>) => void;
  readonly changeDish: (dish: Dish, change: Change<DishBusiness>) => void;
  /** The own price of a food by `foodKey`; `undefined` removes it. */
  readonly setOwnPrice: (food: string, price: OwnPrice | undefined) => void;
  /** The own sum for one line by `lineKey`; `undefined` removes it. */
  readonly setOwnSum: (line: string, rupiah: number | undefined) => void;
  /** Resolves when the prices are there or have failed to load; tries again after a failure. */
  readonly loadCosting: () => Promise<void>;
  readonly planDish: (dish: Dish, position: number, state: PlanningState) => DishPlan;
};

/** Changes some fields; `undefined` clears one. */
type Change<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

type PlanningParts = {
  readonly storage: PlanningStorage;
  readonly loadCosting: () => Promise<DishCosting>;
  /** The browser has no room or refuses: changes last until the page closes. */
  readonly onNotStored: () => void;
};

/** The plans of one state, each with the position it was made for. */
type Plans = Map<Dish, { readonly position: number; readonly plan: DishPlan }>;

const NO_SIZES: AnswerSizes = { dishes: {} };

/** Portions, selling mode, own prices and the business, and the figures of a dish that follow. */
export function createPlanningStore(parts: PlanningParts): PlanningStore {
  const { storage, onNotStored } = parts;
  const readKept = () => ({
    isSelling: storage.readSellingMode(),
    business: storage.readBusiness(),
    ownPrices: storage.readOwnPrices(),
  });
  // Begins with the values of the prerendered HTML, with which hydration compares. The stored ones follow.
  const store = createStore<PlanningState>()(() => ({
    isSelling: false,
    business: { costs: DEFAULT_BUSINESS_COSTS, dishes: {} },
    ownPrices: NO_OWN_PRICES,
    answer: 0,
    sizes: NO_SIZES,
    costing: undefined,
    hasCostingFailed: false,
  }));
  store.setState(readKept());
  let opened: { readonly key: string; readonly id: string | undefined } | undefined;
  let loading: Promise<void> | undefined;

  // Every card and the overview ask for the same plans, and React asks more than once.
  const planned = new WeakMap<PlanningState, Plans>();
  const plansOf = (state: PlanningState): Plans => {
    const plans = planned.get(state) ?? new Map();
    planned.set(state, plans);
    return plans;
  };

  const warnUnlessStored = (isStored: boolean) => {
    if (!isStored) onNotStored();
  };

  const setSizes = (sizes: AnswerSizes) => {
    store.setState({ sizes });
    if (opened?.id !== undefined) warnUnlessStored(storage.saveSizes(opened.id, sizes));
  };

  const setBusiness = (business: StoredBusiness) => {
    store.setState({ business });
    warnUnlessStored(storage.saveBusiness(business));
  };

  const changeOwnPrices = (change: (own: OwnPrices) => OwnPrices) => {
    const { own: ownPrices, isStored } = storage.changeOwnPrices(change);
    store.setState({ ownPrices });
    warnUnlessStored(isStored);
  };

  const load = async () => {
    store.setState({ hasCostingFailed: false });
    try {
      store.setState({ costing: await parts.loadCosting() });
    } catch {
      store.setState({ hasCostingFailed: true });
    }
  };

  return {
    ...store,
    open: ({ key, conversationId: id, portions }) => {
      const before = opened;
      opened = { key, id };
      if (before?.key === key && before.id === id) return;
      const wasJustSaved = before?.key === key && before.id === undefined;
      if (wasJustSaved && id !== undefined) {
        const { sizes } = store.getState();
        if (sizes !== NO_SIZES) warnUnlessStored(storage.saveSizes(id, sizes));
        return;
      }
      const stored = id === undefined ? undefined : storage.readSizes(id);
      const preset = portions === undefined ? NO_SIZES : { portions, dishes: {} };
      const sizes = stored ?? preset;
      // Most answers have no sizes, nor does the previous one: then there is nothing to render.
      if (sizes === store.getState().sizes) return;
      store.setState(({ answer }) => ({ answer: answer + 1, sizes }));
    },

    refresh: () => store.setState(readKept()),

    setPortions: (portions) =>
      // A dish's own size is given up: one number for all was asked for.
      setSizes(applyChange(store.getState().sizes, { portions, dishes: {} })),

    setDishSize: (position, size) => {
      const { sizes } = store.getState();
      const { [position]: _, ...others } = sizes.dishes;
      setSizes({
        ...sizes,
        dishes: size === undefined ? others : { ...others, [position]: size },
      });
    },

    setTogether: (together) => setSizes(applyChange(store.getState().sizes, { together })),

    setSelling: (isSelling) => {
      store.setState({ isSelling });
      warnUnlessStored(storage.saveSellingMode(isSelling));
    },

    changeBusiness: (change) => {
      const { business } = store.getState();
      // A figure that was removed returns to the usual one.
      const costs = { ...DEFAULT_BUSINESS_COSTS, ...applyChange(business.costs, change) };
      setBusiness({ ...business, costs });
    },

    changeDish: (dish, change) => {
      const { business } = store.getState();
      const key = businessKey(dish);
      const { [key]: before, ...others } = business.dishes;
      setBusiness({ ...business, dishes: { ...others, [key]: applyChange(before ?? {}, change) } });
    },

    setOwnPrice: (food, price) => changeOwnPrices((own) => withOwnPrice(own, food, price)),

    setOwnSum: (line, rupiah) => changeOwnPrices((own) => withOwnSum(own, line, rupiah)),

    loadCosting: () => {
      if (store.getState().costing !== undefined) return Promise.resolve();
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading;
    },

    planDish: (dish, position, state) => {
      const plans = plansOf(state);
      const known = plans.get(dish);
      if (known?.position === position) return known.plan;
      const { sizes, business, costing, ownPrices } = state;
      const plan = planDish(dish, {
        size: sizeOf(sizes, position),
        business: business.costs,
        dishBusiness: business.dishes[businessKey(dish)],
        together: sizes.together,
        dishCost: costing?.costDish(dish, ownPrices),
      });
      plans.set(dish, { position, plan });
      return plan;
    },
  };
}

/** The size of one dish: its own, else that of the answer. */
export function sizeOf({ portions, dishes }: AnswerSizes, position: number): AskedSize {
  return { ...(portions === undefined ? {} : { portions }), ...dishes[position] };
}

/** The business keeps its figures under a dish's name: the same dish in another answer shares them. */
export function businessKey({ foodName }: Pick<Dish, 'foodName'>): string {
  return foodName.toLowerCase();
}

function applyChange<Fields extends object>(before: Fields, change: Change<Fields>): Fields {
  const merged = { ...before, ...change };
  const given = Object.entries(merged).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Fields;
}
