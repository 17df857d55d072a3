const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', '::1', 'localhost']);

/** Names that no other site can make a browser take for itself. */
const LOOPBACK_HOST = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/iu;

/**
 * Which `Host` a gateway accepts. One that listens on this machine alone, without a proxy, is asked
 * for by a name of this machine: any other name is a foreign page that had its own name point here,
 * to reach what only this machine may reach (DNS rebinding).
 */
export function hostCheck(
  listensOn: string,
  trustedProxies: number,
): (host: string | undefined) => boolean {
  if (!LOOPBACK_ADDRESSES.has(listensOn) || trustedProxies > 0) return () => true;
  return (host) => host !== undefined && LOOPBACK_HOST.test(host);
}
