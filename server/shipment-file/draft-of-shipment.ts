import type { Connection } from '../database/pool/connection.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { equipmentCounts } from './book-equipment.ts';
import { listCargoLines } from './cargo-lines-table.ts';
import { listEquipment } from './equipment-table.ts';
import { cargoLineOf } from './file-items.ts';

const CENTS = 100;

/** What a person would enter to book a shipment again, among its other fields. */
export async function draftOfShipment(connection: Connection, shipment: ShipmentRecord) {
  const { cargo_value_cents } = shipment;
  const [boxes, lines] = await Promise.all([
    listEquipment(connection, shipment.id),
    listCargoLines(connection, shipment.id),
  ]);
  return {
    ...shipment,
    cargo_value: cargo_value_cents === null ? null : cargo_value_cents / CENTS,
    equipment: equipmentCounts(boxes),
    // A single one is what the booking’s description and weight state.
    cargo_lines:
      lines.length > 1
        ? lines.map((line) => ({
            ...cargoLineOf(line),
            description: line.description || shipment.cargo_description,
          }))
        : [],
  };
}
