import { isPermitted } from '#domain/people/access.ts';
import { amendmentDifference } from '#domain/shipment-file/amendment.ts';
import type { ShipmentCargoLine } from '#domain/shipment-file/cargo-line.ts';
import { shipmentOfLines } from '#domain/shipment-file/totals.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { signedIn } from '../api/call-context.ts';
import { notifyStaffOf } from '../notifications/notify-staff.ts';
import { cargoLinesOf } from '../shipment-file/file-items.ts';
import { readFileLists } from '../shipment-file/file-lists.ts';
import { identified } from '../shipment-file/list-changes.ts';
import { refuseMissingPieces } from '../shipment-file/refuse-missing-pieces.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { insertAmendment } from './amendments-table.ts';
import { operations } from './operations.ts';
import { present, withoutHidden } from './present.ts';

export const request = operations.request.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const by = signedIn(context);
    const shipment = await shipmentFor(transaction, by, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    if (!isActive(shipment.status)) throw errors.ENDED();
    const lists = await readFileLists(transaction, shipment.id);
    const { parties, references, cargo_lines, ...fields } = input.changes;
    const known = { ...lists, cargo_lines: cargoLinesOf(shipment, lists.cargo_lines) };
    const sent = cargo_lines && identified('changes.cargo_lines', cargo_lines, known.cargo_lines);
    const lines = sent && (isPermitted(by, 'money') ? sent : withKnownPrices(sent, known.cargo_lines));
    if (lines) refuseMissingPieces('changes.cargo_lines', lists.equipment, lines);
    const changes = {
      ...fields,
      ...(parties && { parties: identified('changes.parties', parties, lists.parties) }),
      ...(references && { references: identified('changes.references', references, lists.references) }),
      ...(lines && { cargo_lines: lines, ...shipmentOfLines(lines) }),
    };
    const difference = amendmentDifference({ ...shipment, ...known }, changes);
    if (Object.keys(difference).length === 0) throw errors.NO_CHANGE();
    const amendment = await insertAmendment(transaction, {
      shipment_id: shipment.id,
      changes,
      difference,
      reason: input.reason,
      requested_by: by.user_id,
      created_at: context.now(),
    });
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'amendments.request',
      detail: { amendment: amendment.id, changes: difference, reason: input.reason },
    });
    await notifyStaffOf(transaction, context, shipment, {
      kind: 'enquiry',
      type: 'info',
      title: 'Amendment requested',
      message: `A customer requested a change to shipment ${shipment.tracking_number}: ${input.reason}`,
      related_id: shipment.tracking_number,
      related_type: 'shipment',
    });
    return present(transaction, withoutHidden(amendment, by), shipment.tracking_number);
  }),
);

/** The lines with the unit prices of those that they replace: people without the permission `money` don't see them. */
function withKnownPrices<Line extends ShipmentCargoLine>(
  lines: readonly Line[],
  known: readonly ShipmentCargoLine[],
): Line[] {
  return lines.map((line) => {
    const former = known.find(({ id }) => id === line.id);
    return former ? { ...line, unit_price_cents: former.unit_price_cents } : line;
  });
}
