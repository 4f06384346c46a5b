import Search from 'lucide-react/icons/search';
import { useCallback } from 'react';
import type { ShipmentFacets } from '#domain/shipments/shipment-facets.ts';
import { SHIPMENT_SORTS, type ShipmentSort } from '#domain/shipments/shipment-sort.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useTypedSearch } from '#web/ui/fields/use-typed-search.ts';
import { FilterPopover } from './filter-popover.tsx';
import { MAX_SEARCH_LENGTH, type ShipmentView } from './shipment-view.ts';
import type { ChangeView } from './use-shipment-view.ts';

const ORDERS: Record<ShipmentSort, string> = {
  arrival: 'Arriving soonest',
  newest: 'Newest first',
  cost: 'Highest cost',
};
const OPTIONS = SHIPMENT_SORTS.map((value) => ({ value, label: ORDERS[value] }));
/** The order would reveal the prices. */
const WITHOUT_PRICES = OPTIONS.filter(({ value }) => value !== 'cost');

interface ShipmentToolbarProps {
  view: ShipmentView;
  /** Undefined until the first response. */
  facets: ShipmentFacets | null | undefined;
  seesPrices: boolean;
  onChange: ChangeView;
}

/** Search, sort and filters. */
export function ShipmentToolbar({ view, facets, seesPrices, onChange }: ShipmentToolbarProps) {
  const search = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange]);
  const [typed, setTyped] = useTypedSearch(view.q, search);
  return (
    <search className="flex flex-wrap items-center gap-3">
      <div className="relative min-w-0 grow max-sm:basis-full sm:max-w-sm">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <TextInput
          type="search"
          aria-label="Search your shipments"
          placeholder="Number, city or cargo"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="pl-9"
        />
      </div>
      <div className="min-w-0 max-sm:grow sm:ml-auto sm:w-48">
        <Select
          aria-label="Sort by"
          options={seesPrices ? OPTIONS : WITHOUT_PRICES}
          value={view.sort}
          onChange={({ target }) => onChange({ sort: target.value as ShipmentSort })}
        />
      </div>
      <FilterPopover view={view} facets={facets} onChange={onChange} />
    </search>
  );
}
