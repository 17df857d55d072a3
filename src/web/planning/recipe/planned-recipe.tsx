import { Calculator } from 'lucide';
import { memo, useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { dishInRupiah, type DishCost } from '#core/costing/dish-cost.ts';
import { readFoodsAtHand, matchFoodsAtHand } from '#core/kitchen/foods-at-hand.ts';
import { countedUnit, homeUnit, writePortionCost } from '#core/kitchen/portion-unit.ts';
import { scaleDish, type ScaledRecipe } from '#core/kitchen/scale-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { writeProfit } from '../../dish/cost-text.ts';
import { dishAnchor, type DishPartProps } from '../../dish/dish-card.tsx';
import { RecipeBody } from '../../dish/recipe-body.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { BrokenDialog } from '../../ui/load-failure.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { CostSheetProps } from '../cost-sheet/cost-sheet.chunk.tsx';
import { PortionStepper } from '../fields/portion-stepper.tsx';
import type { PlanningStore } from '../planning-store.ts';
import { text } from '../text.ts';
import { IngredientName } from './ingredient-name.tsx';
import { RecipeCosts } from './recipe-costs.tsx';
import { useRecipePlan, type RecipePlan } from './use-recipe-plan.ts';
import { useSubstitutes } from './use-substitutes.ts';
import styles from './planned-recipe.module.css';

const CostSheetDialog = lazyPart<CostSheetProps>(
  async () => (await import('../cost-sheet/cost-sheet.chunk.tsx')).CostSheetDialog,
  (retry, { onClose }) => <BrokenDialog retry={retry} onClose={onClose} />,
);

type PlannedRecipeProps = DishPartProps & { readonly store: PlanningStore };

/** A recipe at the chosen number of portions, with our cost. */
export function PlannedRecipe(props: PlannedRecipeProps) {
  const { dish, position, store } = props;
  const plan = useRecipePlan(store, dish, position, dishAnchor(position));
  return (
    <>
      <AtHand plan={plan} store={store} />
      <RecipeOf {...props} plan={plan} />
    </>
  );
}

type AtHandProps = Pick<PlannedRecipeProps, 'store'> & { readonly plan: RecipePlan };

/** What the dish uses of the foods that the question has at hand, and what else to buy. */
function AtHand({ plan: { costing, dishCost }, store }: AtHandProps) {
  const asked = useStore(store, ({ answer }) => answer?.reading.text);
  const words = useMemo(() => {
    if (asked === undefined || costing === undefined || dishCost === undefined) return undefined;
    const { used, toBuy } = matchFoodsAtHand(
      dishCost,
      readFoodsAtHand(asked, costing.book),
      costing.book,
    );
    return used.length === 0 ? undefined : text.atHand(used, toBuy);
  }, [asked, costing, dishCost]);
  return words && <p className={styles['atHand']}>{words}</p>;
}

type RecipeOfProps = PlannedRecipeProps & { readonly plan: RecipePlan };

/** Re-renders only when something that it shows has changed. */
const RecipeOf = memo(function RecipeOf(props: RecipeOfProps) {
  const { position, isAlone, onCook, store, plan, isOwn = false, level = 3 } = props;
  const { factor, dishCost, costing, ownSize, isComputed } = plan;
  const dish = useMemo(
    () => (isOwn && isComputed ? withOurEstimate(props.dish, dishCost) : props.dish),
    [props.dish, isOwn, isComputed, dishCost],
  );
  const scaled = useMemo(
    () => scaleDish(dish, { factor, dishCost, costing }),
    [dish, factor, dishCost, costing],
  );
  const substitutesOf = useSubstitutes(dishCost);
  // Memoised, so that unchanged lines do not re-render.
  const nameOf = useCallback(
    (at: number, name: string) => (
      <IngredientName name={name} substitutes={substitutesOf(at, name)} />
    ),
    [substitutesOf],
  );
  const isResized = isAlone || factor !== 1 || ownSize !== undefined;
  // The build has computed the cost of a collection recipe at its own size.
  const isEstimateEnough =
    isAlone && dish.slug !== undefined && factor === 1 && dishCost === undefined;
  return (
    <RecipeBody
      dish={dish}
      onCook={onCook}
      scaled={scaled}
      level={level}
      nameOf={nameOf}
      portionCost={isAlone ? portionCost(dish, plan) : undefined}
      portions={
        isResized ? (
          <Portions
            dish={props.dish}
            position={position}
            store={store}
            plan={plan}
            isAlone={isAlone}
          />
        ) : undefined
      }
      tools={
        <>
          <SellingTool dish={props.dish} position={position} store={store} />
          <PortionEarning plan={plan} />
          {isAlone && <SellingMode plan={plan} store={store} />}
        </>
      }
      advice={scaled.advice.length > 0 && <Advice advice={scaled.advice} />}
      costs={isEstimateEnough ? undefined : <RecipeCosts dish={dish} plan={plan} />}
    />
  );
});

/** The dish with its estimate recomputed at today's prices, at the recipe's own size. */
function withOurEstimate(dish: Dish, dishCost: DishCost | undefined): Dish {
  if (dishCost === undefined) return dish;
  return { ...dish, estimatedCostatRupiah: dishInRupiah(dishCost, 1) };
}

/** Of the recipe's own portions, to the nearest hundred: as in the list of all recipes. */
function portionCost(dish: Dish, plan: RecipePlan): string | undefined {
  const { ingredientRupiah, portions, factor } = plan;
  if (ingredientRupiah === undefined || portions === undefined) return undefined;
  const own = dish.porsi === undefined ? portions : dish.porsi * factor;
  return text.cost.ingredients(writePortionCost(ingredientRupiah, own), homeUnit(dish, plan));
}

type SellingToolProps = Pick<PlannedRecipeProps, 'dish' | 'position' | 'store'>;

const SellingTool = memo(function SellingTool({ dish, position, store }: SellingToolProps) {
  return (
    <DialogButton
      icon={<Icon of={Calculator} />}
      onOpen={() => void store.loadCosting()}
      renderDialog={(close) => (
        <CostSheetDialog dish={dish} position={position} store={store} onClose={close} />
      )}
    >
      {text.openSheet}
    </DialogButton>
  );
});

/** What a portion costs, sells for and earns, shown on the dish itself; in an order, what it costs in a box. */
function PortionEarning({ plan }: Pick<RecipeOfProps, 'plan'>) {
  const { perBox, isWaiting } = plan;
  if (perBox !== undefined) {
    return (
      <dl className={styles['earning']} data-prices aria-busy={isWaiting}>
        <div>
          <dt>{text.cost.inBox}</dt>
          <dd>{`${plan.isComputed ? '' : '± '}${formatRupiah(perBox)}`}</dd>
        </div>
      </dl>
    );
  }
  if (plan.price === undefined) return null;
  const { costPerPortion, price, profitPerPortion, soldUnit, smallPortions, hasAllCosts } = plan;
  const { cost, price: sells, profit } = text.columns;
  return (
    <dl className={styles['earning']} data-prices aria-busy={isWaiting}>
      <div>
        <dt>
          {text.cost.all(cost, soldUnit, hasAllCosts)}
          {smallPortions !== undefined && text.cost.makes(smallPortions)}
        </dt>
        <dd>{`${plan.isComputed ? '' : '± '}${formatRupiah(costPerPortion)}`}</dd>
      </div>
      <div>
        <dt>{sells}</dt>
        <dd>{formatRupiah(price)}</dd>
      </div>
      <div data-profit={profitPerPortion < 0 ? 'loss' : 'gain'}>
        <dt>{profit}</dt>
        <dd>{writeProfit(profitPerPortion)}</dd>
      </div>
    </dl>
  );
}

/** On the page of one recipe, whose figures the mode of the last answer decides. */
function SellingMode({ plan, store }: Pick<RecipeOfProps, 'plan' | 'store'>) {
  const isOn = plan.price !== undefined;
  const [isShown, setIsShown] = useState(isOn);
  // Once shown it stays, so that it can be turned on again. A home cook never sees it.
  if (isOn && !isShown) setIsShown(true);
  if (!isShown) return null;
  return (
    <div className={styles['mode']}>
      <Switch label={text.selling} isOn={isOn} onChange={store.setSelling} />
      {plan.smallPortions !== undefined && <p>{text.smallPortions}</p>}
    </div>
  );
}

type PortionsProps = Omit<PlannedRecipeProps, 'onCook' | 'level'> & { readonly plan: RecipePlan };

function Portions({ dish, position, store, plan, isAlone }: PortionsProps) {
  const { ownSize, factor, boxes } = plan;
  const isPortions = dish.porsi !== undefined;
  const toSize = (number: number) => (isPortions ? { portions: number } : { times: number });
  const value = isPortions ? plan.portions : (ownSize?.times ?? factor);
  return (
    <div className={styles['portions']}>
      <PortionStepper
        label={isAlone ? text.portions.label : text.portions.ofDish(dish.foodName)}
        fewer={isAlone ? text.portions.fewer : text.portions.fewerOfDish(dish.foodName)}
        more={isAlone ? text.portions.more : text.portions.moreOfDish(dish.foodName)}
        value={value ?? plan.recipePortions}
        isOwn={ownSize !== undefined}
        base={plan.recipePortions ?? 1}
        part={isPortions ? undefined : 1 / 2}
        onChange={(number) =>
          store.setDishSize(position, number === undefined ? undefined : toSize(number))
        }
      />
      <span aria-hidden="true">{isPortions ? countedUnit(dish, plan) : text.portions.times}</span>
      {boxes !== undefined && <span>{text.portions.forBoxes(boxes)}</span>}
      {ownSize !== undefined && !isAlone && (
        <button type="button" onClick={() => store.setDishSize(position, undefined)}>
          {text.portions.likeOthers}
        </button>
      )}
    </div>
  );
}

function Advice({ advice }: Pick<ScaledRecipe, 'advice'>) {
  return (
    <div className={styles['advice']} role="note">
      {advice.map((kind) => (
        <p key={kind}>{text.advice[kind]}</p>
      ))}
    </div>
  );
}
