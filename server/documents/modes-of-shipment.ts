import type { TransportMode } from '#domain/routing/transport-mode.ts';

/** How a shipment travels: by its planned legs, or as it was booked while none are planned. */
export function modesOfShipment(
  { transport_mode }: { transport_mode: TransportMode | null },
  legs: readonly { transport_mode: TransportMode }[],
): TransportMode[] {
  if (legs.length > 0) return legs.map((leg) => leg.transport_mode);
  return transport_mode ? [transport_mode] : [];
}
