import { useRef, useState } from 'react';
import { asPrice } from '#core/costing/typed-money.ts';
import { USUAL_BOX, type BoxPlan } from '#core/kitchen/meal-box.ts';
import { MAX_PORTIONS } from '#core/kitchen/portion-count.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { Button } from '../../ui/button.tsx';
import { text as sheetText } from '../cost-sheet/text.ts';
import { FigureField } from '../fields/figure-field.tsx';
import { portionsTyped, sumTyped, writePercent, writeSum } from '../fields/typed-figures.ts';
import type { PlanningState } from '../planning-state.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text } from './text.ts';
import sheetStyles from '../cost-sheet/cost-sheet.module.css';

type BoxSellingProps = {
  readonly store: PlanningStore;
  readonly plan: BoxPlan;
  readonly state: PlanningState;
};

/** How many boxes, in what, and for how much. */
export function BoxSelling({ plan, state, store }: BoxSellingProps) {
  const { answer, business, choices } = state;
  const packagingField = useRef<HTMLInputElement>(null);
  const { boxes, packagingRupiah, priceRupiah } = choices.box ?? USUAL_BOX;
  const { boxPackagingRupiah, packagingRupiah: ofPortion, commission } = business.costs;
  // The first packaging price ever typed becomes the usual one, unless the owner says otherwise. After that, a typed
  // price holds for this order only.
  const [isFirst, setFirst] = useState((boxPackagingRupiah ?? packagingRupiah) === undefined);
  const isOther = !isFirst && (packagingRupiah ?? boxPackagingRupiah) !== boxPackagingRupiah;
  const makeUsual = (rupiah: number | undefined) =>
    store.changeBusiness({ boxPackagingRupiah: rupiah });
  return (
    <section>
      <h3>{text.selling}</h3>
      <div className={sheetStyles['fields']}>
        <FigureField
          label={text.boxes}
          value={String(plan.boxes)}
          isOwn={boxes !== undefined}
          unit={text.unit}
          onType={portionsTyped(
            MAX_PORTIONS,
            (count) => store.changeBox({ boxes: count }),
            text.unit,
          )}
        />
        <FigureField
          ref={packagingField}
          label={text.packaging}
          value={writeSum(packagingRupiah)}
          placeholder={writeSum(boxPackagingRupiah ?? ofPortion)}
          unit="Rp"
          onType={sumTyped((rupiah) => {
            store.changeBox({ packagingRupiah: rupiah });
            if (isFirst) makeUsual(rupiah);
          })}
        />
        <FigureField
          label={text.price}
          value={writeSum(priceRupiah)}
          placeholder={writeSum(answer?.box.price ?? plan.sheet?.price)}
          unit="Rp"
          onType={sumTyped((rupiah) => store.changeBox({ priceRupiah: rupiah && asPrice(rupiah) }))}
        />
      </div>
      <div className={sheetStyles['explanation']}>
        {plan.isPackedAsPortion && (
          <p>
            {text.packagingOfPortion(formatRupiah(ofPortion))}{' '}
            <Button onClick={() => packagingField.current?.focus()}>{text.enterBox}</Button>
          </p>
        )}
        {isOther ? (
          <p>
            {text.packagingOfOrder(
              boxPackagingRupiah ? formatRupiah(boxPackagingRupiah) : undefined,
            )}{' '}
            <Button
              onClick={() => {
                makeUsual(packagingRupiah);
                packagingField.current?.focus();
              }}
            >
              {text.makeUsual}
            </Button>
          </p>
        ) : (
          <p>
            {isFirst ? text.packagingFirst : text.packagingUsual}
            {isFirst && packagingRupiah !== undefined && (
              <>
                {' '}
                <Button
                  onClick={() => {
                    setFirst(false);
                    makeUsual(undefined);
                    packagingField.current?.focus();
                  }}
                >
                  {text.onlyThisOrder}
                </Button>
              </>
            )}
          </p>
        )}
        <p>{text.gasAndLabour}</p>
        {commission > 0 && <p>{sheetText.appPriceMeans(writePercent(commission))}</p>}
      </div>
    </section>
  );
}
