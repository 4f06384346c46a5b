import type { FileLists } from '#domain/shipment-file/instruction-parts.ts';
import { normalizeReference } from '#domain/shipment-file/reference.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { listCargoLines, replaceCargoLines } from './cargo-lines-table.ts';
import { listEquipment, listStuffing, replaceEquipment } from './equipment-table.ts';
import { cargoLineOf, cargoLineRecord, equipmentOf, equipmentRecord, stuffingRecords } from './file-items.ts';
import { listParties, replaceParties } from './parties-table.ts';
import { listReferences, replaceReferences } from './references-table.ts';

type Identified<List> = List extends readonly (infer Item)[] ? (Item & { id: string })[] : never;
export type StoredLists = { [Name in keyof FileLists]: Identified<FileLists[Name]> };

export async function readFileLists(connection: Connection, shipment_id: string): Promise<StoredLists> {
  const [parties, references, lines, boxes, stuffed] = await Promise.all([
    listParties(connection, shipment_id),
    listReferences(connection, shipment_id),
    listCargoLines(connection, shipment_id),
    listEquipment(connection, shipment_id),
    listStuffing(connection, shipment_id),
  ]);
  return {
    parties: parties.map(({ shipment_id: _, position: __, ...party }) => party),
    references: references.map(
      ({ shipment_id: _, position: __, normalized: ___, ...reference }) => reference,
    ),
    cargo_lines: lines.map(cargoLineOf),
    equipment: boxes.map((box) => equipmentOf(box, stuffed)),
  };
}

/** Replaces all lists of a file; new items get ids. */
export async function writeFileLists(
  transaction: Transaction,
  shipment_id: string,
  lists: FileLists,
): Promise<void> {
  const rows = rowsOf(shipment_id, lists);
  // Stuffing refers to the cargo lines, so the order matters.
  await pipeline(
    replaceParties(transaction, shipment_id, rows.parties),
    replaceReferences(transaction, shipment_id, rows.references),
    replaceCargoLines(transaction, shipment_id, rows.cargo_lines),
  );
  await replaceEquipment(transaction, shipment_id, rows.equipment, rows.stuffing);
}

/** The rows of a file’s lists. */
export function rowsOf(shipment_id: string, { parties, references, cargo_lines, equipment }: FileLists) {
  const boxes = identified(equipment);
  return {
    parties: identified(parties).map((party, position) => ({ ...party, shipment_id, position })),
    references: identified(references).map((reference, position) => ({
      ...reference,
      shipment_id,
      position,
      normalized: normalizeReference(reference.value),
    })),
    cargo_lines: identified(cargo_lines).map((line, position) =>
      cargoLineRecord(line, shipment_id, position),
    ),
    equipment: boxes.map((box, position) => equipmentRecord(box, shipment_id, position)),
    stuffing: boxes.flatMap(stuffingRecords),
  };
}

function identified<Item extends { id?: string | undefined }>(
  items: readonly Item[],
): (Item & { id: string })[] {
  return items.map((item) => ({ ...item, id: item.id ?? newId() }));
}
