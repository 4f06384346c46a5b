import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { legsOf } from '../shipment-file/file-legs.ts';
import { listLegDetails } from '../tracking/route/leg-details-table.ts';
import { listLegEnds } from '../tracking/route/route-legs-table.ts';

export type Leg = ShipmentFile['legs'][number];

export async function readLegs(
  connection: Connection,
  { geography }: { geography: Geography },
  shipment_id: string,
): Promise<Leg[]> {
  const [ends, details] = [
    await listLegEnds(connection, shipment_id),
    await listLegDetails(connection, shipment_id),
  ];
  return legsOf(geography, ends, details);
}
