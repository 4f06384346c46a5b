import type { JourneyEnd } from './legs.ts';
import { type RouteLeg, type Stop, vehicleOf } from './route-leg.ts';
import type { TransportMode } from './transport-mode.ts';

/** Describes a route in one sentence: its gateways and ferries. */
export function describeRoute(
  mode: TransportMode,
  legs: readonly RouteLeg[],
  { origin, destination }: { origin: JourneyEnd; destination: JourneyEnd },
): string {
  const flight = legs.find((leg) => vehicleOf(leg) === 'aircraft');
  if (flight) return `Air via ${airportName(flight.from)} and ${airportName(flight.to)}`;
  const voyage = legs.find((leg) => vehicleOf(leg) === 'ship');
  if (voyage) return `Ocean via ${voyage.from.name} and ${voyage.to.name}`;
  const ferries = legs.filter((leg) => vehicleOf(leg) === 'ferry');
  const ways = ferries.map(({ from, to }) => `${from.name} to ${to.name}`).join(' and ');
  const between = `${mode === 'rail' ? 'Rail' : 'Road'} from ${origin.name} to ${destination.name}`;
  return ways ? `${between}, by ferry from ${ways}` : between;
}

function airportName({ name, code }: Stop): string {
  return `${name.replace(/( International)? Airport$/, '')} (${code})`;
}
