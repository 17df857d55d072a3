import { createStore, type StoreApi } from 'zustand/vanilla';
import { RecipeError, type RecipeErrorCode } from '#core/recipes/recipe-error.ts';
import { attempt, type KeyValueStorage } from '../storage/browser-storage.ts';
import { GEMINI_KEY } from '../storage/storage-keys.ts';
import { readOwnKey } from './key-storage.ts';

/** What the dialog says below the key. */
export type KeyCheck =
  | { readonly status: 'none' | 'checking' | 'empty' | 'removed' | 'not-stored' }
  | { readonly status: 'works'; readonly model: string }
  | { readonly status: 'failed'; readonly code: RecipeErrorCode };

type OwnKeyState = {
  readonly hasKey: boolean;
  readonly check: KeyCheck;
};

export type OwnKeyStore = StoreApi<OwnKeyState> & {
  /** Asks Google whether the key works, and only then keeps it in this browser. */
  readonly saveKey: (key: string) => Promise<void>;
  readonly removeKey: () => void;
  /** Ends a running check. */
  readonly stop: () => void;
};

/** Makes a small call with the key; returns the model that answered. Throws RecipeError. */
export type CheckKey = (apiKey: string, signal: AbortSignal) => Promise<string>;

/** The visitor's own key, as the settings show it. */
export function createOwnKeyStore(storage: KeyValueStorage, checkKey: CheckKey): OwnKeyStore {
  const store = createStore<OwnKeyState>()(() => ({
    hasKey: readOwnKey(storage) !== undefined,
    check: { status: 'none' },
  }));
  let current: AbortController | undefined;
  const say = (check: KeyCheck) => store.setState({ check });

  const saveKey = async (typed: string) => {
    current?.abort();
    const key = typed.trim();
    if (key === '') return say({ status: 'empty' });
    const controller = new AbortController();
    current = controller;
    say({ status: 'checking' });
    try {
      const model = await checkKey(key, controller.signal);
      if (controller.signal.aborted) return;
      if (attempt(() => storage.setItem(GEMINI_KEY, key))) return say({ status: 'not-stored' });
      store.setState({ hasKey: true, check: { status: 'works', model } });
    } catch (error) {
      const code = error instanceof RecipeError ? error.code : 'network';
      if (!controller.signal.aborted) say({ status: 'failed', code });
    }
  };

  return {
    ...store,
    saveKey,
    removeKey: () => {
      current?.abort();
      if (attempt(() => storage.removeItem(GEMINI_KEY))) return say({ status: 'not-stored' });
      store.setState({ hasKey: false, check: { status: 'removed' } });
    },
    stop: () => current?.abort(),
  };
}
