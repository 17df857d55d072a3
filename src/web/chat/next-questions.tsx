import { RefreshCw, Tags } from 'lucide';
import { USUAL_BOX, type BoxPlan } from '#core/kitchen/meal-box.ts';
import { recipePortionsOf } from '#core/kitchen/plan-dish.ts';
import { isPackable, portionUnit } from '#core/kitchen/portion-unit.ts';
import { USUAL_DISHES } from '#core/sources/dishes-asked.ts';
import {
  addWish,
  addWishTo,
  askForOthers,
  withBoxPrice,
  withPortions,
  type AnsweredQuestion,
} from '#core/sources/follow-up.ts';
import { boxOf, orderedBox } from '../planning/answer-plans.ts';
import type { PlanningState } from '../planning/planning-state.ts';
import type { PlanningStore } from '../planning/planning-store.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { text } from './answer-body-text.ts';
import type { ShownAnswer } from './answer-state.ts';
import { isAnsweredBySource } from './asked-by.ts';
import type { Ask } from './use-asking.ts';
import styles from './answer-body.module.css';

const CHEAPER = text.cheaper.toLowerCase();
type NextQuestionsProps = {
  readonly answer: ShownAnswer;
  readonly planning: PlanningStore;
  readonly onAsk: Ask;
};

/** What to ask next, when the answer does not suit. */
export function NextQuestions({ answer, planning, onAsk }: NextQuestionsProps) {
  const { origin, question } = answer;
  // An incomplete answer is asked for again; its button is above.
  if (!isAnsweredBySource(answer) || origin?.complete === false) return null;
  const ask = (next: (answered: AnsweredQuestion) => string | undefined) => () => {
    const asked = next(toAnswered(answer, planning)) ?? question;
    planning.goOnWith(asked);
    onAsk(asked);
  };
  const isCheap = addWish(CHEAPER, question) === question;
  return (
    <div className={styles['actions']}>
      {origin?.source === 'gemini' ? (
        <Button icon={<Icon of={RefreshCw} />} onClick={() => onAsk(question, { fresh: true })}>
          {text.again}
        </Button>
      ) : (
        // Fewer are all that the collection has of a dish.
        answer.dishes.length >= USUAL_DISHES && (
          <Button icon={<Icon of={RefreshCw} />} onClick={ask(askForOthers)}>
            {text.others}
          </Button>
        )
      )}
      {!isCheap && (
        <Button icon={<Icon of={Tags} />} onClick={ask((answered) => addWishTo(CHEAPER, answered))}>
          {text.cheaper}
        </Button>
      )}
    </div>
  );
}

/** The answer with what was chosen for it, portions and a box's contents and price: they hold for the next one, too. */
export function toAnswered(
  { question, dishes, origin }: ShownAnswer,
  planning: PlanningStore,
): AnsweredQuestion {
  const names = dishes.map(({ foodName }) => foodName);
  const state = planning.getState();
  const ordered = orderedBox(state);
  const boxed = ordered ? dishesIn(ordered) : [];
  const { reading, box } = state.answer ?? {};
  const { box: { boxes, priceRupiah } = USUAL_BOX, ...choices } = state.choices;
  const portions = (box?.isAsked ? boxes : undefined) ?? choices.portions;
  const proposed = ordered && boxOf({ ...state, choices });
  const sized =
    portions === undefined || portions === reading?.portions
      ? question
      : withPortions(question, portions);
  return {
    // For guests, too, the price comes before what one of them may cost.
    question:
      !box?.isAsked || priceRupiah === undefined || priceRupiah === box.price
        ? sized
        : withBoxPrice(sized, priceRupiah),
    names,
    foods: dishes.flatMap(({ ingredient }) => ingredient.map(({ name }) => name)),
    boxed: ordered && boxed.length > 0 ? [...boxed, ...ordered.bought] : undefined,
    isWritten: origin?.source === 'gemini',
    sizes: dishes.map((_, position) => writeSize(state, ordered, position)),
    // The sheet also keeps contents that nobody has changed.
    isBoxChosen: proposed !== undefined && dishesIn(proposed).join() !== boxed.join(),
  };
}

/** How much of a dish is cooked, as a question says it; `undefined` if nobody has said. */
function writeSize(
  state: PlanningState,
  ordered: BoxPlan | undefined,
  position: number,
): string | undefined {
  const { choices, answer } = state;
  const { portions: asked, servesGuests = false } = answer?.reading ?? {};
  const portions = ordered
    ? portionsOrdered(state, ordered, position)
    : (choices.dishes[position]?.portions ?? choices.portions ?? asked);
  return portions === undefined
    ? undefined
    : `${portions} ${servesGuests && !ordered ? 'orang' : 'porsi'}`;
}

/** What all boxes need of a dish, in portions as they are counted where it is asked for alone. */
function portionsOrdered(
  { isSelling, business: { costs: business } }: PlanningState,
  { dishes }: BoxPlan,
  position: number,
): number | undefined {
  const boxed = dishes.find((one) => one.position === position);
  const made = boxed && recipePortionsOf(boxed.dish, { isSelling, business });
  return made && Math.ceil(Number((made * boxed.factor).toFixed(6)));
}

/** What is in one box, as a question lists it: "Klepon 5 biji". */
const dishesIn = ({ dishes }: BoxPlan) =>
  dishes.map(({ dish: { foodName, ...made }, portions }) =>
    portions > 1 && Number.isInteger(portions) && isPackable(portionUnit(made))
      ? `${foodName} ${portions} biji`
      : foodName,
  );
