import { stuffingIssues } from '#domain/shipment-file/stuffing.ts';
import { fieldIssues } from '../api/errors/field-issue.ts';
import { listCargoLines, replaceCargoLines } from './cargo-lines-table.ts';
import { editFile } from './edit-file.ts';
import { listEquipment, listStuffing, replaceEquipment as writeEquipment } from './equipment-table.ts';
import { cargoLineOf, cargoLineRecord, cargoLinesOf, equipmentOf, equipmentRecord } from './file-items.ts';
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
    const freeDaysOf = new Map(before.map(({ id, free_days }) => [id, free_days]));
    const after = identified('equipment', call.input.equipment, before).map((box) => ({
      ...box,
      free_days: box.free_days === undefined ? freeDaysOf.get(box.id) : box.free_days,
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
      after.flatMap(({ id: equipment_id, stuffing: lines }) =>
        lines.map((line) => ({ ...line, equipment_id })),
      ),
    );
    return {
      changes: listChanges('equipment', before, after, ({ number, size_type, seals, vgm, free_days }) =>
        [number, size_type, ...seals, vgm && `VGM ${vgm.kg} kg`, free_days && `${free_days} free days`]
          .filter(Boolean)
          .join(' '),
      ),
    };
  }),
);
