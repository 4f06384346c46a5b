import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../dependencies.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Headers that every answer carries. They never change, so they are set as they are: helmet works them out anew
 * for each request, which the hottest reads would feel. Each page adds a policy of its own (pages/content-policy.ts).
 */
export function protect({ publicUrl }: Settings) {
  const headers = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Pages and their files say otherwise.
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
  };
  return (_: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(headers);
    done();
  };
}
