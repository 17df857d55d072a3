import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { ADDRESS_REST_MS } from '../recipe-address.ts';
import { useQueryString } from '../ui/use-query-string.ts';
import { listAddress, MAX_QUERY_LENGTH, readListState, type ListState } from './list-address.ts';

/** The state in the address, the text being typed, and a function to change the list. */
export function useListState() {
  const search = useQueryString();
  const [, navigate] = useLocation();
  const state = useMemo(() => readListState(search), [search]);
  const [draft, setDraft] = useState(state.query);
  const [seen, setSeen] = useState(state.query);
  const [written, setWritten] = useState(state.query);
  if (state.query !== seen) {
    setSeen(state.query);
    // The address changed by "back" or a link, and not by what was typed.
    if (state.query !== written) setDraft(state.query);
  }

  const change = useCallback(
    (next: ListState, options?: { readonly replace: boolean }) => {
      setWritten(next.query);
      navigate(listAddress(next), options);
    },
    [navigate],
  );
  const query = draft.trim();
  const typed = useRef(query);
  useLayoutEffect(() => {
    typed.current = query;
  });
  useEffect(() => {
    if (query === state.query) return undefined;
    const timer = setTimeout(() => {
      // Not over the address of a link whose screen is still loading.
      if (window.location.pathname !== paths.collection) return;
      change({ ...state, query }, { replace: true });
    }, ADDRESS_REST_MS);
    return () => clearTimeout(timer);
  }, [query, state, change]);

  return {
    address: search,
    state,
    draft,
    setDraft: useCallback((typed: string) => setDraft(typed.slice(0, MAX_QUERY_LENGTH)), []),
    change: useCallback((next: ListState) => change({ ...next, query: typed.current }), [change]),
  };
}
