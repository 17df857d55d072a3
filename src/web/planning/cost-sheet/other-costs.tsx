import { SHARE_BOUNDS } from '#core/kitchen/business-costs.ts';
import { businessKey } from '#core/kitchen/dish-identity.ts';
import type { DishPlan } from '#core/kitchen/plan-dish.ts';
import { MAX_PORTIONS } from '#core/kitchen/portion-count.ts';
import { isPackable, soldUnit } from '#core/kitchen/portion-unit.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { FigureField } from '../fields/figure-field.tsx';
import {
  batchCostTyped,
  percentTyped,
  portionsTyped,
  sumTyped,
  writePercent,
  writeSum,
} from '../fields/typed-figures.ts';
import type { PlanningState } from '../planning-state.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text } from '../text.ts';
import styles from './cost-sheet.module.css';

/** What each part of a cost sheet needs. */
export type SheetPartProps = {
  readonly dish: Dish;
  readonly plan: DishPlan;
  readonly state: PlanningState;
  readonly store: PlanningStore;
};

/** Costs of cooking besides the ingredients. */
export function OtherCosts({ dish, plan, state, store }: SheetPartProps) {
  const { costs, dishes } = state.business;
  const { together } = state.sizes;
  const perPack = dishes[businessKey(dish)]?.perPack;
  const usual = plan.terms?.perPack;
  const unit = soldUnit(dish, plan);
  const isPacked = isPackable(unit) || plan.pack !== undefined;
  const sum = (
    label: string,
    field: 'packagingRupiah' | 'gasRupiah' | 'labourRupiah',
    typed = batchCostTyped,
  ) => (
    <FigureField
      label={label}
      value={writeSum(costs[field] || undefined)}
      placeholder="0"
      unit="Rp"
      onType={typed((rupiah) => store.changeBusiness({ [field]: rupiah ?? 0 }))}
    />
  );
  return (
    <section>
      <h3>{text.sheet.otherCosts}</h3>
      <div className={styles['fields']}>
        {sum(text.sheet.fields.packaging, 'packagingRupiah', sumTyped)}
        {isPacked && (
          <FigureField
            label={text.sheet.fields.perPack}
            value={perPack === undefined ? '' : String(perPack)}
            placeholder={String(usual ?? 1)}
            unit={unit}
            onType={portionsTyped(MAX_PORTIONS, (count) =>
              store.changeDish(dish, { perPack: count }),
            )}
          />
        )}
        {sum(text.sheet.fields.gas, 'gasRupiah')}
        {sum(text.sheet.fields.labour, 'labourRupiah')}
        <FigureField
          label={text.sheet.terms.waste}
          value={writePercent(costs.wasteShare)}
          unit="%"
          onType={percentTyped(SHARE_BOUNDS.wasteShare, (share) =>
            store.changeBusiness({ wasteShare: share }),
          )}
        />
      </div>
      <div className={styles['explanation']}>
        {isPackable(unit) && costs.packagingRupiah > 0 && usual === undefined && (
          <p>{text.sheet.packsEach(unit)}</p>
        )}
        {together !== undefined && <p>{text.sheet.together(together)}</p>}
        <p>{isPacked ? text.sheet.keptButPacks : text.sheet.kept}</p>
      </div>
    </section>
  );
}
