import { isPriority } from '#domain/routing/service-modes.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Priority } from '#domain/shipments/priority.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { type Cargo, commoditiesFor, drawCargo } from './cargo.ts';
import { COMMODITIES, type Commodity } from './commodities.ts';
import { CUSTOMER_BOOKINGS, type CustomerBooking } from './customer-bookings.ts';
import type { Itinerary } from './journeys/itineraries.ts';
import { drawSchedule, type Schedule, type ScheduleConstraints, type Way } from './journeys/schedule.ts';
import { EVERY_DAY } from './journeys/working-time.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { type DemoPricing, requestOf } from './pricing.ts';
import type { Random } from './random.ts';

/** An order with its intended progress and dates. */
export interface DemoBooking {
  client: DemoPerson;
  itinerary: Itinerary;
  cargo: Cargo;
  status: ShipmentStatus;
  service_type: ServiceType;
  priority: Priority;
  constraints: ScheduleConstraints;
  schedule: Schedule;
  /** Its origin: a web booking, or a quote that its client accepted or staff converted. */
  origin: 'web' | 'accepted' | 'converted';
  /** Set if not random. */
  tracking_number?: string;
  /** What the demo customer's portal must show, delivery included. */
  price_cents?: number;
  /** In the current month rather than at departure. */
  invoiced_this_month: boolean;
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
  in_transit: [1, 2, 1, 3, 5],
  customs: [2, 1],
  delivered: [1, 2, 4, 1],
};
/** The share of delivered shipments from quotes. */
const QUOTED_DELIVERED = 8;
const MAX_ITINERARIES = 60;
/** Promises count calendar days, so some fall on Sundays. */
const LENIENT_SHARE = 0.3;
/** Required for the demo customer. */
const MANY_TRIES = 400;
/** The demo customer's past deliveries are five days apart. */
const MAX_DAYS_SOONER = 4;
/** For a given price, this many cargoes are drawn and the best match is used. */
const CARGOES_PER_PRICE = 60;
const DELIVERY_SHARE = 0.12;

export function drawBookings(
  random: Random,
  now: Date,
  people: DemoPeople,
  itineraries: readonly Itinerary[],
  pricing: DemoPricing,
): DemoBooking[] {
  return [
    ...CUSTOMER_BOOKINGS.map((booking) =>
      customerBooking(booking, { random, now, client: people.customer, itineraries, pricing }),
    ),
    ...clientBookings(random, now, people.clients, itineraries),
  ];
}

function clientBookings(
  random: Random,
  now: Date,
  clients: readonly DemoPerson[],
  itineraries: readonly Itinerary[],
): DemoBooking[] {
  const mixed = random.shuffled(itineraries);
  let turn = 0;
  /** The next itinerary in turn on which a shipment can have the status now; in turn, so that all are used. */
  const place = (status: ShipmentStatus, constraints: ScheduleConstraints) => {
    for (let tried = 0; tried < 2 * MAX_ITINERARIES; tried++) {
      const itinerary = mixed[turn++ % mixed.length] as Itinerary;
      if (status === 'customs' && itinerary.formalities === 'none') continue;
      const { client, commodity } = drawOrder(random, clients, itinerary);
      const cargo = drawCargo(random, commodity, itinerary.mode);
      const service_type = drawService(random, itinerary, cargo);
      const isLenient = tried >= MAX_ITINERARIES || random.happens(LENIENT_SHARE);
      const way = { itinerary, service: service_type, constraints, isLenient };
      const schedule = drawSchedule(random, now, way, status);
      if (schedule) return { client, itinerary, cargo, service_type, schedule };
    }
    throw new Error(`No shipment can be ${status} at ${now.toISOString()}.`);
  };

  return STATUS_COUNTS.flatMap(([status, count]) =>
    Array.from({ length: count }, (_, order): DemoBooking => {
      const constraints = { days_late: LATE_DAYS[status]?.[order] };
      const placed = place(status, constraints);
      const isQuoted = status === 'created' || (status === 'delivered' && order >= count - QUOTED_DELIVERED);
      return {
        ...placed,
        status,
        priority: drawPriority(random, placed.service_type),
        constraints,
        origin: isQuoted ? (order % 2 === 0 ? 'accepted' : 'converted') : 'web',
        invoiced_this_month: false,
      };
    }),
  );
}

/** The client of a lane: at one of its ends and in a matching sector, if possible. */
function drawOrder(
  random: Random,
  clients: readonly DemoPerson[],
  { mode, lane }: Itinerary,
): { client: DemoPerson; commodity: Commodity } {
  const goods = commoditiesFor(mode, lane);
  const dealers = clients.filter(({ sectors }) => goods.some(({ sector }) => sectors.includes(sector)));
  const near = dealers.filter(({ country }) =>
    [lane.origin.country, lane.destination.country].includes(country),
  );
  const client = random.pick(near.length > 0 ? near : dealers);
  return { client, commodity: random.pick(goods.filter(({ sector }) => client.sectors.includes(sector))) };
}

interface CustomerWorld {
  random: Random;
  now: Date;
  client: DemoPerson;
  itineraries: readonly Itinerary[];
  pricing: DemoPricing;
}

function customerBooking(
  booking: CustomerBooking,
  { random, now, client, itineraries, pricing }: CustomerWorld,
): DemoBooking {
  const { origin, destination, mode, hs_code, status, tracking_number, price_cents } = booking;
  const itinerary = itineraryOf(itineraries, origin, destination, mode);
  const service_type = 'standard';
  const constraints = {
    progress: booking.progress,
    days_late: booking.days_late,
    ...(booking.days_ago !== undefined && { days_ago: booking.days_ago + random.next() }),
  };
  const schedule = scheduleOf(random, now, { itinerary, service: service_type, constraints }, status);
  return {
    client,
    itinerary,
    cargo: drawPricedCargo(random, commodityOf(hs_code), itinerary, {
      price_cents,
      at: schedule.booked,
      pricing,
    }),
    status,
    service_type,
    priority: booking.priority,
    constraints,
    schedule,
    origin: booking.from_quote ? 'accepted' : 'web',
    ...(tracking_number && { tracking_number }),
    ...(price_cents !== undefined && { price_cents }),
    invoiced_this_month: booking.invoiced_this_month,
  };
}

/** Up to a few days earlier if necessary, and on a weekend as the last resort. */
function scheduleOf(random: Random, now: Date, way: Way, status: ShipmentStatus): Schedule {
  const { days_ago } = way.constraints;
  for (let sooner = 0; sooner <= (days_ago === undefined ? 0 : MAX_DAYS_SOONER); sooner++) {
    const constraints = {
      ...way.constraints,
      ...(days_ago !== undefined && { days_ago: days_ago + sooner }),
    };
    const schedule = drawSchedule(random, now, { ...way, constraints }, status, MANY_TRIES);
    if (schedule) return schedule;
  }
  const anyDay = { ...way, itinerary: everyDay(way.itinerary), isLenient: true };
  const schedule = drawSchedule(random, now, anyDay, status, MANY_TRIES);
  if (!schedule)
    throw new Error(`No shipment of the demo customer can be ${status} at ${now.toISOString()}.`);
  return schedule;
}

/** Allows weekends by appointment, because the demo customer's shipments must be under way on any day. */
function everyDay(itinerary: Itinerary): Itinerary {
  const { shipper, clearance, consignee } = itinerary;
  return {
    ...itinerary,
    shipper: { ...shipper, country: EVERY_DAY },
    clearance: { ...clearance, country: EVERY_DAY },
    consignee: { ...consignee, country: EVERY_DAY },
  };
}

/** A load whose freight leaves the usual share of the price for delivery. */
function drawPricedCargo(
  random: Random,
  commodity: Commodity,
  itinerary: Itinerary,
  { price_cents, at, pricing }: { price_cents: number | undefined; at: Date; pricing: DemoPricing },
): Cargo {
  const { mode } = itinerary;
  if (price_cents === undefined) return drawCargo(random, commodity, mode);
  const wanted = price_cents * (1 - DELIVERY_SHARE);
  const away = (cargo: Cargo) => {
    const request = requestOf(itinerary, cargo, 'standard', 'wizard');
    const { amount } = pricing.priceOf(request, itinerary, at, null).total;
    return amount < price_cents ? Math.abs(amount - wanted) : Number.POSITIVE_INFINITY;
  };
  return Array.from({ length: CARGOES_PER_PRICE }, () => drawCargo(random, commodity, mode))
    .map((cargo) => ({ cargo, off: away(cargo) }))
    .reduce((best, next) => (next.off < best.off ? next : best)).cargo;
}

function itineraryOf(
  itineraries: readonly Itinerary[],
  origin: string,
  destination: string,
  mode: TransportMode,
): Itinerary {
  const found = itineraries.find(
    ({ lane, ...itinerary }) =>
      lane.origin.name === origin && lane.destination.name === destination && itinerary.mode === mode,
  );
  if (!found) throw new RangeError(`No itinerary from ${origin} to ${destination} by ${mode}.`);
  return found;
}

function commodityOf(hs_code: string): Commodity {
  const found = COMMODITIES.find((commodity) => commodity.hs_code === hs_code);
  if (!found) throw new RangeError(`No commodity has the HS code ${hs_code}.`);
  return found;
}

/** One of the offered services; sea and rail have only one. */
function drawService(random: Random, { mode, services }: Itinerary, cargo: Cargo): ServiceType {
  const drawn = random.next();
  const offered = (service: ServiceType) => services.has(service) && isPriority(service, cargo.weight);
  if (mode === 'road') return drawn > 0.7 && offered('express') ? 'express' : 'standard';
  if (drawn > 0.93 && offered('same_day')) return 'same_day';
  if (drawn > 0.82 && offered('overnight')) return 'overnight';
  return drawn > 0.5 && offered('express') ? 'express' : 'standard';
}

function drawPriority(random: Random, service_type: ServiceType): Priority {
  const drawn = random.next();
  if (service_type === 'standard') {
    if (drawn < 0.12) return 'low';
    return drawn < 0.84 ? 'normal' : drawn < 0.96 ? 'high' : 'urgent';
  }
  if (service_type === 'express') return drawn < 0.5 ? 'normal' : drawn < 0.88 ? 'high' : 'urgent';
  return drawn < 0.5 ? 'high' : 'urgent';
}
