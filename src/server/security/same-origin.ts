export type OriginClues = {
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  readonly host: string | undefined;
  /** The header `X-Forwarded-Host`; leave it out where no proxy is trusted. */
  readonly forwardedHost: string | undefined;
};

/**
 * False when a page of somebody else made the visitor's browser ask. Programs without a browser send
 * none of these headers and pass: they are held by the limits.
 */
export function isSameOrigin({ origin, secFetchSite, host, forwardedHost }: OriginClues): boolean {
  if (secFetchSite === 'cross-site') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  // Hosts are compared, not schemes: behind a proxy the gateway does not know how it is reached.
  const asked = new URL(origin).host;
  const ours = [host, ...(forwardedHost ?? '').split(',')].map((name) =>
    name?.trim().toLowerCase(),
  );
  return asked !== '' && ours.includes(asked);
}
