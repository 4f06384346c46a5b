import { findTracked } from '../tracking/tracked-shipment.ts';
import { openLink } from './open-link.ts';
import { operations } from './operations.ts';
import { listSharedDocuments } from './shared-documents.ts';
import { sharedShipment } from './shared-shipment.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const link = await openLink(context, input.token, errors);
  const [shipment, documents] = await Promise.all([
    findTracked(context, link.tracking_number, context.now()),
    listSharedDocuments(context.database.db, link),
  ]);
  if (!shipment) throw errors.NOT_FOUND();
  return sharedShipment(link, shipment, documents);
});
