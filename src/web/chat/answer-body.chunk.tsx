import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { DishKit } from '../dish-kit.ts';
import { DishCard } from '../dish/dish-card.tsx';
import { askedBy, isOwn } from '../history/conversation.ts';
import type { HistoryStore } from '../history/history-store.ts';
import { AnswerOverview } from '../planning/overview/answer-overview.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import { AnswerActions } from './answer-actions.tsx';
import type { AnswerBody } from './answer-body-loader.ts';
import styles from './answer-body.module.css';
import { text } from './answer-body-text.ts';
import { useReservedRows } from './use-reserved-rows.ts';

/**
 * With this many dishes the overview fills the window, so the cards may be rendered after it. With
 * fewer, the first card is rendered at once.
 */
const FILLING_ROWS = 4;

/**
 * Overview and dishes of an answer; created once.
 *
 * @param history keeps the visitor's own recipes, which can be changed.
 */
export function createAnswerBody(
  kit: DishKit,
  toasts: ToastStore,
  history: Pick<HistoryStore, 'save' | 'remove'>,
): AnswerBody {
  const { planning, tools, parts, NamedStar } = kit;
  // Not rendered again while a question is typed below it.
  const Body: AnswerBody = memo(({ answer }) => {
    const isBusy = answer.status === 'writing';
    const shown = isBusy ? undefined : answer;
    const [reservedRows, overview] = useReservedRows(answer);
    const isWhole = useDeferredValue(true, isBusy);
    // Cards compute the costs of their dishes one by one, so that taps get through. The overview
    // then reuses the results.
    const [mayCost, setMayCost] = useState(isBusy);
    useEffect(() => {
      if (isWhole) startTransition(() => setMayCost(true));
    }, [isWhole]);
    const firstDishes = answer.dishes.length < FILLING_ROWS ? 1 : 0;
    const dishes = isWhole ? answer.dishes : answer.dishes.slice(0, firstDishes);
    const ownId =
      isOwn(shown?.origin) && answer.dishes.length === 1 ? shown?.conversationId : undefined;
    return (
      <>
        {shown?.origin?.standIn && <p className={styles['note']}>{text.standIn}</p>}
        {shown?.origin?.note && <p className={styles['note']}>{shown.origin.note}</p>}
        {shown?.origin?.nearest && <p className={styles['note']}>{text.nearest}</p>}
        {answer.dishes.length > 0 && (
          <div className={styles['columns']}>
            <div ref={overview} className={styles['overview']}>
              <AnswerOverview
                question={askedBy(answer.question, shown?.origin)}
                dishes={answer.dishes}
                reservedRows={reservedRows}
                conversationId={shown?.conversationId}
                isComplete={!isBusy}
                mayCost={mayCost}
                store={planning}
                tools={tools}
                Star={NamedStar}
              />
            </div>
            <div className={styles['main']}>
              <ol className={styles['dishes']}>
                {dishes.map((dish, index) => (
                  // An answer only ever grows at its end.
                  <DishCard
                    key={index}
                    dish={dish}
                    number={index + 1}
                    onCook={tools.cook.open}
                    onEdit={
                      ownId === undefined
                        ? undefined
                        : () => tools.write.open({ history, saved: { id: ownId, dish } })
                    }
                    parts={parts}
                  />
                ))}
              </ol>
              {shown !== undefined && isWhole && (
                <AnswerActions answer={shown} planning={planning} tools={tools} toasts={toasts} />
              )}
            </div>
          </div>
        )}
      </>
    );
  });
  return Body;
}
