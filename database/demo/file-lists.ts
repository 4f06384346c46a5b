import { NO_INSTRUCTIONS, type ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { splitInstructions } from '#domain/shipment-file/instruction-parts.ts';
import type { Transaction } from '#server/database/pool/connection.ts';
import { cargoLines } from '#server/shipment-file/cargo-lines-table.ts';
import { equipment, stuffing } from '#server/shipment-file/equipment-table.ts';
import { rowsOf } from '#server/shipment-file/file-lists.ts';
import { shipmentParties } from '#server/shipment-file/parties-table.ts';
import { shipmentReferences } from '#server/shipment-file/references-table.ts';
import { declaredGoods } from './cargo-lines.ts';
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

/** The cargo lines of instructions. */
export function cargoOf(row: Instructed) {
  return splitInstructions(fullOf(row), NO_LISTS).lists.cargo_lines;
}

/** The parties, references, cargo lines and containers of instructions. */
export async function insertFileLists(
  transaction: Transaction,
  rows: readonly Instructed[],
  weighed: ReadonlyMap<string, Date>,
): Promise<void> {
  const files = rows.map((row) =>
    stuffed(
      rowsOf(row.shipment_id, splitInstructions(fullOf(row), NO_LISTS).lists),
      weighed.get(row.shipment_id),
    ),
  );
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
    files.flatMap(({ cargo_lines }) =>
      cargo_lines.map((line) => ({ ...line, dangerous_goods: declaredGoods(line.description) })),
    ),
  );
  await insertRows(
    transaction,
    equipment,
    files.flatMap((file) => file.equipment),
  );
  await insertRows(
    transaction,
    stuffing,
    files.flatMap((file) => file.stuffing),
  );
}

type Files = ReturnType<typeof rowsOf>;

/** Of most terminals in the demo's tariffs. */
const FREE_DAYS = 5;
/** By the first two digits of the type. */
const TARES_KG: Record<string, number> = { '22': 2_250, '45': 3_900 };

/** All of the goods are in the one box; its mass is calculated from their weights once they have left. */
function stuffed(files: Files, weighed_at: Date | undefined): Files {
  const [box] = files.equipment;
  if (!box || files.equipment.length > 1) return files;
  const tare_kg = TARES_KG[box.size_type.slice(0, 2)] ?? 3_900;
  const cargo_kg = files.cargo_lines.reduce(
    (sum, { gross_kg, net_kg }) => sum + (gross_kg ?? net_kg ?? 0),
    0,
  );
  const vgm = {
    vgm_kg: Math.round(cargo_kg + tare_kg),
    vgm_method: 2,
    vgm_weighed_by: files.parties.find(({ role }) => role === 'shipper')?.name || 'Shipper',
    vgm_weighed_at: weighed_at,
  };
  return {
    ...files,
    equipment: [
      { ...box, tare_kg, free_days: FREE_DAYS, ...(weighed_at && { ...vgm, vgm_weighed_at: weighed_at }) },
    ],
    stuffing: files.cargo_lines.flatMap(({ id, pieces }) =>
      pieces ? [{ equipment_id: box.id, cargo_line_id: id, pieces, gross_kg: null, volume_m3: null }] : [],
    ),
  };
}

function fullOf({ instructions }: Instructed): ShippingInstructions {
  return { ...NO_INSTRUCTIONS, ...instructions };
}
