import { isActive } from '#domain/shipments/is-active.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { Chance } from './chance.ts';
import { type Itinerary, shareAt } from './itineraries.ts';
import { after, amid, before, DAY_MS, HOUR_MS, MINUTE_MS } from './moments.ts';

/** When a shipment was booked, left and arrives, and how far along its track it is. */
export interface Schedule {
  created_at: Date;
  /** In the future while the goods wait. */
  departure: Date;
  estimated_delivery: Date;
  /** The last thing that happened: the last position, the delivery, or `now` while the goods wait. */
  as_of: Date;
  /** Null while the goods wait, or wait no more because they were cancelled. */
  journey: Journey | null;
}

export interface Journey {
  /** Along the track. */
  km: number;
  /** Of the planned time, 0 to 1. */
  share: number;
  /** When the share of the planned time was reached; only for what lies behind. */
  reachedAt(share: number): Date;
  /** When customs let the goods go; only for what has passed them. */
  cleared_at: Date;
}

export interface Wishes {
  /** Of the track, 0 to 1. */
  progress?: number | undefined;
  /** Days by which it runs behind its plan. */
  days_late?: number | undefined;
  /** How long ago it was delivered, or booked when it was cancelled. */
  days_ago?: number | undefined;
}

/** From booking to departure, hours. */
const LEAD_HOURS = { air: [4, 12], road: [5, 22], rail: [10, 34], sea: [14, 60] } as const;
const LONGEST_DAYS_AGO = 170;
const POSITION_AGE_MS = 9 * MINUTE_MS;
/** How much of the time from booking to departure has passed, for what still waits. */
const WAITED: Partial<Record<ShipmentStatus, number>> = {
  created: 0.2,
  pending: 0.25,
  confirmed: 0.5,
  picked_up: 0.85,
};
const CANCELLED_AFTER = 0.6;

/** Draws what the wishes leave open. */
export function drawSchedule(
  chance: Chance,
  now: Date,
  itinerary: Itinerary,
  status: ShipmentStatus,
  wishes: Wishes = {},
): Schedule {
  const [shortest, longest] = LEAD_HOURS[itinerary.mode];
  const lead_ms = chance.between(shortest, longest) * HOUR_MS;
  if (status === 'cancelled') {
    const days_ago = wishes.days_ago ?? chance.between(3, LONGEST_DAYS_AGO);
    const created_at = before(now, days_ago * DAY_MS);
    return waiting(itinerary, created_at, lead_ms, after(created_at, lead_ms * CANCELLED_AFTER));
  }
  const waited = WAITED[status];
  if (waited === undefined) return underWay(chance, now, itinerary, status, lead_ms, wishes);
  const created_at = before(now, lead_ms * chance.between(waited - 0.15, waited + 0.15));
  return waiting(itinerary, created_at, lead_ms, now);
}

function waiting(itinerary: Itinerary, created_at: Date, lead_ms: number, as_of: Date): Schedule {
  const departure = after(created_at, lead_ms);
  const estimated_delivery = after(departure, itinerary.duration_ms);
  return { created_at, departure, estimated_delivery, as_of, journey: null };
}

/** Counted back from the last known place, so that the plan and that place agree. */
function underWay(
  chance: Chance,
  now: Date,
  itinerary: Itinerary,
  status: ShipmentStatus,
  lead_ms: number,
  wishes: Wishes,
): Schedule {
  const { customs, duration_ms } = itinerary;
  const days_ago = wishes.days_ago ?? 0.2 + chance.next() ** 2 * LONGEST_DAYS_AGO;
  const as_of = isActive(status)
    ? before(now, chance.between(MINUTE_MS / 4, POSITION_AGE_MS))
    : before(now, days_ago * DAY_MS);
  const km = drawKm(chance, itinerary, status, wishes.progress);
  const share = km === customs.km ? customs.share : shareAt(itinerary, km);

  const elapsed_ms = share * duration_ms + delayMs(chance, status, duration_ms, wishes);
  const departure = before(as_of, elapsed_ms);
  // Goods stand still at customs; that time was made good on the way.
  const dwell_ms = km < customs.km ? 0 : elapsed_ms * chance.between(0.02, 0.06);
  const since_customs_ms = Math.max(0, share - customs.share) * duration_ms;
  const cleared_at = before(as_of, since_customs_ms + dwell_ms / 3);
  const arrived_ms = elapsed_ms - dwell_ms - since_customs_ms;
  const arrived_share = Math.min(share, customs.share);
  return {
    created_at: before(departure, lead_ms),
    departure,
    estimated_delivery: after(departure, duration_ms),
    as_of,
    journey: {
      km,
      share,
      cleared_at,
      reachedAt: (passed) =>
        passed <= arrived_share
          ? after(departure, (passed / arrived_share) * arrived_ms)
          : amid(cleared_at, as_of, (passed - arrived_share) / (share - arrived_share)),
    },
  };
}

function delayMs(
  chance: Chance,
  status: ShipmentStatus,
  duration_ms: number,
  { days_late = 0 }: Wishes,
): number {
  // What was delivered came a little before its time, as a rule.
  const drift_ms = status === 'delivered' ? chance.between(-0.08, 0.01) * duration_ms : 0;
  return days_late * DAY_MS + drift_ms;
}

function drawKm(
  chance: Chance,
  { customs, track }: Itinerary,
  status: ShipmentStatus,
  progress: number | undefined,
): number {
  if (progress !== undefined) return progress * track.length_km;
  if (status === 'customs') return customs.km;
  if (status === 'delivered') return track.length_km;
  if (status === 'out_for_delivery')
    return customs.km + chance.between(0.2, 0.9) * (track.length_km - customs.km);
  return chance.between(0.05, 0.96) * customs.km;
}
