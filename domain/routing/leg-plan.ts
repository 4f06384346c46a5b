import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import { mainLegs } from './main-legs.ts';
import type { RouteLeg } from './route-leg.ts';
import { legTimes, transitHours } from './transit.ts';

export interface JourneyTimes {
  departure: Date;
  estimated_delivery: Date;
}

/** The departure and arrival of each leg: the journey’s timetable, fitted to the time between departure and delivery. */
export function planLegTimes(
  legs: readonly RouteLeg[],
  times: JourneyTimes,
): { departure: Date; arrival: Date }[] {
  const at = momentsOf(legs, times);
  return legTimes(legs).map(({ departure, arrival }, index) => ({
    departure: at(departure),
    arrival: index === legs.length - 1 ? times.estimated_delivery : at(arrival),
  }));
}

/**
 * The moment after this many hours of the timetable. The timetable is scaled to a shorter time, and to one that was rounded up to
 * whole days. Any longer time is spent on the main carriage, because a slow vessel slows no truck.
 */
export function momentsOf(legs: readonly RouteLeg[], times: JourneyTimes): (hours: number) => Date {
  const start = times.departure.getTime();
  const duration = times.estimated_delivery.getTime() - start;
  const usual = transitHours(legs) * HOUR_MS;
  const main = mainHours(legs);
  if (!main || duration <= usual + DAY_MS)
    return (after) => new Date(start + Math.round(usual === 0 ? 0 : (duration * after * HOUR_MS) / usual));
  return (after) => {
    const share = (after - main.departure) / (main.arrival - main.departure);
    const extra = (duration - usual) * Math.min(1, Math.max(0, share));
    return new Date(start + Math.round(after * HOUR_MS + extra));
  };
}

/** The delivery of a journey whose main carriage takes this many days, never before the planned one. */
export function deliveryWithTransit(legs: readonly RouteLeg[], times: JourneyTimes, days: number): Date {
  const main = mainHours(legs);
  const { departure, estimated_delivery } = times;
  if (!main) return estimated_delivery;
  const other_ms = (transitHours(legs) - (main.arrival - main.departure)) * HOUR_MS;
  const delivery = departure.getTime() + Math.round(other_ms + days * DAY_MS);
  return new Date(Math.max(estimated_delivery.getTime(), delivery));
}

/** When the main carriage begins and ends, in hours of the timetable; null where it takes no time. */
function mainHours(legs: readonly RouteLeg[]): { departure: number; arrival: number } | null {
  const { first, last } = mainLegs(legs);
  const timetable = legTimes(legs);
  const [departs, arrives] = [timetable[first], timetable[last]];
  if (!departs || !arrives || arrives.arrival <= departs.departure) return null;
  return { departure: departs.departure, arrival: arrives.arrival };
}
