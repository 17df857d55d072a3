import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { RecipeErrorCode } from '#core/recipes/recipe-error.ts';

/** What comes with a request; without a real connection it has nothing from Node. */
export type GatewayEnv = {
  Bindings: {
    readonly incoming?: HttpBindings['incoming'] | Http2Bindings['incoming'];
    readonly outgoing?: HttpBindings['outgoing'] | Http2Bindings['outgoing'];
  };
  Variables: { requestId: string };
};

export type GatewayContext = Context<GatewayEnv>;

/** The shape of every refusal and failure of `/api`: our code, and no foreign text. */
export function refusal(
  status: number,
  code: RecipeErrorCode,
  headers: Readonly<Record<string, string>> = {},
  facts: { readonly retryAfterSeconds?: number } = {},
): Response {
  return Response.json(
    { code, ...facts },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}

export const methodNotAllowed = (...methods: readonly string[]): Response =>
  refusal(405, 'not-allowed-here', { allow: methods.join(', ') });
