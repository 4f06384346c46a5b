import type { TransportMode } from '../../routing/transport-mode.ts';

interface Stop {
  waypoint_order: number;
  waypoint_type: 'origin' | 'transit' | 'destination';
  /** How the goods get here. */
  transport_mode: TransportMode;
}

/** What happened when a vehicle came to a stop: goods arrive where they change the mode, and pass a canal or a strait. */
export function arrivalText(stop: Stop, stops: readonly Stop[]): 'Departed' | 'Arrived' | 'Passed' {
  if (stop.waypoint_type === 'origin') return 'Departed';
  const next = stops.reduce<Stop | null>(
    (nearest, other) =>
      other.waypoint_order > stop.waypoint_order &&
      (!nearest || other.waypoint_order < nearest.waypoint_order)
        ? other
        : nearest,
    null,
  );
  return next && next.transport_mode === stop.transport_mode ? 'Passed' : 'Arrived';
}
