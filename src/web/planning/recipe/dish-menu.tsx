import {
  ArrowUp,
  BookOpen,
  FileText,
  Printer,
  Share2,
  ShoppingBasket,
  SquarePen,
  Users,
} from 'lucide';
import { useLocation } from 'wouter';
import { writeDishForHelper } from '#core/kitchen/helper-text.ts';
import { familyPortions, type DishPlan } from '#core/kitchen/plan-dish.ts';
import { asSold, writePortions } from '#core/kitchen/portion-unit.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import type { DishMenuProps } from '../../dish/dish-card.tsx';
import { saveRecipeCard } from '../../export/save-files.ts';
import { recipeAddress } from '../../recipe-address.ts';
import type { SharedDish } from '../../sending/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { PopoverMenu } from '../../ui/popover-menu.tsx';
import type { ToastStore } from '../../ui/toast-store.ts';
import { plannedDish, toShop } from '../answer-plans.ts';
import { goToRow } from '../go-to-dish.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text } from '../text.ts';
import { dishForPaper } from './dish-for-paper.ts';

type PlannedMenuProps = DishMenuProps & {
  readonly store: PlanningStore;
  /** @param dishes at their planned sizes. */
  readonly onShop: (dishes: readonly ShoppingDish[]) => void;
  readonly onShare: (shared: SharedDish) => void;
  readonly toasts: ToastStore;
};

/** More actions for one dish. */
export function DishMenu(props: PlannedMenuProps) {
  const { dish, position, isAlone, onEdit, store, onShop, onShare, toasts } = props;
  const { slug } = dish;
  const [, navigate] = useLocation();
  // Read on click: the plan changes with every keystroke.
  const planned = () => plannedDish(store.getState(), dish, position);
  const setOwnPortions = () => {
    const { recipePortions, portions, factor } = planned().plan;
    store.setDishSize(
      position,
      recipePortions === undefined || portions === undefined ? { times: factor } : { portions },
    );
  };
  const scaled = () => dishForPaper(store.getState(), planned());
  const shop = () => onShop([toShop(planned())]);
  const saveCard = async () => {
    // The second page of the card needs prices; without them it says so.
    await store.loadCosting();
    await saveRecipeCard(scaled(), toasts);
  };
  const print = { label: text.dish.print, icon: <Icon of={Printer} />, run: () => window.print() };
  const amongOthers = [
    slug === undefined
      ? undefined
      : {
          label: text.dish.page,
          icon: <Icon of={BookOpen} />,
          run: () => {
            const { plan } = planned();
            navigate(recipeAddress(slug, unlessOwn(plan, plan.portions)));
          },
        },
    { label: text.dish.ownPortions, icon: <Icon of={Users} />, run: setOwnPortions },
    { label: text.dish.toOverview, icon: <Icon of={ArrowUp} />, run: () => goToRow(position) },
  ];
  return (
    <PopoverMenu
      title={text.dish.menu(dish.foodName)}
      actions={[
        onEdit && { label: text.dish.edit, icon: <Icon of={SquarePen} />, run: onEdit },
        { label: text.dish.shop, icon: <Icon of={ShoppingBasket} />, run: shop },
        {
          label: text.dish.share,
          icon: <Icon of={Share2} />,
          run: () => onShare(toShare(scaled())),
        },
        { label: text.dish.card, icon: <Icon of={FileText} />, run: () => void saveCard() },
        ...(isAlone ? [print] : amongOthers),
      ].filter((action) => action !== undefined)}
    />
  );
}

/** What a dish is sent with. A link opens at a family's portions; the cook may have been told those sold. */
function toShare(scaled: ReturnType<typeof dishForPaper>): SharedDish {
  const { dish, plan } = scaled;
  const portions = unlessOwn(plan, familyPortions(dish, plan));
  const isSmaller = portions !== undefined && Math.round(plan.portions ?? 0) !== portions;
  const sold = isSmaller ? asSold(writePortions(dish, plan.portions)) : undefined;
  return { dish, portions, sold, recipe: writeDishForHelper(scaled) };
}

/** Portions for an address; absent for the recipe's own. */
const unlessOwn = ({ factor }: DishPlan, portions: number | undefined) =>
  factor === 1 ? undefined : portions;
