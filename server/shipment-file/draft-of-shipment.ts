import type { Connection } from '../database/pool/connection.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { equipmentCounts } from './book-equipment.ts';
import { listEquipment } from './equipment-table.ts';

const CENTS = 100;

/** What a person would enter to book a shipment again, among its other fields. */
export async function draftOfShipment(connection: Connection, shipment: ShipmentRecord) {
  const { cargo_value_cents } = shipment;
  return {
    ...shipment,
    cargo_value: cargo_value_cents === null ? null : cargo_value_cents / CENTS,
    equipment: equipmentCounts(await listEquipment(connection, shipment.id)),
  };
}
