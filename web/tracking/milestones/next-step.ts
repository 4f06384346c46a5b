import type { TrackedShipment } from '#contract/tracking/tracking.ts';

interface NextStep {
  /** 'Arrival, Rotterdam' */
  text: string;
  at: Date | null;
  zone: string | null;
  /** When it was planned, if that differs. */
  planned: Date | null;
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
    const isMoved = estimated !== null && planned !== null && estimated.getTime() !== planned.getTime();
    return {
      text: `${name}, ${place}`,
      at: estimated ?? planned,
      zone: time_zone,
      planned: isMoved ? planned : null,
    };
  }
  const stop = waypoints.find(({ status }) => status === 'pending');
  if (!stop) return null;
  const estimated = live?.next_checkpoint === stop.location_name ? live.next_checkpoint_arrival : null;
  return {
    text: `${stop.waypoint_type === 'origin' ? 'Pick-up' : 'Arrival'}, ${stop.location_name}`,
    at: estimated ?? stop.estimated_arrival,
    zone: stop.time_zone,
    planned: null,
  };
}
