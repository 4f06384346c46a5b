import { DAY_MS } from '#domain/calendar/durations.ts';
import type { NoticeRecipient } from '#domain/documents/arrival/notice-recipients.ts';
import { DOCUMENT_DATA } from '#domain/documents/document-data.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { newToken } from '../../mail/link-token.ts';
import { postMails } from '../../mail/outbox.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import { listHolderEmails } from '../../organisations/members-table.ts';
import { insertShareLink } from '../../share-links/share-links-table.ts';
import type { ShipmentRecord } from '../../shipment-records/shipments-table.ts';
import { arrivalNoticeMail } from '../document-mails.ts';

/** The goods are collected long before. */
const LINK_DAYS = 90;

interface IssuedNotice {
  document_number: string;
  document_data: Record<string, unknown>;
  recipients: readonly NoticeRecipient[];
}

/**
 * E-mails an arrival notice to the parties who collect the goods. They have no account, so their link opens the notice
 * and nothing else of the file. The people of the customer are notified as of every document, if they want e-mails.
 */
export async function mailNotice(
  transaction: Transaction,
  notifier: Notifier,
  { id: shipment_id, organisation_id, tracking_number }: ShipmentRecord,
  { document_number, document_data, recipients }: IssuedNotice,
): Promise<void> {
  const emails = recipients.map(({ email }) => email);
  const members =
    organisation_id && emails.length > 0
      ? await listHolderEmails(transaction, { organisation_id, permission: 'view', emails })
      : [];
  const outside = emails.filter((email) => !members.includes(email));
  if (outside.length === 0) return;
  const now = notifier.now();
  const { token, token_hash } = newToken();
  const expires_at = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  await insertShareLink(transaction, {
    shipment_id,
    token_hash,
    show: ['documents'],
    document_kinds: ['arrival_notice'],
    created_at: now,
    expires_at,
  });
  const { place_of_discharge, arrival_day, has_arrived } = DOCUMENT_DATA.arrival_notice.parse(document_data);
  const mail = arrivalNoticeMail(
    { document_number, tracking_number, place_of_discharge, arrival_day, has_arrived, expires_at },
    `${notifier.settings.publicUrl}/s/${token}`,
  );
  await postMails(
    transaction,
    notifier,
    // Staff issue the notice, so nobody else can send any number of e-mails to an address.
    outside.map((recipient) => ({ ...mail, recipient, limit: 'none' as const })),
  );
}
