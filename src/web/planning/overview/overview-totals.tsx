import { answerCost, sharedFoods } from '#core/kitchen/compare-dishes.ts';
import type { DishPlan } from '#core/kitchen/plan-dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { writeProfit } from '../../dish/cost-text.ts';
import { Switch } from '../../ui/switch.tsx';
import { describeSharing } from '../cost-sheet/describe-costs.ts';
import type { PlanningState } from '../planning-state.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text } from '../text.ts';
import styles from './answer-overview.module.css';

/** Foods named as shared by several dishes. */
const SHARED_FOODS_SHOWN = 2;

type OneCookingProps = {
  readonly store: PlanningStore;
  readonly dishes: number;
  readonly state: PlanningState;
};

/** Whether the dishes are cooked in one go and share gas and wages, once there are any. */
export function OneCooking({ dishes, state, store }: OneCookingProps) {
  const { together } = state.sizes;
  const sharing = describeSharing(state.business.costs, together);
  if (sharing === undefined) return null;
  return (
    <div className={styles['together']}>
      <p className={styles['remark']}>{sharing}</p>
      <Switch
        label={text.overview.together}
        isOn={together !== undefined}
        onChange={(isOn) => store.setTogether(isOn ? dishes : undefined)}
      />
    </div>
  );
}

type TotalsProps = {
  readonly plans: readonly DishPlan[];
  readonly isSelling: boolean;
};

/** What all dishes cost together and earn if they sell out, and which foods they share. */
export function Totals({ plans, isSelling }: TotalsProps) {
  const { rupiah, dishes, profit } = answerCost(plans);
  const { totalLoss, totalProfit } = text.overview;
  const shared = sharedFoods(plans, SHARED_FOODS_SHOWN).map((food) =>
    text.overview.sharedFood(food.name, food.dishes),
  );
  return (
    <div className={styles['totals']}>
      {dishes > 0 && <p>{text.overview.total(formatRupiah(rupiah), dishes)}</p>}
      {isSelling && (
        <p className={styles['earned']}>
          {profit !== undefined && writeProfit(profit, totalLoss, totalProfit)}
        </p>
      )}
      <p className={styles['shared']}>
        {shared.length > 0 && text.overview.sharedFoods(shared.join(', '))}
      </p>
    </div>
  );
}
