import { DAY_MS } from '../calendar/durations.ts';
import type { Point } from '../places/place.ts';
import { RETENTION_DAYS } from '../retention/retention.ts';
import type { Refusal, ReportedPosition } from './reported-position.ts';

/** An accepted position, as it is stored. */
export interface AcceptedPosition extends Point {
  /** Milliseconds since 1970. */
  taken_ms: number;
  /** km/h; null if not reported. */
  speed: number | null;
  /** Degrees from north, 0 to under 360; null if not reported. */
  heading: number | null;
}

interface SortedReport {
  /** Oldest first, with distinct times. */
  taken: AcceptedPosition[];
  refused: { index: number; reason: Refusal }[];
  /** The number of positions with a time that occurs earlier in the batch. */
  repeated: number;
}

/** Device clocks can run ahead. */
const AHEAD_MS = 5 * 60_000;

/** Accepts the valid positions of a batch; of two with the same time, the first. */
export function sortReport(reported: readonly (ReportedPosition | Refusal)[], now: Date): SortedReport {
  const newest = now.getTime() + AHEAD_MS;
  const oldest = retentionStart(now);
  const refused: SortedReport['refused'] = [];
  const byMoment = new Map<number, AcceptedPosition>();
  let repeated = 0;
  for (let index = 0; index < reported.length; index++) {
    const position = reported[index] as ReportedPosition | Refusal;
    const taken_ms = typeof position === 'string' ? 0 : momentOf(position.taken_at);
    if (typeof position === 'string') refused.push({ index, reason: position });
    else if (hasNoFix(position)) refused.push({ index, reason: 'zero_coordinates' });
    else if (taken_ms > newest) refused.push({ index, reason: 'in_the_future' });
    else if (taken_ms < oldest) refused.push({ index, reason: 'too_old' });
    else if (byMoment.has(taken_ms)) repeated += 1;
    else byMoment.set(taken_ms, takenOf(position, taken_ms));
  }
  const taken = [...byMoment.values()].sort((one, other) => one.taken_ms - other.taken_ms);
  return { taken, refused, repeated };
}

/** The indexes in a batch of the positions with these times. */
export function indexesOf(
  reported: readonly (ReportedPosition | Refusal)[],
  moments: ReadonlySet<number>,
): number[] {
  return reported.flatMap((position, index) =>
    typeof position !== 'string' && moments.has(momentOf(position.taken_at)) ? index : [],
  );
}

/** The start of the first day in the position history, in UTC. */
export function retentionStart(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS) * DAY_MS - RETENTION_DAYS.positions * DAY_MS;
}

/** Receivers without a fix report exactly 0,0. */
function hasNoFix({ latitude, longitude }: ReportedPosition): boolean {
  return latitude === 0 && longitude === 0;
}

function momentOf(taken_at: string | number): number {
  return typeof taken_at === 'number' ? taken_at : Date.parse(taken_at);
}

function takenOf(
  { latitude, longitude, speed, heading }: ReportedPosition,
  taken_ms: number,
): AcceptedPosition {
  return {
    latitude,
    longitude,
    taken_ms,
    speed: speed ?? null,
    heading: heading === undefined ? null : heading % 360,
  };
}
