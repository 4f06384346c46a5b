import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Lane } from '#web/chart/lane.tsx';
import { NeatlineLoader } from '#web/chart/neatline-loader.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { loadedShipments, pageByKey } from '#web/shipments/shipment-pages.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useNow } from '#web/ui/now.ts';
import { Reading } from '#web/ui/reading.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { PortalShipment } from './portal-shipment.tsx';

const PAGE_SIZE = 20;

export function PortalShipments() {
  const now = useNow();
  const mine = useInfiniteQuery(
    api.shipments.mine.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE_SIZE }),
      ...pageByKey,
    }),
  );
  return (
    <Reading of={mine} what="Your shipments" skeleton={<NeatlineLoader />}>
      {(pages) => {
        const shipments = loadedShipments(pages);
        if (shipments.length === 0) return <NoShipments />;
        return (
          <>
            <ul aria-label="Your shipments" className="flex flex-col gap-3">
              {shipments.map((shipment) => (
                <PortalShipment key={shipment.id} shipment={shipment} now={now} />
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
  );
}

function NoShipments() {
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
      Book one: you see its route, price and delivery date before you confirm.
    </EmptyState>
  );
}
