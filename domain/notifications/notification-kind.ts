import * as z from 'zod';
import { isStaff, type Role } from '#domain/people/role.ts';

/** What a notification is about; people choose its e-mail delivery per kind. */
export const NOTIFICATION_KINDS = [
  'shipment_created',
  'booking_confirmed',
  'status_changed',
  'shipment_delayed',
  'delivery_appointment',
  'document_ready',
  'quote_answered',
  'invoice_issued',
  'payment_reminder',
  'message',
  'role_changed',
  'enquiry',
  'cut_off',
  'webhook_disabled',
] as const;
export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Labels in settings and e-mails. */
export const KIND_LABELS: Record<NotificationKind, string> = {
  shipment_created: 'Shipment created',
  booking_confirmed: 'Booking confirmed',
  status_changed: 'Status changed',
  shipment_delayed: 'Shipment delayed',
  delivery_appointment: 'Delivery appointments',
  document_ready: 'Document ready',
  quote_answered: 'Quote answered',
  invoice_issued: 'Invoice issued',
  payment_reminder: 'Payment reminders',
  message: 'Messages and files',
  role_changed: 'Role changed',
  enquiry: 'New requests and messages',
  cut_off: 'Cut-offs of carrier bookings',
  webhook_disabled: 'Webhooks disabled',
};

/** The kinds a role can receive: only staff are notified of enquiries and of cut-offs. */
export function kindsFor(role: Role): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => (kind !== 'enquiry' && kind !== 'cut_off') || isStaff(role));
}
