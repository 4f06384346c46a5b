import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { useTypedSearch } from '#web/ui/fields/use-typed-search.ts';
import { newestParameters } from '#web/ui/newest-parameters.ts';

/** The list's search, stored in the URL and debounced. */
export function useQuoteSearch() {
  const [parameters, setParameters] = useSearchParams();
  const q = (parameters.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
  const search = useCallback(
    (q: string) => {
      const next = newestParameters();
      if (q === '') next.delete('q');
      else next.set('q', q);
      setParameters(next, { replace: true, preventScrollReset: true });
    },
    [setParameters],
  );
  const [typed, setTyped] = useTypedSearch(q, search);
  return { q, typed, setTyped };
}
