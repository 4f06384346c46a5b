import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { calendarDay } from '#domain/calendar/calendar-day.ts';

interface NextStep {
  /** 'Arrival, Rotterdam' */
  text: string;
  at: Date | null;
  zone: string | null;
  /** The planned day, if it is another one. */
  planned_day: string | null;
}

/** What happens next: the milestone after the last one that has happened, else the next stop of the route. */
export function nextStep({
  milestones,
  waypoints,
  live,
}: Pick<TrackedShipment, 'milestones' | 'waypoints' | 'live'>): NextStep | null {
  const ofShipment = milestones.filter(({ equipment_number }) => equipment_number === null);
  const next = ofShipment[ofShipment.findLastIndex(({ actual }) => actual !== null) + 1];
  if (next) {
    const { name, place, estimated, planned, time_zone } = next;
    const dayOf = (time: Date | null) => time && calendarDay(time, time_zone ?? 'UTC');
    const isMoved = estimated !== null && dayOf(estimated) !== dayOf(planned);
    return {
      text: `${name}, ${place}`,
      at: estimated ?? planned,
      zone: time_zone,
      planned_day: isMoved ? dayOf(planned) : null,
    };
  }
  const stop = waypoints.find(({ status }) => status === 'pending');
  if (!stop) return null;
  const estimated = live?.next_checkpoint === stop.location_name ? live.next_checkpoint_arrival : null;
  return {
    text: `${stop.waypoint_type === 'origin' ? 'Pick-up' : 'Arrival'}, ${stop.location_name}`,
    at: estimated ?? stop.estimated_arrival,
    zone: stop.time_zone,
    planned_day: null,
  };
}
