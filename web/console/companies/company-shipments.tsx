import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { DeliveryDay } from '#web/shipments/delivery-day.tsx';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';

const PAGE = 25;

/** The company's shipments, newest first. */
export function CompanyShipments({ organisation_id }: { organisation_id: string }) {
  const query = useInfiniteQuery(
    api.fleet.list.infiniteOptions({
      input: (after: string | undefined) => ({
        client: [organisation_id],
        sort: 'newest' as const,
        limit: PAGE,
        after,
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: every(MINUTE_MS),
    }),
  );
  return (
    <QueryBoundary of={query} what="The shipments" skeleton={<RowSkeletons height="h-18" />}>
      {({ pages }) => {
        const shipments = pages.flatMap((page) => page.shipments);
        if (shipments.length === 0)
          return <EmptyState title="No shipments yet">Bookings for this company appear here.</EmptyState>;
        return (
          <>
            <div className="mb-3 flex justify-end max-sm:justify-start">
              <ButtonLink to={paths.admin({ client: organisation_id })} variant="secondary">
                Filter and sort
              </ButtonLink>
            </div>
            <RecordTable
              caption="Shipments"
              rows={shipments}
              keyOf={({ id }) => id}
              empty=""
              columns={[
                {
                  name: 'Shipment',
                  isTitle: true,
                  cell: ({ tracking_number }) => (
                    <Link
                      to={paths.shipmentFile(tracking_number)}
                      className="link code inline-flex min-h-6 items-center whitespace-nowrap"
                    >
                      {tracking_number}
                    </Link>
                  ),
                },
                { name: 'Route', cell: (shipment) => <RouteLabel shipment={shipment} /> },
                { name: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
                { name: 'Booked', cell: ({ created_at }) => <CalendarDay of={created_at} /> },
                { name: 'Delivery', cell: (shipment) => <DeliveryDay shipment={shipment} /> },
              ]}
            />
            <ShowMore shown={counted(shipments.length, 'shipment')} of={query} />
          </>
        );
      }}
    </QueryBoundary>
  );
}
