import { useCallback } from 'react';
import type { ShipmentFacets } from '#domain/shipments/shipment-facets.ts';
import { SHIPMENT_SORTS, type ShipmentSort } from '#domain/shipments/shipment-sort.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { FilterPopover } from './filter-popover.tsx';
import type { ShipmentView } from './shipment-view.ts';
import type { ChangeView } from './use-shipment-view.ts';

const ORDERS: Record<ShipmentSort, string> = {
  attention: 'Needs attention first',
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
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchField
        label="Search your shipments"
        placeholder="Number, city or cargo"
        q={view.q}
        onSearch={search}
        className="min-w-0 grow max-sm:basis-full sm:max-w-sm"
      />
      <div className="min-w-0 max-sm:grow sm:ml-auto sm:w-58">
        <Select
          aria-label="Sort by"
          options={seesPrices ? OPTIONS : WITHOUT_PRICES}
          value={view.sort}
          onValueChange={(sort) => onChange({ sort })}
        />
      </div>
      <FilterPopover view={view} facets={facets} onChange={onChange} />
    </search>
  );
}
