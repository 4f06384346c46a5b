import type { Service } from '#content/services.ts';

export { isOwnPath } from '#domain/people/own-path.ts';

/** Every link of the product. Values are encoded here, so a caller never joins strings into a URL. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  contact: (query: { subject?: string } = {}) => withQuery('/contact', query),

  /** The quote form, with what the visitor has said already. */
  quote: (query: { origin?: string; destination?: string; mode?: 'ocean' | 'air' | 'road' | 'rail' } = {}) =>
    withQuery('/quote', query),

  service: (slug: Service['slug']) => `/services/${slug}`,

  careers: () => '/careers',
  job: (slug: string) => `/careers/${encodeURIComponent(slug)}`,
  news: () => '/news',
  article: (slug: string) => `/news/${encodeURIComponent(slug)}`,
  newsFeed: () => '/news/feed.xml',
  sustainability: () => '/sustainability',
  partnerships: () => '/partnerships',
  investorRelations: () => '/investor-relations',
  /** A calendar entry for an event of the news or of the financial calendar. */
  calendarEntry: (slug: string) => `/events/${encodeURIComponent(slug)}.ics`,
  /** A file that the build makes from `content/`. */
  download: (file: string) => `/downloads/${encodeURIComponent(file)}`,

  privacyPolicy: () => '/privacy-policy',
  termsOfService: () => '/terms-of-service',
  cookiePolicy: () => '/cookie-policy',
  documentation: (query: { q?: string } = {}) => withQuery('/documentation', query),
  guide: (slug: string) => `/documentation/${encodeURIComponent(slug)}`,
  faq: () => '/documentation#faq',
  apiReference: () => '/api/docs',
  confirmEmail: (query: { token: string }) => withQuery('/confirm-email', query),
  confirmSubscription: (query: { token: string }) => withQuery('/subscriptions/confirm', query),
  endSubscription: (query: { token: string }) => withQuery('/subscriptions/end', query),

  /** The tracking screen; with a number, that shipment's own address. */
  track: (trackingNumber?: string) =>
    trackingNumber ? `/track/${encodeURIComponent(trackingNumber)}` : '/track',

  /** The tracking screen as a plain form or another program addresses it (`?tracking=`). */
  trackQuery: (trackingNumber: string) => withQuery('/track', { tracking: trackingNumber }),

  /** Where a paper is checked; with its code, what is known of it. */
  verify: (code?: string) => (code ? `/verify/${encodeURIComponent(code)}` : '/verify'),

  /** The list of several shipments; its commas stay legible, as people pass this address on. */
  trackMany: (trackingNumbers: readonly string[]) =>
    `/track?numbers=${trackingNumbers.map(encodeURIComponent).join(',')}`,

  /**
   * The sign-in screen. `for: 'customer'` offers an account and a forgotten password;
   * `next` is where the person goes afterwards and must be a path of this site.
   */
  auth: (query: { for?: 'customer'; next?: string } = {}) => withQuery('/auth', query),
  /** Leaves for the issuer of single sign-on; `reauthenticate` asks somebody who is signed in to prove who they are. */
  signOn: (query: { for?: 'customer'; next?: string; reauthenticate?: 1 } = {}) =>
    withQuery('/api/auth/oidc/start', query),
  register: (query: { next?: string } = {}) => withQuery('/register', query),
  forgotPassword: () => '/forgot-password',
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  createAdmin: () => '/create-admin',

  /** The wizard at a step, or filled in from an earlier shipment (`again`, its tracking number). */
  createShipment: (query: { step?: 1 | 2 | 3 | 4; again?: string } = {}) =>
    withQuery('/create-shipment', query),
  dashboard: (query: { tab?: 'quotes' } = {}) => withQuery('/dashboard', query),
  customerPortal: (
    query: {
      tab?: 'shipments' | 'invoices' | 'documents' | 'quotes';
      /** The only shipment whose documents are wanted. */
      shipment?: string;
      show?: 'all';
    } = {},
  ) => withQuery('/customer-portal', query),
  invoice: (number: string) => `/customer-portal/invoices/${encodeURIComponent(number)}`,
  /** A document as a PDF file. */
  documentFile: (document_number: string) => `/api/documents/${encodeURIComponent(document_number)}/pdf`,
  /** All papers of a shipment in a ZIP file. */
  papersArchive: (tracking_number: string) =>
    `/api/shipments/${encodeURIComponent(tracking_number)}/papers.zip`,
  /** With the section that it is about. */
  settings: (section?: 'two-step-sign-in') => (section ? `/settings#${section}` : '/settings'),
  notifications: (query: { show?: 'unread' } = {}) => withQuery('/notifications', query),

  admin: (
    query: {
      tab?: 'operations' | 'documents' | 'business' | 'clients';
      q?: string;
      /** One of the views of the fleet that everybody has. */
      view?: 'to_confirm';
      shipment?: string;
      /** Of the shipment's dialog; with the name of a field in it to go to. */
      part?: 'papers';
      field?: string;
      quote?: string;
      /** The only client whose shipments are wanted, by id. */
      client?: string;
      person?: string;
    } = {},
  ) => withQuery('/admin', query),
  /** The audit trail; with a person's id, what they did. */
  audit: (query: { person?: string } = {}) => withQuery('/admin/audit', query),
  /** The invoices of all clients; with a number, that one opened. */
  invoices: (query: { invoice?: string } = {}) => withQuery('/admin/invoices', query),
  devices: () => '/admin/devices',
  mail: () => '/admin/mail',
  enquiries: () => '/admin/enquiries',
} as const;

function withQuery(path: string, query: Record<string, string | number | undefined>) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
