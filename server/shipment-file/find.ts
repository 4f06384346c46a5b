import { signedIn } from '../api/call-context.ts';
import { versionTag } from '../api/if-match.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { operations } from './operations.ts';
import { readFile } from './read-file.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const shipment = await shipmentFor(db, person, input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const file = await readFile(db, context, person, shipment);
  context.replyHeader('etag', versionTag(file.version));
  return file;
});
