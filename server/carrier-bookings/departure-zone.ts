import { legRoles } from '#domain/shipment-file/leg.ts';
import { pointOf } from '../shipment-file/file-legs.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { LegEnds } from '../tracking/route/route-legs-table.ts';
import type { CarrierBookingsContext } from './operations.ts';

/** Cut-offs are in the local time of the place where the main carriage begins. */
export function departureZone(
  { timeZones }: CarrierBookingsContext['geography'],
  shipment: Pick<ShipmentRecord, 'origin_city' | 'origin_country'> | undefined,
  legs: readonly LegEnds[],
): string {
  if (!shipment) return 'UTC';
  const main = legs[legRoles(legs).indexOf('main')];
  return main
    ? timeZones.at(pointOf(main.first))
    : timeZones.ofTown(shipment.origin_city, shipment.origin_country);
}
