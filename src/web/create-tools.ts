import type { DishToCook } from '#core/kitchen/scale-dish.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import type { Clock } from '#core/outside-world.ts';
import type { RecipeToWrite } from './own-recipe/write-dialog.chunk.tsx';
import type { PlanningStore } from './planning/planning-store.ts';
import type { Messages, SharedDish } from './sending/messages.ts';
import type { StarStore } from './stars/star-store.ts';
import type { KeyValueStorage, OnStorage } from './storage/browser-storage.ts';
import { text } from './text.ts';
import type { ToastStore } from './ui/toast-store.ts';
import { createToolLauncher, type Tool, type ToolLauncher } from './ui/tool-launcher.ts';

/** What can be done with dishes on any screen; each is a separate chunk. */
export type Tools = {
  readonly cook: ToolLauncher<DishToCook>;
  readonly send: ToolLauncher<Messages>;
  readonly share: ToolLauncher<SharedDish>;
  readonly shop: ToolLauncher<readonly ShoppingDish[]>;
  readonly write: ToolLauncher<RecipeToWrite>;
};

type ToolParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly toasts: ToastStore;
  readonly planning: PlanningStore;
  readonly stars: StarStore;
  readonly wasCooking: boolean;
  readonly onStorage: OnStorage;
};

export function createTools(parts: ToolParts): Tools {
  const { storage, clock, toasts, planning, stars, wasCooking, onStorage } = parts;
  const launcher = <Subject>(load: () => Promise<Tool<Subject>>) =>
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
      const { createShareTool } = await import('./sending/share-dish.chunk.ts');
      return createShareTool({ show: send.open, origin: window.location.origin });
    }),
    shop: launcher(async () => {
      const { createShoppingTool } = await import('./shopping/shopping-dialog.chunk.tsx');
      return createShoppingTool({ storage, toasts, planning, onStorage });
    }),
    write: launcher(async () => {
      const { createWriteTool } = await import('./own-recipe/write-dialog.chunk.tsx');
      return createWriteTool({ planning, stars, clock });
    }),
  };
}
