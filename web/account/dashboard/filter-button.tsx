import ListFilter from 'lucide-react/icons/list-filter';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { ShipmentView } from './shipment-view.ts';

type FilterButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & { view: ShipmentView };

/** Says how many choices narrow the list. */
export function FilterButton({ view, ...button }: FilterButtonProps) {
  const chosen = view.status.length + view.mode.length;
  return (
    <Button
      variant="secondary"
      icon={<ListFilter aria-hidden="true" />}
      className="h-11 sm:h-11"
      aria-label={chosen > 0 ? `Filter, ${chosen} chosen` : undefined}
      {...button}
    >
      Filter
      {chosen > 0 && <span className="num">{chosen}</span>}
    </Button>
  );
}
