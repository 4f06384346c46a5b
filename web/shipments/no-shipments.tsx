import { paths } from '#web/paths.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The empty state for customers without bookings. */
export function NoShipments({ mayBook }: { mayBook: boolean }) {
  return (
    <EmptyState
      title="No shipments yet"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={
        mayBook && (
          <ButtonLink to={paths.createShipment()} variant="secondary">
            Create Shipment
          </ButtonLink>
        )
      }
    >
      {mayBook
        ? 'Book your first shipment. You’ll see its route, price and delivery date before you confirm.'
        : 'Your company’s shipments appear here.'}
    </EmptyState>
  );
}
