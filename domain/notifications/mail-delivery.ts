import * as z from 'zod';
import type { NotificationKind } from './notification-kind.ts';

/** One e-mail per notification, one daily digest, or none. */
export const MAIL_DELIVERIES = ['instant', 'daily', 'off'] as const;
export const MailDelivery = z.enum(MAIL_DELIVERIES);
export type MailDelivery = z.infer<typeof MailDelivery>;

/** Defaults: instant for what is urgent or needs an action, daily for what happens often. */
const DEFAULTS: Record<NotificationKind, MailDelivery> = {
  shipment_created: 'instant',
  booking_confirmed: 'instant',
  status_changed: 'daily',
  shipment_delayed: 'instant',
  delivery_appointment: 'instant',
  document_ready: 'daily',
  quote_answered: 'instant',
  invoice_issued: 'instant',
  payment_reminder: 'instant',
  message: 'instant',
  role_changed: 'instant',
  enquiry: 'daily',
  cut_off: 'instant',
  webhook_disabled: 'instant',
};

/** How a kind is mailed to a person; unverified addresses get nothing. */
export function deliveryOf(
  kind: NotificationKind,
  person: { chosen: MailDelivery | null; email_verified: boolean },
): MailDelivery {
  return person.email_verified ? chosenDelivery(kind, person.chosen) : 'off';
}

/** The delivery shown in settings: the person's choice, or the default. */
export function chosenDelivery(kind: NotificationKind, chosen: MailDelivery | null): MailDelivery {
  return chosen ?? DEFAULTS[kind];
}
