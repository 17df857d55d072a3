import { useRef } from 'react';
import { useStore } from 'zustand';
import { coverageOf, lacksAmounts } from '#core/costing/dish-cost.ts';
import { packFigures } from '#core/kitchen/compare-dishes.ts';
import { soldNoun, soldUnit } from '#core/kitchen/portion-unit.ts';
import { scaleDish } from '#core/kitchen/scale-dish.ts';
import { sellsAtUsualPrice } from '#core/kitchen/usual-price.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { plannedDish } from '../answer-plans.ts';
import { describeFewPortions, missingCosts } from '../describe-costs.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text as planningText } from '../text.ts';
import { CostParts, KeyFigures } from './cost-summary.tsx';
import { OtherCosts } from './other-costs.tsx';
import { PriceRows } from './price-rows.tsx';
import { Selling } from './selling-fields.tsx';
import { text } from './text.ts';
import styles from './cost-sheet.module.css';

export type CostSheetProps = {
  readonly dish: Dish;
  readonly position: number;
  readonly store: PlanningStore;
  readonly onClose: () => void;
};

/** The sums of one dish. Every figure updates as others are typed. */
export function CostSheetDialog({ dish, position, store, onClose }: CostSheetProps) {
  const usualBatchField = useRef<HTMLInputElement>(null);
  const state = useStore(store);
  const planned = plannedDish(state, dish, position);
  const { plan } = planned;
  const { dishCost, factor, sheet, isComputed } = plan;
  const jar = packFigures(planned, true);
  const few = describeFewPortions(planned);
  const isVague = dishCost !== undefined && lacksAmounts(dishCost);
  const { dish: scaled } = scaleDish(dish, { ...plan, costing: state.costing });
  return (
    <Sheet
      title={text.title(dish.foodName)}
      closeTitle={planningText.closeSheet}
      place="side"
      onClose={onClose}
    >
      {sheet !== undefined && (
        <KeyFigures
          sheet={sheet}
          of={soldNoun(dish, plan)}
          priceFrom={sellsAtUsualPrice(planned) ? text.isUsual : undefined}
        />
      )}
      <div className={styles['content']}>
        {jar && <p className={styles['jar']}>{planningText.pack(jar)}</p>}
        {sheet === undefined ? (
          <p className={styles['note']}>
            {plan.ingredientRupiah !== undefined
              ? text.noPortions
              : isVague
                ? planningText.cost.noAmounts
                : text.noCost}
          </p>
        ) : (
          <CostParts
            sheet={sheet}
            missing={missingCosts(state.business.costs, [planned])}
            unit={soldUnit(dish, plan)}
            of={soldNoun(dish, plan)}
            batchPortions={plan.sharedBatch?.portions}
          />
        )}
        {few !== undefined && (
          <div className={styles['note']}>
            <p>{few}.</p>
            <Button onClick={() => usualBatchField.current?.focus()}>{text.cookMore}</Button>
          </div>
        )}
        <Selling dish={dish} plan={plan} position={position} state={state} store={store} />
        <OtherCosts
          dish={dish}
          plan={plan}
          state={state}
          store={store}
          usualBatchField={usualBatchField}
        />
        <section>
          <h3>{text.ingredients}</h3>
          {dishCost === undefined ? (
            <MissingPrices
              hasFailed={state.hasCostingFailed}
              onRetry={() => void store.loadCosting()}
            />
          ) : (
            <>
              <p className={styles['explanation']}>
                {isVague
                  ? planningText.cost.noAmounts
                  : `${planningText.cost.coverage(coverageOf(dishCost))}.`}
                {!isComputed && !isVague && ` ${text.notComputed}`} {text.priceHint}
              </p>
              <PriceRows
                dishCost={dishCost}
                scaled={scaled}
                factor={factor}
                ownPrices={state.ownPrices}
                bookPrice={state.costing?.bookPrice}
                onOwnPrice={store.setOwnPrice}
                onOwnSum={store.setOwnSum}
              />
            </>
          )}
        </section>
      </div>
    </Sheet>
  );
}

type MissingPricesProps = { readonly hasFailed: boolean; readonly onRetry: () => void };

function MissingPrices({ hasFailed, onRetry }: MissingPricesProps) {
  if (!hasFailed) return <p role="status">{text.loading}</p>;
  return (
    <div className={styles['note']} role="alert">
      <p>{planningText.cost.noBook}</p>
      <Button onClick={onRetry}>{planningText.cost.retry}</Button>
    </div>
  );
}
