import type { Notification } from './notification.ts';

type About = Pick<Notification, 'kind' | 'related_id' | 'related_type'>;

/** The path of the screen that shows what a notification is about; null where there is none. */
export function notificationPath({ kind, related_id, related_type }: About): string | null {
  switch (related_type) {
    case 'shipment':
      if (related_id === null) return null;
      // Staff don't see messages on the tracking page.
      return `/${kind === 'message' ? 'messages' : 'track'}/${encodeURIComponent(related_id)}`;
    case 'quote':
      if (kind !== 'enquiry') return '/dashboard?tab=quotes';
      return related_id === null
        ? '/admin?tab=business'
        : `/admin?tab=business&quote=${encodeURIComponent(related_id)}`;
    case 'invoice':
      return related_id === null
        ? '/customer-portal?tab=invoices'
        : `/customer-portal/invoices/${encodeURIComponent(related_id)}`;
    case 'document':
      return related_id === null
        ? '/customer-portal?tab=documents'
        : `/customer-portal?tab=documents&q=${encodeURIComponent(related_id)}`;
    case 'carrier_booking':
      return related_id === null ? '/admin/carrier-bookings' : `/admin/carrier-bookings/${related_id}`;
    case 'contact_message':
    case 'job_application':
      return '/admin/enquiries';
    default:
      return null;
  }
}
