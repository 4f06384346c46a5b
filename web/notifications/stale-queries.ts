import type { NotificationKind } from '#domain/notifications/notification-kind.ts';

/** Those of messages that were sent, read or deleted. */
export const MESSAGE_QUERIES = 'messages,files';

/** The queries that each kind of notification invalidates, in the format of the header `x-invalidates`. */
export const STALE_QUERIES_OF: Record<NotificationKind, string> = {
  shipment_created: 'shipments,portal',
  booking_confirmed: 'shipments,portal,tracking.details',
  status_changed: 'shipments,portal',
  shipment_delayed: 'shipments,portal',
  delivery_appointment: 'deliveries',
  document_ready: 'documents,portal',
  quote_answered: 'quotes,shipments.summary',
  invoice_issued: 'invoices,portal',
  payment_reminder: 'invoices,portal',
  // Also decisions on amendments, which change the shipment.
  message: `${MESSAGE_QUERIES},amendments,shipments,tracking.details`,
  role_changed: 'people',
  enquiry: 'enquiries,careers,quotes,amendments',
  cut_off: 'carrierBookings',
  webhook_disabled: 'webhooks',
};

export const ALL_STALE_QUERIES = [...new Set(Object.values(STALE_QUERIES_OF).join().split(','))].join();
