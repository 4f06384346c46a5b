import type { UsedFreeTime } from '#domain/equipment/used-free-time.ts';
import { lastFreeDay, lastReturnDay, usedFreeTime, usedReturnTime } from '#domain/milestones/free-time.ts';
import type { TimedMilestone } from '#domain/milestones/timeline.ts';
import type { LegMode } from '#domain/shipment-file/leg.ts';
import type { Geography } from '../geography/geography.ts';
import { zoneAt } from '../geography/zone-at.ts';

interface Journey {
  reports: readonly TimedMilestone[];
  legs: readonly { mode: LegMode; to_unlocode: string | null }[];
  destination_time_zone: string;
}

/** The last free day of a box as responses have it: both null without agreed days, before the discharge and after it has left. */
export function lastFreeDayOf(
  geography: Pick<Geography, 'timeZones' | 'unlocode'>,
  journey: Journey,
  { number: equipment_number, free_days }: { number: string; free_days: number | null },
): { free_until: string | null; free_time_zone: string | null } {
  const last =
    free_days === null
      ? null
      : lastFreeDay(journey.reports, { equipment_number, free_days, ...routeOf(geography, journey) });
  return { free_until: last?.day ?? null, free_time_zone: last?.time_zone ?? null };
}

/** The last day to return a box empty, as responses have it: both null without agreed days, before the gate-out and after the return. */
export function lastReturnDayOf(
  geography: Pick<Geography, 'timeZones' | 'unlocode'>,
  journey: Journey,
  { number: equipment_number, detention_days }: { number: string; detention_days: number | null },
): { return_until: string | null; return_time_zone: string | null } {
  const last =
    detention_days === null
      ? null
      : lastReturnDay(journey.reports, { equipment_number, detention_days, ...routeOf(geography, journey) });
  return { return_until: last?.day ?? null, return_time_zone: last?.time_zone ?? null };
}

interface Agreed {
  number: string;
  free_days: number | null;
  detention_days: number | null;
}

/** What was used of both times, as responses have it: null without agreed days, and until the box has left or was returned. */
export function usedTimesOf(
  geography: Pick<Geography, 'timeZones' | 'unlocode'>,
  journey: Journey,
  { number: equipment_number, free_days, detention_days }: Agreed,
): { free_time_used: UsedFreeTime | null; return_time_used: UsedFreeTime | null } {
  const of = { equipment_number, ...routeOf(geography, journey) };
  return {
    free_time_used: free_days === null ? null : usedFreeTime(journey.reports, { ...of, free_days }),
    return_time_used:
      detention_days === null ? null : usedReturnTime(journey.reports, { ...of, detention_days }),
  };
}

function routeOf(
  geography: Pick<Geography, 'timeZones' | 'unlocode'>,
  { legs, destination_time_zone: time_zone }: Journey,
) {
  const port = legs.findLast(({ mode }) => mode === 'sea')?.to_unlocode ?? null;
  return { port, zoneAt: (code: string) => zoneAt(geography, code), time_zone };
}
