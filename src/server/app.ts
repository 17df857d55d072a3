import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { DISHES_PATH, SUGGESTIONS_PATH } from '#core/protocol/dish-events.ts';
import { methodNotAllowed, refusal, type GatewayContext, type GatewayEnv } from './gateway-env.ts';
import { answerDishes, type DishesParts } from './routes/dishes.ts';
import { reportHealth, type Health } from './routes/health.ts';
import { reportMetrics } from './routes/metrics.ts';
import { sendSuggestions, type SuggestionsParts } from './routes/suggestions.ts';
import type { StaticFiles } from './static/load-static-files.ts';
import { serveStaticFiles } from './static/serve-static-files.ts';

/** All parts of a gateway; `assemble-gateway.ts` assembles the real ones. */
export type GatewayParts = DishesParts &
  SuggestionsParts & {
    /** Empty if something else serves the pages, as in development. */
    readonly staticFiles: StaticFiles;
    readonly health: () => Health;
    readonly requestId: () => string;
    /** False if the metrics have their own port. */
    readonly showsMetrics: boolean;
    /** Whether the name in `Host` may be one of ours; see `security/loopback-host.ts`. */
    readonly isOurHost: (host: string | undefined) => boolean;
  };

/** The gateway as a function from `Request` to `Response`, without sockets. */
export type Gateway = {
  fetch(request: Request, env?: GatewayEnv['Bindings']): Response | Promise<Response>;
};

/** Routes, headers, and the form of every failure. */
export function createGateway(parts: GatewayParts): Gateway {
  const app = new Hono<GatewayEnv>();

  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      // Pages have their own policy.
      overwrite: false,
      xFrameOptions: 'DENY',
      // Without a referrer Google refuses a key restricted to a page.
      referrerPolicy: 'strict-origin-when-cross-origin',
      permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
      // Only the proxy that terminates TLS can promise that.
      strictTransportSecurity: false,
    }),
  );
  app.use(async (context, next) => {
    const requestId = parts.requestId();
    context.set('requestId', requestId);
    await next();
    context.res.headers.set('x-request-id', requestId);
  });
  app.use(async (context, next) =>
    parts.isOurHost(context.req.header('host')) ? await next() : refusal(421, 'not-allowed-here'),
  );

  app.post(DISHES_PATH, (context) => answerDishes(context, parts));
  app.all(DISHES_PATH, () => methodNotAllowed('POST'));

  app.get(SUGGESTIONS_PATH, () => sendSuggestions(parts));
  app.all(SUGGESTIONS_PATH, () => methodNotAllowed('GET', 'HEAD'));

  app.all('/api/*', () => refusal(404, 'not-allowed-here'));

  app.get('/healthz', async (context, next) =>
    isSpelledOut(context) ? reportHealth(parts.health()) : await next(),
  );
  if (parts.showsMetrics) {
    app.get('/metrics', async (context, next) =>
      isSpelledOut(context) ? await reportMetrics(parts.metrics) : await next(),
    );
  }
  app.route('/', serveStaticFiles(parts.staticFiles));
  app.all('*', () => methodNotAllowed('GET', 'HEAD'));

  app.onError((error, context) => {
    parts.log.error({ requestId: context.get('requestId'), error }, 'request failed');
    return refusal(500, 'unavailable');
  });

  return { fetch: (request, env) => app.fetch(request, env ?? {}) };
}

/** Serves only metrics, on the operator's port. */
export const createMetricsGateway = ({ metrics }: Pick<GatewayParts, 'metrics'>): Gateway => ({
  fetch: ({ url }) =>
    new URL(url).pathname === '/metrics'
      ? reportMetrics(metrics)
      : new Response(null, { status: 404 }),
});

/**
 * True only for the literal path, which a rule of the proxy in front matches; other spellings of it
 * are refused.
 */
function isSpelledOut({ env, req }: GatewayContext): boolean {
  const written = env.incoming?.url ?? req.path;
  return written === req.path || written.startsWith(`${req.path}?`);
}
