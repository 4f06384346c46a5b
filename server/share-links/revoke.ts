import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { operations } from './operations.ts';
import { deleteShareLink, lockShareLink } from './share-links-table.ts';

/** A link of another organisation’s shipment gets the same response as one that has ended. */
export const revoke = operations.revoke.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const link = await lockShareLink(transaction, input.id);
    const shipment = link && (await shipmentFor(transaction, person, link.tracking_number));
    if (!shipment) throw errors.NOT_FOUND();
    await deleteShareLink(transaction, link.id);
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'shareLinks.revoke',
      subject_type: 'shipment',
      subject_id: shipment.id,
      detail: { tracking_number: shipment.tracking_number, link: link.id, views: link.views },
    });
    return {};
  }),
);
