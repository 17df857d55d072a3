import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { Dish } from '#core/recipes/dish.ts';
import type { DishKit } from '../dish-kit.ts';
import { DishCard } from '../dish/dish-card.tsx';
import { isOwn } from '../history/conversation.ts';
import { AnswerOverview } from '../planning/overview/answer-overview.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import { AnswerActions } from './answer-actions.tsx';
import type { AnswerOnScreen } from './answer-state.ts';
import { askedBy } from './asked-by.ts';
import { useReservedRows } from './use-reserved-rows.ts';
import styles from './answer-body.module.css';

/**
 * With this many dishes the overview fills the window, so the cards may be rendered after it. With
 * fewer, the first card is rendered at once.
 */
const FILLING_ROWS = 4;

type AnswerDishesProps = {
  readonly answer: AnswerOnScreen;
  readonly kit: DishKit;
  readonly toasts: ToastStore;
};

/** The overview of an answer, its dishes, and what can be done with all of them. */
export function AnswerDishes({ answer, kit, toasts }: AnswerDishesProps) {
  const { planning, tools, parts, NamedStar } = kit;
  const { dishes } = answer;
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
          question={askedBy(answer)}
          dishes={dishes}
          reservedRows={reservedRows}
          conversationId={shown?.conversationId}
          note={shown?.origin?.note}
          isOwnRecipe={ownId !== undefined}
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
