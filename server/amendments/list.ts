import { signedIn } from '../api/call-context.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { listAmendments } from './amendments-table.ts';
import { operations } from './operations.ts';
import { amendmentOf } from './present.ts';

export const list = operations.list.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const shipment = await shipmentFor(db, signedIn(context), input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const rows = await listAmendments(db, shipment.id, input.updated_since);
  return {
    amendments: rows.map(({ amendment, requested_by }) =>
      amendmentOf(amendment, shipment.tracking_number, requested_by),
    ),
  };
});
