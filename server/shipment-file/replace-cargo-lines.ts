import { stuffedPieces } from '#domain/shipment-file/stuffing.ts';
import { totalsOf } from '#domain/shipment-file/totals.ts';
import { fieldIssue, fieldIssues } from '../api/errors/field-issue.ts';
import { listCargoLines, replaceCargoLines as writeCargoLines } from './cargo-lines-table.ts';
import { editFile } from './edit-file.ts';
import { insertStuffing, listStuffing } from './equipment-table.ts';
import { cargoLineOf, cargoLineRecord, cargoLinesOf } from './file-items.ts';
import { identified, listChanges } from './list-changes.ts';
import { operations } from './operations.ts';

/** The shipment's weight and dangerous goods are those of its lines from now on. */
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
    refuseBelow(stuffedPieces([{ stuffing }]), lines);
    const after = lines.map((line, position) => cargoLineRecord(line, shipment_id, position));
    await writeCargoLines(transaction, shipment_id, after);
    await insertStuffing(transaction, stuffing);
    const { gross_kg } = totalsOf(lines);
    return {
      shipment: {
        ...(gross_kg && { cargo_weight: gross_kg }),
        ...(lines.length > 0 && { dangerous_goods: lines.some((line) => line.dangerous_goods !== null) }),
      },
      changes: listChanges(
        'cargo_lines',
        before,
        after,
        ({ pieces, package_type, description, gross_kg: kg }) =>
          [pieces, package_type, description, kg !== null && `${kg} kg`].filter(Boolean).join(' '),
      ),
    };
  }),
);

/** Throws 422 where stuffed pieces would be missing. */
function refuseBelow(
  stuffed: ReadonlyMap<string, number>,
  lines: readonly { id: string; pieces: number | null }[],
): void {
  const short = lines.flatMap(({ id, pieces }, index) => {
    const needed = stuffed.get(id) ?? 0;
    return pieces !== null && pieces < needed
      ? [
          {
            path: `cargo_lines.${index}.pieces`,
            message: `${needed} of these pieces are stuffed in containers.`,
          },
        ]
      : [];
  });
  if (short.length > 0) throw fieldIssues(short);
  const ids = new Set(lines.map(({ id }) => id));
  if ([...stuffed.keys()].some((id) => !ids.has(id)))
    throw fieldIssue(
      'cargo_lines',
      'A line that is stuffed in a container cannot be removed. Unstuff it first.',
    );
}
