import { NO_INSTRUCTIONS, type ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { documentedLegs } from '#domain/shipment-file/carriage.ts';
import { splitInstructions } from '#domain/shipment-file/instruction-parts.ts';
import { legRoles } from '#domain/shipment-file/leg.ts';
import type { Transaction } from '#server/database/pool/connection.ts';
import { cargoLines } from '#server/shipment-file/cargo-lines-table.ts';
import { derivedLegId } from '#server/shipment-file/derived-leg-id.ts';
import { equipment } from '#server/shipment-file/equipment-table.ts';
import { rowsOf } from '#server/shipment-file/file-lists.ts';
import { shipmentParties } from '#server/shipment-file/parties-table.ts';
import { shipmentReferences } from '#server/shipment-file/references-table.ts';
import type { legDetails } from '#server/tracking/route/leg-details-table.ts';
import type { routeLegs } from '#server/tracking/route/route-legs-table.ts';
import { insertRows } from './insert-rows.ts';

interface Instructed {
  shipment_id: string;
  instructions: Partial<ShippingInstructions>;
}

const NO_LISTS = { parties: [], references: [], cargo_lines: [], equipment: [] };

/** Instructions without what the lists of the file state. */
export function withoutLists<Row extends Instructed>(row: Row) {
  return { ...row, instructions: splitInstructions(fullOf(row), NO_LISTS).other };
}

/** The parties, references, cargo lines and containers of instructions. */
export async function insertFileLists(transaction: Transaction, rows: readonly Instructed[]): Promise<void> {
  const files = rows.map((row) => rowsOf(row.shipment_id, splitInstructions(fullOf(row), NO_LISTS).lists));
  await insertRows(
    transaction,
    shipmentParties,
    files.flatMap(({ parties }) => parties),
  );
  await insertRows(
    transaction,
    shipmentReferences,
    files.flatMap(({ references }) => references),
  );
  await insertRows(
    transaction,
    cargoLines,
    files.flatMap(({ cargo_lines }) => cargo_lines),
  );
  await insertRows(
    transaction,
    equipment,
    files.flatMap((file) => file.equipment),
  );
}

/** The carriers, vessels and flights of instructions at the legs that documents state. */
export function legDetailsOf(
  rows: readonly Instructed[],
  legs: readonly (typeof routeLegs.$inferSelect)[],
): (typeof legDetails.$inferInsert)[] {
  const routes = Map.groupBy(legs, ({ shipment_id }) => shipment_id);
  return rows.flatMap((row) => {
    const { carrier, vessel, voyage, flight } = fullOf(row);
    const route = routes.get(row.shipment_id) ?? [];
    const roles = legRoles(route);
    const { sea, air } = documentedLegs(route);
    const detailsOf = (leg: (typeof route)[number], known: object) => ({
      shipment_id: row.shipment_id,
      leg_order: leg.leg_order,
      id: derivedLegId(leg),
      role: roles[route.indexOf(leg)] ?? 'main',
      carrier,
      vessel_name: null,
      voyage: '',
      flight: '',
      ...known,
    });
    return [
      ...(sea && (vessel || voyage) ? [detailsOf(sea, { vessel_name: vessel || null, voyage })] : []),
      ...(air && flight ? [detailsOf(air, { flight })] : []),
    ];
  });
}

function fullOf({ instructions }: Instructed): ShippingInstructions {
  return { ...NO_INSTRUCTIONS, ...instructions };
}
