import { paths } from '#web/paths.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface NoShipmentsFoundProps {
  /** Whether filters are active. */
  narrowed: boolean;
  onClear: () => void;
}

/** The empty state: no shipments yet, or none that match the filters. */
export function NoShipmentsFound({ narrowed, onClear }: NoShipmentsFoundProps) {
  const drawing = <Lane progress={0} live={false} className="w-40" />;
  if (!narrowed)
    return (
      <EmptyState
        title="No shipments yet"
        drawing={drawing}
        action={<ButtonLink to={paths.createShipment()}>Create Shipment</ButtonLink>}
      >
        Shipments booked by customers and staff appear here.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No shipments found"
      drawing={drawing}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Search covers tracking numbers, clients, cities and cargo.
    </EmptyState>
  );
}
