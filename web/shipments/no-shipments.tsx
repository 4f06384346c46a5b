import { paths } from '#web/paths.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A customer who has booked nothing so far. */
export function NoShipments() {
  return (
    <EmptyState
      title="No shipments yet"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={
        <ButtonLink to={paths.createShipment()} variant="secondary">
          Create Shipment
        </ButtonLink>
      }
    >
      Book your first one: you see its route, price and delivery date before you confirm.
    </EmptyState>
  );
}
