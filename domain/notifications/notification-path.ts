import type { Notification } from './notification.ts';

type About = Pick<Notification, 'kind' | 'related_id' | 'related_type'>;

/** The path of the screen that shows what a notification is about; null where there is none. */
export function notificationPath({ kind, related_id, related_type }: About): string | null {
  switch (related_type) {
    case 'shipment':
      return related_id === null ? null : `/track/${encodeURIComponent(related_id)}`;
    case 'quote':
      return kind === 'enquiry' ? '/admin?tab=business' : '/dashboard?tab=quotes';
    case 'invoice':
      return '/customer-portal?tab=invoices';
    case 'document':
      return related_id === null
        ? '/customer-portal?tab=documents'
        : `/customer-portal?tab=documents&q=${encodeURIComponent(related_id)}`;
    case 'contact_message':
    case 'job_application':
      return '/admin/enquiries';
    default:
      return null;
  }
}
