import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Lane } from '#web/chart/lane.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { loadedShipments, pageByKey } from '#web/shipments/shipment-pages.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useNow } from '#web/ui/now.ts';
import { Reading } from '#web/ui/reading.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { ShipmentItem } from './shipment-item.tsx';
import { ShipmentListSkeleton } from './shipment-list-skeleton.tsx';
import { byUrgency } from './shipment-order.ts';

const PAGE_SIZE = 20;

export function MyShipments() {
  const now = useNow();
  const mine = useInfiniteQuery(
    api.shipments.mine.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE_SIZE }),
      ...pageByKey,
    }),
  );
  return (
    <section aria-labelledby="my-shipments">
      <h2 id="my-shipments" className="mb-4">
        My Shipments
      </h2>
      <Reading of={mine} what="Your shipments" skeleton={<ShipmentListSkeleton />}>
        {(pages) => {
          const shipments = loadedShipments(pages).sort(byUrgency);
          if (shipments.length === 0) return <NoShipments />;
          return (
            <>
              <ul
                aria-labelledby="my-shipments"
                className="overflow-hidden rounded-md border border-line bg-surface min-[75rem]:grid min-[75rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto_auto_auto]"
              >
                {shipments.map((shipment) => (
                  <ShipmentItem key={shipment.id} shipment={shipment} now={now} />
                ))}
              </ul>
              <ShowMore
                shown={counted(shipments.length, 'shipment')}
                hasMore={mine.hasNextPage}
                pending={mine.isFetchingNextPage}
                failed={mine.isFetchNextPageError}
                onMore={() => void mine.fetchNextPage()}
              />
            </>
          );
        }}
      </Reading>
    </section>
  );
}

function NoShipments() {
  return (
    <EmptyState
      title="No shipments yet"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={<ButtonLink to={paths.createShipment()}>Create Shipment</ButtonLink>}
    >
      Book your first one: you see its route, price and delivery date before you confirm.
    </EmptyState>
  );
}
