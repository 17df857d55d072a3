import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DishCosting } from '#core/costing/dish-costing.ts';
import {
  NO_OWN_PRICES,
  withOwnPrice,
  withOwnSum,
  type OwnPrice,
  type OwnPrices,
} from '#core/costing/own-prices.ts';
import type { QuestionReading } from '#core/kitchen/asked/read-question.ts';
import {
  DEFAULT_BUSINESS_COSTS,
  type BusinessCosts,
  type DishBusiness,
} from '#core/kitchen/business-costs.ts';
import { USUAL_BOX, type MealBox } from '#core/kitchen/meal-box.ts';
import type { DishSize } from '#core/kitchen/portion-count.ts';
import { loadOnce } from '#core/load-once.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { StoredValue } from '../storage/stored-value.ts';
import {
  applyChange,
  withDishBusiness,
  withDishSize,
  type Change,
  type OrderedBox,
  type PlanningState,
} from './planning-state.ts';
import type { AnswerSizes, PlanningStorage, StoredBusiness } from './planning-storage.ts';

export type PlanningStore = StoreApi<PlanningState> & {
  /**
   * Sets which dishes are on screen, an answer's or a single one. An answer that is saved keeps the
   * sizes chosen while it was written.
   */
  readonly open: (shown: {
    /** The question of an answer, or the identity of a single dish. */
    readonly key: string;
    /** The question, if it may name a dish's size, or guests. */
    readonly reading?: QuestionReading | undefined;
    /** Whole rupiah that it has to spend on one dish or another. */
    readonly money?: number | undefined;
    /** The box that it orders. */
    readonly order?: OrderedBox | undefined;
    /** Absent unless sizes are kept under it. */
    readonly conversationId?: string | undefined;
  }) => void;
  /** The answer to this question goes on from the one on screen: what else is in its box stays, and its packaging. */
  readonly keepBoxCostsFor: (question: string) => void;
  /** Takes over another tab's changes. */
  readonly follow: () => void;
  /** Gives a conversation the sizes chosen for another. */
  readonly copySizes: (fromId: string, toId: string) => void;
  /** One number for all dishes, which replaces their own sizes. */
  readonly setPortions: (portions: number | undefined) => void;
  /** Size of one dish; `undefined` returns it to the answer's. */
  readonly setDishSize: (position: number, size: DishSize | undefined) => void;
  /** How many dishes of the answer are cooked in one go; `undefined` if each has its own. */
  readonly setTogether: (dishes: number | undefined) => void;
  /**
   * Contents and price of a box of the answer's dishes, kept like the sizes; what is cleared returns to
   * the usual.
   */
  readonly changeBox: (change: Change<MealBox>) => void;
  readonly setSelling: (isSelling: boolean) => void;
  /** What is cleared returns to the usual. */
  readonly changeBusiness: (change: Change<BusinessCosts>) => void;
  readonly changeDish: (dish: Dish, change: Change<DishBusiness>) => void;
  /** The own price of a food by `foodKey`; `undefined` removes it. */
  readonly setOwnPrice: (food: string, price: OwnPrice | undefined) => void;
  /** The own sum for one line by `lineKey`; `undefined` removes it. */
  readonly setOwnSum: (line: string, rupiah: number | undefined) => void;
  /** Resolves when the prices have loaded or failed to load; tries again after a failure. */
  readonly loadCosting: () => Promise<void>;
};

type PlanningParts = {
  readonly storage: PlanningStorage;
  readonly loadCosting: () => Promise<DishCosting>;
  /** The browser has no room or refuses: changes last until the page closes. */
  readonly onNotStored: () => void;
};

const NO_SIZES: AnswerSizes = { dishes: {} };
type KeptSizes = StoredValue<AnswerSizes | undefined>;

function hasOwnFigures({
  business: { costs, dishes },
  ownPrices: { foods, lines },
}: Pick<PlanningState, 'business' | 'ownPrices'>): boolean {
  const { packagingRupiah, gasRupiah, labourRupiah } = costs;
  const entries = foods.size + lines.size + Object.keys(dishes).length;
  return entries + packagingRupiah + gasRupiah + labourRupiah > 0;
}

/** Portions, selling mode, own prices and the business, and the dish figures that follow. */
export function createPlanningStore(parts: PlanningParts): PlanningStore {
  const { storage, onNotStored } = parts;
  const readKept = () => ({
    isSelling: storage.sellingMode.read(),
    business: storage.business.read(),
    ownPrices: storage.ownPrices.read(),
  });
  // Begins with the values of the prerendered HTML, which hydration compares. The stored ones follow.
  const store = createStore<PlanningState>()(() => ({
    isSelling: false,
    business: { costs: DEFAULT_BUSINESS_COSTS, dishes: {} },
    ownPrices: NO_OWN_PRICES,
    answer: 0,
    sizes: NO_SIZES,
    reading: undefined,
    costing: undefined,
    hasCostingFailed: false,
  }));
  const kept = readKept();
  store.setState({ ...kept, hadOwnFigures: hasOwnFigures(kept) });
  /** What is on screen, and the sizes kept under its conversation, if it has one. */
  let opened:
    | {
        readonly key: string;
        readonly id: string | undefined;
        readonly kept: KeptSizes | undefined;
      }
    | undefined;

  /** Sizes that the answer to a question begins with. */
  let next: { readonly key: string; readonly sizes: AnswerSizes } | undefined;

  const changeStored = <Value>(
    stored: StoredValue<Value>,
    apply: (value: Value) => Value,
  ): Value => {
    const { value, isStored } = stored.change(apply);
    if (!isStored) onNotStored();
    return value;
  };

  const changeSizes = (change: (sizes: AnswerSizes) => AnswerSizes) => {
    const { sizes } = store.getState();
    const changed =
      opened?.kept === undefined
        ? change(sizes)
        : changeStored(opened.kept, (kept) => change(kept ?? sizes));
    store.setState({ sizes: changed ?? sizes });
  };

  const changeBusiness = (change: (business: StoredBusiness) => StoredBusiness) =>
    store.setState({ business: changeStored(storage.business, change) });

  const changeOwnPrices = (change: (own: OwnPrices) => OwnPrices) =>
    store.setState({ ownPrices: changeStored(storage.ownPrices, change) });

  const load = loadOnce(async () => {
    store.setState({ hasCostingFailed: false });
    store.setState({ costing: await parts.loadCosting() });
  });

  return {
    ...store,
    open: ({ key, reading, money, order, conversationId: id }) => {
      const before = opened;
      if (order !== store.getState().order) store.setState({ order });
      if (before?.key === key && before.id === id) return;
      const kept = id === undefined ? undefined : storage.sizesOf(id);
      opened = { key, id, kept };
      const { sizes: shown, reading: shownReading, money: shownMoney } = store.getState();
      const wasJustSaved = before?.key === key && before.id === undefined;
      if (wasJustSaved && kept !== undefined) {
        if (shown !== NO_SIZES) changeStored(kept, () => shown);
        return;
      }
      const sizes = kept?.read() ?? (next?.key === key ? next.sizes : NO_SIZES);
      // Most answers have no sizes, nor does the previous one: then there is nothing to render.
      if (sizes === shown && reading === shownReading && money === shownMoney) return;
      store.setState(({ answer }) => ({ answer: answer + 1, sizes, reading, money }));
    },

    keepBoxCostsFor: (key) => {
      const { packagingRupiah, extraRupiah } = store.getState().sizes.box ?? USUAL_BOX;
      const box = applyChange(USUAL_BOX, { packagingRupiah, extraRupiah });
      const isChosen = (packagingRupiah ?? extraRupiah) !== undefined;
      next = isChosen ? { key, sizes: { dishes: {}, box } } : undefined;
    },

    follow: () =>
      store.setState(({ sizes }) => ({ ...readKept(), sizes: opened?.kept?.read() ?? sizes })),

    copySizes: (fromId, toId) => {
      const sizes = storage.sizesOf(fromId).read();
      if (sizes !== undefined) changeStored(storage.sizesOf(toId), () => sizes);
    },

    setPortions: (portions) =>
      changeSizes((sizes) => {
        // Of an order they are its boxes.
        const box =
          store.getState().order && sizes.box && applyChange(sizes.box, { boxes: undefined });
        return applyChange(sizes, { portions, dishes: {}, ...(box && { box }) });
      }),

    setDishSize: (position, size) => changeSizes((sizes) => withDishSize(sizes, position, size)),

    setTogether: (together) => changeSizes((sizes) => applyChange(sizes, { together })),

    changeBox: (change) =>
      changeSizes(({ box = USUAL_BOX, ...sizes }) => ({
        ...sizes,
        box: applyChange(box, change),
      })),

    setSelling: (isSelling) =>
      store.setState({ isSelling: changeStored(storage.sellingMode, () => isSelling) }),

    changeBusiness: (change) =>
      changeBusiness(({ costs, ...business }) => ({
        ...business,
        costs: { ...DEFAULT_BUSINESS_COSTS, ...applyChange(costs, change) },
      })),

    changeDish: (dish, change) =>
      changeBusiness((business) => withDishBusiness(business, dish, change)),

    setOwnPrice: (food, price) => changeOwnPrices((own) => withOwnPrice(own, food, price)),

    setOwnSum: (line, rupiah) => changeOwnPrices((own) => withOwnSum(own, line, rupiah)),

    loadCosting: () => load().catch(() => store.setState({ hasCostingFailed: true })),
  };
}
