import { hiddenDocuments } from '#domain/documents/valued-documents.ts';
import { expiryRefusal } from '#domain/share-links/share-link.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { newToken } from '../mail/link-token.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { operations } from './operations.ts';
import { countShareLinks, insertShareLink } from './share-links-table.ts';

const MAX_LINKS = 50;

/** Only the response and its holder have the token; the database stores its hash. */
export const create = operations.create.handler(async ({ input, context, errors }) => {
  const { accounts, settings, now } = context;
  const person = signedIn(context);
  const { tracking_number, expires_at, show, document_kinds = null, pin } = input;
  const refusal = expiryRefusal(expires_at, now());
  if (refusal) throw fieldIssue('expires_at', refusal);
  const hidden = hiddenDocuments(person);
  if (document_kinds?.some((kind) => hidden.includes(kind)))
    throw fieldIssue('document_kinds', 'You can’t share documents that state prices.');
  return context.writeAfter(
    async () => (pin ? accounts.passwords.hash(context, pin) : null),
    async (transaction, pin_hash) => {
      const shipment = await shipmentFor(transaction, person, tracking_number);
      if (!shipment) throw errors.NOT_FOUND();
      // Locks the shipment so that concurrent calls can't exceed the limit.
      await lockShipments(transaction, [shipment.id]);
      if ((await countShareLinks(transaction, shipment.id, now())) >= MAX_LINKS)
        throw errors.TOO_MANY_LINKS();
      const { token, token_hash } = newToken();
      const id = await insertShareLink(transaction, {
        shipment_id: shipment.id,
        token_hash,
        show: [...new Set(show)],
        document_kinds,
        pin_hash,
        created_at: now(),
        expires_at,
      });
      await writeAudit(transaction, {
        actor_id: person.user_id,
        action: 'shareLinks.create',
        subject_type: 'shipment',
        subject_id: shipment.id,
        detail: {
          tracking_number: shipment.tracking_number,
          link: id,
          show,
          document_kinds,
          expires_at,
          has_pin: pin_hash !== null,
        },
      });
      return { id, url: `${settings.publicUrl}/s/${token}`, expires_at };
    },
  );
});
