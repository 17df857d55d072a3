import { useRouter } from 'wouter';

/**
 * What follows `?` in the address, still encoded: wouter's own `useSearch` decodes it, and whoever reads
 * its parameters decodes them once more, so that `%2541` would become `A`.
 */
export function useQueryString(): string {
  const router = useRouter();
  return router.searchHook(router);
}
