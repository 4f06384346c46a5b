import ListFilter from 'lucide-react/icons/list-filter';
import { Suspense } from 'react';
import type { ShipmentFacets } from '#domain/shipments/shipment-facets.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { LazyPopover } from '#web/ui/overlays/lazy-popover.tsx';
import type { ShipmentView } from './shipment-view.ts';
import type { ChangeView } from './use-shipment-view.ts';

const FilterChoices = lazyWithRetry(async () => (await import('./filter-choices.tsx')).FilterChoices);

export interface FilterPopoverProps {
  view: ShipmentView;
  facets: ShipmentFacets | null | undefined;
  onChange: ChangeView;
}

/** Status and mode filters with result counts. Each selection applies immediately. */
export function FilterPopover(filter: FilterPopoverProps) {
  const { view } = filter;
  const chosen = view.status.length + view.mode.length;
  return (
    <LazyPopover
      label="Filter"
      align="end"
      className="grid gap-4 p-4 sm:w-104 sm:grid-cols-[1fr_10rem]"
      trigger={
        <Button
          variant="secondary"
          icon={<ListFilter aria-hidden="true" />}
          className="h-11 sm:h-11"
          aria-label={chosen > 0 ? `Filter, ${chosen} selected` : undefined}
        >
          Filter
          {chosen > 0 && <span className="num">{chosen}</span>}
        </Button>
      }
    >
      <Suspense>
        <FilterChoices {...filter} />
      </Suspense>
    </LazyPopover>
  );
}
