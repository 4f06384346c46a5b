import type { Facts } from '#domain/documents/compose-document.ts';
import { modesOf } from '#domain/documents/shipment-facts.ts';
import { withDangerousGoods } from '#domain/shipment-file/with-dangerous-goods.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findOrganisation } from '../organisations/organisations-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listLegs } from '../tracking/route/route-legs-table.ts';
import { findInstructions } from './instructions.ts';
import { issuingOffice } from './issuing-office.ts';

/** The current data of a shipment from which its documents are composed. */
export async function documentFacts(connection: Connection, shipment: ShipmentRecord): Promise<Facts> {
  const [legs, { instructions, dangerous_goods, volumes_m3 }, client] = await Promise.all([
    listLegs(connection, shipment.id),
    findInstructions(connection, shipment.id),
    shipment.organisation_id ? findOrganisation(connection, shipment.organisation_id) : undefined,
  ]);
  return {
    shipment,
    legs,
    instructions: {
      ...instructions,
      cargo_lines: withDangerousGoods(instructions.cargo_lines, dangerous_goods, modesOf(shipment, legs)),
    },
    volumes_m3,
    client: client?.name ?? null,
    office: issuingOffice(legs),
  };
}
