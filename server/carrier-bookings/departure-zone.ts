import type { Connection } from '../database/pool/connection.ts';
import { pointOf } from '../shipment-file/file-legs.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { type LegDetailsRecord, listLegDetails } from '../tracking/route/leg-details-table.ts';
import { type LegEnds, listLegEnds } from '../tracking/route/route-legs-table.ts';
import { legBooked } from './leg-booked.ts';
import type { CarrierBookingsContext } from './operations.ts';

/** Cut-offs are in the local time of the place where the booked leg begins. */
export function departureZone(
  { timeZones }: CarrierBookingsContext['geography'],
  shipment: Pick<ShipmentRecord, 'origin_city' | 'origin_country'> | undefined,
  {
    legs,
    details,
    carrier,
  }: { legs: readonly LegEnds[]; details: readonly LegDetailsRecord[]; carrier: string },
): string {
  if (!shipment) return 'UTC';
  const booked = legBooked(legs, details, carrier);
  return booked
    ? timeZones.at(pointOf(booked.leg.first))
    : timeZones.ofTown(shipment.origin_city, shipment.origin_country);
}

/** The same, read for the first shipment of a booking. */
export async function zoneOfDeparture(
  connection: Connection,
  geography: CarrierBookingsContext['geography'],
  first: ShipmentRecord | undefined,
  carrier: string,
): Promise<string> {
  if (!first) return departureZone(geography, first, { legs: [], details: [], carrier });
  const [legs, details] = await Promise.all([
    listLegEnds(connection, first.id),
    listLegDetails(connection, first.id),
  ]);
  return departureZone(geography, first, { legs, details, carrier });
}
