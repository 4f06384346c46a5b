/** The page from which every screen without its own HTML starts. */
export const FALLBACK = '__spa-fallback.html';

/** Screens that are not prerendered, because they depend on the visitor or the query. */
export const SCREENS = [
  '/track/:trackingNumber',
  '/verify',
  '/verify/:code',
  '/create-shipment',
  '/dashboard',
  '/customer-portal',
  '/notifications',
  '/notifications/unsubscribe',
  '/customer-portal/invoices/:number',
  '/settings',
  '/messages',
  '/messages/:number',
  '/company',
  '/join/:organisation/:member',
  '/confirm-email',
  '/subscriptions/confirm',
  '/subscriptions/end',
  '/followers/confirm',
  '/followers/end',
  '/s/:token',
  '/offer/:offerToken',
  '/spot/:spotToken',
  '/admin',
  '/admin/audit',
  '/admin/branches',
  '/admin/carrier-bookings',
  '/admin/carrier-bookings/new',
  '/admin/carrier-bookings/:id',
  '/admin/supplier-bills',
  '/admin/worklist',
  '/admin/imports',
  '/admin/quotes/:reference',
  '/admin/rates',
  '/admin/rates/:tariff',
  '/admin/companies',
  '/admin/companies/:company',
  '/admin/devices',
  '/admin/invoices',
  '/admin/shipments/:trackingNumber',
  '/admin/mail',
  '/admin/enquiries',
];

const patterns = SCREENS.map((screen) => new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`));

export function isScreen(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
