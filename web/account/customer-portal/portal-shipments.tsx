import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { useMay } from '#web/people/use-may.ts';
import { counted } from '#web/shipments/amounts.ts';
import { NoShipments } from '#web/shipments/no-shipments.tsx';
import { loadedShipments, pageByKey } from '#web/shipments/shipment-pages.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { PortalShipment } from './portal-shipment.tsx';
import { ShipmentsSkeleton } from './portal-skeletons.tsx';

const PAGE_SIZE = 20;

export function PortalShipments() {
  const mayBook = useMay('book');
  const mine = useInfiniteQuery(
    api.shipments.mine.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE_SIZE }),
      ...pageByKey,
    }),
  );
  return (
    <QueryBoundary of={mine} what="Your shipments" skeleton={<ShipmentsSkeleton />}>
      {(pages) => {
        const shipments = loadedShipments(pages);
        if (shipments.length === 0) return <NoShipments mayBook={mayBook} />;
        return (
          <>
            <ul aria-label="Your shipments" className="flex flex-col gap-3">
              {shipments.map((shipment) => (
                <PortalShipment key={shipment.id} shipment={shipment} />
              ))}
            </ul>
            <ShowMore shown={counted(shipments.length, 'shipment')} of={mine} />
          </>
        );
      }}
    </QueryBoundary>
  );
}
