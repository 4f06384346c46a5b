import { MAX_PIN_ATTEMPTS } from '#domain/share-links/share-link-limits.ts';
import { signedIn } from '../api/call-context.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { operations } from './operations.ts';
import { listShareLinks } from './share-links-table.ts';

export const list = operations.list.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const shipment = await shipmentFor(db, signedIn(context), input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const links = await listShareLinks(db, shipment.id, context.now(), input.updated_since);
  return {
    share_links: links.map(({ pin_hash, pin_failures, ...link }) => ({
      ...link,
      has_pin: pin_hash !== null,
      locked: pin_failures >= MAX_PIN_ATTEMPTS,
    })),
  };
});
