import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { NewTrackingEvent } from '#server/tracking/tracking-events-table.ts';
import type { Chance } from './chance.ts';
import type { Formalities, Itinerary, Stop } from './itineraries.ts';
import { amid } from './moments.ts';
import type { DemoPeople } from './people.ts';
import type { Journey } from './schedule.ts';
import type { DemoShipment } from './shipments.ts';

type Step = Pick<NewTrackingEvent, 'occurred_at'> & {
  status: ShipmentStatus;
  place: Pick<Stop, 'name' | 'latitude' | 'longitude'>;
  description: string;
};

/** What has happened to a shipment, oldest first: every step up to its status. */
export function eventRows(shipment: DemoShipment, people: DemoPeople, chance: Chance): NewTrackingEvent[] {
  return [...stepsBeforeDeparture(shipment), ...stepsOnTheWay(shipment)]
    .filter(({ status }) => status !== shipment.unrecorded_step)
    .map(({ status, place, description, occurred_at }) => ({
      id: chance.idAt(occurred_at),
      shipment_id: shipment.id,
      status,
      location: place.name,
      description,
      latitude: place.latitude,
      longitude: place.longitude,
      occurred_at,
      recorded_at: occurred_at,
      recorded_by: recorderOf(status, people),
    }));
}

const SPACE: Readonly<Record<TransportMode, (vehicle: string) => string>> = {
  air: (flight) => `Space confirmed on flight ${flight}`,
  sea: (vessel) => `Space confirmed aboard ${vessel}`,
  road: (truck) => `${truck} assigned`,
  rail: (train) => `Wagon space confirmed on ${train}`,
};

function stepsBeforeDeparture(shipment: DemoShipment): Step[] {
  const { schedule, itinerary, from_quote, status, vehicles } = shipment;
  const { created_at, departure, as_of, journey } = schedule;
  const place = originOf(itinerary);
  const until = journey ? departure : as_of;
  const step = (of: ShipmentStatus, share: number, description: string): Step => ({
    status: of,
    place,
    description,
    occurred_at: amid(created_at, until, share),
  });

  const steps: Step[] = from_quote ? [step('created', 0, 'Shipment created from quote')] : [];
  if (status === 'created') return steps;
  steps.push(step('pending', from_quote ? 0.1 : 0, 'Order placed'));
  if (status === 'pending') return steps;
  if (status === 'cancelled')
    return [...steps, step('cancelled', 1, 'Cancelled by the client before pick-up')];
  steps.push(step('confirmed', 0.35, SPACE[itinerary.mode](vehicles[itinerary.mode])));
  if (status === 'confirmed') return steps;
  return [...steps, step('picked_up', 0.9, 'Collected from the shipper')];
}

function stepsOnTheWay(shipment: DemoShipment): Step[] {
  const { schedule, itinerary } = shipment;
  const { journey, departure, as_of } = schedule;
  if (!journey) return [];
  const { customs, stops, formalities, track } = itinerary;
  const destination = stops.at(-1) as Stop;
  const passed = stops.slice(1, -1).filter((stop) => stop.km <= journey.km && stop !== customs);

  const steps: Step[] = [
    ...departures(shipment, passed, departure, journey),
    ...(journey.km >= customs.km ? [clearance(customs, formalities, journey)] : []),
  ];
  if (journey.km > customs.km)
    steps.push({
      status: 'out_for_delivery',
      place: customs,
      description: `Released, on ${shipment.vehicles.road} to the consignee`,
      occurred_at: journey.cleared_at,
    });
  if (journey.km >= track.length_km)
    steps.push({
      status: 'delivered',
      place: destination,
      description: 'Delivered and signed for',
      occurred_at: as_of,
    });
  return steps;
}

const LOADED: Readonly<Record<TransportMode, string>> = {
  air: 'Departed on flight',
  sea: 'Sailed aboard',
  road: 'Departed on',
  rail: 'Departed on',
};

/** Leaving the gateway counts as being in transit; until it is reached, leaving the origin does. */
function departures(
  { itinerary, vehicles }: DemoShipment,
  passed: readonly Stop[],
  departure: Date,
  journey: Journey,
): Step[] {
  const left = passed[0];
  if (!left)
    return [
      {
        status: 'in_transit',
        place: originOf(itinerary),
        description: `Departed on ${vehicles[itinerary.legs[0]?.transport_mode ?? 'road']}`,
        occurred_at: departure,
      },
    ];
  return passed.map((stop) => ({
    status: 'in_transit',
    place: stop,
    description: stop === left ? `${LOADED[itinerary.mode]} ${vehicles[itinerary.mode]}` : 'Passed',
    occurred_at: journey.reachedAt(stop.share),
  }));
}

/** Under the name by which it was booked. */
function originOf({ lane: { origin }, stops: [place] }: Itinerary) {
  return { ...(place as Stop), name: `${origin.name}, ${origin.country}` };
}

const CLEARANCE: Readonly<Record<Formalities, string>> = {
  import: 'Arrived, import declaration lodged',
  union: 'Arrived, union goods: no declaration needed',
  domestic: 'Arrived, domestic shipment: no customs formalities',
};

function clearance(customs: Stop, formalities: Formalities, journey: Journey): Step {
  return {
    status: 'customs',
    place: customs,
    description: CLEARANCE[formalities],
    occurred_at: journey.reachedAt(customs.share),
  };
}

/** Null for what systems report by themselves. */
function recorderOf(status: ShipmentStatus, { dispatcher, driver }: DemoPeople): string | null {
  if (status === 'picked_up' || status === 'out_for_delivery' || status === 'delivered') return driver.id;
  return status === 'confirmed' || status === 'cancelled' || status === 'created' ? dispatcher.id : null;
}
