import { createRoot } from 'react-dom/client';
import type { DishKit, Tools } from './dish-kit.ts';
import type { PageHistoryParts } from './history/start-history.ts';
import { createPlanningStorage } from './planning/planning-storage.ts';
import { createPlanningStore } from './planning/planning-store.ts';
import { DishMenu } from './planning/recipe/dish-menu.tsx';
import { PlannedRecipe } from './planning/recipe/planned-recipe.tsx';
import { text as planningText } from './planning/text.ts';
import { createStarStore } from './stars/star-store.ts';
import { StarToggle } from './stars/star-toggle.tsx';
import { text as starText } from './stars/text.ts';
import {
  BUSINESS_COSTS_KEY,
  OWN_PRICES_KEY,
  PREFERENCES_KEY,
  STARS_KEY,
} from './storage/storage-keys.ts';
import { text } from './text.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { BrokenDialog } from './ui/load-failure.tsx';
import { createToolLauncher, type Tool } from './ui/tool-launcher.ts';
import { ToolScreen, type ScreenStore } from './ui/tool-screen.tsx';

type DishKitParts = PageHistoryParts & {
  /** Whether a dish was cooking when the page was opened; false by default. */
  readonly wasCooking?: boolean;
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
  const { storage, clock, toasts, onStorage } = parts;
  const planning = createPlanningStore({
    storage: createPlanningStorage(storage),
    loadCosting: async () => (await import('./planning/price-book.chunk.ts')).dishCosting,
    onNotStored: () => toasts.show({ message: planningText.notStored }),
  });
  const stars = createStarStore({
    storage,
    clock,
    onFailure: (failure) => toasts.show({ message: starText.failures[failure] }),
  });
  const tools = createTools({ ...parts, planning, stars });
  onStorage([PREFERENCES_KEY, BUSINESS_COSTS_KEY, OWN_PRICES_KEY], planning.follow);
  onStorage([STARS_KEY], stars.follow);
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

type ToolParts = DishKitParts & Pick<DishKit, 'planning' | 'stars'>;

function createTools(parts: ToolParts): Tools {
  const { storage, clock, toasts, planning, wasCooking = false, onStorage } = parts;
  const launcher = <Subject,>(load: () => Promise<Tool<Subject>>) =>
    createToolLauncher(load, (retry) =>
      toasts.show({ message: text.broken.part, action: { label: text.broken.retry, run: retry } }),
    );
  const send = launcher(async () => {
    const { createSendTool } = await import('./sending/send-dialog.chunk.tsx');
    return createSendTool(toasts);
  });
  return {
    cook: launcher(async () => {
      const { createCookTool } = await import('./cook/cook-dialog.chunk.tsx');
      return createCookTool({ storage, clock, wasCooking, onStorage });
    }),
    send,
    share: launcher(async () => {
      const { shareDish } = await import('./sending/share-dish.chunk.ts');
      return {
        open: (shared) => void shareDish(shared, window.location.origin).then(send.open),
      };
    }),
    shop: launcher(async () => {
      const { createShoppingTool } = await import('./shopping/shopping-dialog.chunk.tsx');
      return createShoppingTool({ storage, toasts, planning, onStorage });
    }),
    write: launcher(async () => {
      const { createWriteTool } = await import('./own-recipe/write-dialog.chunk.tsx');
      return createWriteTool(parts);
    }),
  };
}

function ToolScreens({ tools }: { readonly tools: Tools }) {
  return Object.entries(tools).map(([name, tool]) => (
    <ErrorBoundary key={name} fallback={(retry) => <BrokenDialog retry={retry} onClose={retry} />}>
      <ToolScreen store={tool} />
    </ErrorBoundary>
  ));
}
