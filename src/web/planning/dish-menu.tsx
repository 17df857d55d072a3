import { ArrowUp, Users } from 'lucide-react';
import { useStore } from 'zustand';
import type { DishPartProps } from '../dish/dish-card.tsx';
import { PopoverMenu } from '../ui/popover-menu.tsx';
import { goToOverview } from './go-to-dish.ts';
import { sizeOf, type PlanningStore } from './planning-store.ts';
import { text } from './text.ts';

type DishMenuProps = Omit<DishPartProps, 'onCook'> & { readonly store: PlanningStore };

/** What else can be done with one dish. */
export function DishMenu({ dish, position, store }: DishMenuProps) {
  const portions = useStore(store, (state) => sizeOf(state.sizes, position).portions);
  const setOwnPortions = () =>
    store.setDishSize(
      position,
      dish.porsi === undefined ? { times: 1 } : { portions: portions ?? dish.porsi },
    );
  return (
    <PopoverMenu
      title={text.dish.menu(dish.foodName)}
      actions={[
        { label: text.dish.ownPortions, icon: <Users />, run: setOwnPortions },
        { label: text.dish.toOverview, icon: <ArrowUp />, run: goToOverview },
      ]}
    />
  );
}
