import { lastFreeDay } from '#domain/milestones/free-time.ts';
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
  { reports, legs, destination_time_zone: time_zone }: Journey,
  { number: equipment_number, free_days }: { number: string; free_days: number | null },
): { free_until: string | null; free_time_zone: string | null } {
  const port = legs.findLast(({ mode }) => mode === 'sea')?.to_unlocode ?? null;
  const last =
    free_days === null
      ? null
      : lastFreeDay(reports, {
          equipment_number,
          free_days,
          port,
          zoneAt: (code) => zoneAt(geography, code),
          time_zone,
        });
  return { free_until: last?.day ?? null, free_time_zone: last?.time_zone ?? null };
}
