import { useMemo } from 'react';
import type { KeyValueStorage } from '../browser-storage.ts';
import { DishCard, type DishParts } from '../dish/dish-card.tsx';
import { AnswerOverview } from '../planning/answer-overview.tsx';
import { DishMenu } from '../planning/dish-menu.tsx';
import { loadPriceBook } from '../planning/load-price-book.ts';
import { PlannedRecipe } from '../planning/planned-recipe.tsx';
import { createPlanningStorage } from '../planning/planning-storage.ts';
import { createPlanningStore, type PlanningStore } from '../planning/planning-store.ts';
import { text } from '../planning/text.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import type { AnswerBody } from './answer-body-loader.ts';
import styles from './answer-body.module.css';
import { isGenerating } from './answer-store.ts';

/** Overview and dishes, with planning of their own; made once. */
export function createAnswerBody(storage: KeyValueStorage, toasts: ToastStore): AnswerBody {
  const planning = createPlanningStore({
    storage: createPlanningStorage(storage),
    loadBook: loadPriceBook,
    onNotStored: () => toasts.show({ message: text.notStored }),
  });
  window.addEventListener('storage', planning.refresh);
  return function PlannedAnswer({ answer, onCook }) {
    const parts = useMemo(() => createDishParts(planning), []);
    const isBusy = isGenerating(answer);
    return (
      <div className={styles['columns']}>
        <div className={styles['overview']} data-busy={isBusy}>
          <AnswerOverview
            question={answer.question}
            dishes={answer.dishes}
            conversationId={answer.conversationId}
            isComplete={!isBusy}
            store={planning}
          />
        </div>
        <ol className={styles['dishes']}>
          {answer.dishes.map((dish, index) => (
            // An answer only ever grows at its end.
            <DishCard key={index} dish={dish} number={index + 1} onCook={onCook} parts={parts} />
          ))}
        </ol>
      </div>
    );
  };
}

function createDishParts(planning: PlanningStore): DishParts {
  return {
    Recipe: (props) => <PlannedRecipe {...props} store={planning} />,
    Menu: (props) => <DishMenu {...props} store={planning} />,
  };
}
