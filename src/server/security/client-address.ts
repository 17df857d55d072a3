import { isIPv6 } from 'node:net';

const UNKNOWN_ADDRESS = 'unknown';

/** Longest text read as an address; `X-Forwarded-For` may hold anything. */
const MAX_ADDRESS_LENGTH = 45;

export type AddressClues = {
  /** The other end of the connection. */
  readonly remoteAddress: string | undefined;
  /** The header `X-Forwarded-For`. */
  readonly forwardedFor: string | undefined;
  /** How many proxies in front of us wrote into that header; 0: it is not read. */
  readonly trustedProxies: number;
};

/**
 * Whom to count a request against. Each proxy adds the address it saw at the end of
 * `X-Forwarded-For`, so that with n proxies of ours the n-th entry from the end is the first that a
 * visitor cannot have written.
 *
 * An IPv6 network is one visitor: a household gets a whole /64 and could take a new address for
 * every question.
 */
export function clientAddress(clues: AddressClues): string {
  return networkOf(forwardedAddress(clues) ?? clues.remoteAddress ?? UNKNOWN_ADDRESS);
}

function forwardedAddress({ forwardedFor, trustedProxies }: AddressClues): string | undefined {
  if (trustedProxies === 0 || forwardedFor === undefined) return undefined;
  const entries = forwardedFor.split(',').map((entry) => withoutPort(entry.trim()));
  const entry = entries[Math.max(0, entries.length - trustedProxies)];
  return entry === undefined || entry === '' || entry.length > MAX_ADDRESS_LENGTH
    ? undefined
    : entry;
}

function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/u.exec(entry)?.[1];
  return bracketed ?? entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/u, '$1');
}

function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const last = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const gap = Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array.from({ length: gap }, () => '0'), ...last];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/u, ''));
  return `${network.join(':')}::/64`;
}
