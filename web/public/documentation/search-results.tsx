import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { ItemLink } from './item-link.tsx';
import { type Hit, loadSearch, type SearchDocumentation } from './search-documentation.ts';

interface SearchResultsProps {
  query: string;
  listRef: RefObject<HTMLOListElement | null>;
  /** Handles arrow keys and Escape while a result has focus. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Search results, which replace the full list. Loaded with the search index on the first keystroke. */
export function SearchResults({ query, listRef, onKeyDown }: SearchResultsProps) {
  const search = useSearch();
  const hits = search?.(query);
  return (
    <div className="pt-10">
      <p role="status" className="text-ui text-ink-2">
        {hits ? resultText(hits.length, query) : 'Searching…'}
      </p>
      <ol ref={listRef} className="mt-4 border-line not-empty:border-t" onKeyDown={onKeyDown}>
        {hits?.map((hit) => (
          <ResultRow key={hit.name} hit={hit} />
        ))}
      </ol>
    </div>
  );
}

function ResultRow({ hit }: { hit: Hit }) {
  return (
    <li className="relative border-b border-line py-4 focus-within:bg-brand-weak hover:bg-brand-weak">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <ItemLink
          to={hit.address}
          className="font-semibold text-brand underline decoration-1 underline-offset-3 after:absolute after:inset-0"
        >
          {hit.name}
        </ItemLink>
        <span className="text-dense text-ink-2">{hit.type}</span>
      </div>
      <p className="mt-1 max-w-[72ch] text-ui text-ink-2">
        {hit.excerpt.map(({ text, found }, index) =>
          found ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an excerpt is recreated for each query
            <mark key={index} className="bg-shoal-3 text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </li>
  );
}

function resultText(count: number, query: string) {
  if (count === 0) return `No results for “${query}”. Try another word, or contact us.`;
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
}

function useSearch(): SearchDocumentation | undefined {
  const [search, setSearch] = useState<SearchDocumentation>();
  useEffect(() => {
    void loadSearch().then((loaded) => setSearch(() => loaded));
  }, []);
  return search;
}
