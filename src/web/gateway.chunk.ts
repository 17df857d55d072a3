import type { SourceName } from '#core/recipes/answer-end.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import {
  createGatewaySource,
  type GatewaySourceParts,
} from '#core/sources/gateway/gateway-source.ts';
import type { Answer, FindOptions, RecipeSource } from '#core/sources/recipe-source.ts';
import { unreachableText } from './gateway-text.ts';

type CollectionSource = Pick<RecipeSource, 'findDishes'>;

/** The gateway that served the page, or the collection if it cannot be reached. */
export function createGatewayOrCollection(
  parts: GatewaySourceParts,
  collection: CollectionSource,
): RecipeSource {
  return withFallback(createGatewaySource(parts), parts.sourceName, collection);
}

/**
 * Falls back to the collection if the gateway cannot be reached: browsers often report being online when nothing gets
 * through, and a proxy answers for a gateway that is down. Any answer of the gateway itself is passed on, errors
 * included, unless it only serves the same collection.
 *
 * @param sourceName who answers through the gateway.
 */
export function withFallback(
  gateway: RecipeSource,
  sourceName: SourceName,
  collection: CollectionSource,
): RecipeSource {
  const isSameCollection = sourceName === 'collection';
  async function* findDishes(question: string, options: FindOptions): Answer {
    try {
      return yield* gateway.findDishes(question, options);
    } catch (error) {
      if (!(error instanceof RecipeError)) throw error;
      const isFinal = !isSameCollection || error.code === 'empty';
      if (!error.isUnreached && isFinal) throw error;
      try {
        const end = yield* collection.findDishes(question, options);
        if (isSameCollection) return end;
        return { ...end, note: [unreachableText, end.note].filter(Boolean).join('\n') };
      } catch (failure) {
        options.signal.throwIfAborted();
        // A gateway that serves the collection would find nothing either, but an AI might. Any
        // other failure means that the collection is not on this device.
        const isAnswer = failure instanceof RecipeError && failure.code === 'empty';
        throw isAnswer && isSameCollection ? failure : error;
      }
    }
  }
  return { ...gateway, findDishes };
}
