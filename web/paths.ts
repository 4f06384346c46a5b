/** Every link of the product. Values are encoded here, so a caller never joins strings into a URL. */
export const paths = {
  home: () => '/',

  /** The tracking screen; with a number, that shipment's own address. */
  track: (trackingNumber?: string) =>
    trackingNumber ? `/track/${encodeURIComponent(trackingNumber)}` : '/track',

  /** The tracking screen as a plain form or another program addresses it (`?tracking=`). */
  trackQuery: (trackingNumber: string) => withQuery('/track', { tracking: trackingNumber }),

  /**
   * The sign-in screen. `for: 'customer'` offers an account and a forgotten password;
   * `next` is where the person goes afterwards and must be a path of this site.
   */
  auth: (query: { for?: 'customer'; next?: string } = {}) => withQuery('/auth', query),
  register: (query: { next?: string } = {}) => withQuery('/register', query),
  forgotPassword: () => '/forgot-password',
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  createAdmin: () => '/create-admin',

  createShipment: (query: { step?: 1 | 2 | 3 | 4 } = {}) => withQuery('/create-shipment', query),
  dashboard: () => '/dashboard',

  admin: (query: { tab?: 'operations' | 'documents' | 'business' | 'clients'; shipment?: string } = {}) =>
    withQuery('/admin', query),
  mail: () => '/admin/mail',
} as const;

/** Whether `path` leads to a page of this site: never to another host, whatever it looks like. */
export function isOwnPath(path: string | null | undefined): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !hasControlCharacter(path);
}

function withQuery(path: string, query: Record<string, string | number | undefined>) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Browsers drop tabs and line breaks from a URL, which would turn `/\t/host` into `//host`. */
function hasControlCharacter(text: string) {
  return [...text].some((character) => character.charCodeAt(0) < 32);
}
