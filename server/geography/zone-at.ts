import type { Geography } from './geography.ts';

/** The time zone of a UN/LOCODE; undefined where it is unknown. */
export function zoneAt(
  { timeZones, unlocode }: Pick<Geography, 'timeZones' | 'unlocode'>,
  code: string,
): string | undefined {
  const place = unlocode(code);
  return place && timeZones.at(place);
}
