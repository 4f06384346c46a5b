import type { Service } from '#content/services.ts';

export { isLocalPath } from '#domain/people/local-path.ts';

/** All URLs of the product. Values are encoded here, so callers never concatenate URLs. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  contact: (query: { subject?: string } = {}) => withQuery('/contact', query),

  /** The quote form, preset with known values. */
  quote: (
    query: {
      origin?: string;
      destination?: string;
      weight?: string;
      mode?: 'ocean' | 'air' | 'road' | 'rail';
    } = {},
  ) => withQuery('/quote', query),

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
  /** A file that the build generates from `content/`. */
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

  /** The tracking screen, or a shipment's own page. */
  track: (trackingNumber?: string) =>
    trackingNumber ? `/track/${encodeURIComponent(trackingNumber)}` : '/track',

  /** The tracking screen in the format of native forms and other programs (`?tracking=`). */
  trackQuery: (trackingNumber: string) => withQuery('/track', { tracking: trackingNumber }),

  /** The document verification screen, with or without a code. */
  verify: (code?: string) => (code ? `/verify/${encodeURIComponent(code)}` : '/verify'),

  /** The PDF file of a quote's offer. */
  offerFile: (reference: string) => `/api/quotes/${encodeURIComponent(reference)}/pdf`,
  /** The PDF file of the offer behind the link of an e-mail. */
  linkedOfferFile: (token: string) => `/api/offers/${encodeURIComponent(token)}/pdf`,

  /** The list of several shipments. Commas aren't encoded, because people share this URL. */
  trackMany: (trackingNumbers: readonly string[]) =>
    `/track?numbers=${trackingNumbers.map(encodeURIComponent).join(',')}`,

  /**
   * The sign-in screen. `for: 'customer'` offers registration and password reset; `next` is the destination
   * afterwards and must be a path of this site.
   */
  auth: (query: { for?: 'customer'; next?: string } = {}) => withQuery('/auth', query),
  /** Redirects to the single sign-on provider. `reauthenticate` requires signed-in users to sign in again. */
  signOn: (query: { for?: 'customer'; next?: string; reauthenticate?: 1 } = {}) =>
    withQuery('/api/auth/oidc/start', query),
  /** Registration. What is known of the person is in the fragment, which browsers send to no server. */
  register: ({ next, ...known }: { next?: string; email?: string; full_name?: string } = {}) =>
    withQuery('/register', { next }) + withQuery('', known).replace('?', '#'),
  forgotPassword: () => '/forgot-password',
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  createAdmin: () => '/create-admin',

  /** The wizard at a step, or prefilled from an earlier shipment (`again`, its tracking number). */
  createShipment: (query: { step?: 1 | 2 | 3 | 4; again?: string; template?: string } = {}) =>
    withQuery('/create-shipment', query),
  /** The overview of the customer area, optionally with only the shipments of a search or of a counter. */
  dashboard: (query: { tab?: 'quotes'; q?: string; status?: 'customs'; view?: 'late' | 'today' } = {}) =>
    withQuery('/dashboard', query),
  customerPortal: (
    query: {
      tab?: 'shipments' | 'invoices' | 'documents' | 'quotes';
      /** Shows only this shipment's documents. */
      shipment?: string;
      show?: 'all' | 'statement';
    } = {},
  ) => withQuery('/customer-portal', query),
  invoice: (number: string) => `/customer-portal/invoices/${encodeURIComponent(number)}`,
  /** A document as a PDF file. */
  documentFile: (document_number: string) => `/api/documents/${encodeURIComponent(document_number)}/pdf`,
  /** The booking confirmation as a PDF file. */
  bookingConfirmation: (tracking_number: string) =>
    `/api/shipments/${encodeURIComponent(tracking_number)}/booking-confirmation.pdf`,
  /** All documents of a shipment in a ZIP file. */
  documentsArchive: (tracking_number: string) =>
    `/api/shipments/${encodeURIComponent(tracking_number)}/documents.zip`,
  /** Settings, optionally at a section. */
  settings: (section?: 'two-step-sign-in') => (section ? `/settings#${section}` : '/settings'),
  /** The conversations of the company, or the one about a shipment. */
  messages: (trackingNumber?: string) =>
    trackingNumber ? `/messages/${encodeURIComponent(trackingNumber)}` : '/messages',
  /** A file of a shipment, as a download. */
  file: (id: string) => `/api/files/${id}`,
  /** The person's company and its people. */
  company: () => '/company',
  notifications: (query: { show?: 'unread' } = {}) => withQuery('/notifications', query),

  admin: (
    query: {
      tab?: 'operations' | 'documents' | 'business' | 'clients';
      q?: string;
      /** A predefined view of the fleet, or of the quotes. */
      view?: 'to_confirm' | 'late' | 'customs' | 'today' | 'silent' | 'unanswered';
      /** Branch codes, comma-separated. */
      branch?: string;
      shipment?: string;
      /** The tab of the shipment's dialog; `field` is the field to focus. */
      part?: 'instructions';
      field?: string;
      quote?: string;
      /** Shows only this company's shipments, by its id. */
      client?: string;
      person?: string;
      /** Opens the form of an invitation. */
      invite?: 1;
      /** Files with this label. */
      label?: string;
    } = {},
  ) => withQuery('/admin', query),
  /** The audit trail, optionally of one person. */
  audit: (query: { person?: string } = {}) => withQuery('/admin/audit', query),
  /** The invoices of all clients, optionally with one open. */
  invoices: (query: { invoice?: string } = {}) => withQuery('/admin/invoices', query),
  devices: () => '/admin/devices',
  mail: () => '/admin/mail',
  branches: () => '/admin/branches',
  /** All bookings with carriers, or one of them. */
  carrierBookings: (id?: string) => (id ? `/admin/carrier-bookings/${id}` : '/admin/carrier-bookings'),
  /** The form of a new booking with a carrier, optionally for a shipment. */
  newCarrierBooking: (query: { shipment?: string } = {}) => withQuery('/admin/carrier-bookings/new', query),
  worklist: () => '/admin/worklist',
  imports: () => '/admin/imports',
  /** The builder of a quote's offer. */
  quoteBuilder: (reference: string) => `/admin/quotes/${reference}`,
  rates: () => '/admin/rates',
  exchangeRates: () => '/admin/rates?tab=exchange',
  tariff: (id: string) => `/admin/rates/${id}`,
  shipmentFile: (number: string) => `/admin/shipments/${encodeURIComponent(number)}`,
  /** All companies, or one of them. */
  companies: (id?: string) => (id ? `/admin/companies/${id}` : '/admin/companies'),
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
