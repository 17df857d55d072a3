import { ArrowLeft, ListPlus, Printer, RefreshCw, Send, Trash2, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useStore } from 'zustand';
import {
  createShoppingList,
  groupByStall,
  sumItems,
  type ShoppingItem,
} from '#core/kitchen/shopping-list.ts';
import { writeShoppingText } from '#core/kitchen/shopping-text.ts';
import { writePortions } from '#core/kitchen/portion-unit.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import type { KeyValueStorage, OnStorage } from '../storage/browser-storage.ts';
import type { PlanningStore } from '../planning/planning-store.ts';
import { SendText } from '../sending/send-text.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import type { Tool } from '../ui/tool-launcher.ts';
import styles from './shopping-dialog.module.css';
import { ShoppingItems } from './shopping-items.tsx';
import type { ShoppingEntry } from './shopping-storage.ts';
import { createShoppingStore, type ShoppingStore } from './shopping-store.ts';
import { text } from './text.ts';

type ShoppingToolParts = {
  readonly storage: KeyValueStorage;
  readonly toasts: ToastStore;
  /** Has the prices, and what the owner pays. */
  readonly planning: PlanningStore;
  readonly onStorage: OnStorage;
};

/** Creates the shopping list of this device; it renders itself while it is open. */
export function createShoppingTool(parts: ShoppingToolParts): Tool<readonly ShoppingEntry[]> {
  const { storage, toasts, planning, onStorage } = parts;
  const shopping = createShoppingStore(storage);
  onStorage(shopping.follow);
  return {
    screen: <ShoppingDialog shopping={shopping} toasts={toasts} planning={planning} />,
    open: (entries) => {
      void planning.loadCosting();
      shopping.open(entries);
    },
  };
}

type ShoppingDialogProps = {
  readonly shopping: ShoppingStore;
  readonly toasts: ToastStore;
  readonly planning: PlanningStore;
};

function ShoppingDialog(props: ShoppingDialogProps) {
  const isOpen = useStore(props.shopping, (state) => state.isOpen);
  return isOpen && <OpenDialog {...props} />;
}

function OpenDialog({ shopping, toasts, planning }: ShoppingDialogProps) {
  const { dishes, owned } = useStore(shopping);
  const { costing, ownPrices, hasCostingFailed } = useStore(planning);
  const [isSending, setIsSending] = useState(false);
  const items = useMemo(
    () => (costing === undefined ? [] : createShoppingList(dishes, costing, ownPrices)),
    [costing, dishes, ownPrices],
  );
  const backToList = () => setIsSending(false);
  const toBuy = items.filter(({ name }) => !owned.includes(name));

  return (
    <Sheet
      title={text.title}
      head={
        <>
          {isSending && <IconButton title={text.back} icon={<ArrowLeft />} onClick={backToList} />}
          <h2>{text.title}</h2>
          {!isSending && items.length > 0 && (
            <IconButton title={text.print} icon={<Printer />} onClick={() => window.print()} />
          )}
        </>
      }
      closeTitle={text.close}
      place="side"
      onClose={shopping.close}
      onBack={isSending ? backToList : undefined}
    >
      {isSending ? (
        <div className={styles['content']}>
          <SendList items={toBuy} dishes={dishes} toasts={toasts} />
        </div>
      ) : (
        <ShoppingList
          {...{ shopping, toasts, planning, items, toBuy }}
          onSend={() => setIsSending(true)}
        />
      )}
      <ListOnPaper
        items={toBuy}
        dishes={dishes}
        {...(costing === undefined
          ? { note: hasCostingFailed ? text.noPrices : text.loading }
          : {})}
      />
    </Sheet>
  );
}

type ShoppingListProps = ShoppingDialogProps & {
  readonly items: readonly ShoppingItem[];
  readonly toBuy: readonly ShoppingItem[];
  readonly onSend: () => void;
};

function ShoppingList({ shopping, toasts, planning, items, toBuy, onSend }: ShoppingListProps) {
  const { dishes, leftOut, added, isKept } = useStore(shopping);
  const { costing, hasCostingFailed } = useStore(planning);
  const startAnew = () => {
    const putBack = shopping.startAnew();
    toasts.show({ message: text.startedAnew, action: { label: text.undo, run: putBack } });
  };
  const clear = () => {
    const putBack = shopping.clear();
    toasts.show({ message: text.cleared, action: { label: text.undo, run: putBack } });
    shopping.close();
  };
  return (
    <>
      <div className={styles['content']}>
        <Dishes dishes={dishes} onLeaveOut={shopping.leaveOut} />
        {leftOut.length > 0 && (
          <div className={styles['leftOut']} role="status">
            <p>{text.leftOut(leftOut.length)}</p>
            <Button onClick={shopping.takeIn}>{text.takeIn}</Button>
          </div>
        )}
        {added.length > 0 && dishes.length > added.length && (
          <div className={styles['note']} role="status">
            <p>{text.joined(dishes.length)}</p>
            <Button icon={<ListPlus />} onClick={startAnew}>
              {text.startAnew}
            </Button>
          </div>
        )}
        {!isKept && <p className={styles['note']}>{text.notKept}</p>}
        {dishes.length === 0 && <p className={styles['note']}>{text.empty}</p>}
        {hasCostingFailed && (
          <div className={styles['note']} role="alert">
            <p>{text.noPrices}</p>
            <Button icon={<RefreshCw />} onClick={() => void planning.loadCosting()}>
              {text.retry}
            </Button>
          </div>
        )}
        {costing === undefined && !hasCostingFailed && <p role="status">{text.loading}</p>}
        {groupByStall(items).map((group) => (
          <ShoppingItems key={group.stall} group={group} shopping={shopping} />
        ))}
      </div>
      {items.length > 0 && (
        <footer className={styles['footer']}>
          <Total items={toBuy} />
          <div className={styles['actions']}>
            <Button icon={<Trash2 />} onClick={clear}>
              {text.clear}
            </Button>
            <Button variant="primary" icon={<Send />} onClick={onSend}>
              {text.send}
            </Button>
          </div>
        </footer>
      )}
    </>
  );
}

type DishesProps = {
  readonly dishes: readonly ShoppingEntry[];
  readonly onLeaveOut: (position: number) => void;
};

function Dishes({ dishes, onLeaveOut }: DishesProps) {
  return (
    <ul className={styles['dishes']} aria-label={text.dishes}>
      {dishes.map(({ dish, factor }, position) => (
        <li key={`${dish.foodName} ${position}`}>
          <span>{describeSize(dish, factor)}</span>
          <IconButton
            title={text.leaveOut(dish.foodName)}
            icon={<X />}
            onClick={() => onLeaveOut(position)}
          />
        </li>
      ))}
    </ul>
  );
}

function describeSize(dish: Dish, factor: number): string {
  const { foodName, porsi } = dish;
  if (porsi !== undefined) {
    return text.portionsOf(foodName, writePortions(dish, porsi * factor));
  }
  return factor === 1 ? foodName : text.timesOf(foodName, factor);
}

function Total({ items }: { readonly items: readonly ShoppingItem[] }) {
  const unpriced = items.filter(({ rupiah, buy }) => rupiah === undefined && buy === undefined);
  const namesOf = (isToTaste: boolean) =>
    unpriced.filter((item) => item.isToTaste === isToTaste).map(({ name }) => name);
  const [unknown, toTaste] = [namesOf(false), namesOf(true)];
  return (
    <div className={styles['total']}>
      <p>
        {text.total} <strong>{formatRupiah(sumItems(items))}</strong>
      </p>
      <p className={styles['small']}>
        {text.totalNote} {unknown.length > 0 && `${text.unpriced(unknown.join(', '))} `}
        {toTaste.length > 0 && text.toTasteLeftOut(toTaste.join(', '))}
      </p>
    </div>
  );
}

type ListProps = {
  readonly items: readonly ShoppingItem[];
  readonly dishes: readonly ShoppingEntry[];
};

/**
 * The printed list, or why there is none yet; rendered only while the browser prints. Outside the
 * dialog, since browsers print only the first page of a modal one.
 */
function ListOnPaper({ items, dishes, note }: ListProps & { readonly note?: string }) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page as soon as this returns.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  return createPortal(
    <section className={styles['paper']} aria-label={text.print}>
      <h2>{text.title}</h2>
      <p>{dishes.map(({ dish, factor }) => describeSize(dish, factor)).join(', ')}</p>
      {note !== undefined && <p>{note}</p>}
      {groupByStall(items).map((group) => (
        <section key={group.stall}>
          <h3>{group.stall}</h3>
          <ul>
            {group.items.map(({ name, buy, need, rupiah }) => (
              <li key={name}>
                <span>{name}</span>
                <span>{buy ?? need}</span>
                <span>{rupiah !== undefined && formatRupiah(Math.round(rupiah))}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {items.length > 0 && <Total items={items} />}
    </section>,
    document.body,
  );
}

function SendList({ items, dishes, toasts }: ListProps & { readonly toasts: ToastStore }) {
  const [withPrices, setWithPrices] = useState(false);
  const names = dishes.map(({ dish, factor }) => describeSize(dish, factor));
  return (
    <>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={withPrices}
          onChange={(event) => setWithPrices(event.target.checked)}
        />
        {text.withPrices}
      </label>
      <SendText message={writeShoppingText(names, items, { withPrices })} toasts={toasts} />
    </>
  );
}
