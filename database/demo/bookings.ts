import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Priority } from '#domain/shipments/priority.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { type Cargo, commoditiesFor, drawCargo } from './cargo.ts';
import type { Chance } from './chance.ts';
import { COMMODITIES, type Commodity } from './commodities.ts';
import { CUSTOMER_BOOKINGS, type CustomerBooking } from './customer-bookings.ts';
import type { Itinerary } from './itineraries.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import type { Wishes } from './schedule.ts';

/** What somebody ordered, and how far it is to have come. */
export interface Booking {
  client: DemoPerson;
  itinerary: Itinerary;
  cargo: Cargo;
  status: ShipmentStatus;
  service_type: ServiceType;
  priority: Priority;
  wishes: Wishes;
  /** Set where it is not drawn. */
  tracking_number?: string;
  /** Of the client's own tariff; the usual estimate otherwise. */
  tariff_cents?: number;
  /** In the current month rather than at departure. */
  invoiced_this_month: boolean;
  from_quote: boolean;
  /** A step of the timeline whose event nobody recorded. */
  unrecorded_step?: ShipmentStatus;
}

/** All shipments but those of the demo customer. */
const STATUS_COUNTS: readonly (readonly [ShipmentStatus, number])[] = [
  ['created', 8],
  ['pending', 27],
  ['confirmed', 33],
  ['picked_up', 22],
  ['in_transit', 102],
  ['customs', 17],
  ['out_for_delivery', 19],
  ['delivered', 114],
  ['cancelled', 18],
];
const LATE_DAYS: Partial<Record<ShipmentStatus, readonly number[]>> = {
  in_transit: [1.4, 2.2, 1.6, 3.5, 5.1],
  customs: [2.6, 1.8],
  delivered: [1.5, 2.8, 4.2],
};
const UNRECORDED: Partial<Record<ShipmentStatus, ShipmentStatus>> = {
  in_transit: 'confirmed',
  out_for_delivery: 'customs',
  delivered: 'picked_up',
};
const CONVERTED_DELIVERED = 8;

export function drawBookings(
  chance: Chance,
  people: DemoPeople,
  itineraries: readonly Itinerary[],
): Booking[] {
  return [
    ...CUSTOMER_BOOKINGS.map((booking) => customerBooking(chance, people.customer, itineraries, booking)),
    ...clientBookings(chance, people.clients, itineraries),
  ];
}

function clientBookings(
  chance: Chance,
  clients: readonly DemoPerson[],
  itineraries: readonly Itinerary[],
): Booking[] {
  const abroad = itineraries.filter(({ formalities }) => formalities === 'import');
  let turn = 0;
  /** Each itinerary in turn, so that none is left out. */
  const nextOf = (choice: readonly Itinerary[]) => choice[turn++ % choice.length] as Itinerary;
  const mixed = chance.shuffled(itineraries);

  return STATUS_COUNTS.flatMap(([status, count]) =>
    Array.from({ length: count }, (_, order): Booking => {
      const itinerary = status === 'customs' ? chance.pick(abroad) : nextOf(mixed);
      const commodity = chance.pick(commoditiesFor(itinerary.mode, itinerary.lane));
      const service_type = drawService(chance, itinerary);
      const unrecorded_step = order === count - 1 ? UNRECORDED[status] : undefined;
      return {
        client: chance.pick(clients.filter(({ sectors }) => sectors.includes(commodity.sector))),
        itinerary,
        cargo: drawCargo(chance, commodity, itinerary.mode),
        status,
        service_type,
        priority: drawPriority(chance, service_type),
        wishes: { days_late: LATE_DAYS[status]?.[order] },
        invoiced_this_month: false,
        from_quote: status === 'created' || (status === 'delivered' && order >= count - CONVERTED_DELIVERED),
        ...(unrecorded_step && { unrecorded_step }),
      };
    }),
  );
}

function customerBooking(
  chance: Chance,
  client: DemoPerson,
  itineraries: readonly Itinerary[],
  booking: CustomerBooking,
): Booking {
  const { origin, destination, mode, hs_code, status, tracking_number, tariff_cents } = booking;
  return {
    client,
    itinerary: itineraryOf(itineraries, origin, destination, mode),
    cargo: drawCargo(chance, commodityOf(hs_code), mode),
    status,
    service_type: 'standard',
    priority: booking.priority,
    wishes: {
      progress: booking.progress,
      ...(booking.days_ago !== undefined && { days_ago: booking.days_ago + chance.next() }),
    },
    ...(tracking_number && { tracking_number }),
    tariff_cents,
    invoiced_this_month: booking.invoiced_this_month,
    from_quote: booking.from_quote,
  };
}

function itineraryOf(
  itineraries: readonly Itinerary[],
  origin: string,
  destination: string,
  mode: TransportMode,
): Itinerary {
  const found = itineraries.find(
    ({ lane, mode: its }) =>
      its === mode && lane.origin.name === origin && lane.destination.name === destination,
  );
  if (!found)
    throw new RangeError(`The demonstration has no way by ${mode} from ${origin} to ${destination}.`);
  return found;
}

function commodityOf(hs_code: string): Commodity {
  const found = COMMODITIES.find((commodity) => commodity.hs_code === hs_code);
  if (!found) throw new RangeError(`The demonstration has no commodity ${hs_code}.`);
  return found;
}

const SHORT_FLIGHT_KM = 2500;

/** Ships and trains have one speed; road estimates are too long for promises of a day. */
function drawService(chance: Chance, { mode, distance_km }: Itinerary): ServiceType {
  if (mode === 'sea' || mode === 'rail') return 'standard';
  const drawn = chance.next();
  if (mode === 'road') return drawn < 0.7 ? 'standard' : 'express';
  if (distance_km < SHORT_FLIGHT_KM && drawn > 0.75) return 'same_day';
  if (drawn < 0.5) return 'standard';
  return drawn < 0.82 ? 'express' : 'overnight';
}

function drawPriority(chance: Chance, service_type: ServiceType): Priority {
  const drawn = chance.next();
  if (service_type === 'standard') {
    if (drawn < 0.12) return 'low';
    return drawn < 0.84 ? 'normal' : drawn < 0.96 ? 'high' : 'urgent';
  }
  if (service_type === 'express') return drawn < 0.5 ? 'normal' : drawn < 0.88 ? 'high' : 'urgent';
  return drawn < 0.5 ? 'high' : 'urgent';
}
