import type { SuggestionsResponse } from '#core/protocol/dish-events.ts';

/** Gives titles for one screen, different ones each time if there are enough. */
export type DrawSuggestions = () => Promise<SuggestionsResponse>;

/** `GET /api/suggestions`. */
export async function answerSuggestions(draw: DrawSuggestions): Promise<Response> {
  return Response.json(await draw(), { headers: { 'cache-control': 'no-store' } });
}
