import { calendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { type JourneyTimes, planLegTimes } from '../routing/leg-plan.ts';
import { mainLegs } from '../routing/main-legs.ts';
import type { RouteLeg, Stop } from '../routing/route-leg.ts';

/** A moment at a place, with its IANA time zone. */
interface LocalMoment {
  at: Date;
  time_zone: string;
}

/** Transit days: calendar days from the day of departure to that of arrival, each at its own place; at least 0. */
export function transitDays(etd: LocalMoment, eta: LocalMoment): number {
  return Math.max(0, daysBetween(calendarDay(etd.at, etd.time_zone), calendarDay(eta.at, eta.time_zone)));
}

interface MainCarriage {
  from: Stop;
  to: Stop;
  etd: Date;
  eta: Date;
}

/** The planned main carriage of a journey, with its transhipments; null without legs. */
export function mainCarriage(legs: readonly RouteLeg[], times: JourneyTimes): MainCarriage | null {
  const { first, last } = mainLegs(legs);
  const planned = planLegTimes(legs, times);
  const [departs, arrives] = [planned[first], planned[last]];
  const [from, to] = [legs[first]?.from, legs[last]?.to];
  return departs && arrives && from && to ? { from, to, etd: departs.departure, eta: arrives.arrival } : null;
}
