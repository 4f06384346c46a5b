import type { RouteLeg } from './route-leg.ts';
import { legTimes, transitHours } from './transit.ts';

export interface JourneyTimes {
  departure: Date;
  estimated_delivery: Date;
}

/** The departure and arrival of each leg: the journey’s timetable, scaled to the time between departure and delivery. */
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

/** The moment after so many hours of the timetable. */
export function momentsOf(legs: readonly RouteLeg[], times: JourneyTimes): (hours: number) => Date {
  const hours = transitHours(legs);
  const start = times.departure.getTime();
  const duration = times.estimated_delivery.getTime() - start;
  return (after) => new Date(start + Math.round(duration * (hours === 0 ? 0 : after / hours)));
}
