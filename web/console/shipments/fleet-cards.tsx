import type { FleetRow } from '#contract/fleet.ts';
import { counted } from '#web/shipments/amounts.ts';
import { GridCards } from '#web/ui/data-grid/grid-cards.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { FleetCard } from './fleet-card.tsx';
import type { FleetRows } from './use-fleet-rows.ts';

interface FleetCardsProps {
  rows: readonly FleetRow[];
  reading: FleetRows['reading'];
  now: Date;
}

/** The fleet on a phone: to look things up, not to work through. */
export function FleetCards({ rows, reading, now }: FleetCardsProps) {
  return (
    <>
      <GridCards
        label="Fleet"
        rows={rows}
        idOf={({ tracking_number }) => tracking_number}
        card={(row) => <FleetCard row={row} now={now} />}
      />
      <ShowMore
        shown={counted(rows.length, 'shipment')}
        hasMore={reading.hasNextPage}
        pending={reading.isFetchingNextPage}
        failed={reading.isFetchNextPageError}
        onMore={() => void reading.fetchNextPage()}
      />
    </>
  );
}
