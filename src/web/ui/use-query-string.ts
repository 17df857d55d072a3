import { useRouter } from 'wouter';

/**
 * What follows `?` in the address, still encoded. Wouter's own `useSearch` decodes it, and
 * `URLSearchParams` would decode it again: `%2541` would become `A`.
 */
export function useQueryString(): string {
  const router = useRouter();
  return router.searchHook(router);
}
