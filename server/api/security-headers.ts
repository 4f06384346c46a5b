import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../dependencies.ts';

const YEAR_SECONDS = 31_536_000;
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** What no page of ours asks a browser for, so that nothing that slips into one can. */
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

/** Passkeys: our pages may create and use them, frames of other sites may not. */
const OWN_FEATURES = ['publickey-credentials-create', 'publickey-credentials-get'];

/** For files of ours that a browser may show by itself; its PDF reader does not start in a sandbox. */
export const FILE_POLICY = NOTHING;

/** Headers that every answer carries, also those to requests which could not be read. */
export function protectingHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    // Answers are data: opened as a page, whatever stands in them does nothing. Pages and files say otherwise.
    'content-security-policy': `${NOTHING}; sandbox`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
      ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ].join(', '),
    // Pages and their files say otherwise.
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
  };
}

/**
 * They never change, so they are set as they are: helmet works them out anew for each request, which the hottest
 * reads would feel.
 */
export function protect(settings: Settings) {
  const headers = protectingHeaders(settings);
  return (_: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(headers);
    done();
  };
}
