import { signedIn } from '../api/call-context.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { listAmendments } from './amendments-table.ts';
import { operations } from './operations.ts';
import { amendmentOf, withoutHidden } from './present.ts';

export const list = operations.list.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const by = signedIn(context);
  const shipment = await shipmentFor(db, by, input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const rows = await listAmendments(db, shipment.id, input.updated_since);
  return {
    amendments: rows.map(({ amendment, requested_by }) =>
      amendmentOf(withoutHidden(amendment, by), shipment.tracking_number, requested_by),
    ),
  };
});
