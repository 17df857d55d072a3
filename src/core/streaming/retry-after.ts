import type { FetchedResponse } from '../outside-world.ts';

/** How many seconds the service, or a proxy, asks to wait; `undefined` if it does not say so in digits. */
export function readRetryAfter({ headers }: FetchedResponse): number | undefined {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/u.test(text) ? Number(text) : undefined;
}
