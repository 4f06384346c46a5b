import { type RouteLeg, type Stop, vehicleOf } from '#domain/routing/route-leg.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';

/** The stops of a route in order: the start of its first leg and the end of each leg. */
export function stopsOf(legs: readonly RouteLeg[]): Stop[] {
  return [...legs.slice(0, 1).map((leg) => leg.from), ...legs.map((leg) => leg.to)];
}

/** Ports say so, because many share the name of their town. */
export function stopName({ name, kind }: Stop): string {
  return kind === 'port' && !/^port\b/i.test(name) ? `Port of ${name}` : name;
}

/** 'ferry', 'barge', else the mode: 'sea', 'road'. */
export function vehicleName(leg: RouteLeg): string {
  const vehicle = vehicleOf(leg);
  return vehicle === 'ferry' || vehicle === 'barge' ? vehicle : MODE_NAMES[leg.transport_mode].toLowerCase();
}
