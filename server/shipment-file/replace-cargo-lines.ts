import { cargoLineText } from '#domain/shipment-file/cargo-line.ts';
import { shipmentOfLines } from '#domain/shipment-file/totals.ts';
import { listCargoLines, replaceCargoLines as writeCargoLines } from './cargo-lines-table.ts';
import { editFile } from './edit-file.ts';
import { insertStuffing, listStuffing } from './equipment-table.ts';
import { cargoLineOf, cargoLineRecord, cargoLinesOf } from './file-items.ts';
import { identified, listChanges } from './list-changes.ts';
import { operations } from './operations.ts';
import { refuseMissingPieces } from './refuse-missing-pieces.ts';

/** The shipment's weight is that of its lines from now on; lines may make it dangerous goods, but not the opposite. */
export const replaceCargoLines = operations.replaceCargoLines.handler((call) =>
  editFile('shipmentFile.replaceCargoLines', call, async (transaction, shipment) => {
    const { id: shipment_id } = shipment;
    const before = await listCargoLines(transaction, shipment_id);
    const lines = identified(
      'cargo_lines',
      call.input.cargo_lines,
      cargoLinesOf(shipment, before.map(cargoLineOf)),
    );
    const stuffing = await listStuffing(transaction, shipment_id);
    refuseMissingPieces('cargo_lines', [{ stuffing }], lines);
    const after = lines.map((line, position) => cargoLineRecord(line, shipment_id, position));
    await writeCargoLines(transaction, shipment_id, after);
    await insertStuffing(transaction, stuffing);
    return {
      shipment: shipmentOfLines(lines),
      changes: listChanges('cargo_lines', before, after, cargoLineText),
    };
  }),
);
