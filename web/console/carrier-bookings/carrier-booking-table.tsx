import type { CarrierBookingRow } from '#contract/carrier-bookings.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { wordsOf } from '../shipment-file/file-text.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';

const KINDS = { direct: 'Direct', consolidation: 'Consolidation', co_load: 'Co-load' } as const;
const DAYS_FROM_HOURS = 48;

export function CarrierBookingTable({ rows }: { rows: readonly CarrierBookingRow[] }) {
  const now = useNow();
  return (
    <RecordTable
      caption="Carrier bookings"
      rows={rows}
      keyOf={({ id }) => id}
      empty="No carrier bookings yet."
      columns={[
        {
          name: 'Carrier',
          cell: ({ carrier, reference }) => (
            <>
              <bdi className="font-semibold">{carrier}</bdi>
              <span className={`block text-ink-2 ${reference && 'code'}`}>{reference || 'No reference'}</span>
            </>
          ),
        },
        { name: 'Kind', cell: ({ kind }) => KINDS[kind] },
        { name: 'State', cell: ({ state }) => wordsOf(state) },
        {
          name: 'Next cut-off',
          cell: ({ next_cut_off, time_zone }) =>
            next_cut_off ? (
              <>
                {next_cut_off.kind} <Moment at={next_cut_off.at} zone={time_zone} />
                <span className={`block ${next_cut_off.status === 'passed' ? 'text-danger' : 'text-ink-2'}`}>
                  {distanceText(next_cut_off.at, now)}
                </span>
              </>
            ) : (
              <span className="text-ink-2">None</span>
            ),
        },
        { name: 'Shipments', isFigure: true, cell: ({ shipments }) => shipments },
        {
          name: 'ETD',
          cell: ({ etd, time_zone }) =>
            etd ? <Moment at={etd} zone={time_zone} /> : <span className="text-ink-2">Not planned</span>,
        },
      ]}
    />
  );
}

/** 'In 5 hours', 'Passed 2 days ago' */
function distanceText(at: Date, now: Date): string {
  const hours = Math.floor(Math.abs(at.getTime() - now.getTime()) / HOUR_MS);
  const distance =
    hours < 1
      ? 'less than an hour'
      : hours < DAYS_FROM_HOURS
        ? counted(hours, 'hour')
        : counted(Math.floor(hours / 24), 'day');
  return at <= now ? `Passed ${distance} ago` : `In ${distance}`;
}
