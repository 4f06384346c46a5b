import type { FleetRow } from '#contract/fleet.ts';
import { counted } from '#web/shipments/amounts.ts';
import { GridCards } from '#web/ui/data-grid/grid-cards.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { FleetCard } from './fleet-card.tsx';
import type { FleetRows } from './use-fleet-rows.ts';

interface FleetCardsProps {
  rows: readonly FleetRow[];
  query: FleetRows['query'];
  now: Date;
  onConfirm: (row: FleetRow) => void;
  locked: string | undefined;
}

/** The fleet on a phone, for looking things up. */
export function FleetCards({ rows, query, now, onConfirm, locked }: FleetCardsProps) {
  return (
    <>
      <GridCards
        label="Fleet"
        rows={rows}
        idOf={({ tracking_number }) => tracking_number}
        card={(row) => <FleetCard row={row} now={now} onConfirm={onConfirm} locked={locked} />}
      />
      <ShowMore shown={counted(rows.length, 'shipment')} of={query} />
    </>
  );
}
