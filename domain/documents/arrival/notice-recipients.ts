import * as z from 'zod';
import { emailAddress } from '../../validation/rules.ts';

/** The parties of a shipment that collect the goods, or arrange it. */
export const NOTIFIED_ROLES = ['consignee', 'notify_party'] as const;
export type NotifiedRole = (typeof NOTIFIED_ROLES)[number];

export interface NoticeRecipient {
  role: NotifiedRole;
  email: string;
}

/** The e-mail addresses of the parties to notify, in the order of the parties, each address once. */
export function noticeRecipients(parties: readonly { role: string; contact: string }[]): NoticeRecipient[] {
  const named = NOTIFIED_ROLES.flatMap((role) =>
    parties
      .filter((party) => party.role === role)
      .flatMap(({ contact }) => emailsIn(contact).map((email) => ({ role, email }))),
  );
  return named.filter(({ email }, index) => named.findIndex((earlier) => earlier.email === email) === index);
}

const WithRecipients = z.object({
  recipients: z.array(z.object({ role: z.enum(NOTIFIED_ROLES), email: z.string() })).catch([]),
});

/** Who got an issued document, as stored with its data; nobody got those of earlier versions. */
export function storedRecipients(document_data: Record<string, unknown>): NoticeRecipient[] {
  return WithRecipients.parse(document_data).recipients;
}

/** A contact is free text, such as a telephone number and an address. */
function emailsIn(contact: string): string[] {
  return contact
    .split(/[\s,;:|/<>()[\]"]+/)
    .map((part) => part.replace(/\.+$/, '').toLowerCase())
    .filter((part) => part.includes('@') && emailAddress(part) === undefined);
}
