import { ORPCError } from '@orpc/server';
import type { ImportedCharge } from '#domain/imports/imported-records.ts';
import { normalizeKey } from '#domain/imports/sheet-rows.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { addCharges } from '../charges/add-charge.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { lockNumbered } from '../shipment-records/shipment-edits-table.ts';
import { recordsByReference } from './imported-records-table.ts';
import { shipmentNumbers } from './match-references.ts';
import { RowRefused, type RowWriter, takeEach } from './row-writer.ts';

export const importCharges: RowWriter<ImportedCharge> = async (transaction, context, rows) => {
  const numberOf = await shipmentNumbers(
    transaction,
    rows.map(({ fields }) => fields.tracking_number),
  );
  const imported = await recordsByReference(
    transaction,
    'charges',
    rows.flatMap(({ fields: { reference } }) => (reference ? [normalizeKey(reference)] : [])),
  );
  const shipmentNumber = (typed: string) => normalizeTrackingNumber(numberOf(typed));
  const locked = await lockNumbered(
    transaction,
    [...new Set(rows.map(({ fields }) => shipmentNumber(fields.tracking_number)))],
    readerOf(signedIn(context)),
  );
  const shipments = new Map(locked.map((shipment) => [shipment.tracking_number, shipment]));
  const { taken, refused } = await takeEach(
    rows,
    ({ row, fields: { reference, tracking_number, ...input } }) => {
      const key = reference ? normalizeKey(reference) : null;
      if (key && imported.has(key)) throw new RowRefused('reference', 'This charge was imported before.');
      const shipment = shipments.get(shipmentNumber(tracking_number));
      if (!shipment) throw new RowRefused('tracking_number', `There is no shipment ${tracking_number}.`);
      return { row, key, shipment, input };
    },
  );
  const added = await addCharges(transaction, context, taken);
  const written = await takeEach(taken, ({ row, key, shipment }, index) => {
    const charge = added[index];
    if (!charge || charge instanceof Error) throw refusalOf(charge) ?? charge;
    return { row, record_id: shipment.id, number: charge.charge_order, reference: key };
  });
  return { records: written.taken, refused: [...refused, ...written.refused] };
};

/** A field that is refused by the rule that the API uses too. */
function refusalOf(error: unknown): RowRefused | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  const [issue] = (error.data as { issues?: { path: string; message: string }[] } | undefined)?.issues ?? [];
  return issue && new RowRefused(issue.path, issue.message);
}
