import { Hono } from 'hono';
import { DISHES_PATH, SUGGESTIONS_PATH } from '#core/protocol/dish-events.ts';
import { answerDishes, type DishesParts } from './routes/dishes.ts';
import { methodNotAllowed, refusal, type GatewayEnv } from './routes/gateway-env.ts';
import { reportHealth, type Health } from './routes/health.ts';
import { respondWithFile } from './routes/static-files.ts';
import { answerSuggestions, type DrawSuggestions } from './routes/suggestions.ts';
import { SECURITY_HEADERS } from './security/security-headers.ts';
import type { StaticFiles } from './static/load-static-files.ts';

/** Everything that a gateway is made of; `gateway-parts.ts` puts the real ones together. */
export type GatewayParts = DishesParts & {
  readonly drawSuggestions: DrawSuggestions;
  /** Empty where something else serves the pages, as in development. */
  readonly staticFiles: StaticFiles;
  readonly health: () => Health;
  readonly requestId: () => string;
};

/** The gateway as a function from `Request` to `Response`; who listens, and where, is not its business. */
export type Gateway = {
  fetch(request: Request, env?: GatewayEnv['Bindings']): Response | Promise<Response>;
};

export function createGateway(parts: GatewayParts): Gateway {
  const app = new Hono<GatewayEnv>();

  app.use(async (context, next) => {
    const requestId = parts.requestId();
    context.set('requestId', requestId);
    await next();
    const { headers } = context.res;
    headers.set('x-request-id', requestId);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!headers.has(name)) headers.set(name, value);
    }
  });

  app.post(DISHES_PATH, (context) => answerDishes(context, parts));
  app.all(DISHES_PATH, () => methodNotAllowed('POST'));

  app.get(SUGGESTIONS_PATH, () => answerSuggestions(parts.drawSuggestions));
  app.all(SUGGESTIONS_PATH, () => methodNotAllowed('GET', 'HEAD'));

  app.all('/api/*', () => refusal(404, 'not-allowed-here'));

  app.get('/healthz', () => reportHealth(parts.health()));
  app.get('/metrics', async () => {
    const { metrics } = parts;
    return new Response(await metrics.render(), {
      headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
    });
  });

  app.get('*', ({ req }) =>
    respondWithFile(parts.staticFiles, {
      path: req.path,
      acceptEncoding: req.header('accept-encoding'),
      ifNoneMatch: req.header('if-none-match'),
    }),
  );
  app.all('*', () => methodNotAllowed('GET', 'HEAD'));

  app.onError((error, context) => {
    parts.log.error({ requestId: context.get('requestId'), error }, 'request failed');
    return refusal(500, 'unavailable');
  });

  return { fetch: (request, env) => app.fetch(request, env ?? {}) };
}
