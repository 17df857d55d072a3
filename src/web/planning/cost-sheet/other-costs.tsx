import { useRef, type Ref } from 'react';
import { SHARE_BOUNDS, type BusinessCosts } from '#core/kitchen/business-costs.ts';
import { businessKey } from '#core/kitchen/dish-identity.ts';
import { isPackedSingly, type DishPlan } from '#core/kitchen/plan-dish.ts';
import { MAX_PORTIONS } from '#core/kitchen/portion-count.ts';
import { isPackable, soldNoun, soldUnit } from '#core/kitchen/portion-unit.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { costTerms, describeCookingShare } from '../../dish/cost-text.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { batchCostNames } from '../describe-costs.ts';
import { FigureField } from '../fields/figure-field.tsx';
import {
  batchCostTyped,
  percentTyped,
  portionsTyped,
  sumTyped,
  writePercent,
  writeSum,
} from '../fields/typed-figures.ts';
import { UsualBatchField } from '../fields/usual-batch-field.tsx';
import type { PlanningState } from '../planning-state.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text } from './text.ts';
import styles from './cost-sheet.module.css';

/** What each part of a cost sheet needs. */
export type SheetPartProps = {
  readonly dish: Dish;
  readonly plan: DishPlan;
  readonly state: PlanningState;
  readonly store: PlanningStore;
};

type OtherCostsProps = SheetPartProps & { readonly usualBatchField: Ref<HTMLInputElement> };

/** Costs of cooking besides the ingredients. */
export function OtherCosts({ dish, plan, state, store, usualBatchField }: OtherCostsProps) {
  const packagingField = useRef<HTMLInputElement>(null);
  const { costs, dishes } = state.business;
  const { perPack, packagingRupiah } = dishes[businessKey(dish)] ?? {};
  const hasOwnPackaging = packagingRupiah !== undefined;
  const unit = soldUnit(dish, plan);
  const noun = soldNoun(dish, plan);
  const isPacked = isPackable(noun) || plan.pack !== undefined;
  const batchCost = (label: string, field: 'gasRupiah' | 'labourRupiah') => (
    <FigureField
      label={label}
      value={writeSum(costs[field] || undefined)}
      placeholder="0"
      unit="Rp"
      onType={batchCostTyped((rupiah) => store.changeBusiness({ [field]: rupiah ?? 0 }))}
    />
  );
  return (
    <section>
      <h3>{text.otherCosts}</h3>
      <div className={styles['fields']}>
        <FigureField
          ref={packagingField}
          label={plan.pack === undefined ? text.fields.packaging(noun) : text.fields.onePack}
          value={writeSum((packagingRupiah ?? costs.packagingRupiah) || undefined)}
          placeholder="0"
          unit="Rp"
          onType={sumTyped((rupiah = 0) => {
            if (hasOwnPackaging) store.changeDish(dish, { packagingRupiah: rupiah });
            else store.changeBusiness({ packagingRupiah: rupiah });
          })}
        />
        {isPacked && (
          <FigureField
            label={text.fields.perPack}
            value={perPack === undefined ? '' : String(perPack)}
            placeholder={String(plan.pack?.holds ?? 1)}
            unit={unit}
            onType={portionsTyped(MAX_PORTIONS, (count) =>
              store.changeDish(dish, { perPack: count }),
            )}
          />
        )}
        {batchCost(text.fields.gas, 'gasRupiah')}
        {batchCost(text.fields.labour, 'labourRupiah')}
        {plan.isAsWritten && (
          <UsualBatchField ref={usualBatchField} usualBatch={costs.usualBatch} store={store} />
        )}
        <FigureField
          label={costTerms.waste}
          value={writePercent(costs.wasteShare)}
          unit="%"
          onType={percentTyped(SHARE_BOUNDS.wasteShare, (share) =>
            store.changeBusiness({ wasteShare: share }),
          )}
        />
      </div>
      <Switch
        label={text.ownPackaging}
        isOn={hasOwnPackaging}
        onChange={(isOn) =>
          store.changeDish(dish, { packagingRupiah: isOn ? costs.packagingRupiah : undefined })
        }
      />
      <div className={styles['explanation']}>
        {plan.pack !== undefined && !hasOwnPackaging && costs.packagingRupiah > 0 && (
          <p>
            {text.packagingOfAll(formatRupiah(costs.packagingRupiah), plan.pack.noun)}{' '}
            <Button
              onClick={() => {
                store.changeDish(dish, { packagingRupiah: costs.packagingRupiah });
                packagingField.current?.focus();
              }}
            >
              {text.enterPack(plan.pack.noun)}
            </Button>
          </p>
        )}
        {describeCosts(dish, plan, costs).map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>{isPacked ? text.keptButPacks : text.kept}</p>
      </div>
    </section>
  );
}

/** What the figures are for, where that is not plain from their fields. */
function describeCosts(dish: Dish, plan: DishPlan, costs: BusinessCosts): readonly string[] {
  const unit = soldUnit(dish, plan);
  const sold = plan.sheet?.portionsSold;
  const hasBatchCosts = sold !== undefined && batchCostNames(costs).length > 0;
  const isOfRecipe = plan.isAsWritten && plan.sharedBatch === undefined;
  const { packsEach, batchOfRecipe, batchOfChosen, usualBatchMeans } = text;
  return [
    ...(isPackedSingly(dish, plan) ? [packsEach(unit)] : []),
    ...(hasBatchCosts && isOfRecipe && !costs.usualBatch ? [batchOfRecipe(sold, unit)] : []),
    ...(hasBatchCosts && !plan.isAsWritten ? [batchOfChosen(sold, unit)] : []),
    ...describeCookingShare(dish, plan),
    ...(plan.isAsWritten ? [usualBatchMeans] : []),
  ];
}
