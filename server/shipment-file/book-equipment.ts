import type { BookedEquipment } from '#domain/equipment/booked-equipment.ts';
import { findSizeType } from '#domain/equipment/size-type.ts';
import type { TariffOption } from '#domain/rates/price-options.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { insertEquipment, listEquipment } from './equipment-table.ts';

/**
 * Records the containers that a customer books, without numbers, after those of the shipping instructions, with the free
 * days of their types.
 */
export async function bookEquipment(
  transaction: Transaction,
  shipment_id: string,
  booked: readonly BookedEquipment[],
  free_days_by_type: TariffOption['free_days_by_type'] = {},
): Promise<void> {
  if (booked.length === 0) return;
  const before = await listEquipment(transaction, shipment_id);
  const rows = bookedRows(shipment_id, booked, before.length);
  await insertEquipment(
    transaction,
    rows.map((row) => ({ ...row, free_days: free_days_by_type[row.size_type] ?? null })),
  );
}

/** The rows of booked containers, from a position on. */
export function bookedRows(shipment_id: string, booked: readonly BookedEquipment[], position = 0) {
  const types = booked.flatMap(({ size_type, count }) => Array.from({ length: count }, () => size_type));
  return types.map((size_type, index) => ({
    id: newId(),
    shipment_id,
    position: position + index,
    kind: 'container' as const,
    size_type,
  }));
}

/** How many containers of each common type a shipment has. */
export function equipmentCounts(rows: readonly { kind: string; size_type: string }[]): BookedEquipment[] {
  const typed = rows.filter(
    ({ kind, size_type }) => kind === 'container' && findSizeType(size_type) !== undefined,
  );
  const byType = Map.groupBy(typed, ({ size_type }) => size_type);
  return [...byType].map(([size_type, boxes]) => ({ size_type, count: boxes.length }));
}
