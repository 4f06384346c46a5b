import type { FleetPosition } from '#contract/fleet.ts';
import type { Move } from '#web/console/fleet-map/vehicles.ts';

const MODES = ['sea', 'road', 'air', 'rail'] as const;
const START_MS = Date.UTC(2026, 6, 1);
/** Degrees per second: the fastest plausible movement on the map. */
const STEP = 0.05;

/** Vehicles spread over the inhabited world, deterministic. */
export function syntheticFleet(count: number): FleetPosition[] {
  return Array.from({ length: count }, (_, index) => ({
    tracking_number: `GS${900_000_000 + index}`,
    latitude: -35 + 95 * share(index, 0.618_034),
    longitude: -175 + 350 * share(index, 0.754_878),
    heading: (index * 37) % 360,
    transport_mode: MODES[index % MODES.length] ?? 'sea',
    status: 'in_transit',
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    updated_at: new Date(START_MS),
    late: index % 10 === 0,
    near: 'Hamburg, DE',
  }));
}

/** The positions of all vehicles after a number of seconds. */
export function movesOf(fleet: readonly FleetPosition[], seconds: number): Move[] {
  return fleet.map(({ tracking_number, transport_mode, latitude, longitude, heading }) => ({
    tracking_number,
    transport_mode,
    latitude: latitude + STEP * seconds * Math.cos((heading * Math.PI) / 180),
    longitude: longitude + STEP * seconds * Math.sin((heading * Math.PI) / 180),
    heading: (heading + seconds) % 360,
    updated_at: new Date(START_MS + seconds * 1_000).toISOString(),
  }));
}

function share(index: number, step: number): number {
  return (index * step) % 1;
}
