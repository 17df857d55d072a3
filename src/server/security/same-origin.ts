/**
 * False when another site's page made the visitor's browser send the request. Programs that are not
 * browsers send none of these headers and pass; the rate limits apply to them.
 *
 * @param trustedProxies if 0, `X-Forwarded-Host` is ignored.
 */
export function isSameOrigin(
  request: { header(name: string): string | undefined },
  trustedProxies: number,
): boolean {
  if (request.header('sec-fetch-site') === 'cross-site') return false;
  const origin = request.header('origin');
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  // Compares hosts, not schemes: behind a TLS proxy the gateway does not know its own scheme.
  const asked = new URL(origin).host;
  const forwarded = trustedProxies > 0 ? request.header('x-forwarded-host') : undefined;
  const ours = [request.header('host'), ...(forwarded ?? '').split(',')];
  return asked !== '' && ours.some((name) => name?.trim().toLowerCase() === asked);
}
