import { ORPCError } from '@orpc/server';
import type { ImportedCharge } from '#domain/imports/imported-records.ts';
import { normaliseKey } from '#domain/imports/sheet-rows.ts';
import { addCharge } from '../charges/add-charge.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { recordsByReference } from './imported-records-table.ts';
import { shipmentNumbers } from './match-references.ts';
import { RowRefused, type RowWriter, writeEach } from './row-writer.ts';

export const importCharges: RowWriter<ImportedCharge> = async (transaction, context, rows) => {
  const numberOf = await shipmentNumbers(
    transaction,
    rows.map(({ fields }) => fields.tracking_number),
  );
  const imported = await recordsByReference(
    transaction,
    'charges',
    rows.flatMap(({ fields: { reference } }) => (reference ? [normaliseKey(reference)] : [])),
  );
  return writeEach(rows, async ({ row, fields: { reference, tracking_number, ...charge } }) => {
    const key = reference ? normaliseKey(reference) : null;
    if (key && imported.has(key)) throw new RowRefused('reference', 'This charge was imported before.');
    const number = numberOf(tracking_number);
    const shipment = await lockNumber(transaction, context, number);
    if (!shipment) throw new RowRefused('tracking_number', `There is no shipment ${tracking_number}.`);
    const added = await addCharge(transaction, context, shipment, charge, {
      ALREADY_INVOICED: ({ data }) =>
        new RowRefused('tracking_number', `This shipment has been invoiced with ${data.number}.`),
    }).catch((error: unknown) => {
      throw refusalOf(error) ?? error;
    });
    return { row, record_id: shipment.id, number: added.charge_order, reference: key };
  });
};

/** A field that is refused by the rule that the API uses too. */
function refusalOf(error: unknown): RowRefused | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  const [issue] = (error.data as { issues?: { path: string; message: string }[] } | undefined)?.issues ?? [];
  return issue && new RowRefused(issue.path, issue.message);
}
