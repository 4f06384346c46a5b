import type { Point } from '#domain/places/place.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { placeNamed } from '#domain/tracking/named-place.ts';
import { placeOfStatus } from '#domain/tracking/status-place.ts';
import type { Geography } from '../geography/geography.ts';
import type { LastPlace } from '../tracking/last-places.ts';
import type { ShipmentRecord } from './shipments-table.ts';

/** Where a change of status takes place, as it is named and, where that is known, with its position. */
export function placeStatus(
  { gazetteer }: Geography,
  shipment: ShipmentRecord,
  status: ShipmentStatus,
  last: LastPlace | undefined,
  said?: string,
): { location: string } & Partial<Point> {
  const location = said ?? placeOfStatus(status, shipment, last?.location ?? null);
  const known = last ? [{ ...last, location_name: last.location }] : [];
  return { location, ...placeNamed(location, known, gazetteer) };
}
