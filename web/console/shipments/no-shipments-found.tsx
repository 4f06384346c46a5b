import { paths } from '#web/paths.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface NoShipmentsFoundProps {
  /** The view leaves some out. */
  narrowed: boolean;
  onClear: () => void;
}

/** Nothing to list: because nothing was booked so far, or because of what is filtered. */
export function NoShipmentsFound({ narrowed, onClear }: NoShipmentsFoundProps) {
  const drawing = <Lane progress={0} live={false} className="w-40" />;
  if (!narrowed)
    return (
      <EmptyState
        title="No shipments yet"
        drawing={drawing}
        action={<ButtonLink to={paths.createShipment()}>Create Shipment</ButtonLink>}
      >
        What customers and staff book appears here.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No shipment matches"
      drawing={drawing}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      The search looks into tracking numbers, clients, cities and cargo.
    </EmptyState>
  );
}
