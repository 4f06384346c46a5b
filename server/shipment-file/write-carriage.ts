import type { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { documentedLegs } from '#domain/shipment-file/carriage.ts';
import { legRoles } from '#domain/shipment-file/leg.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { changeLegDetails } from '../tracking/route/leg-details-table.ts';
import { listLegEnds } from '../tracking/route/route-legs-table.ts';
import { derivedLegId } from './derived-leg-id.ts';

/** Records the carrier, vessel and flight of shipping instructions at the legs that documents state. */
export async function writeCarriage(
  transaction: Transaction,
  shipment_id: string,
  { carrier, vessel, voyage, flight }: Pick<ShippingInstructions, 'carrier' | 'vessel' | 'voyage' | 'flight'>,
): Promise<void> {
  const legs = await listLegEnds(transaction, shipment_id);
  const roles = legRoles(legs);
  const { sea, air } = documentedLegs(legs);
  const write = async (leg: (typeof legs)[number], change: Parameters<typeof changeLegDetails>[2]) => {
    const known = { id: derivedLegId(leg), role: roles[legs.indexOf(leg)] ?? 'main' };
    await changeLegDetails(transaction, { shipment_id, leg_order: leg.leg_order, ...known }, change);
  };
  if (sea && (vessel || voyage)) await write(sea, { carrier, vessel_name: vessel || null, voyage });
  if (air && flight) await write(air, { carrier, flight });
}
