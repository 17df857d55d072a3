import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

const UNKNOWN_ADDRESS = 'unknown';

/** Longest text read as an address; `X-Forwarded-For` may hold anything. */
const MAX_ADDRESS_LENGTH = 45;

/**
 * The allowance of each network, in multiples of a household's. A /64 is one household, which could
 * use a new address for every question. Providers assign a /56, sometimes a /48, to one customer.
 */
export const NETWORK_SHARES = [1, 4, 16] as const;

/** How much of a whole IPv6 address names the network, for each of {@link NETWORK_SHARES}. */
const IPV6_PREFIXES = ['xxxx:xxxx:xxxx:xxxx', 'xxxx:xxxx:xxxx:xx', 'xxxx:xxxx:xxxx'];

/**
 * The networks to charge a request to, narrowest first: one for IPv4, three for IPv6. Each proxy
 * appends the address it saw to `X-Forwarded-For`, so with n trusted proxies the n-th entry from the
 * end is the first that a visitor cannot forge.
 *
 * @param remoteAddress the other end of the connection.
 * @param forwardedFor the header `X-Forwarded-For`.
 * @param trustedProxies how many of our proxies wrote that header; if 0, it is ignored.
 */
export const clientNetworks = (
  remoteAddress: string = UNKNOWN_ADDRESS,
  forwardedFor = '',
  trustedProxies = 0,
): readonly string[] => networksOf(forwardedAddress(forwardedFor, trustedProxies) ?? remoteAddress);

function forwardedAddress(forwardedFor: string, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const entries = forwardedFor.split(',');
  const entry = withoutPort(entries[Math.max(0, entries.length - trustedProxies)]?.trim() ?? '');
  return entry === '' || entry.length > MAX_ADDRESS_LENGTH ? undefined : entry;
}

function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/u.exec(entry)?.[1];
  return bracketed ?? entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/u, '$1');
}

function networksOf(address: string): readonly string[] {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(bare)?.[1];
  if (mapped !== undefined) return [mapped];
  if (!isIPv6(bare)) return [bare];
  const whole = expandIPv6(bare.toLowerCase());
  return IPV6_PREFIXES.map(({ length }) => whole.slice(0, length));
}
