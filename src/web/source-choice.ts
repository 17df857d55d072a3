import { loadOnce } from '#core/load-once.ts';
import type { Clock, Fetch } from '#core/outside-world.ts';
import type { SourceName } from '#core/recipes/answer-end.ts';
import { DEFAULT_MODELS } from '#core/sources/gemini/default-models.ts';
import type { Answer, FindOptions, RecipeSource } from '#core/sources/recipe-source.ts';
import type { AnswerRoute } from './history/conversation.ts';

/** A source and how it is reached. */
export type ChosenSource = {
  readonly route: AnswerRoute;
  /** Who answers there, for an answer that is stopped before it says so. */
  readonly name: SourceName;
  readonly source: RecipeSource;
};

/** Chooses the source; called for every question, since a key may come or go. */
export type ChooseSource = () => ChosenSource;

/** Settings of a static site, fixed when the page was built. All are public. */
export type BuildSettings = {
  readonly buildKey: string | undefined;
  readonly models: readonly string[];
  /** Another host for the same API. */
  readonly baseUrl?: string | undefined;
};

/** Reads the mark that the gateway puts on its pages. */
export function readGatewaySource(document: Document): SourceName | undefined {
  const mark = document.querySelector('meta[name="cobek-gateway"]')?.getAttribute('content');
  if (mark === null || mark === undefined) return undefined;
  return mark === 'collection' ? 'collection' : 'gemini';
}

type SourceChoiceParts = {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly build: BuildSettings;
  /** Who answers through the gateway that served the page; `undefined` on a static host. */
  readonly gatewaySource: SourceName | undefined;
  readonly isOnline: () => boolean;
  readonly readOwnKey: () => string | undefined;
};

/** Reads `VITE_GEMINI_*`; an empty value counts as unset. */
export function readBuildSettings(env: Readonly<Record<string, unknown>>): BuildSettings {
  const read = (name: string) => {
    const value = env[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const models = read('VITE_GEMINI_MODEL')
    ?.split(',')
    .map((model) => model.trim())
    .filter((model) => model !== '');
  return {
    buildKey: read('VITE_GEMINI_API_KEY'),
    models: models?.length ? models : DEFAULT_MODELS,
    baseUrl: read('VITE_GEMINI_BASE_URL'),
  };
}

/**
 * The visitor's own key first, then the key of the build, then the gateway, then the collection.
 * Without a network it is always the collection, even if that is only noticed when the gateway
 * cannot be reached. A source's code is loaded when it is first asked.
 */
export function createSourceChoice(parts: SourceChoiceParts) {
  const { fetch, clock, build } = parts;

  const gemini = (apiKey: string): RecipeSource =>
    lazySource(async () => {
      const { createGeminiSource } = await import('#core/sources/gemini/gemini-source.ts');
      const { buildKey: _, ...where } = build;
      return createGeminiSource({ apiKey, fetch, clock, ...where });
    });

  const gateway = (sourceName: SourceName): RecipeSource =>
    lazySource(async () => {
      const { createGatewayOrCollection } = await import('./gateway.chunk.ts');
      return createGatewayOrCollection({ sourceName, fetch, clock }, collection.source);
    });

  const collection: ChosenSource = {
    route: 'collection',
    name: 'collection',
    source: lazySource(async () => {
      const { collectionSource } = await import('./collection-source.chunk.ts');
      return collectionSource;
    }),
  };

  const chooseWithoutOwnKey = (): ChosenSource => {
    const { buildKey } = build;
    if (buildKey !== undefined) {
      return { route: 'build-key', name: 'gemini', source: gemini(buildKey) };
    }
    const name = parts.gatewaySource;
    return name === undefined ? collection : { route: 'gateway', name, source: gateway(name) };
  };
  const withoutOwnKey = chooseWithoutOwnKey();
  let own: { readonly key: string; readonly source: RecipeSource } | undefined;

  const choose: ChooseSource = () => {
    if (!parts.isOnline()) return collection;
    const key = parts.readOwnKey();
    if (key === undefined) return withoutOwnKey;
    // One source for as long as the key is the same: it remembers which models are unavailable.
    if (own?.key !== key) own = { key, source: gemini(key) };
    return { route: 'own-key', name: 'gemini', source: own.source };
  };

  return { choose, collection };
}

/** A source whose code is loaded on the first call. */
function lazySource(load: () => Promise<RecipeSource>): RecipeSource {
  const loaded = loadOnce(load);
  return {
    async *findDishes(question: string, options: FindOptions): Answer {
      const source = await loaded();
      return yield* source.findDishes(question, options);
    },
    suggestDishes: async (count, options) => (await loaded()).suggestDishes(count, options),
  };
}
