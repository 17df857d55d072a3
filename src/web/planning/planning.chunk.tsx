import type { AnswerState } from '../chat/answer-store.ts';
import type { KeyValueStorage } from '../browser-storage.ts';
import type { DishPartProps } from '../dish/dish-card.tsx';
import type { ToastStore } from '../ui/toast-store.ts';
import { AnswerOverview } from './answer-overview.tsx';
import { DishMenu } from './dish-menu.tsx';
import { loadPriceBook } from './load-price-book.ts';
import type { Planning } from './load-planning.ts';
import { PlannedRecipe } from './planned-recipe.tsx';
import { createPlanningStorage } from './planning-storage.ts';
import { createPlanningStore } from './planning-store.ts';
import { text } from './text.ts';

/** All of planning, with a store of its own; made once. */
export function createPlanning(storage: KeyValueStorage, toasts: ToastStore): Planning {
  const store = createPlanningStore({
    storage: createPlanningStorage(storage),
    loadBook: loadPriceBook,
    onNotStored: () => toasts.show({ message: text.notStored }),
  });
  window.addEventListener('storage', store.refresh);
  return {
    Overview: ({ answer }: { readonly answer: AnswerState }) => (
      <AnswerOverview answer={answer} store={store} />
    ),
    dishParts: {
      Recipe: (props: DishPartProps) => <PlannedRecipe {...props} store={store} />,
      Menu: (props: Omit<DishPartProps, 'onCook'>) => <DishMenu {...props} store={store} />,
    },
  };
}
