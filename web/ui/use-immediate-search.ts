import { startTransition, useCallback, useRef, useState } from 'react';
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
  /** The query string of the navigation in progress. The ref is current between renders. */
  const [pending, setPending] = useState<string>();
  const newest = useRef<string>(undefined);

  const change = useCallback(
    async (next: (search: string) => string, { replace }: { replace: boolean }) => {
      const search = next(newest.current ?? window.location.search);
      newest.current = search;
      setPending(search);
      await navigate({ search }, { replace, preventScrollReset: true });
      if (newest.current !== search) return;
      newest.current = undefined;
      // Renders together with the router's update, which is a transition too.
      startTransition(() => setPending(undefined));
    },
    [navigate],
  );
  return [pending ?? search, change];
}
