import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Priority } from '#domain/shipments/priority.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';

/** A shipment of the demo customer, with fixed figures that the portal must show exactly. */
export interface CustomerBooking {
  origin: string;
  destination: string;
  mode: TransportMode;
  hs_code: string;
  status: ShipmentStatus;
  priority: Priority;
  /** The confirmed or offered price; undefined before. */
  price_cents?: number;
  invoiced_this_month: boolean;
  from_quote: boolean;
  progress?: number;
  /** Whole days; the hour is random. */
  days_ago?: number;
  days_late?: number;
  tracking_number?: string;
}

/** The figures of the demo customer's portal. */
export const CUSTOMER_FIGURES = {
  active: 12,
  in_transit: 8,
  invoiced_this_month_cents: 24_890_00,
  documents: 156,
} as const;

/** Active ones: status | way | mode | HS | price USD | invoiced this month | progress | days late. */
const ACTIVE_TABLE = `
in_transit|Shenzhen > New York City|air|9405.11|3945.50|yes|0.62|
in_transit|Ho Chi Minh City > Atlanta|air|9405.21|2945.00|yes|0.31|
in_transit|Istanbul > New York City|sea|5701.10|2310.75|yes|0.71|2
in_transit|Los Angeles > Chicago|rail|6912.00|1640.00|yes|0.54|
in_transit|Shanghai > Los Angeles|air|9405.21|2795.25|yes|0.18|
in_transit|Guadalajara > Dallas|road|6912.00|1418.50|yes|0.83|
in_transit|Dallas > Atlanta|road|6302.60|1225.00|yes|0.37|
customs|Istanbul > New York City|air|5701.10|3145.00|yes||
out_for_delivery|Montréal > New York City|road|9403.60|1285.00|yes||
confirmed|Shanghai > Los Angeles|sea|9401.61|3905.00|||
pending|Guadalajara > Dallas|road|6912.00||||
`;

const SAMPLE: CustomerBooking = {
  origin: 'Shanghai',
  destination: 'Los Angeles',
  mode: 'sea',
  hs_code: '9403.60',
  status: 'in_transit',
  priority: 'normal',
  price_cents: 4180_00,
  invoiced_this_month: true,
  from_quote: false,
  progress: 0.45,
  tracking_number: SAMPLE_TRACKING_NUMBER,
};

/** Repeated shipments: lane | mode | HS | price USD. */
const USUAL_TABLE = `
Shanghai > Los Angeles|sea|9401.61|3740.00
Guadalajara > Dallas|road|6912.00|1395.00
Istanbul > New York City|sea|5701.10|2290.00
Los Angeles > Chicago|rail|6912.00|1615.00
Shenzhen > New York City|air|9405.11|3185.00
Dallas > Atlanta|road|6302.60|1190.00
Montréal > New York City|road|9403.60|1260.00
Shanghai > Los Angeles|air|9405.21|2710.00
`;

const DELIVERED = 26;
const CANCELLED = 2;
/** Old enough for their invoices to be from an earlier month. */
const FIRST_DAYS_AGO = 34;
const DAYS_BETWEEN = 5;
const CONVERTED = [4, 11];
/** The one late delivery. */
const LATE = 10;

export const CUSTOMER_BOOKINGS: readonly CustomerBooking[] = [SAMPLE, ...activeBookings(), ...pastBookings()];

function activeBookings(): CustomerBooking[] {
  return rowsOf(ACTIVE_TABLE).map((row) => {
    const [status, way, mode, hs_code, price, invoiced, progress, late] = row as [
      ShipmentStatus,
      string,
      TransportMode,
      string,
      string,
      string,
      string,
      string,
    ];
    return {
      ...endsOf(way),
      status,
      mode,
      hs_code,
      priority: mode === 'air' ? 'high' : 'normal',
      ...(price !== '' && { price_cents: centsOf(price) }),
      invoiced_this_month: invoiced === 'yes',
      from_quote: false,
      ...(progress !== '' && { progress: Number(progress) }),
      ...(late !== '' && { days_late: Number(late) }),
    };
  });
}

/** Repeats the usual shipments, each a little older and cheaper. */
function pastBookings(): CustomerBooking[] {
  const usual = rowsOf(USUAL_TABLE);
  return Array.from({ length: DELIVERED + CANCELLED }, (_, order) => {
    const [way, mode, hs_code, price] = usual[order % usual.length] as [
      string,
      TransportMode,
      string,
      string,
    ];
    return {
      ...endsOf(way),
      status: order < DELIVERED ? 'delivered' : 'cancelled',
      mode,
      hs_code,
      priority: mode === 'air' ? 'high' : 'normal',
      price_cents: centsOf(price) - order * 5_00,
      invoiced_this_month: false,
      from_quote: CONVERTED.includes(order),
      days_ago: FIRST_DAYS_AGO + order * DAYS_BETWEEN,
      ...(order === LATE && { days_late: 1 }),
    };
  });
}

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|'));
}

function endsOf(way: string): { origin: string; destination: string } {
  const [origin, destination] = way.split(' > ') as [string, string];
  return { origin, destination };
}

function centsOf(dollars: string): number {
  return Math.round(Number(dollars) * 100);
}
