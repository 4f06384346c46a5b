import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { loadedShipments, pageByKey } from '#web/shipments/shipment-pages.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useNow } from '#web/ui/now.ts';
import { useIsPhone } from '#web/ui/phone.ts';
import { Reading } from '#web/ui/reading.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { toast } from '#web/ui/toast.ts';
import { FleetCards } from './fleet-cards.tsx';
import { FleetSkeleton } from './fleet-skeleton.tsx';
import { FleetTable } from './fleet-table.tsx';

const PAGE_SIZE = 50;

/** Everybody's shipments, newest first. */
export function Fleet() {
  const now = useNow();
  const isPhone = useIsPhone();
  const fleet = useInfiniteQuery(
    api.fleet.list.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE_SIZE, sort: 'newest' as const }),
      ...pageByKey,
    }),
  );
  useEffect(() => {
    if (fleet.isError)
      toast({
        title: 'System Error',
        description: 'Failed to establish connection to command center',
        variant: 'destructive',
      });
  }, [fleet.isError]);
  return (
    <section aria-labelledby="fleet" className="mt-6">
      <h2 id="fleet" className="mb-4">
        Fleet
      </h2>
      <Reading of={fleet} what="The fleet" skeleton={<FleetSkeleton />}>
        {(pages) => {
          const shipments = loadedShipments(pages);
          if (shipments.length === 0) return <NoShipments />;
          return (
            <>
              {isPhone ? (
                <FleetCards shipments={shipments} now={now} />
              ) : (
                <FleetTable shipments={shipments} now={now} />
              )}
              <ShowMore
                shown={counted(shipments.length, 'shipment')}
                hasMore={fleet.hasNextPage}
                pending={fleet.isFetchingNextPage}
                failed={fleet.isFetchNextPageError}
                onMore={() => void fleet.fetchNextPage()}
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
      action={<ButtonLink to={paths.createShipment()}>Create Shipment</ButtonLink>}
    >
      What customers and staff book appears here.
    </EmptyState>
  );
}
