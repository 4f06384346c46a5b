import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { CarrierBookingTable } from './carrier-booking-table.tsx';

/** The bookings with carriers that carry a shipment. */
export function ShipmentBookings({ tracking_number }: { tracking_number: string }) {
  const bookings = useQuery(
    api.carrierBookings.list.queryOptions({ input: { shipment: tracking_number, limit: 100 } }),
  );
  return (
    <QueryBoundary of={bookings} what="The carrier bookings" skeleton={<RowSkeletons height="h-18" />}>
      {({ carrier_bookings }) => <CarrierBookingTable rows={carrier_bookings} />}
    </QueryBoundary>
  );
}
