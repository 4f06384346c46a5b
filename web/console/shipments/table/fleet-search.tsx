import Search from 'lucide-react/icons/search';
import { type RefObject, useCallback } from 'react';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useTypedSearch } from '#web/ui/fields/use-typed-search.ts';
import { MAX_SEARCH_LENGTH } from './fleet-view.ts';
import type { ChangeView } from './use-fleet-view.ts';

interface FleetSearchProps {
  q: string;
  onChange: ChangeView;
  input: RefObject<HTMLInputElement | null>;
}

/** A debounced search field, so that the table doesn't re-render on each keystroke. */
export function FleetSearch({ q, onChange, input }: FleetSearchProps) {
  const search = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange]);
  const [typed, setTyped] = useTypedSearch(q, search);
  return (
    <div className="relative min-w-0 grow max-sm:basis-44 sm:w-60 sm:grow-0">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
      />
      <TextInput
        ref={input}
        type="search"
        aria-label="Search shipments"
        aria-keyshortcuts="/"
        placeholder="Number, client, city, cargo"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="pl-9 sm:h-9 sm:text-dense"
      />
    </div>
  );
}
