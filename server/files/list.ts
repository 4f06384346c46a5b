import { signedIn } from '../api/call-context.ts';
import { sideOf } from '../messages/side-of.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { operations } from './operations.ts';
import { listFiles } from './shipment-files-table.ts';

export const list = operations.list.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const side = sideOf(person);
  const shipment = await shipmentFor(db, person, input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const files = await listFiles(db, shipment.id, side, input.updated_since);
  return {
    files: files.map(({ visibility, ...file }) => (side === 'staff' ? { ...file, visibility } : file)),
  };
});
