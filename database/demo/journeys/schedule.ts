import { calendarDay } from '#domain/calendar/calendar-day.ts';
import { isWorkingDay } from '#domain/calendar/working-day.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { Random } from '../random.ts';
import { type Formalities, hoursAt, type Itinerary, kmAt, type Timetable } from './itineraries.ts';
import { after, before, DAY_MS, earlier, HOUR_MS, interpolateTime, later, MINUTE_MS } from './moments.ts';
import {
  DAYTIME,
  nextWorking,
  startOfLocalDay,
  type Workplace,
  workingFrom,
  workingUntil,
} from './working-time.ts';

/** The times of a shipment's events, past and future. */
export interface Schedule {
  booked: Date;
  confirmed: Date;
  picked_up: Date;
  /** Departure, with the truck to the gateway or with the main leg. */
  departed: Date;
  /** The main leg starts. */
  sailed: Date;
  at_customs: Date;
  released: Date;
  /** The truck arrives at the consignee. */
  arrived: Date;
  delivered: Date;
  /** When the goods reach a place, km along the track. */
  reaches(km: number): Date;
  /** Their place at a time, km along the track. */
  kmOn(moment: Date): number;
  /** At a terminal or at customs. */
  isStanding(moment: Date): boolean;
}

export interface ScheduleConstraints {
  /** Share of the track, 0 to 1. */
  progress?: number | undefined;
  /** Days of delay after the promise. */
  days_late?: number | undefined;
  /** Time since the delivery, or since the booking of a cancelled shipment. */
  days_ago?: number | undefined;
}

/** The fields of a consignment that its schedule depends on. */
export interface Way {
  itinerary: Itinerary;
  service: ServiceType;
  constraints: ScheduleConstraints;
  /** Counts as on time as long as the schedule is met, even if the promised day is a Sunday. */
  isLenient?: boolean;
}

/** At this time the goods are where the timetable has them this many hours after the order. */
interface Pin {
  hours: number;
  at: Date;
}

type Range = readonly [min: number, max: number];

const TRIES = 30;
const MAX_DAYS_AGO = 170;
const POSITION_AGE_MINUTES: Range = [0.5, 9];
/** The duration by timetable, on time or not. */
const PACE: Range = [0.96, 1.04];
/** The maximum factor for trucks, which stop on weekends. */
const SLOWEST_TRUCK = 4;
/** From the collection to the departure of the main leg, as a share of the timetable. */
const WAIT: Readonly<Record<Exclude<TransportMode, 'road'>, Range>> = {
  air: [0.6, 4],
  sea: [0.35, 1.4],
  rail: [0.5, 4],
};
/** Hours until a truck leaves: once loaded, or in the evening with other goods. */
const LOADING: Range = [0.4, 6];
/** Hours from the collection until the truck to the gateway leaves. */
const USUAL_LOADING = 2;
/** Hours of clearance, or of the change to the delivery truck if nothing is cleared. */
const CLEARANCE: Readonly<Record<Formalities, Readonly<Record<TransportMode, Range>>>> = {
  import: { air: [2, 7], sea: [18, 50], rail: [4, 14], road: [1.5, 6] },
  none: { air: [1.5, 4], sea: [10, 30], rail: [2, 8], road: [0.3, 1] },
};
/** Hours from the booking to the collection; the maximum if the schedule allows. */
const LEAD: Readonly<Record<TransportMode, Range>> = {
  air: [2.5, 26],
  sea: [20, 72],
  rail: [6, 40],
  road: [3, 30],
};
const MIN_DRIVE_MS = 25 * MINUTE_MS;
/** The minimum share of the scheduled time that goods wait at the gateway. */
const CUT_OFF = 0.3;
const UNLOADING: Range = [0.3, 1.5];
const NEWEST_BOOKING_HOURS: Range = [0.2, 9];
const CONFIRMED_AFTER: Range = [0.08, 0.5];
/** A vehicle that has not moved and will not move for this long is stationary. */
const STILL_HOURS = 0.2;

/** Null if such a shipment can't have this status now: trucks are not loaded on Sundays. */
export function drawSchedule(
  random: Random,
  now: Date,
  way: Way,
  status: ShipmentStatus,
  tries = TRIES,
): Schedule | null {
  for (let attempt = 0; attempt < tries; attempt++) {
    const drawn = isWaiting(status) ? waiting(random, now, way, status) : underWay(random, now, way, status);
    if (drawn && hasStatus(drawn, status, now)) return drawn;
  }
  return null;
}

function isWaiting(status: ShipmentStatus): boolean {
  return status === 'created' || status === 'pending' || status === 'confirmed' || status === 'cancelled';
}

function hasStatus(schedule: Schedule, status: ShipmentStatus, now: Date): boolean {
  const { confirmed, picked_up, departed, at_customs, released, delivered } = schedule;
  switch (status) {
    case 'created':
    case 'pending':
      return now < confirmed;
    case 'confirmed':
      return confirmed <= now && now < picked_up;
    case 'picked_up':
      return picked_up <= now && now < departed;
    case 'in_transit':
      return departed <= now && now < at_customs;
    case 'customs':
      return at_customs <= now && now < released;
    case 'out_for_delivery':
      return released <= now && now < delivered;
    case 'delivered':
      return delivered <= now;
    case 'cancelled':
      return picked_up <= now;
  }
}

/** The schedule of uncollected goods. Null if they would be late already. */
function waiting(random: Random, now: Date, way: Way, status: ShipmentStatus): Schedule | null {
  const { itinerary, constraints } = way;
  const { timetable, shipper, consignee } = itinerary;
  const lead_ms = random.between(...LEAD[itinerary.mode]) * HOUR_MS;
  const age_ms =
    status === 'cancelled'
      ? (constraints.days_ago ?? random.between(3, MAX_DAYS_AGO)) * DAY_MS
      : status === 'confirmed'
        ? random.between(0.1, 0.95) * lead_ms
        : random.between(...NEWEST_BOOKING_HOURS) * HOUR_MS;
  const booked = workingUntil(random, before(now, age_ms), shipper, DAYTIME);
  const planned = after(booked, lead_ms);
  const picked_up = nextWorking(planned < now && status !== 'cancelled' ? now : planned, shipper);
  const sailed = after(picked_up, Math.max(1, timetable.sailing - timetable.collected) * HOUR_MS);
  const at_customs = after(sailed, (timetable.arrival_at_customs - timetable.sailing) * HOUR_MS);
  const journey = journeyOf(random, way, {
    picked_up,
    pins: [{ hours: timetable.sailing, at: sailed }],
    at_customs,
    waits: false,
  });
  const due = way.isLenient ? soonestDelivery(itinerary, journey, now) : journey.delivered;
  const isLate = booked < before(startOfLocalDay(due, consignee), daysOf(way) * DAY_MS);
  if (status !== 'cancelled' && isLate) return null;
  const confirmed =
    status === 'confirmed' || status === 'cancelled'
      ? confirmation(random, booked, picked_up, shipper)
      : nextWorking(after(now, HOUR_MS), shipper);
  return { ...journey, booked, confirmed };
}

/** Calculated from the current place of the goods, back to the booking and forward to the delivery. */
function underWay(random: Random, now: Date, way: Way, status: ShipmentStatus): Schedule | null {
  const { itinerary, constraints } = way;
  const { timetable, mode, shipper, clearance } = itinerary;
  const { collected, sailing, arrival_at_customs } = timetable;
  const seen_at = before(now, random.between(...POSITION_AGE_MINUTES) * MINUTE_MS);
  const clearing = CLEARANCE[itinerary.formalities][mode];

  let pin: Pin;
  let released: Date | undefined;
  if (status === 'picked_up') pin = { hours: collected, at: seen_at };
  else if (status === 'in_transit') {
    const share = random.between(0.04, 0.97);
    const hours =
      constraints.progress === undefined
        ? sailing + (arrival_at_customs - sailing) * share
        : hoursAt(timetable.knots, constraints.progress * itinerary.track.length_km);
    pin = { hours, at: seen_at };
  } else if (status === 'customs') {
    const since_ms = random.between(0.1, 1) * clearing[1] * HOUR_MS;
    pin = { hours: arrival_at_customs, at: before(seen_at, since_ms) };
  } else {
    const last_ms = timetable.last_mile * HOUR_MS;
    const latest =
      status === 'delivered'
        ? before(deliveryUntil(random, now, way), last_ms + UNLOADING[1] * HOUR_MS)
        : before(seen_at, random.between(0.1, 0.9) * (last_ms + 2 * HOUR_MS));
    released = workingUntil(random, latest, clearance);
    pin = { hours: arrival_at_customs, at: before(released, random.between(...clearing) * HOUR_MS) };
  }

  const extra = ((constraints.days_late ?? 0) * 24) / (arrival_at_customs - collected);
  const pace = random.between(...PACE) + extra;
  const start = startBefore(random, way, status, pin, pace);
  if (!start) return null;
  const { picked_up, sailed } = start;
  const at_customs =
    status === 'picked_up'
      ? after(sailed, (arrival_at_customs - sailing) * pace * HOUR_MS)
      : after(pin.at, (arrival_at_customs - pin.hours) * pace * HOUR_MS);
  const pins = status === 'picked_up' || pin.hours === sailing ? [] : [pin];
  const journey = journeyOf(random, way, {
    picked_up,
    pins: [{ hours: sailing, at: sailed }, ...pins],
    at_customs,
    released,
    waits: status === 'picked_up',
  });
  const booked = bookingBefore(random, now, way, journey);
  return booked && { ...journey, booked, confirmed: confirmation(random, booked, picked_up, shipper) };
}

/** The collection and the start of the main leg that put the goods at their current place. */
function startBefore(
  random: Random,
  { itinerary, constraints }: Way,
  status: ShipmentStatus,
  pin: Pin,
  pace: number,
): Pick<Schedule, 'picked_up' | 'sailed'> | null {
  const { timetable, mode, shipper } = itinerary;
  const { collected, sailing } = timetable;
  if (mode === 'road') {
    const loading_ms = random.between(...LOADING) * HOUR_MS;
    if (status === 'picked_up') {
      const picked_up = workingUntil(random, before(pin.at, loading_ms * random.between(0.1, 0.9)), shipper);
      return { picked_up, sailed: after(picked_up, loading_ms) };
    }
    const way_ms = (pin.hours - sailing) * HOUR_MS;
    const picked_up = workingUntil(random, before(pin.at, way_ms * pace + loading_ms), shipper);
    const sailed = after(picked_up, loading_ms);
    const took = (pin.at.getTime() - sailed.getTime()) / way_ms;
    return took < SLOWEST_TRUCK + (constraints.days_late ?? 0) * 2 ? { picked_up, sailed } : null;
  }
  const wait_ms = (sailing - collected) * HOUR_MS;
  const [min, max] = WAIT[mode];
  if (status === 'picked_up') {
    const picked_up = workingUntil(random, before(pin.at, wait_ms * random.between(0, 1 - min)), shipper);
    const soonest = driveMs(timetable) + waitAtGatewayMs(timetable);
    const sailed = after(pin.at, soonest + wait_ms * random.between(0.05, 0.6));
    return sailed.getTime() - picked_up.getTime() <= wait_ms * max ? { picked_up, sailed } : null;
  }
  const sailed = before(pin.at, (pin.hours - sailing) * pace * HOUR_MS);
  const latest = before(sailed, wait_ms * min);
  const picked_up = workingUntil(random, before(latest, wait_ms * random.between(0, 1 - min)), shipper);
  return sailed.getTime() - picked_up.getTime() <= wait_ms * max ? { picked_up, sailed } : null;
}

type Journey = Omit<Schedule, 'booked' | 'confirmed'>;

function journeyOf(
  random: Random,
  { itinerary }: Way,
  known: {
    picked_up: Date;
    pins: readonly Pin[];
    at_customs: Date;
    released?: Date | undefined;
    /** Whether the goods are still at the shipper's now. */
    waits: boolean;
  },
): Journey {
  const { timetable, track, customs, mode, formalities, clearance, consignee } = itinerary;
  const { picked_up, at_customs } = known;
  const { knots, arrival_at_customs } = timetable;
  const cleared = after(at_customs, random.between(...CLEARANCE[formalities][mode]) * HOUR_MS);
  const released = known.released ?? workingFrom(random, cleared, clearance);
  const unloading_ms = random.between(...UNLOADING) * HOUR_MS;
  const arrives = after(released, timetable.last_mile * HOUR_MS + unloading_ms);
  const delivered = workingFrom(random, arrives, consignee);
  const arrived = before(delivered, unloading_ms / 2);
  const [sailed] = known.pins as [Pin];
  const pins = [
    ...startOf(itinerary, picked_up, sailed, known.waits),
    ...known.pins.filter(({ hours }) => hours > sailed.hours && hours < arrival_at_customs),
    { hours: arrival_at_customs, at: at_customs },
  ];
  return {
    picked_up,
    departed: pins[0]?.at ?? sailed.at,
    sailed: sailed.at,
    at_customs,
    released,
    arrived,
    delivered,
    reaches: (km) =>
      km <= customs.km
        ? momentAt(pins, hoursAt(knots, km))
        : interpolateTime(released, arrived, (km - customs.km) / (track.length_km - customs.km)),
    kmOn: (moment) => {
      if (moment < at_customs) return kmAt(knots, hoursOn(pins, moment));
      const share = (moment.getTime() - released.getTime()) / (arrived.getTime() - released.getTime());
      return customs.km + Math.min(1, Math.max(0, share)) * (track.length_km - customs.km);
    },
    isStanding: (moment) => {
      if (moment >= at_customs) return moment < released || moment >= arrived;
      const hours = hoursOn(pins, moment);
      return kmAt(knots, hours - STILL_HOURS) === kmAt(knots, hours + STILL_HOURS);
    },
  };
}

/**
 * A truck brings the goods to the gateway before the main leg, unless that starts at the origin. It leaves when it is
 * loaded, or as late as the cut-off allows for goods that are still at the shipper's.
 */
function startOf({ timetable, gateway }: Itinerary, picked_up: Date, sailed: Pin, waits: boolean): Pin[] {
  if (gateway.km === 0) return [sailed];
  const { collected, at_gateway } = timetable;
  const drive_ms = driveMs(timetable);
  const soonest = after(picked_up, LOADING[0] * HOUR_MS);
  const usual = after(picked_up, USUAL_LOADING * HOUR_MS);
  const latest = before(sailed.at, drive_ms + waitAtGatewayMs(timetable));
  const departed = later(soonest, waits ? latest : earlier(usual, latest));
  return [{ hours: collected, at: departed }, { hours: at_gateway, at: after(departed, drive_ms) }, sailed];
}

function driveMs({ collected, at_gateway }: Timetable): number {
  return Math.max(MIN_DRIVE_MS, (at_gateway - collected) * HOUR_MS);
}

/** Between the cut-off and the departure. */
function waitAtGatewayMs({ at_gateway, sailing }: Timetable): number {
  return (sailing - at_gateway) * HOUR_MS * CUT_OFF;
}

function momentAt(pins: readonly Pin[], hours: number): Date {
  const next = pins.findIndex((pin) => pin.hours >= hours);
  const to = pins[next] ?? (pins.at(-1) as Pin);
  const from = pins[next - 1];
  if (!from || to.hours <= from.hours) return to.at;
  return interpolateTime(from.at, to.at, (hours - from.hours) / (to.hours - from.hours));
}

function hoursOn(pins: readonly Pin[], moment: Date): number {
  const next = pins.findIndex(({ at }) => at >= moment);
  const to = pins[next] ?? (pins.at(-1) as Pin);
  const from = pins[next - 1];
  if (!from) return to.hours;
  const share = (moment.getTime() - from.at.getTime()) / (to.at.getTime() - from.at.getTime());
  return from.hours + share * (to.hours - from.hours);
}

/** A requested delivery time, in office hours. */
function deliveryUntil(random: Random, now: Date, { itinerary, constraints }: Way): Date {
  const days_ago = constraints.days_ago ?? 0.2 + random.next() ** 2 * MAX_DAYS_AGO;
  return workingUntil(random, before(now, days_ago * DAY_MS), itinerary.consignee);
}

/** The booking time for which the promise is met, or missed by the given days. */
function bookingBefore(random: Random, now: Date, way: Way, journey: Journey): Date | null {
  const { itinerary, service, constraints } = way;
  const { mode, consignee, shipper } = itinerary;
  const days = daysOf(way);
  const [shortest, longest] = LEAD[mode];
  const isStrict = service !== 'standard';
  const latest = before(journey.picked_up, (isStrict ? LEAD.air[0] : shortest) * HOUR_MS);
  const isLate = constraints.days_late !== undefined;
  const isPromised = way.isLenient && journey.delivered > now && !isLate;
  const due = isPromised ? soonestDelivery(itinerary, journey, now) : journey.delivered;
  let days_late = Math.ceil(constraints.days_late ?? 0);
  // Promises are for working days, so one that was missed is too.
  const promised = () => calendarDay(before(due, days_late * DAY_MS), consignee.time_zone);
  while (isLate && !isWorkingDay(promised(), consignee.country)) days_late += 1;
  const earliest = before(startOfLocalDay(due, consignee), (days + days_late) * DAY_MS);
  const until = isLate ? new Date(Math.min(latest.getTime(), after(earliest, DAY_MS - 1).getTime())) : latest;
  const from = new Date(
    Math.max(earliest.getTime(), before(until, (longest - shortest) * HOUR_MS).getTime()),
  );
  if (from > until) return null;
  const booked = workingUntil(random, interpolateTime(from, until, random.next()), shipper, DAYTIME);
  return booked >= earliest ? booked : null;
}

/** The earliest time that the route allows, regardless of working hours. */
function soonestDelivery(
  { mode, formalities, timetable }: Itinerary,
  { at_customs }: Journey,
  now: Date,
): Date {
  const hours = CLEARANCE[formalities][mode][0] + timetable.last_mile;
  return new Date(Math.max(now.getTime(), after(at_customs, hours * HOUR_MS).getTime()));
}

function daysOf({ itinerary, service }: Way): number {
  const days = itinerary.services.get(service);
  if (days === undefined) throw new RangeError(`There is no ${service} by ${itinerary.mode}.`);
  return days;
}

/** In the daytime of a working day, if one exists before the collection. */
function confirmation(random: Random, booked: Date, picked_up: Date, shipper: Workplace): Date {
  const drawn = interpolateTime(booked, picked_up, random.between(...CONFIRMED_AFTER));
  const worked = workingFrom(random, drawn, shipper, DAYTIME);
  return worked < picked_up ? worked : interpolateTime(booked, picked_up, 0.9);
}
