import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../dependencies.ts';

const YEAR_SECONDS = 31_536_000;
const DENY_ALL = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Browser features that no page of ours uses, denied so that injected content cannot use them. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Passkeys: allowed for our pages, denied to frames of other sites. */
const OWN_FEATURES = ['publickey-credentials-create', 'publickey-credentials-get'];

/** For our files that a browser displays itself; its PDF viewer does not start in a sandbox. */
export const FILE_POLICY = DENY_ALL;

/** Headers that concern documents only. Scripts, styles and fonts do without: pages load a hundred of them. */
export const DOCUMENT_HEADERS = [
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const;
/** A file with a hash in its name never changes, so it needs no validator. */
export const VALIDATORS = ['etag', 'last-modified', 'accept-ranges'] as const;

/** Headers of every response, including responses to requests that could not be parsed. */
export function protectingHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    // API responses are data, so their default policy blocks everything. Pages and files override it.
    'content-security-policy': `${DENY_ALL}; sandbox`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
      ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ].join(', '),
    // Pages and their files override this.
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
  };
}

/**
 * The headers never change, so they are computed only once. Helmet computes them for each request, which
 * measurably slows the busiest reads.
 */
export function protect(settings: Settings) {
  const headers = protectingHeaders(settings);
  return (_: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(headers);
    done();
  };
}
