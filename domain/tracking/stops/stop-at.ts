import type { LegEnd } from '../leg-of-event.ts';

/**
 * The stop at an end of a leg. The last one in its town, unless later legs end there too: a ship arrives at the port of
 * Hamburg, the lorry after it in Hamburg.
 */
export function stopAt<Named extends { location_name: string }>(
  legs: readonly Record<LegEnd, string>[],
  index: number,
  end: LegEnd,
  stops: readonly Named[],
): Named | undefined {
  const town = townOfStop(legs[index]?.[end] ?? '');
  const inTown = stops.filter(({ location_name }) => townOfStop(location_name) === town);
  const later = legs.slice(index + 1).filter(({ to }) => townOfStop(to) === town).length;
  return inTown.at(-1 - later) ?? inTown[0];
}

/** Stops are named 'Port of Singapore, SG' where a leg says 'Singapore'. */
export function townOfStop(name: string): string {
  return name.replace(/^Port of /, '').replace(/, [^,]*$/, '');
}
