import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** `replace` is for typing; otherwise Back undoes the change. */
type ChangeSearch = (next: (search: string) => string, how: { replace: boolean }) => void;

/**
 * The URL's query string. A change renders immediately, although the router updates later, and starts from the newest
 * query string, also from one of another navigation that isn't rendered yet.
 */
export function useImmediateSearch(): [search: string, change: ChangeSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState(search);
  /** The last change, until the URL is no longer the one it was made from. */
  const pending = useRef<{ search: string; from: string }>(undefined);

  const newest = useCallback(() => {
    const url = window.location.search;
    return pending.current?.from === url ? pending.current.search : url;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search means a new URL
  useEffect(() => {
    if (pending.current?.from !== window.location.search) pending.current = undefined;
    setCurrent(newest());
  }, [newest, search]);

  const change = useCallback<ChangeSearch>(
    (next, { replace }) => {
      const search = next(newest());
      pending.current = { search, from: window.location.search };
      setCurrent(search);
      void navigate({ search }, { replace, preventScrollReset: true });
    },
    [newest, navigate],
  );
  return [current, change];
}
