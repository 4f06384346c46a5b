import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { placeNamed } from '#domain/tracking/named-place.ts';
import { placeOfStatus } from '#domain/tracking/status-place.ts';
import type { Geography } from '../geography/geography.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { LastPlace } from '../tracking/events/last-places.ts';
import type { StatusPlace } from '../tracking/record-status.ts';

/** The place of a status change: the given one, else the implied one. */
export function placeStatus(
  { gazetteer }: Geography,
  shipment: ShipmentRecord,
  status: ShipmentStatus,
  last: LastPlace | undefined,
  given?: string,
): StatusPlace {
  const location = given ?? placeOfStatus(status, shipment, last?.location ?? null);
  const known = last ? [{ ...last, location_name: last.location }] : [];
  return { location, ...placeNamed(location, known, gazetteer) };
}
