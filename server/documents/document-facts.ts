import type { Facts } from '#domain/documents/compose-document.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findProfile } from '../people/profiles-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listLegs } from '../tracking/route/route-legs-table.ts';
import { issuingOffice } from './issuing-office.ts';
import { findInstructions } from './shipping-instructions-table.ts';

/** The current data of a shipment from which its documents are composed. */
export async function documentFacts(connection: Connection, shipment: ShipmentRecord): Promise<Facts> {
  const [legs, { instructions }, client] = await Promise.all([
    listLegs(connection, shipment.id),
    findInstructions(connection, shipment.id),
    shipment.user_id ? findProfile(connection, shipment.user_id) : undefined,
  ]);
  return {
    shipment,
    legs,
    instructions,
    client: client ? (client.company_name ?? client.full_name) : null,
    office: issuingOffice(legs),
  };
}
