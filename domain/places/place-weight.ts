import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';

/** A place matched by an alias must be this many times larger to rank before one matched by its main name. */
const ALIAS_HANDICAP = 30;
/** A town with a major port ranks before a namesake up to this many times its size. */
const PORT_FACTOR = 20;
/** The equivalent population of ports and airports outside a town of their name. */
const GATEWAY_SIZE = { major: 100_000, minor: 10_000 };

/** The size of a place for ranking: a town's population, reduced for an alias. */
export function sizeOf(gazetteer: Gazetteer, number: number, isAlias = false): number {
  const { population } = gazetteer.places[number] as Place;
  const isPort = gazetteer.ports.has(number);
  if (number >= gazetteer.towns) return isPort ? GATEWAY_SIZE.major : GATEWAY_SIZE.minor;
  return isAlias && !isPort ? population / ALIAS_HANDICAP : population;
}

/** The relative likelihood that the full name means this place. */
export function weightOf(gazetteer: Gazetteer, number: number, isAlias = false): number {
  return sizeOf(gazetteer, number, isAlias) * (gazetteer.ports.has(number) ? PORT_FACTOR : 1);
}
