import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DishCosting } from '#core/costing/dish-costing.ts';
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
import { USUAL_BOX, type MealBox } from '#core/kitchen/meal-box.ts';
import type { DishSize } from '#core/kitchen/portion-count.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import { loadOnce } from '#core/load-once.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { StoredValue } from '../storage/stored-value.ts';
import { boxToShop, orderedBox, packedSizes } from './answer-plans.ts';
import {
  applyChange,
  withDishBusiness,
  withDishSize,
  type AnswerToPlan,
  type Change,
  type PlanningState,
} from './planning-state.ts';
import type { AnswerChoices, PlanningStorage, StoredBusiness } from './planning-storage.ts';

/** An order of boxes that is on screen. */
export type ShownOrder = {
  /** The same while it is changed, also by questions that go on from it: of its first conversation. */
  readonly id: string;
  /** What is bought for it as it is now. */
  readonly dishes: readonly ShoppingDish[];
};

export type PlanningStore = StoreApi<PlanningState> & {
  /**
   * Sets which dishes are on screen, an answer's or a single one. An answer that is saved keeps
   * what was chosen while it was written; the dishes that come then are not noted one by one.
   */
  readonly open: (shown: {
    /** The question of an answer, or the identity of a single dish. */
    readonly key: string;
    readonly answer?: AnswerToPlan | undefined;
    /** Absent unless choices are kept under it. */
    readonly conversationId?: string | undefined;
  }) => void;
  /**
   * Call before a question that goes on from the answer on screen. If its answer is a box again, the box keeps its
   * extras and packaging and counts as the same order.
   */
  readonly goOnWith: (question: string) => void;
  readonly shownOrder: () => ShownOrder | undefined;
  /** Takes over another tab's changes. */
  readonly follow: () => void;
  /** Gives a conversation what was chosen for another. */
  readonly copyChoices: (fromId: string, toId: string) => void;
  /** One number for all dishes, which replaces their own sizes; those that are counted in packs stay so. */
  readonly setPortions: (portions: number | undefined) => void;
  /** Size of one dish; `undefined` returns it to the answer's. */
  readonly setDishSize: (position: number, size: DishSize | undefined) => void;
  /** How many dishes of the answer are cooked in one go; `undefined` if each has its own. */
  readonly setTogether: (dishes: number | undefined) => void;
  /**
   * Contents and price of a box of the answer's dishes, kept like the portions; what is cleared returns to
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

const NO_CHOICES: AnswerChoices = { dishes: {} };
type KeptChoices = StoredValue<AnswerChoices | undefined>;

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
    openings: 0,
    choices: NO_CHOICES,
    costing: undefined,
    hasCostingFailed: false,
  }));
  const kept = readKept();
  store.setState({ ...kept, hadOwnFigures: hasOwnFigures(kept) });
  /** What is on screen, and what is kept under its conversation, if it has one. */
  let opened:
    | {
        readonly key: string;
        readonly id: string | undefined;
        readonly kept: KeptChoices | undefined;
      }
    | undefined;

  /** What is already known for the next answer. */
  let next: { readonly key: string; readonly choices: AnswerChoices } | undefined;

  const changeStored = <Value>(
    stored: StoredValue<Value>,
    apply: (value: Value) => Value,
  ): Value => {
    const { value, isStored } = stored.change(apply);
    if (!isStored) onNotStored();
    return value;
  };

  const changeChoices = (change: (choices: AnswerChoices) => AnswerChoices) => {
    const { choices } = store.getState();
    const changed =
      opened?.kept === undefined
        ? change(choices)
        : changeStored(opened.kept, (kept) => change(kept ?? choices));
    store.setState({ choices: changed ?? choices });
  };

  const storeBusiness = (change: (business: StoredBusiness) => StoredBusiness) =>
    store.setState({ business: changeStored(storage.business, change) });

  const changeOwnPrices = (change: (own: OwnPrices) => OwnPrices) =>
    store.setState({ ownPrices: changeStored(storage.ownPrices, change) });

  const shownOrder = (): ShownOrder | undefined => {
    const state = store.getState();
    const box = orderedBox(state);
    const id = state.choices.orderId ?? opened?.id ?? opened?.key;
    return box && id !== undefined ? { id, dishes: boxToShop(box) } : undefined;
  };

  const load = loadOnce(async () => {
    store.setState({ hasCostingFailed: false });
    store.setState({ costing: await parts.loadCosting() });
  });

  return {
    ...store,
    open: ({ key, answer, conversationId: id }) => {
      const { choices: shown, answer: shownAnswer } = store.getState();
      const isOnScreen = opened?.key === key && (opened.id ?? id) === id;
      if (isOnScreen) {
        const isWriting = !(answer?.isComplete || shownAnswer?.isComplete);
        if (answer !== shownAnswer && !isWriting) store.setState({ answer });
        if (opened?.id === id) return;
      }
      const kept = id === undefined ? undefined : storage.choicesOf(id);
      opened = { key, id, kept };
      if (isOnScreen) {
        // It has just been saved, with what was chosen before.
        if (kept && shown !== NO_CHOICES) changeStored(kept, () => shown);
        return;
      }
      const known = next?.key === key && answer?.box.isAsked ? next.choices : NO_CHOICES;
      const choices = kept?.read() ?? known;
      // Most single dishes have no choices, nor does the previous one: then there is nothing to render.
      if (choices === shown && answer === shownAnswer) return;
      store.setState(({ openings }) => ({ openings: openings + 1, choices, answer }));
    },

    goOnWith: (key) => {
      const { packagingRupiah, extraRupiah } = store.getState().choices.box ?? USUAL_BOX;
      const isChosen = (packagingRupiah ?? extraRupiah) !== undefined;
      const box = isChosen ? applyChange(USUAL_BOX, { packagingRupiah, extraRupiah }) : undefined;
      next = { key, choices: applyChange(NO_CHOICES, { box, orderId: shownOrder()?.id }) };
    },

    shownOrder,

    follow: () =>
      store.setState(({ choices }) => ({
        ...readKept(),
        choices: opened?.kept?.read() ?? choices,
      })),

    copyChoices: (fromId, toId) => {
      const choices = storage.choicesOf(fromId).read();
      if (choices !== undefined) changeStored(storage.choicesOf(toId), () => choices);
    },

    setPortions: (portions) => {
      const dishes = packedSizes(store.getState(), portions);
      changeChoices((choices) => {
        // Where boxes are ordered, this is their number.
        const isOrder = store.getState().answer?.box.isAsked;
        const box = isOrder && choices.box && applyChange(choices.box, { boxes: undefined });
        return applyChange(choices, { portions, dishes, ...(box && { box }) });
      });
    },

    setDishSize: (position, size) =>
      changeChoices((choices) => withDishSize(choices, position, size)),

    setTogether: (together) => changeChoices((choices) => applyChange(choices, { together })),

    changeBox: (change) =>
      changeChoices(({ box = USUAL_BOX, ...choices }) => ({
        ...choices,
        box: applyChange(box, change),
      })),

    setSelling: (isSelling) =>
      store.setState({ isSelling: changeStored(storage.sellingMode, () => isSelling) }),

    changeBusiness: (change) =>
      storeBusiness(({ costs, ...business }) => ({
        ...business,
        costs: { ...DEFAULT_BUSINESS_COSTS, ...applyChange(costs, change) },
      })),

    changeDish: (dish, change) =>
      storeBusiness((business) => withDishBusiness(business, dish, change)),

    setOwnPrice: (food, price) => changeOwnPrices((own) => withOwnPrice(own, food, price)),

    setOwnSum: (line, rupiah) => changeOwnPrices((own) => withOwnSum(own, line, rupiah)),

    loadCosting: () => load().catch(() => store.setState({ hasCostingFailed: true })),
  };
}
