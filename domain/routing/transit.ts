import { isOneCustomsArea } from './network/customs-areas.ts';
import { type RouteLeg, vehicleOf } from './route-leg.ts';
import type { TransitSpan } from './route-option.ts';

const DAY_HOURS = 24;
/** Hours from the order to collection. */
const COLLECTION = { usual: 4, priority: 2 };
/** A truck: km/h, hours of driving per shift and of rest after it (EU 561/2006, US 49 CFR 395). */
const TRUCK = { kmh: 65, shift: 9, rest: 11 };
const TRAIN_KMH = 50;
/** A liner at 18.4 knots, with a 24-hour port call for each `km_per_call`. */
const SHIP = { kmh: 34, call: 24, km_per_call: 5000 };
const FERRY_KMH = 35;
/** Average of upstream and downstream, including locks. */
const BARGE_KMH = 10;
/** An aircraft with hours for take-off and landing; beyond its range, a stop or a transfer is added. */
const AIRCRAFT = { kmh: 800, start: 1.5, range_km: 9000, stop: 4 };

/** Hours from cut-off to departure, and from arrival to onward transport. */
const DWELL = {
  truck: { before: 0, after: 0 },
  train: { before: 12, after: 12 },
  barge: { before: 24, after: 12 },
  ferry: { before: 3, after: 1 },
  ship: { before: 72, after: 60 },
  aircraft: { before: 6, after: 4 },
};
/** Dwell times at airports, domestic and international, standard and priority. */
const AIRPORT = {
  domestic: DWELL.aircraft,
  international: { before: 10, after: 12 },
  domesticPriority: { before: 4, after: 3 },
  internationalPriority: { before: 4, after: 6 },
};
/** Border delay by land in hours, added again for each `km_per_border` because longer routes cross more borders. */
const BORDER = { truck: 12, train: 24, ferry: 6, km_per_border: 4000 };
/** Start and end of a leg in hours after the order. */
export interface LegTimes {
  departure: number;
  arrival: number;
}

/** Computes a journey's timetable from speeds, drivers' rest, cut-offs and the time at ports, terminals and borders. */
export function legTimes(legs: readonly RouteLeg[], isPriority = false): LegTimes[] {
  let hours = isPriority ? COLLECTION.priority : COLLECTION.usual;
  return legs.map((leg) => {
    const { before, after } = dwellOf(leg, isPriority);
    const departure = hours + before;
    const arrival = departure + travelHours(leg);
    hours = arrival + after;
    return { departure, arrival };
  });
}

/** Hours from order to delivery. */
export function transitHours(legs: readonly RouteLeg[], isPriority = false): number {
  const [last] = legs.slice(-1);
  const [times] = legTimes(legs, isPriority).slice(-1);
  return last && times ? times.arrival + dwellOf(last, isPriority).after : 0;
}

/** What the days from order to delivery are made of; what the legs don't need is a wait at the destination. */
export function transitSpans(legs: readonly RouteLeg[], days: number, isPriority = false): TransitSpan[] {
  const [first] = legs;
  if (!first) return [];
  const spans: TransitSpan[] = [];
  let now = 0;
  let place_name = first.from.name;
  const wait = (until: number) => {
    if (until > now) spans.push({ transport_mode: null, place_name, hours: until - now });
    now = Math.max(now, until);
  };
  for (const [index, { departure, arrival }] of legTimes(legs, isPriority).entries()) {
    wait(departure);
    const { transport_mode, to } = legs[index] as RouteLeg;
    spans.push({ transport_mode, place_name: to.name, hours: arrival - departure });
    now = arrival;
    place_name = to.name;
  }
  wait(days * DAY_HOURS);
  return spans;
}

/** Travel time of a leg in hours, including borders and rest. */
function travelHours(leg: RouteLeg): number {
  const { distance_km } = leg;
  const borders = (hours: number) =>
    isSameArea(leg) ? 0 : hours * (1 + Math.floor(distance_km / BORDER.km_per_border));
  switch (vehicleOf(leg)) {
    case 'truck': {
      const driving = distance_km / TRUCK.kmh;
      return driving + Math.floor(driving / TRUCK.shift) * TRUCK.rest + borders(BORDER.truck);
    }
    case 'train':
      return distance_km / TRAIN_KMH + borders(BORDER.train);
    case 'ship':
      return distance_km / SHIP.kmh + Math.floor(distance_km / SHIP.km_per_call) * SHIP.call;
    case 'ferry':
      return distance_km / FERRY_KMH + borders(BORDER.ferry);
    case 'barge':
      return distance_km / BARGE_KMH;
    case 'aircraft':
      return (
        distance_km / AIRCRAFT.kmh +
        AIRCRAFT.start +
        Math.floor(distance_km / AIRCRAFT.range_km) * AIRCRAFT.stop
      );
  }
}

function dwellOf(leg: RouteLeg, isPriority: boolean) {
  const vehicle = vehicleOf(leg);
  if (vehicle !== 'aircraft') return DWELL[vehicle];
  if (isSameArea(leg)) return isPriority ? AIRPORT.domesticPriority : AIRPORT.domestic;
  return isPriority ? AIRPORT.internationalPriority : AIRPORT.international;
}

function isSameArea({ from, to }: RouteLeg): boolean {
  return isOneCustomsArea(from.country, to.country);
}
