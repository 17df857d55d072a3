export type OriginClues = {
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  readonly host: string | undefined;
  /** The header `X-Forwarded-Host`; leave it out where no proxy is trusted. */
  readonly forwardedHost: string | undefined;
};

/**
 * False when another site's page made the visitor's browser send the request. Programs that are no
 * browsers send none of these headers and pass; the rate limits apply to them.
 */
export function isSameOrigin({ origin, secFetchSite, host, forwardedHost }: OriginClues): boolean {
  if (secFetchSite === 'cross-site') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  // Compares hosts, not schemes: behind a TLS proxy the gateway does not know its own scheme.
  const asked = new URL(origin).host;
  const ours = [host, ...(forwardedHost ?? '').split(',')].map((name) =>
    name?.trim().toLowerCase(),
  );
  return asked !== '' && ours.includes(asked);
}
