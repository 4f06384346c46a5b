import { Link } from 'react-router';
import type { CarrierBookingRow } from '#contract/carrier-bookings.ts';
import { CUT_OFF_LABELS } from '#domain/shipment-file/carrier-booking.ts';
import { paths } from '#web/paths.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { codeLabel } from '../shipment-file/file-text.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { BOOKING_KINDS } from './booking-labels.ts';
import { distanceText } from './distance-text.ts';

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
          isTitle: true,
          cell: ({ id, carrier, reference }) => (
            <>
              <Link to={paths.carrierBookings(id)} className="link font-semibold xl:whitespace-nowrap">
                <bdi>{carrier}</bdi>
              </Link>
              <span className={`block text-ink-2 ${reference && 'code'}`}>{reference || 'No reference'}</span>
            </>
          ),
        },
        { name: 'Route', cell: Route },
        {
          name: 'Status',
          keepsWords: true,
          cell: ({ state, kind }) => (
            <>
              <span className={state === 'rolled' ? 'font-semibold text-danger' : ''}>
                {codeLabel(state)}
              </span>
              <span className="block text-ink-2">{BOOKING_KINDS[kind]}</span>
            </>
          ),
        },
        {
          name: 'Next cut-off',
          cell: ({ next_cut_off, time_zone }) =>
            next_cut_off ? (
              <>
                <span className="xl:whitespace-nowrap">
                  {CUT_OFF_LABELS[next_cut_off.kind]} <Moment at={next_cut_off.at} zone={time_zone} isShort />
                </span>
                <span className={`block ${next_cut_off.status === 'passed' ? 'text-danger' : 'text-ink-2'}`}>
                  {distanceText(next_cut_off.at, now)}
                </span>
              </>
            ) : (
              <span className="text-ink-2">None</span>
            ),
        },
        {
          name: 'ETD',
          cell: ({ etd, time_zone }) =>
            etd ? (
              <span className="xl:whitespace-nowrap">
                <Moment at={etd} zone={time_zone} isShort />
              </span>
            ) : (
              <span className="text-ink-2">Not planned</span>
            ),
        },
        { name: 'Shipments', keepsWords: true, cell: Shipments },
      ]}
    />
  );
}

function Route({ leg }: CarrierBookingRow) {
  if (!leg) return <span className="text-ink-2">No route</span>;
  const carriage = [leg.vessel?.name, leg.voyage, leg.flight].filter(Boolean).join(' · ');
  return (
    <>
      <bdi>{leg.from}</bdi> → <bdi>{leg.to}</bdi>
      <bdi className="block text-ink-2">{carriage || 'No vessel or flight yet'}</bdi>
    </>
  );
}

function Shipments({ first_shipment, shipments }: CarrierBookingRow) {
  if (!first_shipment) return <span className="text-ink-2">None</span>;
  return (
    <>
      <Link
        to={paths.shipmentFile(first_shipment)}
        className="link code max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
      >
        {first_shipment}
      </Link>
      {shipments > 1 && <span className="block text-ink-2">and {shipments - 1} more</span>}
    </>
  );
}
