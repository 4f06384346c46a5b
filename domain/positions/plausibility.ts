import { HOUR_MS } from '../calendar/durations.ts';
import type { Point } from '../places/place.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import {
  CORRIDOR_KM,
  type LegRange,
  legFinder,
  type RouteCorridor,
  type Vector,
  vectorDistanceKm,
  vectorOf,
} from '../tracking/stops/route-corridor.ts';

/**
 * The maximum speed of a mode between two fixes, km/h. Lorries in the EU are limited to 90, the
 * highest posted limit for trucks in the US is 85 mph; freight trains run up to 120, mail and parcel trains 160; the
 * fastest container ships made 33 knots; airliners with the jet stream have reached 1,327 over ground.
 */
export const SPEED_LIMIT_KMH: Readonly<Record<TransportMode, number>> = {
  road: 140,
  rail: 160,
  sea: 65,
  air: 1_350,
};

/** GPS jitter: this much of the distance between two fixes is ignored. */
const JITTER_KM = 0.5;
/** This many consecutive consistent fixes are accepted, regardless of earlier ones. */
const MIN_CONSISTENT = 3;
/** Fixes closer in time than this are one observation. */
const APART_MS = 1_000;
/** Receivers without a fix report 0,0, which is hundreds of kilometres from any land. */
const NULL_ISLAND_DEGREES = 0.1;

/** A device’s place at a time, in milliseconds since 1970. */
export interface Fix extends Point {
  taken_ms: number;
}

export const IMPLAUSIBLE_REASONS = ['too_fast', 'off_route', 'zero_coordinates'] as const;
/** Why a fix is implausible. */
type ImplausibleReason = (typeof IMPLAUSIBLE_REASONS)[number];

/** Consecutive implausible fixes that are consistent with each other. */
interface Run extends Fix {
  length: number;
  /** The time of the first fix; the other fields are those of the last one. */
  since_ms: number;
}

/** What the fixes so far say of the position of a shipment's vehicle. */
export interface PlausibilityState {
  /** The last accepted fix; null before the first. */
  fix: Fix | null;
  /** It is off the route, and accepted only because several fixes were consistent. */
  off_route: boolean;
  /** The run of fixes that is not accepted yet. */
  run: Run | null;
  /** The accepted fix before a run. The first fix on the route that is reachable from it revokes the run. */
  anchor: Fix | null;
}

export const INITIAL_PLAUSIBILITY: PlausibilityState = {
  fix: null,
  off_route: false,
  run: null,
  anchor: null,
};

export interface FixAssessment<Reported extends Fix> {
  state: PlausibilityState;
  /** The newest accepted fix of the batch; null if none moves the vehicle. */
  position: Reported | null;
  /** The newest accepted fix on the route, which determines the progress. */
  on_route: Reported | null;
  /** The new fix on the route is unreachable from the earlier accepted one, so the earlier one was wrong. */
  jumped: boolean;
  rejected: { fix: Reported; reason: ImplausibleReason }[];
  /** Rejected fixes from this time on have been confirmed by later ones; null if none. */
  confirmed_since_ms: number | null;
}

/**
 * Accepts or rejects a device's fixes for a shipment's vehicle, oldest first with distinct times. A fix is accepted if it is
 * reachable from the last accepted one and near the route. Older fixes are compared with the accepted fix that follows
 * them, and do not move the vehicle.
 */
export function validateFixes<Reported extends Fix>(
  before: PlausibilityState,
  fixes: readonly Reported[],
  corridor: RouteCorridor,
): FixAssessment<Reported> {
  const filter = new FixFilter<Reported>(before, corridor);
  const known_ms = before.fix?.taken_ms ?? Number.NEGATIVE_INFINITY;
  let newer = fixes.length;
  while (newer > 0 && (fixes[newer - 1] as Reported).taken_ms > known_ms) newer -= 1;
  filter.addLate(fixes.slice(0, newer));
  for (let index = newer; index < fixes.length; index++) filter.addNext(fixes[index] as Reported);
  return filter.result();
}

/** A fix with its computed values. */
interface Located<Reported extends Fix = Fix> {
  fix: Reported;
  place: Vector;
  /** The legs whose corridors contain the fix; null off the route. */
  legs: LegRange | null;
}

interface LocatedRun extends Located {
  length: number;
  since_ms: number;
}

class FixFilter<Reported extends Fix> {
  readonly #corridor: RouteCorridor;
  readonly #legsNear: (place: Vector) => LegRange | null;
  #accepted: Located | null;
  #anchor: Located | null;
  #run: LocatedRun | null;
  #position: Reported | null = null;
  #on_route: Reported | null = null;
  #jumped = false;
  #confirmed_since_ms: number | null = null;
  #rejected: FixAssessment<Reported>['rejected'] = [];

  constructor({ fix, run, anchor }: PlausibilityState, corridor: RouteCorridor) {
    this.#corridor = corridor;
    this.#legsNear = legFinder(corridor);
    this.#accepted = fix && this.#locate(fix);
    this.#anchor = anchor && this.#locate(anchor);
    this.#run = run && { ...this.#locate(run), length: run.length, since_ms: run.since_ms };
  }

  result(): FixAssessment<Reported> {
    const accepted = this.#accepted;
    const run = this.#run;
    return {
      state: {
        fix: accepted && fixOf(accepted.fix),
        off_route: accepted !== null && accepted.legs === null,
        run: run && { ...fixOf(run.fix), length: run.length, since_ms: run.since_ms },
        anchor: this.#anchor && fixOf(this.#anchor.fix),
      },
      position: this.#position,
      on_route: this.#on_route,
      jumped: this.#jumped,
      rejected: this.#rejected,
      confirmed_since_ms: this.#confirmed_since_ms,
    };
  }

  /** Adds a fix newer than the accepted one. */
  addNext(fix: Reported): void {
    const at = this.#locate(fix);
    if (this.#isNullIsland(at)) this.#reject(fix, 'zero_coordinates');
    else if (at.legs) {
      if (this.#follows(this.#accepted, at)) this.#accept(at);
      else if (this.#anchor && this.#follows(this.#anchor, at)) this.#accept(at, { jumped: true });
      else this.#extendRun(at);
    } else if (this.#accepted?.legs === null && this.#follows(this.#accepted, at)) this.#accept(at);
    else this.#extendRun(at);
  }

  /** Adds fixes older than the accepted one, from the newest back. */
  addLate(fixes: readonly Reported[]): void {
    let neighbour = this.#accepted;
    for (let index = fixes.length - 1; neighbour && index >= 0; index--) {
      const fix = fixes[index] as Reported;
      if (fix.taken_ms === neighbour.fix.taken_ms) continue;
      const at = this.#locate(fix);
      if (this.#isNullIsland(at)) this.#reject(fix, 'zero_coordinates');
      else if (!this.#follows(neighbour, at)) this.#reject(fix, 'too_fast');
      else if (!at.legs && neighbour.legs) this.#reject(fix, 'off_route');
      else neighbour = at;
    }
    this.#rejected.reverse();
  }

  #accept(at: Located<Reported>, { jumped } = { jumped: false }): void {
    this.#accepted = at;
    this.#position = at.fix;
    if (at.legs) {
      if (jumped) this.#jumped = true;
      this.#on_route = at.fix;
      this.#anchor = null;
    }
    if (this.#run && this.#run.fix.taken_ms <= at.fix.taken_ms) this.#run = null;
  }

  #extendRun(at: Located<Reported>): void {
    const { fix } = at;
    this.#run = this.#runWith(at);
    if (this.#run.fix !== fix || this.#run.length < MIN_CONSISTENT) {
      this.#reject(fix, at.legs ? 'too_fast' : 'off_route');
      return;
    }
    const { since_ms } = this.#run;
    const anchor = this.#anchor ?? this.#accepted;
    this.#rejected = this.#rejected.filter(
      (one) => one.fix.taken_ms < since_ms || one.reason === 'zero_coordinates',
    );
    this.#confirmed_since_ms ??= since_ms;
    this.#accept(at, { jumped: !this.#follows(this.#accepted, at) });
    this.#anchor = anchor;
  }

  #runWith(at: Located<Reported>): LocatedRun {
    const { fix } = at;
    const run = this.#run;
    const begun = { ...at, length: 1, since_ms: fix.taken_ms };
    if (!run) return begun;
    const pause_ms = fix.taken_ms - run.fix.taken_ms;
    const is_consistent = this.#follows(run, at);
    // A late fix can still confirm the run; then the next newer one is accepted.
    if (pause_ms < 0) {
      if (!is_consistent || -pause_ms < APART_MS) return run;
      return { ...run, length: run.length + 1, since_ms: Math.min(run.since_ms, fix.taken_ms) };
    }
    if (!is_consistent) return begun;
    return pause_ms < APART_MS ? run : { ...at, length: run.length + 1, since_ms: run.since_ms };
  }

  #reject(fix: Reported, reason: ImplausibleReason): void {
    this.#rejected.push({ fix, reason });
  }

  #locate<Any extends Fix>(fix: Any): Located<Any> {
    const place = vectorOf(fix);
    return { fix, place, legs: this.#legsNear(place) };
  }

  /** Whether the fix is 0,0 and no ship or aircraft on this route passes it. */
  #isNullIsland({ fix: { latitude, longitude }, legs }: Located): boolean {
    if (Math.abs(latitude) > NULL_ISLAND_DEGREES || Math.abs(longitude) > NULL_ISLAND_DEGREES) return false;
    const possible = legs ? this.#corridor.legs.slice(legs.first, legs.last + 1) : [];
    return !possible.some(({ transport_mode }) => transport_mode === 'sea' || transport_mode === 'air');
  }

  /** Whether a vehicle can have travelled between the two fixes in that time. */
  #follows(one: Located | null, other: Located): boolean {
    if (one === null) return true;
    const km = vectorDistanceKm(one.place, other.place) - JITTER_KM;
    if (km <= 0) return true;
    const hours = Math.abs(other.fix.taken_ms - one.fix.taken_ms) / HOUR_MS;
    return km <= reachKm(this.#corridor, rangeOf(this.#corridor, one.legs, other.legs), hours);
  }
}

function fixOf({ latitude, longitude, taken_ms }: Fix): Fix {
  return { latitude, longitude, taken_ms };
}

/** The legs that may lie between two fixes; unknown for a fix off the route. */
function rangeOf({ legs }: RouteCorridor, one: LegRange | null, other: LegRange | null): LegRange {
  const from = one ?? other ?? { first: 0, last: legs.length - 1 };
  const to = other ?? from;
  return { first: Math.min(from.first, to.first), last: Math.max(from.last, to.last) };
}

/** The maximum distance along the legs in that time: fastest legs first, each up to its length. */
function reachKm({ legs }: RouteCorridor, { first, last }: LegRange, hours: number): number {
  if (first === last) return hours * SPEED_LIMIT_KMH[(legs[first] as Leg).transport_mode];
  const carrying = legs
    .slice(first, last + 1)
    .sort((one, other) => SPEED_LIMIT_KMH[other.transport_mode] - SPEED_LIMIT_KMH[one.transport_mode]);
  const slowest = carrying.at(-1);
  let km = 0;
  let left = hours;
  for (const leg of carrying) {
    const speed = SPEED_LIMIT_KMH[leg.transport_mode];
    const max_km =
      leg === slowest ? Number.POSITIVE_INFINITY : leg.length_km + 2 * CORRIDOR_KM[leg.transport_mode];
    const on_it = Math.min(left, max_km / speed);
    km += on_it * speed;
    left -= on_it;
  }
  return km;
}

type Leg = RouteCorridor['legs'][number];
