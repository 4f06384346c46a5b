import { isPermitted } from '#domain/people/access.ts';
import type { Person } from '#domain/people/person.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { equipmentCounts } from './book-equipment.ts';
import { listCargoLines } from './cargo-lines-table.ts';
import { listEquipment } from './equipment-table.ts';
import { cargoLineOf } from './file-items.ts';

const CENTS = 100;

/** What a person would enter to book a shipment again, among its other fields; the value of the goods if they may see it. */
export async function draftOfShipment(connection: Connection, person: Person, shipment: ShipmentRecord) {
  const cargo_value_cents = isPermitted(person, 'money') ? shipment.cargo_value_cents : null;
  const [boxes, lines] = await Promise.all([
    listEquipment(connection, shipment.id),
    listCargoLines(connection, shipment.id),
  ]);
  const has_dangerous_goods = lines.some(({ dangerous_goods }) => dangerous_goods);
  return {
    ...shipment,
    dangerous_goods: shipment.dangerous_goods || has_dangerous_goods,
    cargo_value_cents,
    cargo_value: cargo_value_cents === null ? null : cargo_value_cents / CENTS,
    equipment: equipmentCounts(boxes),
    // A single one is what the booking’s description and weight state, unless it declares dangerous goods.
    cargo_lines:
      lines.length > 1 || has_dangerous_goods
        ? lines.map((line) => ({
            ...cargoLineOf(line),
            description: line.description || shipment.cargo_description,
            gross_kg: line.gross_kg ?? (lines.length > 1 ? null : shipment.cargo_weight),
          }))
        : [],
  };
}
