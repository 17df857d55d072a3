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
import type { DishCosting } from '#core/costing/dish-costing.ts';
import type { MealBox } from '#core/kitchen/meal-box.ts';
import type { DishSize } from '#core/kitchen/portion-count.ts';
import { loadOnce } from '#core/load-once.ts';
import type { Dish } from '#core/recipes/dish.ts';
import {
  withBox,
  withCosts,
  withDishBusiness,
  withDishSize,
  withPortions,
  withTogether,
  type Change,
  type PlanningState,
} from './planning-state.ts';
import type { AnswerSizes, PlanningStorage, StoredBusiness } from './planning-storage.ts';

export type PlanningStore = StoreApi<PlanningState> & {
  /**
   * Sets which dishes are on screen, an answer's or a single one. An answer that is saved keeps the
   * sizes chosen while it was written.
   */
  readonly open: (shown: {
    /** The question of an answer, or what a single dish is known by. */
    readonly key: string;
    /** The question, if it may say how much is cooked of which dish, or for guests. */
    readonly question?: string | undefined;
    /** Absent unless sizes are kept under it. */
    readonly conversationId?: string | undefined;
    /** Portions that were asked for; absent if each dish has its own. */
    readonly portions?: number | undefined;
  }) => void;
  /** Reads again what another tab may have changed. */
  readonly refresh: () => void;
  /** Gives a conversation the sizes that were chosen for another. */
  readonly copySizes: (fromId: string, toId: string) => void;
  readonly setPortions: (portions: number | undefined) => void;
  /** Size of one dish; `undefined` returns it to the answer's. */
  readonly setDishSize: (position: number, size: DishSize | undefined) => void;
  /** How many dishes of the answer are cooked in one go; `undefined` if each has its own. */
  readonly setTogether: (dishes: number | undefined) => void;
  /** What a box of the answer's dishes contains and sells for; kept like the sizes. */
  readonly changeBox: (change: Change<MealBox>) => void;
  readonly setSelling: (isSelling: boolean) => void;
  readonly changeBusiness: (change: Change<BusinessCosts>) => void;
  readonly changeDish: (dish: Dish, change: Change<DishBusiness>) => void;
  /** The own price of a food by `foodKey`; `undefined` removes it. */
  readonly setOwnPrice: (food: string, price: OwnPrice | undefined) => void;
  /** The own sum for one line by `lineKey`; `undefined` removes it. */
  readonly setOwnSum: (line: string, rupiah: number | undefined) => void;
  /** Resolves when the prices are there or have failed to load; tries again after a failure. */
  readonly loadCosting: () => Promise<void>;
};

type PlanningParts = {
  readonly storage: PlanningStorage;
  readonly loadCosting: () => Promise<DishCosting>;
  /** The browser has no room or refuses: changes last until the page closes. */
  readonly onNotStored: () => void;
};

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
    question: undefined,
    costing: undefined,
    hasCostingFailed: false,
  }));
  store.setState(readKept());
  let opened: { readonly key: string; readonly id: string | undefined } | undefined;

  const warnUnlessStored = (isStored: boolean) => {
    if (!isStored) onNotStored();
  };

  // Another tab may have changed what is stored. What the browser refused lasts until the page closes.
  let areSizesStored = true;
  let isBusinessStored = true;
  const readSizes = (): AnswerSizes => {
    const shown = store.getState().sizes;
    if (!areSizesStored || opened?.id === undefined) return shown;
    return storage.readSizes(opened.id) ?? shown;
  };
  const saveSizes = (id: string, sizes: AnswerSizes) => {
    areSizesStored = storage.saveSizes(id, sizes);
    warnUnlessStored(areSizesStored);
  };

  const changeSizes = (change: (sizes: AnswerSizes) => AnswerSizes) => {
    const sizes = change(readSizes());
    store.setState({ sizes });
    if (opened?.id !== undefined) saveSizes(opened.id, sizes);
  };

  const changeBusiness = (change: (business: StoredBusiness) => StoredBusiness) => {
    const business = change(isBusinessStored ? storage.readBusiness() : store.getState().business);
    store.setState({ business });
    isBusinessStored = storage.saveBusiness(business);
    warnUnlessStored(isBusinessStored);
  };

  const changeOwnPrices = (change: (own: OwnPrices) => OwnPrices) => {
    const { own: ownPrices, isStored } = storage.changeOwnPrices(change);
    store.setState({ ownPrices });
    warnUnlessStored(isStored);
  };

  const load = loadOnce(async () => {
    store.setState({ hasCostingFailed: false });
    store.setState({ costing: await parts.loadCosting() });
  });

  return {
    ...store,
    open: ({ key, question, conversationId: id, portions }) => {
      const before = opened;
      opened = { key, id };
      if (before?.key === key && before.id === id) return;
      const wasJustSaved = before?.key === key && before.id === undefined;
      if (wasJustSaved && id !== undefined) {
        const { sizes } = store.getState();
        if (sizes !== NO_SIZES) saveSizes(id, sizes);
        return;
      }
      areSizesStored = true;
      const stored = id === undefined ? undefined : storage.readSizes(id);
      const preset = portions === undefined ? NO_SIZES : { portions, dishes: {} };
      const sizes = stored ?? preset;
      // Most answers have no sizes, nor does the previous one: then there is nothing to render.
      const shown = store.getState();
      if (sizes === shown.sizes && question === shown.question) return;
      store.setState(({ answer }) => ({ answer: answer + 1, sizes, question }));
    },

    refresh: () => store.setState({ ...readKept(), sizes: readSizes() }),

    copySizes: (fromId, toId) => {
      const sizes = storage.readSizes(fromId);
      if (sizes !== undefined) warnUnlessStored(storage.saveSizes(toId, sizes));
    },

    setPortions: (portions) => changeSizes((sizes) => withPortions(sizes, portions)),

    setDishSize: (position, size) => changeSizes((sizes) => withDishSize(sizes, position, size)),

    setTogether: (together) => changeSizes((sizes) => withTogether(sizes, together)),

    changeBox: (change) => changeSizes((sizes) => withBox(sizes, change)),

    setSelling: (isSelling) => {
      store.setState({ isSelling });
      warnUnlessStored(storage.saveSellingMode(isSelling));
    },

    changeBusiness: (change) => changeBusiness((business) => withCosts(business, change)),

    changeDish: (dish, change) =>
      changeBusiness((business) => withDishBusiness(business, dish, change)),

    setOwnPrice: (food, price) => changeOwnPrices((own) => withOwnPrice(own, food, price)),

    setOwnSum: (line, rupiah) => changeOwnPrices((own) => withOwnSum(own, line, rupiah)),

    loadCosting: () => load().catch(() => store.setState({ hasCostingFailed: true })),
  };
}
