import { ArrowUp, Printer, Share2, ShoppingBasket, Users } from 'lucide-react';
import { useStore } from 'zustand';
import type { Tools } from '../create-tools.ts';
import type { DishMenuProps } from '../dish/dish-card.tsx';
import { PopoverMenu } from '../ui/popover-menu.tsx';
import { writeDishForHelper } from './dish-for-helper.ts';
import { goToOverview } from './go-to-dish.ts';
import { sizeOf, type PlanningStore } from './planning-store.ts';
import { text } from './text.ts';

type PlannedMenuProps = DishMenuProps & {
  readonly store: PlanningStore;
  readonly tools: Pick<Tools, 'shop' | 'send'>;
};

/** What else can be done with one dish. */
export function DishMenu({ dish, position, isAlone, store, tools }: PlannedMenuProps) {
  const portions = useStore(store, (state) => sizeOf(state.sizes, position).portions);
  const setOwnPortions = () =>
    store.setDishSize(
      position,
      dish.porsi === undefined ? { times: 1 } : { portions: portions ?? dish.porsi },
    );
  const plan = () => store.planDish(dish, position, store.getState());
  const shop = () => tools.shop.open([{ dish, factor: plan().factor }]);
  const send = () =>
    tools.send.open({
      title: text.dish.sendTitle(dish.foodName),
      choices: [{ label: text.dish.helper, message: writeDishForHelper(dish, plan()) }],
    });
  return (
    <PopoverMenu
      title={text.dish.menu(dish.foodName)}
      actions={[
        { label: text.dish.shop, icon: <ShoppingBasket />, run: shop },
        { label: text.dish.send, icon: <Share2 />, run: send },
        ...(isAlone
          ? [{ label: text.dish.print, icon: <Printer />, run: () => window.print() }]
          : [
              { label: text.dish.ownPortions, icon: <Users />, run: setOwnPortions },
              { label: text.dish.toOverview, icon: <ArrowUp />, run: goToOverview },
            ]),
      ]}
    />
  );
}
