import type { SourceName } from '#core/recipes/answer-end.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import {
  createGatewaySource,
  type GatewaySourceParts,
} from '#core/sources/gateway/gateway-source.ts';
import type { Answer, FindOptions, RecipeSource } from '#core/sources/recipe-source.ts';
import { unreachableText } from './gateway-text.ts';

type CollectionSource = Pick<RecipeSource, 'findDishes'>;

/** The gateway that served the page, or the collection where that cannot be reached. */
export function createGateway(
  parts: GatewaySourceParts,
  collection: CollectionSource,
): RecipeSource {
  return orCollection(createGatewaySource(parts), parts.sourceName, collection);
}

/**
 * A gateway for which the collection answers if it cannot be reached at all: a browser often believes to
 * be online while nothing gets through. What a gateway answers, an error too, stays as it is.
 *
 * @param sourceName who answers behind the gateway.
 */
export function orCollection(
  gateway: RecipeSource,
  sourceName: SourceName,
  collection: CollectionSource,
): RecipeSource {
  async function* findDishes(question: string, options: FindOptions): Answer {
    try {
      return yield* gateway.findDishes(question, options);
    } catch (error) {
      if (!(error instanceof RecipeError) || !error.isUnreached) throw error;
      try {
        const end = yield* collection.findDishes(question, options);
        if (sourceName === 'collection') return end;
        return { ...end, note: [unreachableText, end.note].filter(Boolean).join('\n') };
      } catch (failure) {
        options.signal.throwIfAborted();
        // That nothing suits is the answer of this gateway, too, but not of an AI. And perhaps the collection is
        // not on this device.
        const isAnswer = failure instanceof RecipeError && failure.code === 'empty';
        throw isAnswer && sourceName === 'collection' ? failure : error;
      }
    }
  }
  return { ...gateway, findDishes };
}
