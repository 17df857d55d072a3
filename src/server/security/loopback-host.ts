const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', '::1', 'localhost']);

/** Names that no other site can claim in a browser. */
const LOOPBACK_HOST = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/iu;

/**
 * Which `Host` headers a gateway accepts. A gateway on a loopback address without a proxy is only
 * called by a loopback name. Any other name means DNS rebinding: a foreign page pointed its own name
 * at this machine.
 */
export function hostCheck(
  listensOn: string,
  trustedProxies: number,
): (host: string | undefined) => boolean {
  if (!LOOPBACK_ADDRESSES.has(listensOn) || trustedProxies > 0) return () => true;
  return (host) => host !== undefined && LOOPBACK_HOST.test(host);
}
