import type { Declaration } from '#contract/shipments/declarations.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { declarationPlaces } from './declaration-place.ts';
import { listDeclarations } from './declarations-table.ts';

/** The declarations of a shipment as staff see them. */
export async function presentDeclarations(
  connection: Connection,
  context: { geography: Geography },
  shipment: ShipmentRecord,
): Promise<Declaration[]> {
  const [rows, placeOf] = [
    await listDeclarations(connection, shipment.id),
    await declarationPlaces(connection, context, shipment),
  ];
  return rows.map(({ declaration: { shipment_id: _, broker_id: __, ...fields }, broker }) => ({
    ...fields,
    broker,
    tracking_number: shipment.tracking_number,
    time_zone: placeOf(fields).time_zone,
  }));
}

/** A declaration as its customer sees it. */
export function ofCustomer(declaration: Declaration): Declaration {
  return { ...declaration, broker: null, office: '', note: '', reason: '', lines: [] };
}

/** The declaration after a change, as staff see it. */
export async function presentChanged(
  connection: Connection,
  context: { geography: Geography },
  shipment: ShipmentRecord,
  declaration_id: string,
): Promise<Declaration> {
  const all = await presentDeclarations(connection, context, shipment);
  const changed = all.find(({ id }) => id === declaration_id);
  if (!changed) throw new Error('The declaration vanished while its shipment was locked.');
  return changed;
}
