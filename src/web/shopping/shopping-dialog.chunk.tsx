import { ArrowLeft, ListPlus, Plus, Printer, RefreshCw, Send, Trash2, X } from 'lucide';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { shoppingKey } from '#core/kitchen/dish-identity.ts';
import {
  createShoppingList,
  groupByStall,
  type ShoppingDish,
  type ShoppingItem,
} from '#core/kitchen/shopping-list.ts';
import { writeShoppingText } from '#core/kitchen/shopping-text.ts';
import { isTicked, type ShoppingTick } from '#core/kitchen/shopping-ticks.ts';
import type { PlanningStore } from '../planning/planning-store.ts';
import { SendText } from '../sending/send-text.tsx';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import type { OnStorage } from '../storage/on-storage.ts';
import { SHOPPING_KEY } from '../storage/storage-keys.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import type { Tool } from '../ui/tool-launcher.ts';
import { describeSize } from './describe-size.ts';
import { ListOnPaper } from './list-on-paper.tsx';
import { ShoppingItems } from './shopping-items.tsx';
import { createShoppingStore, type ShoppingStore } from './shopping-store.ts';
import { ShoppingTotal } from './shopping-total.tsx';
import { text } from './text.ts';
import styles from './shopping-dialog.module.css';

type ShoppingToolParts = {
  readonly storage: KeyValueStorage;
  readonly toasts: ToastStore;
  /** Has the prices, and what the owner pays. */
  readonly planning: PlanningStore;
  readonly onStorage: OnStorage;
};

/** Creates the shopping list of this device; it renders itself while it is open. */
export function createShoppingTool(parts: ShoppingToolParts) {
  const { storage, toasts, planning, onStorage } = parts;
  const shopping = createShoppingStore(storage);
  onStorage([SHOPPING_KEY], shopping.follow);
  return {
    screen: <ShoppingDialog shopping={shopping} toasts={toasts} planning={planning} />,
    open: (entries) => {
      void planning.loadCosting();
      shopping.open(entries, planning.shownOrder());
    },
  } satisfies Tool<readonly ShoppingDish[]>;
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
  const { dishes, bought, owned } = useStore(shopping);
  const { costing, ownPrices, hasCostingFailed } = useStore(planning);
  const [isSending, setIsSending] = useState(false);
  const items = useMemo(
    () =>
      costing === undefined
        ? []
        : createShoppingList(dishes, costing, ownPrices, { bought, owned }),
    [costing, dishes, ownPrices, bought, owned],
  );
  const backToList = () => setIsSending(false);
  const toBuy = items.filter((item) => !isTicked(item, owned));
  const withoutPrices = hasCostingFailed ? text.noPrices : text.loading;

  return (
    <Sheet
      title={text.title}
      head={
        <>
          {isSending && (
            <IconButton title={text.back} icon={<Icon of={ArrowLeft} />} onClick={backToList} />
          )}
          <h2>{text.title}</h2>
          {!isSending && items.length > 0 && (
            <IconButton
              title={text.print}
              icon={<Icon of={Printer} />}
              onClick={() => window.print()}
            />
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
          <SendList items={toBuy} bought={bought} dishes={dishes} toasts={toasts} />
        </div>
      ) : (
        <ShoppingList
          shopping={shopping}
          toasts={toasts}
          planning={planning}
          items={items}
          toBuy={toBuy}
          onSend={() => setIsSending(true)}
        />
      )}
      <ListOnPaper
        items={toBuy}
        dishes={dishes}
        note={costing === undefined ? withoutPrices : undefined}
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
  const { dishes, leftOut, added, replaced, isStored } = useStore(shopping);
  const { costing, hasCostingFailed } = useStore(planning);
  const restart = () => {
    const undo = shopping.restart();
    toasts.show({ message: text.restarted, action: { label: text.undo, run: undo } });
  };
  const clear = () => {
    const undo = shopping.clear();
    toasts.show({ message: text.cleared, action: { label: text.undo, run: undo } });
    shopping.close();
  };
  return (
    <>
      <div className={styles['content']}>
        <Dishes
          dishes={dishes}
          choice={added.length > 1 ? added : []}
          onLeaveOut={shopping.leaveOut}
          onKeepOnly={shopping.keepOnly}
        />
        {added.length > 1 && leftOut.length === 0 && (
          <p className={styles['note']}>{text.onlyOne}</p>
        )}
        {leftOut.length > 0 && (
          <div className={styles['leftOut']} role="status">
            <p>{text.leftOut(leftOut.length)}</p>
            <Button onClick={shopping.restoreLeftOut}>{text.restoreLeftOut}</Button>
          </div>
        )}
        {replaced.length > 0 && (
          <div className={styles['note']} role="status">
            <p>{text.replaced(replaced.map(describeSize).join(', '))}</p>
            <Button icon={<Icon of={Plus} />} onClick={shopping.addReplaced}>
              {text.addReplaced}
            </Button>
          </div>
        )}
        {added.length > 0 && dishes.length > added.length && (
          <div className={styles['note']} role="status">
            <p>{text.joined(dishes.length)}</p>
            <Button icon={<Icon of={ListPlus} />} onClick={restart}>
              {text.restart}
            </Button>
          </div>
        )}
        {!isStored && <p className={styles['note']}>{text.notKept}</p>}
        {dishes.length === 0 && <p className={styles['note']}>{text.empty}</p>}
        {hasCostingFailed && (
          <div className={styles['note']} role="alert">
            <p>{text.noPrices}</p>
            <Button icon={<Icon of={RefreshCw} />} onClick={() => void planning.loadCosting()}>
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
          <ShoppingTotal items={toBuy} />
          <div className={styles['actions']}>
            <Button icon={<Icon of={Trash2} />} onClick={clear}>
              {text.clear}
            </Button>
            <Button variant="primary" icon={<Icon of={Send} />} onClick={onSend}>
              {text.send}
            </Button>
          </div>
        </footer>
      )}
    </>
  );
}

type DishesProps = {
  readonly dishes: readonly ShoppingDish[];
  /** Those of which the visitor may cook only one. */
  readonly choice: readonly ShoppingDish[];
  readonly onLeaveOut: (one: ShoppingDish) => void;
  readonly onKeepOnly: (one: ShoppingDish) => void;
};

function Dishes({ dishes, choice, onLeaveOut, onKeepOnly }: DishesProps) {
  const list = useRef<HTMLUListElement>(null);
  const keys = new Set(choice.map(({ dish }) => shoppingKey(dish)));
  const keepOnly = (one: ShoppingDish) => {
    onKeepOnly(one);
    // The button is gone.
    list.current?.focus();
  };
  return (
    <ul ref={list} className={styles['dishes']} aria-label={text.dishes} tabIndex={-1}>
      {dishes.map((one, position) => {
        const { foodName } = one.dish;
        return (
          <li key={`${foodName} ${position}`}>
            {keys.has(shoppingKey(one.dish)) ? (
              <button
                type="button"
                aria-label={text.keepOnly(describeSize(one))}
                onClick={() => keepOnly(one)}
              >
                {describeSize(one)}
              </button>
            ) : (
              <span>{describeSize(one)}</span>
            )}
            <IconButton
              title={text.leaveOut(foodName)}
              icon={<Icon of={X} />}
              onClick={() => onLeaveOut(one)}
            />
          </li>
        );
      })}
    </ul>
  );
}

type SendListProps = {
  readonly items: readonly ShoppingItem[];
  /** Already in the basket: the recipient of the list would buy them again. */
  readonly bought: readonly ShoppingTick[];
  readonly dishes: readonly ShoppingDish[];
  readonly toasts: ToastStore;
};

function SendList({ items, bought, dishes, toasts }: SendListProps) {
  const [withPrices, setWithPrices] = useState(false);
  const rest = items.filter((item) => !isTicked(item, bought));
  if (rest.length === 0) return <p className={styles['note']}>{text.nothingToSend}</p>;
  const names = dishes.map(describeSize);
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
      {rest.length < items.length && <p className={styles['note']}>{text.boughtLeftOut}</p>}
      <SendText message={writeShoppingText(names, rest, { withPrices })} toasts={toasts} />
    </>
  );
}
