import * as z from 'zod';
import type { NotificationKind } from './notification-kind.ts';

/** One mail for each notification, one a day for all of them, or none. */
export const MAIL_DELIVERIES = ['instant', 'daily', 'off'] as const;
export const MailDelivery = z.enum(MAIL_DELIVERIES);
export type MailDelivery = z.infer<typeof MailDelivery>;

/** Until a person chooses: at once what asks for something or cannot wait, once a day what happens often. */
const DEFAULTS: Record<NotificationKind, MailDelivery> = {
  shipment_created: 'instant',
  booking_confirmed: 'instant',
  status_changed: 'daily',
  shipment_delayed: 'instant',
  document_ready: 'daily',
  quote_answered: 'instant',
  invoice_issued: 'instant',
  role_changed: 'instant',
  enquiry: 'daily',
};

/** How a kind reaches somebody by mail; an address that nobody has proven gets nothing. */
export function deliveryOf(
  kind: NotificationKind,
  person: { chosen: MailDelivery | null; email_verified: boolean },
): MailDelivery {
  return person.email_verified ? chosenDelivery(kind, person.chosen) : 'off';
}

/** What settings show: the person's choice, or what holds until there is one. */
export function chosenDelivery(kind: NotificationKind, chosen: MailDelivery | null): MailDelivery {
  return chosen ?? DEFAULTS[kind];
}
