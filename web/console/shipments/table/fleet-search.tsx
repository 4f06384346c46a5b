import { type RefObject, useCallback } from 'react';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import type { ChangeView } from './use-fleet-view.ts';

interface FleetSearchProps {
  q: string;
  onChange: ChangeView;
  input: RefObject<HTMLInputElement | null>;
}

/** A debounced search field, so that the table doesn't re-render on each keystroke. */
export function FleetSearch({ q, onChange, input }: FleetSearchProps) {
  const search = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange]);
  return (
    <SearchField
      ref={input}
      label="Search shipments"
      aria-keyshortcuts="/"
      placeholder="Number, client, city, cargo"
      q={q}
      onSearch={search}
      dense
      className="min-w-0 grow max-sm:basis-44 sm:w-60 sm:grow-0"
    />
  );
}
