import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { documentationText } from '#content/documentation.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { inputStyle } from '#web/ui/fields/input-styles.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { CategoryList } from './category-list.tsx';

const SearchResults = lazyWithRetry(async () => (await import('./search-results.tsx')).SearchResults);

/** Search with live results. Without JavaScript the form reloads the page with the full list. */
export function DocumentSearch() {
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLOListElement>(null);
  const [query, setQuery] = useQuery(input);

  const clear = () => {
    if (input.current) input.current.value = '';
    setQuery('');
    input.current?.focus();
  };

  const onInputKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && focusResult(results, 0)) event.preventDefault();
    if (event.key === 'Escape' && query !== '') clear();
  };

  const onResultKey = (event: KeyboardEvent) => {
    const focused = linksOf(results).indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape') clear();
    else if (event.key === 'ArrowDown') focusResult(results, focused + 1);
    else if (event.key === 'ArrowUp' && focused === 0) input.current?.focus();
    else if (event.key === 'ArrowUp') focusResult(results, focused - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div className="container-site py-8 lg:py-12">
      <search>
        <form
          action={paths.documentation()}
          className="max-w-[52rem]"
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = linksOf(results);
            if (first) first.click();
            else input.current?.focus();
          }}
        >
          <label htmlFor="documentation-search" className="text-ui font-semibold">
            {documentationText.search_label}
          </label>
          <p id="documentation-search-hint" className="text-caption">
            {documentationText.search_hint}
          </p>
          <div className="mt-2 flex gap-3">
            <input
              ref={input}
              id="documentation-search"
              type="search"
              name="q"
              autoComplete="off"
              aria-describedby="documentation-search-hint"
              className={inputStyle('h-13')}
              onInput={(event) => setQuery(event.currentTarget.value)}
              onKeyDown={onInputKey}
            />
            <button type="submit" className={buttonStyle('primary', 'hero')}>
              Search
            </button>
          </div>
        </form>
      </search>
      {query.trim() === '' ? (
        <CategoryList />
      ) : (
        <Suspense fallback={<p className="pt-10 text-ui text-ink-2">Searching…</p>}>
          <SearchResults query={query.trim()} listRef={results} onKeyDown={onResultKey} />
        </Suspense>
      )}
    </div>
  );
}

/** The query, debounced into the URL. It starts with the text typed before hydration or the URL's query. */
function useQuery(input: RefObject<HTMLInputElement | null>) {
  const [parameters, setParameters] = useSearchParams();
  const [query, setQuery] = useState('');
  const urlQuery = useRef(parameters.get('q') ?? '');

  // The prerendered HTML contains neither the URL's query nor text typed before hydration.
  useEffect(() => {
    if (input.current && input.current.value === '') input.current.value = urlQuery.current;
    setQuery(input.current?.value ?? '');
  }, [input]);

  useEffect(() => {
    if (query === urlQuery.current) return;
    const timer = setTimeout(() => {
      urlQuery.current = query;
      setParameters(query === '' ? {} : { q: query }, { replace: true, preventScrollReset: true });
    }, 400);
    return () => clearTimeout(timer);
  }, [query, setParameters]);

  return [query, setQuery] as const;
}

function linksOf(results: RefObject<HTMLOListElement | null>): HTMLAnchorElement[] {
  return [...(results.current?.querySelectorAll('a') ?? [])];
}

/** Focuses a result. Returns false if it doesn't exist. */
function focusResult(results: RefObject<HTMLOListElement | null>, index: number): boolean {
  const link = linksOf(results)[index];
  link?.focus();
  return link !== undefined;
}
