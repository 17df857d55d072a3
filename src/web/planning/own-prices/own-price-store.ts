import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  mergeOwnPrices,
  readFoodName,
  readPriceFile,
  type PriceFileFault,
} from '#core/costing/own-price-file.ts';
import {
  withOwnPrice,
  withOwnSum,
  type OwnPrice,
  type OwnPrices,
} from '#core/costing/own-prices.ts';
import { parseOwnPrice, type OwnPriceProblem } from '#core/costing/parse-own-price.ts';
import type { PriceBook } from '#core/costing/price-book.ts';
import { readBookPrice } from '#core/costing/price-ingredient.ts';
import type { PlanningStorage } from '../planning-storage.ts';
import { readPriceText, type PriceFileRefusal } from './read-price-text.ts';

/** A notice of the last action; removals can be undone. */
export type OwnPriceNews =
  | { readonly kind: 'added' | 'taken-back'; readonly name: string }
  | {
      readonly kind: 'file-read';
      readonly taken: number;
      readonly faults: readonly PriceFileFault[];
    }
  | { readonly kind: 'file-refused'; readonly refusal: PriceFileRefusal | 'unreadable' }
  | { readonly kind: 'undone' | 'not-stored' };

type OwnPriceState = {
  readonly own: OwnPrices;
  readonly news: OwnPriceNews | undefined;
  readonly canUndo: boolean;
};

/** Why a price could not be added. */
type AddProblem = OwnPriceProblem | { readonly problem: 'no-food' };

export type OwnPriceStore = StoreApi<OwnPriceState> & {
  readonly setFood: (food: string, price: OwnPrice) => void;
  readonly setLine: (line: string, rupiah: number) => void;
  readonly takeBackFood: (food: string) => void;
  readonly takeBackLine: (line: string) => void;
  /** Reads name and price as typed; "cabe rawit" becomes the listed food. */
  readonly add: (name: string, price: string) => AddProblem | undefined;
  /** Merges a file's prices into the present ones and reports its faulty rows. */
  readonly readFile: (file: Blob) => Promise<void>;
  readonly undo: () => void;
  /** Takes over what another tab, or the rest of this page, has changed. */
  readonly follow: () => void;
};

type OwnPriceParts = {
  readonly storage: Pick<PlanningStorage, 'ownPrices'>;
  readonly book: PriceBook;
  /** Called when other prices on this page must be read again. */
  readonly onChanged: () => void;
};

/** The owner's prices as an editable list that a file can import and export. */
export function createOwnPriceStore({
  storage: { ownPrices },
  book,
  onChanged,
}: OwnPriceParts): OwnPriceStore {
  const store = createStore<OwnPriceState>()(() => ({
    own: ownPrices.read(),
    news: undefined,
    canUndo: false,
  }));
  let restore: ((own: OwnPrices) => OwnPrices) | undefined;

  const change = (apply: (own: OwnPrices) => OwnPrices, { news, keys }: Change = {}) => {
    const before = ownPrices.read();
    const { value: own, isStored } = ownPrices.change(apply);
    restore = keys === undefined ? undefined : (now) => withKeysOf(before, now, keys);
    store.setState({
      own,
      news: isStored ? news : { kind: 'not-stored' },
      canUndo: restore !== undefined,
    });
    onChanged();
  };
  const tell = (news: OwnPriceNews) => store.setState({ news, canUndo: false });

  return {
    ...store,
    setFood: (food, price) => change((own) => withOwnPrice(own, food, price)),
    setLine: (line, rupiah) => change((own) => withOwnSum(own, line, rupiah)),
    takeBackFood: (name) =>
      change((own) => withOwnPrice(own, name, undefined), {
        news: { kind: 'taken-back', name },
        keys: { foods: [name] },
      }),
    takeBackLine: (name) =>
      change((own) => withOwnSum(own, name, undefined), {
        news: { kind: 'taken-back', name },
        keys: { lines: [name] },
      }),

    add: (typedName, typedPrice) => {
      const name = readFoodName(typedName, book);
      if (name === undefined) return { problem: 'no-food' };
      const food = book.foods.get(name);
      const usual = food?.per ?? { quantity: 1, unit: 'kg' };
      const price = parseOwnPrice(typedPrice, usual, food && readBookPrice(food));
      if ('problem' in price) return price;
      change((own) => withOwnPrice(own, name, price), {
        news: { kind: 'added', name },
        keys: { foods: [name] },
      });
      return undefined;
    },

    readFile: async (file) => {
      const read = await readPriceText(file).catch(() => ({ refusal: 'unreadable' }) as const);
      if ('refusal' in read) return tell({ kind: 'file-refused', refusal: read.refusal });
      const { prices, faults } = readPriceFile(read.text, book);
      const taken = prices.foods.size + prices.lines.size;
      const news = { kind: 'file-read', taken, faults } as const;
      if (taken === 0) return tell(news);
      const keys = { foods: [...prices.foods.keys()], lines: [...prices.lines.keys()] };
      change((own) => mergeOwnPrices(own, prices), { news, keys });
    },

    undo: () => {
      if (restore !== undefined) change(restore, { news: { kind: 'undone' } });
    },

    follow: () => store.setState({ own: ownPrices.read() }),
  };
}

type Change = {
  readonly news?: OwnPriceNews;
  /** The changed ones: undoing restores only these. */
  readonly keys?: Keys;
};

type Keys = { readonly foods?: readonly string[]; readonly lines?: readonly string[] };

/** The prices of `now`, with these keys restored from `before`. */
function withKeysOf(
  before: OwnPrices,
  now: OwnPrices,
  { foods = [], lines = [] }: Keys,
): OwnPrices {
  const restored = foods.reduce(
    (own, food) => withOwnPrice(own, food, before.foods.get(food)),
    now,
  );
  return lines.reduce((own, line) => withOwnSum(own, line, before.lines.get(line)), restored);
}
