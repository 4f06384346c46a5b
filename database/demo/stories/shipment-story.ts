import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { placeOn } from '#domain/tracking/track.ts';
import type { Command, EventInput } from '../commands.ts';
import type { Stop } from '../journeys/itineraries.ts';
import { after, before, HOUR_MS, interpolateTime, MINUTE_MS } from '../journeys/moments.ts';
import { SPEEDS } from '../journeys/vehicles.ts';
import { type DemoPeople, onDuty } from '../people.ts';
import type { Random } from '../random.ts';
import type { DemoShipment } from '../shipments.ts';

/** The operations on a shipment from its booking until now. */
export function shipmentStory(
  shipment: DemoShipment,
  people: DemoPeople,
  now: Date,
  random: Random,
): Command[] {
  return [
    ...bookings(shipment),
    ...confirmations(shipment, people),
    ...cancellations(shipment, people),
    ...(isCollected(shipment) ? journey(shipment, people, now, random) : []),
  ];
}

export function isConfirmed({ status }: DemoShipment): boolean {
  return status !== 'created' && status !== 'pending';
}

export function isCollected(shipment: DemoShipment): boolean {
  return isConfirmed(shipment) && shipment.status !== 'confirmed' && shipment.status !== 'cancelled';
}

/** Whether the main leg has started. */
export function hasSailed(shipment: DemoShipment): boolean {
  return isCollected(shipment) && shipment.status !== 'picked_up';
}

/** Shipments from quotes are booked by accepting or converting the quote. */
function bookings({ origin, client, tracking_number, draft, schedule }: DemoShipment): Command[] {
  if (origin !== 'web') return [];
  return [{ operation: 'shipments.create', at: schedule.booked, by: client, tracking_number, input: draft }];
}

const SPACE: Readonly<Record<TransportMode, (vehicle: string) => string>> = {
  air: (flight) => `Space confirmed on flight ${flight}`,
  sea: (vessel) => `Space confirmed aboard ${vessel}`,
  road: (truck) => `${truck} assigned`,
  rail: (train) => `Wagon space confirmed on ${train}`,
};
const PRICE_NOTES: Readonly<Record<TransportMode, string>> = {
  sea: 'Door to door, with terminal handling at both ports. Duties and taxes are charged at cost.',
  air: 'Airport handling and security screening included. Duties and taxes are charged at cost.',
  road: 'Loading and unloading up to two hours each included.',
  rail: 'Collection and delivery by truck included.',
};

/** A price that was quoted, or that tariffs bind, is already confirmed; only the space is confirmed now. */
function confirmations(shipment: DemoShipment, people: DemoPeople): Command[] {
  const { origin, tracking_number, schedule, itinerary, vehicles, price_cents, draft, is_bound } = shipment;
  if (!isConfirmed(shipment) || isCalledOff(shipment)) return [];
  const at = schedule.confirmed;
  const by = onDuty(people, at);
  if (origin === 'web' && !is_bound) {
    const note = PRICE_NOTES[itinerary.mode];
    return [{ operation: 'shipments.confirm', at, by, tracking_number, input: { price_cents, note } }];
  }
  const location = `${draft.origin_city}, ${draft.origin_country}`;
  const description = SPACE[itinerary.mode](vehicles[itinerary.mode]);
  const input = { status: 'confirmed' as const, location, description };
  return [{ operation: 'shipments.changeStatus', at, by, tracking_number, input }];
}

/** Cancelled before confirmation. */
function isCalledOff({ status, tracking_number }: DemoShipment): boolean {
  return status === 'cancelled' && Number(tracking_number.at(-1)) % 3 === 0;
}

function cancellations(shipment: DemoShipment, people: DemoPeople): Command[] {
  const { status, schedule, tracking_number, draft } = shipment;
  if (status !== 'cancelled') return [];
  const at = interpolateTime(schedule.confirmed, schedule.picked_up, 0.4);
  const location = `${draft.origin_city}, ${draft.origin_country}`;
  const description = 'Cancelled by the client before pick-up';
  const input = { status, location, description };
  return [{ operation: 'shipments.changeStatus', at, by: onDuty(people, at), tracking_number, input }];
}

function journey(shipment: DemoShipment, people: DemoPeople, now: Date, random: Random): Command[] {
  const { schedule, tracking_number, draft } = shipment;
  const from = `${draft.origin_city}, ${draft.origin_country}`;
  const to = `${draft.destination_city}, ${draft.destination_country}`;
  const statusAt = (
    status: 'picked_up' | 'delivered',
    at: Date,
    location: string,
    description: string,
  ): Command => ({
    operation: 'shipments.changeStatus',
    at,
    by: onDuty(people, at),
    tracking_number,
    input: { status, location, description },
  });
  const commands: Command[] = [
    statusAt('picked_up', schedule.picked_up, from, 'Collected from the shipper'),
    ...positions(shipment, now, random),
    ...reports(shipment, people, now, random),
    ...delays(shipment, people, now, random),
    ...corrections(shipment, people),
    statusAt('delivered', schedule.delivered, to, 'Delivered and signed for'),
  ];
  return commands.filter(({ at }) => at <= now);
}

const DEPARTURES: Readonly<Record<TransportMode, string>> = {
  air: 'Departed on flight',
  sea: 'Loaded on board',
  road: 'Departed on',
  rail: 'Departed on',
};
/** Between the departure and the first position. */
const STARTING_MS = 10 * MINUTE_MS;
/** Delay of staff entries, minutes. */
const REPORTED_AFTER = [1, 8] as const;

/** Staff entries between departure and arrival. */
function reports(shipment: DemoShipment, people: DemoPeople, now: Date, random: Random): Command[] {
  const { schedule, tracking_number, itinerary, vehicles } = shipment;
  const { mode, gateway, customs, formalities } = itinerary;
  const report = (
    status: EventInput['status'],
    place: Stop,
    occurred_at: Date,
    description: string,
    loaded = false,
  ): Command[] => {
    if (occurred_at > now) return [];
    const written = after(occurred_at, random.between(...REPORTED_AFTER) * MINUTE_MS);
    const at = written < now ? written : now;
    const { name: location, latitude, longitude } = place;
    const input = { status, location, description, latitude, longitude, loaded, occurred_at };
    return [{ operation: 'tracking.addEvent', at, by: onDuty(people, at), tracking_number, input }];
  };
  const cleared = formalities === 'import' ? 'Released by customs, on' : 'On';
  const [start] = itinerary.stops;
  return [
    ...(start && gateway.km > 0 && !isSample(shipment)
      ? report('in_transit', start, schedule.departed, `On ${vehicles.road} to ${gateway.name}`)
      : []),
    ...report(
      'in_transit',
      gateway,
      schedule.sailed,
      `${DEPARTURES[mode]} ${vehicles[mode]}`,
      mode === 'sea',
    ),
    ...(formalities === 'import'
      ? report(
          'customs',
          customs,
          after(schedule.at_customs, MINUTE_MS),
          'Arrived, import declaration lodged',
        )
      : []),
    ...report('out_for_delivery', customs, schedule.released, `${cleared} ${vehicles.road} to the consignee`),
  ];
}

/** Positions at each stop and the newest one. */
function positions(shipment: DemoShipment, now: Date, random: Random): Command[] {
  const { itinerary, schedule, status } = shipment;
  const { stops, customs } = itinerary;
  const at_stops = stops.map(({ km }, order) => ({
    km,
    at: order === 0 ? after(schedule.departed, STARTING_MS) : schedule.reaches(km),
  }));
  const newest = before(now, random.between(0.3, 8) * MINUTE_MS);
  const km = status === 'customs' ? customs.km : schedule.kmOn(newest);
  const followed = at_stops.filter(({ at }) => at < newest);
  const isMoving = status !== 'delivered' && newest > after(schedule.departed, STARTING_MS);
  return [...followed, ...(isMoving ? [{ km, at: newest }] : [])].map(({ km, at }) =>
    positionAt(shipment, km, at, random),
  );
}

function isSample({ tracking_number }: DemoShipment): boolean {
  return tracking_number === SAMPLE_TRACKING_NUMBER;
}

/** The sample has exactly four events, so those of its truck's positions are deleted; the stops stay reached. */
function corrections(shipment: DemoShipment, people: DemoPeople): Command[] {
  if (!isSample(shipment)) return [];
  const { schedule, itinerary, tracking_number } = shipment;
  const [from] = itinerary.stops;
  const remove = (location: string, description: string, minutes: number): Command => {
    const at = after(schedule.sailed, minutes * MINUTE_MS);
    const input = { location, description };
    return { operation: 'tracking.deleteEvent', at, by: onDuty(people, at), tracking_number, input };
  };
  return [remove(from?.name ?? '', 'Departed', 45), remove(itinerary.gateway.name, 'Arrived', 46)];
}

function positionAt(shipment: DemoShipment, km: number, at: Date, random: Random): Command {
  const { itinerary, vehicles, tracking_number, schedule } = shipment;
  const place = placeOn(itinerary.track, km);
  const stands = schedule.isStanding(at);
  const [slowest, fastest] = SPEEDS[place.transport_mode];
  const input = {
    latitude: place.latitude,
    longitude: place.longitude,
    heading: place.heading,
    speed: stands ? 0 : Math.round(random.between(slowest, fastest) * 10) / 10,
    vehicle_identifier: vehicles[place.transport_mode],
    taken_at: at,
  };
  return { operation: 'positions', at, by: null, tracking_number, input };
}

const REASONS: Readonly<Record<TransportMode, readonly string[]>> = {
  sea: [
    'Port congestion at the transshipment port',
    'Storm on the way, the vessel has slowed down',
    'Rolled to a later feeder',
  ],
  air: ['Offloaded by the airline, booked on a later flight', 'Flight cancelled because of fog'],
  road: ['Truck breakdown, goods were reloaded', 'Queue at the border'],
  rail: ['Train held for track works', 'Wagon taken out for repair'],
};

/** For a late shipment, staff record the delay and its reason under way. */
function delays(shipment: DemoShipment, people: DemoPeople, now: Date, random: Random): Command[] {
  const { schedule, tracking_number, itinerary, constraints } = shipment;
  if (!constraints.days_late) return [];
  const until = schedule.at_customs < now ? schedule.at_customs : now;
  const at = interpolateTime(schedule.sailed, until, random.between(0.4, 0.8));
  const estimated_delivery_date = new Date(Math.ceil(schedule.delivered.getTime() / HOUR_MS) * HOUR_MS);
  const reason = random.pick(REASONS[itinerary.mode]);
  const input = { estimated_delivery_date, reason };
  return [{ operation: 'shipments.edit', at, by: onDuty(people, at), tracking_number, input }];
}
