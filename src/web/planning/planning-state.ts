import type { DishCosting } from '#core/costing/dish-costing.ts';
import type { OwnPrices } from '#core/costing/own-prices.ts';
import type { DishBusiness } from '#core/kitchen/business-costs.ts';
import { businessKey } from '#core/kitchen/dish-identity.ts';
import { recipePortionsOf } from '#core/kitchen/plan-dish.ts';
import type { DishSize } from '#core/kitchen/portion-count.ts';
import { recounted } from '#core/kitchen/portion-unit.ts';
import type { AskedBox } from '#core/kitchen/question/asked-box.ts';
import { asksToSell } from '#core/kitchen/question/asked-money.ts';
import { readAskedSize } from '#core/kitchen/question/asked-size.ts';
import type { QuestionReading } from '#core/kitchen/question/read-question.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { AnswerChoices, StoredBusiness } from './planning-storage.ts';

/** The basis of all figures of the dishes on screen. */
export type PlanningState = {
  /** Counts what was opened, so that the plan of one answer is never shown on another. */
  readonly openings: number;
  /** For what is on screen. */
  readonly choices: AnswerChoices;
  /** Absent if a single dish is on screen. */
  readonly answer?: AnswerToPlan | undefined;
  readonly isSelling: boolean;
  readonly business: StoredBusiness;
  readonly ownPrices: OwnPrices;
  /** Absent until it is loaded. */
  readonly costing: DishCosting | undefined;
  readonly hasCostingFailed: boolean;
  /** Whether an earlier visit left prices or costs of the owner's. */
  readonly hadOwnFigures?: boolean;
};

/** An answer on screen, and what its question says of all its dishes. */
export type AnswerToPlan = {
  readonly reading: QuestionReading;
  /** Whether the question may name a dish's size, or guests. */
  readonly namesSize: boolean;
  readonly box: AskedBox;
  /** Whole rupiah that it has to spend on one dish or another. */
  readonly moneyForOne: number | undefined;
  readonly dishes: readonly Dish[];
  /** False while more dishes may come; until then nobody knows what a box will hold. */
  readonly isComplete: boolean;
};

/** Planning while an answer is on screen. */
export type AnswerPlanning = PlanningState & { readonly answer: AnswerToPlan };

/**
 * Whether figures should wait for the prices: an owner who has entered some knows what they come to, and
 * would see estimates jump to that.
 */
export const awaitsPrices = ({
  hadOwnFigures,
  costing,
  hasCostingFailed,
}: PlanningState): boolean => hadOwnFigures === true && costing === undefined && !hasCostingFailed;

/** Changes some fields; `undefined` clears one. */
export type Change<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

/**
 * Whether portions are a seller's (in selling mode, or because the question sells) or a host's, and the
 * costs of the business.
 */
export const countingOf = ({ isSelling, answer, business }: PlanningState) => ({
  isSelling: isSelling || (answer?.namesSize === true && asksToSell(answer.reading)),
  servesGuests: answer?.reading.servesGuests === true,
  business: business.costs,
});

/** The size of one dish: its own, else the answer's, else what the question asks for. */
export function sizeOf(state: PlanningState, dish: Dish, position: number): DishSize {
  const { choices, answer } = state;
  const own = choices.dishes[position];
  if (own !== undefined) return own;
  if (choices.portions !== undefined) return { portions: choices.portions };
  if (!answer?.namesSize) return {};
  const counted = recounted(dish, recipePortionsOf(dish, countingOf(state)));
  return readAskedSize(answer.reading, counted) ?? {};
}

/** `undefined` returns a dish to the size of the answer. */
export function withDishSize(
  choices: AnswerChoices,
  position: number,
  size: DishSize | undefined,
): AnswerChoices {
  const { [position]: _, ...others } = choices.dishes;
  return { ...choices, dishes: size === undefined ? others : { ...others, [position]: size } };
}

/** The last changed dish comes last: the oldest are dropped if there are too many. */
export function withDishBusiness(
  business: StoredBusiness,
  dish: Dish,
  change: Change<DishBusiness>,
): StoredBusiness {
  const { [businessKey(dish)]: before = {}, ...others } = business.dishes;
  return {
    ...business,
    dishes: { ...others, [businessKey(dish)]: applyChange(before, change) },
  };
}

/** The fields with a change applied; what it clears is gone. */
export function applyChange<Fields extends object>(before: Fields, change: Change<Fields>): Fields {
  const merged = { ...before, ...change };
  const given = Object.entries(merged).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Fields;
}
