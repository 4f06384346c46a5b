import type { Equipment } from '#domain/shipment-file/equipment.ts';
import { stuffingIssues } from '#domain/shipment-file/stuffing.ts';
import { fieldIssues } from '../api/errors/field-issue.ts';
import { listCargoLines, replaceCargoLines } from './cargo-lines-table.ts';
import { editFile } from './edit-file.ts';
import { listEquipment, listStuffing, replaceEquipment as writeEquipment } from './equipment-table.ts';
import {
  cargoLineOf,
  cargoLineRecord,
  cargoLinesOf,
  equipmentOf,
  equipmentRecord,
  stuffingRecords,
} from './file-items.ts';
import { identified, listChanges } from './list-changes.ts';
import { operations } from './operations.ts';

export const replaceEquipment = operations.replaceEquipment.handler((call) =>
  editFile('shipmentFile.replaceEquipment', call, async (transaction, shipment) => {
    const { id: shipment_id } = shipment;
    const [boxes, stuffing, records] = await Promise.all([
      listEquipment(transaction, shipment_id),
      listStuffing(transaction, shipment_id),
      listCargoLines(transaction, shipment_id),
    ]);
    const lines = cargoLinesOf(shipment, records.map(cargoLineOf));
    const before = boxes.map((box) => equipmentOf(box, stuffing));
    const known = new Map(before.map((box) => [box.id, box]));
    const after = identified('equipment', call.input.equipment, before).map((box) => ({
      ...box,
      free_days: box.free_days === undefined ? known.get(box.id)?.free_days : box.free_days,
      detention_days:
        box.detention_days === undefined ? known.get(box.id)?.detention_days : box.detention_days,
      stuffing: withKnownFigures(box.stuffing, known.get(box.id)?.stuffing ?? []),
    }));
    const issues = stuffingIssues(after, lines);
    if (issues.length > 0) throw fieldIssues(issues);
    const isStuffed = after.some((box) => box.stuffing.length > 0);
    // Stuffing refers to a recorded line, so the one that states the booking becomes one.
    if (isStuffed && records.length === 0)
      await replaceCargoLines(
        transaction,
        shipment_id,
        lines.map((line, position) => cargoLineRecord(line, shipment_id, position)),
      );
    await writeEquipment(
      transaction,
      shipment_id,
      after.map((box, position) => equipmentRecord(box, shipment_id, position)),
      after.flatMap(stuffingRecords),
    );
    return {
      changes: listChanges('equipment', before, after, equipmentText),
    };
  }),
);

type Stuffing = Equipment['stuffing'];

/** Programs that don’t know declared figures send none: the same pieces keep theirs. */
function withKnownFigures(stuffing: Stuffing, known: Stuffing): Stuffing {
  return stuffing.map((part) => {
    const { gross_kg, volume_m3 } =
      known.find(
        ({ cargo_line_id, pieces }) => cargo_line_id === part.cargo_line_id && pieces === part.pieces,
      ) ?? {};
    return {
      cargo_line_id: part.cargo_line_id,
      pieces: part.pieces,
      gross_kg: part.gross_kg === undefined ? (gross_kg ?? null) : part.gross_kg,
      volume_m3: part.volume_m3 === undefined ? (volume_m3 ?? null) : part.volume_m3,
    };
  });
}

/** 'MSKU9070323 45G1 ML-CN4471 640 pieces 11600 kg VGM 15800 kg' */
function equipmentText({
  number,
  size_type,
  seals,
  stuffing,
  vgm,
  free_days,
  detention_days,
}: Equipment): string {
  return [
    number,
    size_type,
    ...seals,
    ...stuffing.flatMap(({ pieces, gross_kg, volume_m3 }) => [
      `${pieces} pieces`,
      gross_kg && `${gross_kg} kg`,
      volume_m3 && `${volume_m3} m³`,
    ]),
    vgm && `VGM ${vgm.kg} kg`,
    free_days && `${free_days} free days`,
    detention_days && `${detention_days} detention free days`,
  ]
    .filter(Boolean)
    .join(' ');
}
