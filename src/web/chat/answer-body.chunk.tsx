import { Calculator, RefreshCw, Tags } from 'lucide-react';
import {
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
  type ComponentProps,
} from 'react';
import { Link } from 'wouter';
import { readQuestion } from '#core/kitchen/asked/read-question.ts';
import { readPastedRecipe } from '#core/kitchen/written/pasted-recipe.ts';
import type { Dish } from '#core/recipes/dish.ts';
import {
  addWish,
  askForOthers,
  completeQuestion,
  type AnsweredQuestion,
} from '#core/sources/follow-up.ts';
import type { DishKit } from '../dish-kit.ts';
import { DishCard } from '../dish/dish-card.tsx';
import { isOwn } from '../history/conversation.ts';
import { startHistory, type PageHistoryParts } from '../history/start-history.ts';
import { findAskedRecipes } from '../own-recipe/own-recipes.chunk.ts';
import type { SavedRecipe } from '../own-recipe/save-own-recipe.ts';
import { paths } from '../paths.ts';
import { AnswerOverview } from '../planning/overview/answer-overview.tsx';
import { Button } from '../ui/button.tsx';
import { AnswerActions } from './answer-actions.tsx';
import type { AnswerBody } from './answer-body-loader.ts';
import { text } from './answer-body-text.ts';
import type { AnswerOnScreen, AnswerState, ShownAnswer } from './answer-state.ts';
import { askedBy } from './asked-by.ts';
import { useReservedRows } from './use-reserved-rows.ts';
import styles from './answer-body.module.css';

/**
 * With this many dishes the overview fills the window, so the cards may be rendered after it. With
 * fewer, the first card is rendered at once.
 */
const FILLING_ROWS = 4;

/** What only an answer needs; created once. */
export function createAnswerBody(kit: DishKit, pageParts: PageHistoryParts): AnswerBody {
  const { planning, tools, parts, NamedStar } = kit;
  const { toasts } = pageParts;
  const history = startHistory(pageParts);

  function Dishes({ answer }: { readonly answer: AnswerOnScreen }) {
    const { question, dishes } = answer;
    const shown = answer.status === 'shown' ? answer : undefined;
    const { rows: reservedRows, overview } = useReservedRows(answer);
    const { hasAllCards, mayCost } = useStages(shown === undefined);
    const firstCards = dishes.length < FILLING_ROWS ? 1 : 0;
    const cards = hasAllCards ? dishes : dishes.slice(0, firstCards);
    const ownId = isOwn(shown?.origin) && dishes.length === 1 ? shown?.conversationId : undefined;
    const editorOf = (dish: Dish) =>
      ownId === undefined ? undefined : () => tools.write.open({ saved: { id: ownId, dish } });
    return (
      <div className={styles['columns']}>
        <div ref={overview} className={styles['overview']}>
          <AnswerOverview
            question={askedBy(question, shown?.origin)}
            dishes={dishes}
            reservedRows={reservedRows}
            conversationId={shown?.conversationId}
            isComplete={shown !== undefined}
            mayCost={mayCost}
            store={planning}
            tools={tools}
            Star={NamedStar}
          />
        </div>
        <div className={styles['main']}>
          <ol className={styles['dishes']}>
            {cards.map((dish, index) => (
              // An answer only ever grows at its end.
              <DishCard
                key={index}
                dish={dish}
                number={index + 1}
                onCook={tools.cook.open}
                onEdit={editorOf(dish)}
                parts={parts}
              />
            ))}
          </ol>
          {shown !== undefined && hasAllCards && (
            <AnswerActions answer={shown} planning={planning} tools={tools} toasts={toasts} />
          )}
        </div>
      </div>
    );
  }

  function PastedRecipe({ question }: Pick<ShownAnswer, 'question'>) {
    const pasted = readPastedRecipe(question);
    if (pasted === undefined) return null;
    return (
      <div className={styles['actions']}>
        <Button
          variant="primary"
          icon={<Calculator />}
          onClick={() => tools.write.open({ pasted })}
        >
          {text.countPasted}
        </Button>
      </div>
    );
  }

  /** The visitor's own recipes of that name: no source knows them. */
  function OwnRecipes({ question }: Pick<ShownAnswer, 'question'>) {
    const [found, setFound] = useState<readonly SavedRecipe[]>([]);
    useEffect(() => {
      let isCurrent = true;
      findAskedRecipes(history, question).then(
        (recipes) => isCurrent && setFound(recipes),
        () => {},
      );
      return () => {
        isCurrent = false;
      };
    }, [question]);
    if (found.length === 0) return null;
    return (
      <p className={styles['note']}>
        {text.own(found.length)}
        {found.map(({ id, dish }) => (
          <Link key={id} href={paths.conversation(id)} className={styles['own']}>
            {dish.foodName}
          </Link>
        ))}
      </p>
    );
  }

  // Not rendered again while a question is typed below it.
  const Body: AnswerBody['Dishes'] = memo(({ answer }) => (
    <>
      {answer.status === 'shown' && <Notes origin={answer.origin} />}
      {answer.status === 'shown' && <PastedRecipe question={answer.question} />}
      {hasSource(answer) && <OwnRecipes key={answer.question} question={answer.question} />}
      {answer.dishes.length > 0 && <Dishes answer={answer} />}
    </>
  ));

  return {
    Dishes: Body,
    NextQuestions,
    completeQuestion: (typed, answer) =>
      hasSource(answer) ? completeQuestion(typed, toAnswered(answer)) : typed,
  };

  /** The answer with the portions that were chosen for it: they hold for the next one, too. */
  function toAnswered({ question, dishes }: ShownAnswer): AnsweredQuestion {
    const names = dishes.map(({ foodName }) => foodName);
    const { portions } = planning.getState().sizes;
    const asked = { question, names };
    if (portions === undefined || portions === readQuestion(question).portions) return asked;
    return { names, question: completeQuestion(`${portions} porsi`, asked) };
  }

  function NextQuestions({ answer, onAsk }: ComponentProps<AnswerBody['NextQuestions']>) {
    const { origin, question } = answer;
    // An incomplete answer is asked for again; its button is above.
    if (!hasSource(answer) || origin?.complete === false) return null;
    const ask = (next: (answered: AnsweredQuestion) => string | undefined) => () =>
      onAsk(next(toAnswered(answer)) ?? question);
    const isCheap = addWish(CHEAPER, question) === question;
    return (
      <div className={styles['actions']}>
        {origin?.source === 'gemini' ? (
          <Button icon={<RefreshCw />} onClick={() => onAsk(question, { fresh: true })}>
            {text.again}
          </Button>
        ) : (
          answer.dishes.length >= USUAL_DISHES && (
            <Button icon={<RefreshCw />} onClick={ask(askForOthers)}>
              {text.others}
            </Button>
          )
        )}
        {!isCheap && (
          <Button icon={<Tags />} onClick={ask((answered) => addWish(CHEAPER, answered.question))}>
            {text.cheaper}
          </Button>
        )}
      </div>
    );
  }
}

const CHEAPER = text.cheaper.toLowerCase();
/** The collection has shown all that it has of a dish if these are fewer. */
const USUAL_DISHES = 5;

/** Whether a source has answered, and not the visitor. */
const hasSource = (answer: AnswerState): answer is ShownAnswer =>
  answer.status === 'shown' &&
  answer.dishes.length > 0 &&
  !isOwn(answer.origin) &&
  // One that came in a link is saved under its name.
  !(answer.origin === undefined && answer.dishes[0]?.foodName === answer.question);

function Notes({ origin }: Pick<ShownAnswer, 'origin'>) {
  return (
    <>
      {origin?.standIn && <p className={styles['note']}>{text.standIn}</p>}
      {origin?.note && <p className={styles['note']}>{origin.note}</p>}
      {origin?.nearest && <p className={styles['note']}>{text.nearest}</p>}
    </>
  );
}

/**
 * A saved answer is rendered in stages, so that taps get through: its overview, all cards, which compute
 * the costs of their dishes one by one, and the costs in the overview, which reuses those.
 */
function useStages(isBusy: boolean) {
  const hasAllCards = useDeferredValue(true, isBusy);
  const [mayCost, setMayCost] = useState(isBusy);
  useEffect(() => {
    if (hasAllCards) startTransition(() => setMayCost(true));
  }, [hasAllCards]);
  return { hasAllCards, mayCost };
}
