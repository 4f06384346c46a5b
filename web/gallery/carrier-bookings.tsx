import type { CarrierBookingRow } from '#contract/carrier-bookings.ts';
import { BlockerList } from '#web/console/carrier-bookings/blocker-list.tsx';
import { CarrierBookingTable } from '#web/console/carrier-bookings/carrier-booking-table.tsx';
import { CutOffTable } from '#web/console/carrier-bookings/cut-off-table.tsx';
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
  first_shipment: 'GS104588210',
  leg: {
    from: 'Ningbo',
    to: 'Rotterdam',
    vessel: { name: 'MV Celadon Estuary', imo: null },
    voyage: 'A412W',
    flight: '',
  },
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
    {
      title: 'Cut-offs of a carrier booking',
      shows: ['web/console/carrier-bookings/cut-off-table.tsx'],
      states: {
        'Met, soon, passed': (
          <CutOffTable
            cut_offs={[
              {
                kind: 'SI',
                at: hoursAgo(30),
                met_at: hoursAgo(31),
                status: 'met',
                time_zone: 'Asia/Shanghai',
              },
              { kind: 'VGM', at: hoursAgo(-19), met_at: null, status: 'soon', time_zone: 'Asia/Shanghai' },
              { kind: 'CY', at: hoursAgo(2), met_at: null, status: 'passed', time_zone: 'Asia/Shanghai' },
            ]}
          />
        ),
        'No cut-offs': <CutOffTable cut_offs={[]} />,
      },
    },
    {
      title: 'What stops a departure',
      shows: ['web/console/carrier-bookings/blocker-list.tsx'],
      states: {
        'Two blockers': (
          <BlockerList
            blockers={[
              {
                code: 'VGM_MISSING',
                object: 'CSQU3054383',
                message: 'CSQU3054383 has no verified gross mass.',
              },
              {
                code: 'CUT_OFF_PASSED',
                object: 'CY',
                message: 'The CY cut-off has passed. Record when it was met, or move it.',
              },
            ]}
          />
        ),
      },
    },
  ],
};
