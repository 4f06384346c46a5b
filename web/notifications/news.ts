import type { NotificationKind } from '#domain/notifications/notification-kind.ts';

/** The queries that each kind of notification invalidates, in the format of the header `x-invalidates`. */
export const NEWS_OF: Record<NotificationKind, string> = {
  shipment_created: 'shipments,portal',
  booking_confirmed: 'shipments,portal,tracking.details',
  status_changed: 'shipments,portal',
  shipment_delayed: 'shipments,portal',
  document_ready: 'documents,portal',
  quote_answered: 'quotes,shipments.summary',
  invoice_issued: 'invoices,portal',
  message: 'messages,files',
  role_changed: 'people',
  enquiry: 'enquiries,careers,quotes',
  cut_off: 'carrierBookings',
  webhook_disabled: 'webhooks',
};

export const EVERY_NEWS = [...new Set(Object.values(NEWS_OF).join().split(','))].join();
