import { House } from 'lucide';
import { useStore } from 'zustand';
import { type ShoppingGroup, type ShoppingItem } from '#core/kitchen/shopping-list.ts';
import { describePan } from '#core/kitchen/shopping-text.ts';
import { isTicked, tickOf, type ShoppingTick } from '#core/kitchen/shopping-ticks.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { Icon } from '../ui/icon.tsx';
import type { StoredShopping } from './shopping-storage.ts';
import type { ShoppingStore } from './shopping-store.ts';
import { text } from './text.ts';
import styles from './shopping-items.module.css';

type ShoppingItemsProps = {
  readonly group: ShoppingGroup;
  readonly shopping: ShoppingStore;
};

/** The items of one stall: a tick means in the basket, the house means at home already. */
export function ShoppingItems({ group, shopping }: ShoppingItemsProps) {
  const { bought, owned } = useStore(shopping);
  return (
    <section className={styles['group']}>
      <h3>{group.stall}</h3>
      <ul className={styles['items']} aria-label={text.items(group.stall)}>
        {group.items.map((item) => {
          const { name, called } = item;
          const isBought = isTicked(item, bought);
          const isOwned = isTicked(item, owned);
          const remark = describeEarlier(item, { bought, owned });
          const { buy = item.need, rupiah } = item;
          return (
            <li key={name} data-owned={isOwned}>
              <label>
                <input
                  type="checkbox"
                  checked={isBought}
                  onChange={() => shopping.toggleBought(tickOf(item))}
                />
                <span className={styles['what']}>
                  <span className={styles['name']}>{called}</span>
                  <span className={styles['small']}>{describeNeed(item)}</span>
                  {remark !== undefined && <span className={styles['small']}>{remark}</span>}
                </span>
                <span className={styles['buy']}>
                  <span>{buy}</span>
                  {rupiah !== undefined && (
                    <span className={styles['small']}>{formatRupiah(Math.round(rupiah))}</span>
                  )}
                </span>
              </label>
              <button
                type="button"
                className={styles['owned']}
                aria-label={text.ownedOf(called)}
                aria-pressed={isOwned}
                onClick={() => shopping.toggleOwned(tickOf(item))}
              >
                <Icon of={House} />
                {text.owned}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is bought or at home of an item already, where that is no longer enough. */
function describeEarlier(
  item: ShoppingItem,
  { bought, owned }: Pick<StoredShopping, 'bought' | 'owned'>,
): string | undefined {
  const textIn = (ticks: readonly ShoppingTick[]) =>
    isTicked(item, ticks) ? undefined : ticks.find(({ name }) => name === item.name)?.text;
  const [before, home] = [textIn(bought), textIn(owned)];
  if (before !== undefined) return text.boughtBefore(before, item.rest?.buy);
  return home && text.ownedBefore(home);
}

function describeNeed({ buy, need, pan, leftover, dishes }: ShoppingItem): string {
  const rest = leftover === undefined ? [] : [text.leftover(leftover)];
  if (pan !== undefined) return [describePan(pan), ...rest, dishes.join(', ')].join(' · ');
  const parts = [...(buy === undefined || need === '' ? [] : [text.need(need)]), ...rest];
  return parts.length > 0 ? parts.join(' · ') : dishes.join(', ');
}
