import { useRef, type Ref } from 'react';
import { asPrice } from '#core/costing/typed-money.ts';
import {
  BUSINESS_KINDS,
  SHARE_BOUNDS,
  targetFoodCostOf,
  type BusinessKind,
  type DishBusiness,
} from '#core/kitchen/business-costs.ts';
import { businessKey } from '#core/kitchen/dish-identity.ts';
import { familyPortions, sellsMoreThanMade } from '#core/kitchen/plan-dish.ts';
import { MAX_PORTIONS, MAX_PORTIONS_SOLD } from '#core/kitchen/portion-count.ts';
import {
  isPackable,
  portionUnit,
  soldNoun,
  soldUnit,
  writeCount,
} from '#core/kitchen/portion-unit.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { costTerms, termsPer } from '../../dish/cost-text.ts';
import { Button } from '../../ui/button.tsx';
import { FigureField } from '../fields/figure-field.tsx';
import {
  percentTyped,
  portionsTyped,
  sumTyped,
  writePercent,
  writeSum,
} from '../fields/typed-figures.ts';
import type { SheetPartProps } from './other-costs.tsx';
import { PriceSuggestion } from './price-suggestion.tsx';
import { text } from './text.ts';
import { usePriceOrProfit, type Goal } from './use-price-or-profit.ts';
import fieldStyles from '../fields/figure-field.module.css';
import styles from './cost-sheet.module.css';

/** The labels of both, which say what they are for. */
const goalNames = (unit: string) =>
  ({
    priceRupiah: termsPer(unit).price,
    profitRupiah: text.fields.targetProfit(unit),
  }) satisfies Record<Goal, string>;

type SellingProps = SheetPartProps & { readonly position: number };

/** The owner's decisions: portions, kind of business and price. */
export function Selling(props: SellingProps) {
  const { dish, plan, state, store } = props;
  const priceField = useRef<HTMLInputElement>(null);
  const profitField = useRef<HTMLInputElement>(null);
  const { costs, dishes } = state.business;
  const dishBusiness = dishes[businessKey(dish)] ?? {};
  const { sheet } = plan;
  const portionsSold = sheet?.portionsSold ?? dishBusiness.portionsSold ?? plan.portions;
  const target = writePercent(targetFoodCostOf(costs));
  const noun = soldNoun(dish, plan);
  const names = goalNames(noun);
  const { set, replaced, restore } = usePriceOrProfit(dish, dishBusiness, store);
  return (
    <section>
      <h3>{text.selling}</h3>
      <div className={styles['fields']}>
        <PortionFields {...props} dishBusiness={dishBusiness} portionsSold={portionsSold} />
        <KindOfBusiness kind={costs.kind} store={store} />
        <PriceFields
          {...props}
          dishBusiness={dishBusiness}
          target={target}
          names={names}
          priceField={priceField}
          profitField={profitField}
          onSet={set}
        />
      </div>
      {replaced !== undefined && (
        <p className={styles['replaced']} role="status">
          {text.replaced(
            names[replaced.goal],
            formatRupiah(replaced.rupiah),
            replaced.by && names[replaced.by],
          )}{' '}
          <Button
            onClick={({ detail }) => {
              restore();
              // The button is gone; a tap must not open the keyboard of a phone.
              if (detail > 0) return;
              (replaced.goal === 'priceRupiah' ? priceField : profitField).current?.focus();
            }}
          >
            {text.undo}
          </Button>
        </p>
      )}
      <div className={styles['explanation']}>
        {sheet !== undefined && plan.pack !== undefined && isPackable(noun) && (
          <p>{text.priceOfPack(noun, plan.pack, formatRupiah(sheet.price * plan.pack.holds))}</p>
        )}
        {sellsMoreThanMade({ dish, plan }) && dishBusiness.portionsSold === undefined && (
          <p>{text.smallPortions(familyPortions(dish, plan), portionsSold)}</p>
        )}
        {sheet !== undefined && !sheet.isOwnPrice && (
          <PriceSuggestion
            sheet={sheet}
            profit={dishBusiness.profitRupiah}
            sold={soldUnit(dish, plan)}
            target={target}
            dish={dish}
            isOwnPortion={plan.ownPortionsSold !== undefined}
            onTake={(rupiah, isByKeyboard) => {
              set('priceRupiah', rupiah);
              // A tap must not open the keyboard of a phone.
              if (isByKeyboard) priceField.current?.focus();
            }}
          />
        )}
        <p>{text.targetMeans}</p>
        {costs.commission > 0 && <p>{text.appPriceMeans(writePercent(costs.commission))}</p>}
      </div>
    </section>
  );
}

type PortionFieldsProps = SellingProps & {
  readonly dishBusiness: DishBusiness;
  readonly portionsSold: number | undefined;
};

function PortionFields(props: PortionFieldsProps) {
  const { dish, plan, position, state, store, dishBusiness, portionsSold } = props;
  const sold = portionsSold === undefined ? '' : writeCount(portionsSold);
  return (
    <>
      {plan.recipePortions !== undefined && (
        <FigureField
          label={text.cooked}
          value={writeCount(plan.portions ?? 0)}
          isOwn={state.choices.dishes[position] !== undefined}
          unit={portionUnit(dish)}
          onType={portionsTyped(MAX_PORTIONS, (count) =>
            store.setDishSize(position, count === undefined ? undefined : { portions: count }),
          )}
        />
      )}
      <FigureField
        label={costTerms.portionsSold}
        value={dishBusiness.portionsSold === undefined ? '' : sold}
        placeholder={sold}
        unit={soldNoun(dish, plan)}
        onType={portionsTyped(MAX_PORTIONS_SOLD, (count) =>
          store.changeDish(dish, {
            portionsSold: count,
            soldAtFactor: count === undefined ? undefined : plan.factor,
          }),
        )}
      />
    </>
  );
}

type PriceFieldsProps = SheetPartProps & {
  readonly dishBusiness: DishBusiness;
  /** In percent. */
  readonly target: string;
  readonly names: ReturnType<typeof goalNames>;
  readonly priceField: Ref<HTMLInputElement>;
  readonly profitField: Ref<HTMLInputElement>;
  readonly onSet: (goal: Goal, rupiah: number | undefined) => void;
};

function PriceFields(props: PriceFieldsProps) {
  const { plan, state, store, dishBusiness, target, names, priceField, profitField, onSet } = props;
  const { costs } = state.business;
  return (
    <>
      <FigureField
        label={text.target}
        value={target}
        isOwn={costs.targetFoodCost !== undefined}
        unit="%"
        onType={percentTyped(SHARE_BOUNDS.targetFoodCost, (share) =>
          store.changeBusiness({ targetFoodCost: share }),
        )}
      />
      <FigureField
        ref={profitField}
        label={names.profitRupiah}
        value={writeSum(dishBusiness.profitRupiah)}
        placeholder={writeSum(plan.sheet?.profitPerPortion)}
        unit="Rp"
        onType={sumTyped((rupiah) => onSet('profitRupiah', rupiah))}
      />
      <FigureField
        ref={priceField}
        label={names.priceRupiah}
        value={writeSum(dishBusiness.priceRupiah)}
        placeholder={writeSum(plan.sheet?.price)}
        unit="Rp"
        onType={sumTyped((rupiah) => onSet('priceRupiah', rupiah && asPrice(rupiah)))}
      />
      <FigureField
        label={text.fields.commission}
        value={writePercent(costs.commission)}
        unit="%"
        onType={percentTyped(SHARE_BOUNDS.commission, (share) =>
          store.changeBusiness({ commission: share }),
        )}
      />
    </>
  );
}

type KindProps = Pick<SellingProps, 'store'> & { readonly kind: BusinessKind };

function KindOfBusiness({ kind, store }: KindProps) {
  return (
    <label className={fieldStyles['field']}>
      {text.kind}
      <select
        value={kind}
        onChange={({ target: { value } }) => {
          const chosen = BUSINESS_KINDS.find((kind) => kind === value);
          if (chosen === undefined) return;
          store.changeBusiness({ kind: chosen, targetFoodCost: undefined });
        }}
      >
        {BUSINESS_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </select>
    </label>
  );
}
