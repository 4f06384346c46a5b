import {
  type AmendmentChanges,
  amendmentDifference,
  changedByRequest,
  changedSince,
} from '#domain/shipment-file/amendment.ts';
import { ShipmentCargoLines } from '#domain/shipment-file/cargo-line.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { touchInstructions } from '../documents/shipping-instructions-table.ts';
import { cargoLinesOf } from '../shipment-file/file-items.ts';
import { readFileLists, type StoredLists, writeFileLists } from '../shipment-file/file-lists.ts';
import { refuseMissingPieces } from '../shipment-file/refuse-missing-pieces.ts';
import { scaleCargoLines } from '../shipment-file/scale-cargo-lines.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import { lockShipmentFor } from '../shipment-records/shipment-for.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { recordStatus } from '../tracking/record-status.ts';
import { lockAmendment } from './amendments-table.ts';
import { decide } from './decide.ts';
import { type AmendmentsContext, operations } from './operations.ts';

export const approve = operations.approve.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const amendment = await lockAmendment(transaction, input.id);
    const shipment =
      amendment && (await lockShipmentFor(transaction, signedIn(context), amendment.shipment_id));
    if (!amendment || !shipment) throw errors.NOT_FOUND();
    if (amendment.status !== 'requested') throw errors.DECIDED();
    if (!isActive(shipment.status)) throw errors.ENDED();
    const lists = await readFileLists(transaction, shipment.id);
    const changes = changedByRequest(parsed(amendment.changes), amendment.difference);
    const known = { ...lists, cargo_lines: cargoLinesOf(shipment, lists.cargo_lines) };
    const fields = changedSince(
      amendment.difference,
      amendmentDifference({ ...shipment, ...known }, changes),
    );
    if (fields.length > 0)
      throw errors.CHANGED_SINCE({ message: changedSinceMessage(fields), data: { fields } });
    await apply(transaction, context, { changes, reason: amendment.reason, lists }, shipment);
    return decide(transaction, context, { amendment, shipment }, { status: 'approved', answer: '' });
  }),
);

/** The stored changes with their dates. */
function parsed({ cargo_lines, ...changes }: AmendmentChanges): AmendmentChanges {
  return { ...changes, ...(cargo_lines && { cargo_lines: ShipmentCargoLines.parse(cargo_lines) }) };
}

function changedSinceMessage(fields: readonly string[]): string {
  const names = fields.map((field) => field.replace(/_cents$/, '').replaceAll('_', ' ')).join(', ');
  return `Someone else changed this since the request: ${names}. Decline it, or let the customer request it again.`;
}

interface Approved {
  changes: AmendmentChanges;
  reason: string;
  lists: StoredLists;
}

async function apply(
  transaction: Transaction,
  context: AmendmentsContext,
  { changes, reason, lists }: Approved,
  shipment: ShipmentRecord,
): Promise<void> {
  const { parties, references, cargo_lines, cancel, ...fields } = changes;
  const at = context.now();
  const by = signedIn(context);
  if (Object.keys(fields).length > 0) await updateShipment(transaction, shipment.id, fields, at);
  if (!cargo_lines && fields.cargo_weight !== shipment.cargo_weight)
    await scaleCargoLines(transaction, shipment.id, fields.cargo_weight);
  if (parties || references || cargo_lines) {
    const lines = cargo_lines?.map((line) => ({ ...line, id: line.id ?? newId() }));
    if (lines) refuseMissingPieces('cargo_lines', lists.equipment, lines);
    await writeFileLists(transaction, shipment.id, {
      ...lists,
      ...(parties && { parties }),
      ...(references && { references }),
      ...(lines && { cargo_lines: lines }),
    });
    await touchInstructions(transaction, shipment.id, { updated_at: at, updated_by: by.user_id });
  }
  if (cancel)
    await recordStatus(transaction, context, shipment, {
      status: 'cancelled',
      description: reason,
      location: `${shipment.origin_city}, ${shipment.origin_country}`,
      occurred_at: at,
      by,
    });
}
