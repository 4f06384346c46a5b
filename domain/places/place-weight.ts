import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';

/** A place known by another name must be this many times larger to come before one that bears the name. */
const ALIAS_HANDICAP = 30;
/** A town with a major port comes before a namesake up to this many times its size. */
const PORT_FACTOR = 20;
/** What ports and airports outside a town of their name count for, in people. */
const GATEWAY_SIZE = { major: 100_000, minor: 10_000 };

/** How large a place is as far as its name goes: towns by their people, less where this is not their own name. */
export function sizeOf(gazetteer: Gazetteer, number: number, isAlias = false): number {
  const { population } = gazetteer.places[number] as Place;
  const isPort = gazetteer.ports.has(number);
  if (number >= gazetteer.towns) return isPort ? GATEWAY_SIZE.major : GATEWAY_SIZE.minor;
  return isAlias && !isPort ? population / ALIAS_HANDICAP : population;
}

/** How likely a place is meant by its name in full. */
export function weightOf(gazetteer: Gazetteer, number: number, isAlias = false): number {
  return sizeOf(gazetteer, number, isAlias) * (gazetteer.ports.has(number) ? PORT_FACTOR : 1);
}
