import { events } from '#content/events.ts';
import { services } from '#content/services.ts';
import { SCREENS } from '#server/pages/screens.ts';
import type { World } from './world.ts';

/** URLs that are not operations. Most are public, and their responses do not depend on the caller. */
export interface Address {
  group: 'Files' | 'Pages';
  name: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  /** All of them must have the same response. */
  paths: (of: World) => readonly string[];
  /** `anyone` by default. */
  access?: 'anyone' | 'signed-in';
  /** Anyone with the number sees its data. */
  isPublic?: boolean;
  /** Tables that it writes to. */
  alwaysWrites?: readonly string[];
}

const one = (path: string) => () => [path];

const FILES: readonly Address[] = [
  { group: 'Files', name: '/healthz', paths: one('/healthz') },
  { group: 'Files', name: '/readyz', paths: one('/readyz') },
  { group: 'Files', name: '/robots.txt', paths: one('/robots.txt') },
  { group: 'Files', name: '/sitemap.xml', paths: one('/sitemap.xml') },
  { group: 'Files', name: '/news/feed.xml', paths: one('/news/feed.xml') },
  {
    group: 'Files',
    name: '/events/{event}.ics',
    paths: () => events.map(({ slug }) => `/events/${slug}.ics`),
  },
  { group: 'Files', name: '/embed.js', paths: one('/embed.js') },
  {
    group: 'Pages',
    name: '/embed/{number}',
    paths: ({ tracking_number }) => [`/embed/${tracking_number}`],
    isPublic: true,
  },
  { group: 'Files', name: '/downloads/{file}', paths: one('/downloads/form.txt') },
  { group: 'Files', name: '/api/openapi.json', paths: one('/api/openapi.json') },
  { group: 'Files', name: '/api/postman.json', paths: one('/api/postman.json') },
  {
    group: 'Files',
    name: '/api/docs',
    paths: () => ['/api/docs', '/api/docs/start.js', '/api/docs/assets/swagger-ui.css'],
  },
  {
    group: 'Files',
    name: '/api/auth/verify-email, with the link of the owner’s mail',
    paths: ({ verification_token }) => [`/api/auth/verify-email?token=${verification_token}&callbackURL=%2F`],
  },
  {
    group: 'Files',
    name: '/api/auth/oidc/start, /api/auth/oidc/callback, without an issuer',
    paths: () => ['/api/auth/oidc/start?next=/settings&reauthenticate=1', '/api/auth/oidc/callback?code=1'],
  },
  { group: 'Files', name: '/api/oauth/token, without a key', method: 'POST', paths: one('/api/oauth/token') },
  // With one: server/api/mcp/mcp.test.ts.
  { group: 'Files', name: 'POST /mcp, without a key', method: 'POST', paths: one('/mcp') },
  {
    group: 'Files',
    name: '/api/auth/{anything else of the account service}',
    paths: () => ['get-session', 'list-sessions', 'list-accounts', 'ok'].map((page) => `/api/auth/${page}`),
  },
  // What their owner gets, and others do not: server/uploads/uploads.test.ts.
  ...(['POST', 'OPTIONS'] as const).map((method) => ({
    group: 'Files' as const,
    name: `${method} /api/uploads, without the version of the protocol`,
    method,
    paths: one('/api/uploads'),
  })),
  ...(['HEAD', 'PATCH', 'DELETE'] as const).map((method) => ({
    group: 'Files' as const,
    name: `${method} /api/uploads/{id}, the same`,
    method,
    paths: ({ upload_id }: World) => [`/api/uploads/${upload_id}`],
  })),
  {
    group: 'Files',
    name: '/api/{unknown}, /api/rpc/{unknown}',
    paths: () => ['/api', '/api/nothing', '/api/rpc/people/nothing'],
  },
];

/** Devices report positions here; without a key every caller is refused. */
const POSITION_REPORTS: readonly Address[] = [
  { group: 'Files', name: '/positions, without the key of a device', paths: one('/positions?lat=1&lon=2') },
];

const DCSA: readonly Address[] = [
  { group: 'Files', name: '/v2/events', access: 'signed-in', paths: one('/v2/events?limit=1000') },
  { group: 'Files', name: '/v2/*, which names nothing', paths: one('/v2/nothing') },
  // Without a body. With one: server/dcsa/subscriptions/subscriptions.test.ts.
  ...(['GET', 'POST'] as const).map((method) => ({
    group: 'Files' as const,
    name: `${method} /v2/event-subscriptions`,
    method,
    access: 'signed-in' as const,
    paths: one('/v2/event-subscriptions'),
  })),
  ...(['GET', 'PUT', 'DELETE'] as const).map((method) => ({
    group: 'Files' as const,
    name: `${method} /v2/event-subscriptions/{subscriptionID}, of our own webhook`,
    method,
    access: 'signed-in' as const,
    paths: ({ webhook_id }: World) => [`/v2/event-subscriptions/${webhook_id}`],
  })),
  {
    group: 'Files',
    name: 'PUT /v2/event-subscriptions/{subscriptionID}/secret, of our own webhook',
    method: 'PUT',
    access: 'signed-in',
    paths: ({ webhook_id }) => [`/v2/event-subscriptions/${webhook_id}/secret`],
  },
];

const REDIRECTED: readonly Address[] = [
  { group: 'Pages', name: '/', paths: one('/') },
  { group: 'Pages', name: '/{service}', paths: () => services.map(({ slug }) => `/${slug}`) },
  { group: 'Pages', name: '/admin/tracking-data', paths: one('/admin/tracking-data') },
  {
    group: 'Pages',
    name: '/documentation/api-quick-start',
    paths: one('/documentation/api-quick-start'),
  },
  { group: 'Pages', name: '/{unknown}', paths: one('/no/such/page') },
  { group: 'Pages', name: 'POST /quote', method: 'POST', paths: one('/quote') },
  { group: 'Pages', name: 'POST /contact', method: 'POST', paths: one('/contact') },
  { group: 'Pages', name: 'POST /subscriptions', method: 'POST', paths: one('/subscriptions') },
  { group: 'Pages', name: 'POST /careers/applications', method: 'POST', paths: one('/careers/applications') },
  { group: 'Pages', name: '/track', paths: one('/track') },
  {
    group: 'Pages',
    name: '/track?tracking={tracking_number}',
    paths: ({ tracking_number }) => [`/track?tracking=${tracking_number}`],
  },
];

/** The owner's value for each parameter of a screen's path. */
const PATH_PARAMETERS: Record<string, keyof World> = {
  trackingNumber: 'tracking_number',
  code: 'verification_code',
  token: 'share_token',
  offerToken: 'offer_token',
  spotToken: 'spot_token',
  number: 'invoice_number',
  organisation: 'organisation_id',
  company: 'organisation_id',
  reference: 'quote_reference',
  tariff: 'tariff_id',
  member: 'member_id',
  id: 'carrier_booking_id',
};

const SCREENED: readonly Address[] = SCREENS.map((screen) => ({
  group: 'Pages',
  name: screen.replaceAll(/:(\w+)/g, '{$1}'),
  paths: (of) => [screen.replaceAll(/:(\w+)/g, (_, part: string) => filled(screen, part, of))],
  // The page of a shipment contains the look-up's response.
  ...(screen === '/track/:trackingNumber' && { isPublic: true }),
  // Its openings are counted.
  ...(screen === '/s/:token' && { alwaysWrites: ['share_links'] }),
}));

export const ADDRESSES: readonly Address[] = [
  ...FILES,
  ...POSITION_REPORTS,
  ...DCSA,
  ...REDIRECTED,
  ...SCREENED,
];

function filled(screen: string, part: string, of: World): string {
  const name = PATH_PARAMETERS[part];
  if (!name)
    throw new Error(
      `Add the owner’s value of :${part} in ${screen} to PATH_PARAMETERS in checks/isolation/addresses.ts.`,
    );
  return encodeURIComponent(of[name]);
}
