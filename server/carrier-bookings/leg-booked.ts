import { bookedLeg } from '#domain/shipment-file/booked-leg.ts';
import { legRoles } from '#domain/shipment-file/leg.ts';
import { derivedLegId } from '../shipment-file/derived-leg-id.ts';
import type { LegDetailsRecord } from '../tracking/route/leg-details-table.ts';
import type { LegEnds } from '../tracking/route/route-legs-table.ts';

/** The leg of a shipment that a booking with a carrier is for. Legs without details have the role that follows from the route. */
export function legBooked(
  legs: readonly LegEnds[],
  details: readonly LegDetailsRecord[],
  carrier: string,
): { id: string; role: LegDetailsRecord['role']; leg: LegEnds } | undefined {
  const roles = legRoles(legs);
  return bookedLeg(
    legs.map((leg, index) => {
      const known = details.find(({ leg_order }) => leg_order === leg.leg_order);
      return {
        id: known?.id ?? derivedLegId(leg),
        role: known?.role ?? roles[index] ?? 'main',
        carrier: known?.carrier ?? '',
        leg,
      };
    }),
    carrier,
  );
}
