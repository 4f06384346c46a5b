import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { CUT_OFF_NAMES } from './booking-labels.ts';
import { distanceText } from './distance-text.ts';

/** The cut-offs of a booking, in the local time of the place of departure. */
export function CutOffTable({ cut_offs }: Pick<CarrierBooking, 'cut_offs'>) {
  const now = useNow();
  return (
    <RecordTable
      caption="Cut-offs"
      rows={cut_offs}
      keyOf={({ kind }) => kind}
      empty="No cut-offs yet."
      columns={[
        { name: 'Cut-off', isTitle: true, cell: ({ kind }) => CUT_OFF_NAMES[kind] },
        { name: 'At', cell: ({ at, time_zone }) => <Moment at={at} zone={time_zone} /> },
        {
          name: 'Status',
          cell: ({ at, met_at, status, time_zone }) =>
            met_at ? (
              <>
                Met <Moment at={met_at} zone={time_zone} />
              </>
            ) : (
              <span className={status === 'passed' ? 'text-danger' : ''}>{distanceText(at, now)}</span>
            ),
        },
      ]}
    />
  );
}
