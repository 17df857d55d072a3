import { useEffect } from 'react';
import type { Clock } from '#core/outside-world.ts';
import type { KeyValueStorage } from '../browser-storage.ts';
import { hasCookingPlace } from '../cook/cooking-key.ts';
import { createTools, type Tools } from '../create-tools.ts';
import { DishCard, type DishParts } from '../dish/dish-card.tsx';
import { AnswerOverview } from '../planning/answer-overview.tsx';
import { DishMenu } from '../planning/dish-menu.tsx';
import { loadCounter } from '../planning/load-counter.ts';
import { PlannedRecipe } from '../planning/planned-recipe.tsx';
import { createPlanningStorage } from '../planning/planning-storage.ts';
import { createPlanningStore, type PlanningStore } from '../planning/planning-store.ts';
import { text } from '../planning/text.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import { ToolScreens } from '../ui/tool-screens.tsx';
import { AnswerActions } from './answer-actions.tsx';
import type { AnswerBody, LoadedBody } from './answer-body-loader.ts';
import styles from './answer-body.module.css';
import { isGenerating } from './answer-store.ts';

type AnswerBodyParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly toasts: ToastStore;
};

/** Overview and dishes, with planning and tools of their own; made once. */
export function createAnswerBody({ storage, clock, toasts }: AnswerBodyParts): LoadedBody {
  const tools = createTools({ storage, clock, toasts });
  // In the middle of cooking the page was closed or reloaded: the cook screen opens again.
  if (hasCookingPlace(storage)) tools.cook.load();
  const planning = createPlanningStore({
    storage: createPlanningStorage(storage),
    loadCounter,
    onNotStored: () => toasts.show({ message: text.notStored }),
  });
  window.addEventListener('storage', planning.refresh);
  const parts = createDishParts(planning, tools);
  const Body: AnswerBody = ({ answer }) => {
    const isBusy = isGenerating(answer);
    // The page of a recipe may have changed prices meanwhile.
    useEffect(() => planning.refresh(), []);
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
        <div className={styles['main']}>
          <ol className={styles['dishes']}>
            {answer.dishes.map((dish, index) => (
              // An answer only ever grows at its end.
              <DishCard
                key={index}
                dish={dish}
                number={index + 1}
                onCook={tools.cook.open}
                parts={parts}
              />
            ))}
          </ol>
          {!isBusy && (
            <AnswerActions answer={answer} planning={planning} tools={tools} toasts={toasts} />
          )}
        </div>
      </div>
    );
  };
  return { Body, toolScreens: <ToolScreens tools={tools} /> };
}

function createDishParts(planning: PlanningStore, tools: Tools): DishParts {
  return {
    Recipe: (props) => <PlannedRecipe {...props} store={planning} />,
    Menu: (props) => <DishMenu {...props} store={planning} tools={tools} />,
  };
}
