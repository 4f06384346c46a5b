import type { RouteLeg, Stop } from '#domain/routing/route-leg.ts';

/** Where a route calls, in order: the start of its first leg and the end of each. */
export function stopsOf(legs: readonly RouteLeg[]): Stop[] {
  return [...legs.slice(0, 1).map((leg) => leg.from), ...legs.map((leg) => leg.to)];
}

/** A port is called one, as it often bears its town's name. */
export function stopName({ name, kind }: Stop): string {
  return kind === 'port' && !/^port\b/i.test(name) ? `Port of ${name}` : name;
}
