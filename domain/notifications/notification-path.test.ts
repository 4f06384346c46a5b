import { expect, test } from 'vitest';
import { notificationPath } from './notification-path.ts';

test.each([
  ['status_changed', 'shipment', 'GS123456789', '/track/GS123456789'],
  ['shipment_created', 'shipment', 'TRK/1', '/track/TRK%2F1'],
  ['shipment_created', 'shipment', null, null],
  ['message', 'shipment', 'TRK/1', '/messages/TRK%2F1'],
  ['quote_answered', 'quote', 'GQ1', '/dashboard?tab=quotes'],
  ['invoice_issued', 'invoice', 'INV1', '/customer-portal/invoices/INV1'],
  ['invoice_issued', 'invoice', null, '/customer-portal?tab=invoices'],
  ['document_ready', 'document', 'D1', '/customer-portal?tab=documents&q=D1'],
  ['document_ready', 'document', null, '/customer-portal?tab=documents'],
  ['role_changed', null, null, null],
  ['enquiry', 'quote', 'GQ1', '/admin?tab=business&quote=GQ1'],
  ['enquiry', 'quote', null, '/admin?tab=business'],
  ['enquiry', 'shipment', 'GS123456789', '/track/GS123456789'],
  ['enquiry', 'contact_message', 'x', '/admin/enquiries'],
  ['enquiry', 'job_application', 'x', '/admin/enquiries'],
] as const)('%s about a %s leads to %s', (kind, related_type, related_id, path) => {
  expect(notificationPath({ kind, related_type, related_id })).toBe(path);
});
