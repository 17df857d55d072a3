import { encodeSuggestions, type SuggestedTitles } from '#core/protocol/dish-events.ts';

export type SuggestionsParts = {
  /** Gives titles for one screen, different each time if there are enough. */
  readonly drawSuggestions: () => Promise<SuggestedTitles>;
};

/** `GET /api/suggestions`. */
export async function sendSuggestions({ drawSuggestions }: SuggestionsParts): Promise<Response> {
  const body = encodeSuggestions(await drawSuggestions());
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
