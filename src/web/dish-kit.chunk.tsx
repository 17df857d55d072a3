import { createRoot } from 'react-dom/client';
import type { Clock } from '#core/outside-world.ts';
import { isCooking } from './cook/is-cooking.ts';
import { createTools, type Tools } from './create-tools.ts';
import type { DishKit } from './dish-kit.ts';
import { loadCosting } from './planning/load-costing.ts';
import { createPlanningStorage } from './planning/planning-storage.ts';
import { createPlanningStore } from './planning/planning-store.ts';
import { DishMenu } from './planning/recipe/dish-menu.tsx';
import { PlannedRecipe } from './planning/recipe/planned-recipe.tsx';
import { text as planningText } from './planning/text.ts';
import { notingChanges } from './settings/setting-changes.ts';
import { createStarStore } from './stars/star-store.ts';
import { StarToggle } from './stars/star-toggle.tsx';
import { text as starText } from './stars/text.ts';
import type { KeyValueStorage, OnStorage } from './storage/browser-storage.ts';
import { COOKING_KEY } from './storage/storage-keys.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { BrokenDialog } from './ui/load-failure.tsx';
import type { ToastStore } from './ui/toast-store.ts';
import { ToolScreen, type ScreenStore } from './ui/tool-screen.tsx';

type DishKitParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly toasts: ToastStore;
  /** Whether a dish was cooking when the page was opened; false by default. */
  readonly wasCooking?: boolean;
  readonly onStorage: OnStorage;
};

/**
 * {@link createDishKit} in a page. Its tools are rendered beside the screens, not in one of them:
 * cooking continues and timers ring on every screen.
 */
export function startDishKit(parts: DishKitParts, place: ScreenStore): DishKit {
  const kit = createDishKit(parts);
  const screen = <ToolScreens tools={kit.tools} />;
  place.setState({ screen });
  // A recipe whose code did not load stays as served: there is no app, but timers ring.
  if (document.querySelector('#not-started:not([hidden])')) {
    createRoot(document.body.appendChild(document.createElement('div'))).render(screen);
  }
  return kit;
}

/** Creates everything for planning, starring and cooking dishes; once for the whole page. */
export function createDishKit(parts: DishKitParts): DishKit {
  const { clock, toasts, onStorage, wasCooking = false } = parts;
  const storage = notingChanges(parts.storage, clock);
  const planning = createPlanningStore({
    storage: createPlanningStorage(storage),
    loadCosting,
    onNotStored: () => toasts.show({ message: planningText.notStored }),
  });
  const stars = createStarStore({
    storage,
    clock,
    onFailure: (failure) => toasts.show({ message: starText.failures[failure] }),
  });
  const tools = createTools({ storage, clock, toasts, planning, stars, wasCooking, onStorage });
  const showCooking = () => {
    if (isCooking(storage)) tools.cook.preload();
  };
  // The page was closed or reloaded while cooking: reopen cook mode.
  showCooking();
  onStorage((event) => {
    planning.refresh();
    stars.follow(event);
    if (event.key === COOKING_KEY) showCooking();
  });
  return {
    planning,
    stars,
    tools,
    parts: {
      Recipe: (props) => <PlannedRecipe {...props} store={planning} />,
      Menu: (props) => (
        <DishMenu
          {...props}
          store={planning}
          onShop={tools.shop.open}
          onShare={tools.share.open}
          toasts={toasts}
        />
      ),
      Star: ({ dish }) => <StarToggle dish={dish} stars={stars} />,
    },
    NamedStar: ({ dish }) => (
      <StarToggle dish={dish} stars={stars} title={starText.starOf(dish.foodName)} />
    ),
  };
}

function ToolScreens({ tools }: { readonly tools: Tools }) {
  return Object.entries(tools).map(([name, tool]) => (
    <ErrorBoundary key={name} fallback={(retry) => <BrokenDialog retry={retry} onClose={retry} />}>
      <ToolScreen store={tool} />
    </ErrorBoundary>
  ));
}
