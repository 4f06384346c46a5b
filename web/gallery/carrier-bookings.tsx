import type { CarrierBookingRow } from '#contract/carrier-bookings.ts';
import { CarrierBookingTable } from '#web/console/carrier-bookings/carrier-booking-table.tsx';
import { daysAhead, hoursAgo } from './fixtures.ts';
import type { Area } from './specimen.ts';

const BOOKING: CarrierBookingRow = {
  id: '01900000-0000-7000-8000-0000000000d1',
  carrier: 'Kestrel Line',
  reference: 'KSTL 4471',
  kind: 'consolidation',
  state: 'confirmed',
  next_cut_off: { kind: 'VGM', at: hoursAgo(-19), status: 'soon' },
  shipments: 14,
  etd: daysAhead(3),
  time_zone: 'Asia/Shanghai',
};

export const carrierBookings: Area = {
  title: 'Carrier bookings in the console',
  pieces: [
    {
      title: 'Carrier bookings',
      shows: ['web/console/carrier-bookings/carrier-booking-table.tsx'],
      states: {
        'Cut-off passed, soon, none': (
          <CarrierBookingTable
            rows={[
              {
                ...BOOKING,
                id: '01900000-0000-7000-8000-0000000000d2',
                next_cut_off: { kind: 'SI', at: hoursAgo(30), status: 'passed' },
              },
              BOOKING,
              {
                ...BOOKING,
                id: '01900000-0000-7000-8000-0000000000d3',
                state: 'requested',
                reference: '',
                next_cut_off: null,
                etd: null,
              },
            ]}
          />
        ),
        'No carrier bookings': <CarrierBookingTable rows={[]} />,
      },
    },
  ],
};
