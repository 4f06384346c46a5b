import { type ComponentProps, Suspense, useState } from 'react';
import { late } from '#web/ui/late.ts';
import { FilterButton } from './filter-button.tsx';

const FilterPopover = late(async () => (await import('./filter-popover.tsx')).FilterPopover);

type ShipmentFilterProps = Omit<ComponentProps<typeof FilterPopover>, 'open' | 'onOpenChange'>;

/** The button stands at once; a press on it before the panel's code is there opens the panel when it comes. */
export function ShipmentFilter(props: ShipmentFilterProps) {
  const [open, setOpen] = useState(false);
  return (
    <Suspense
      fallback={<FilterButton view={props.view} aria-expanded={open} onClick={() => setOpen(true)} />}
    >
      <FilterPopover {...props} open={open} onOpenChange={setOpen} />
    </Suspense>
  );
}
