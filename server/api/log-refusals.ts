import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkAround } from '#domain/people/network.ts';
import { presentablePath } from '../pages/missing-path.ts';
import { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { networkOf } from './caller.ts';

/** Statuses that attackers trigger by probing: forbidden and rate limited. */
const LOGGED_STATUSES: readonly number[] = [403, 429];

/**
 * Logs each such rejection, rate limited per network and in total, so that repeated rejections cannot flood
 * the log. Logs the network and nothing about the person.
 */
export function logRefusals(now: () => Date) {
  const ofNetwork = new RateLimiter({ name: 'refusals', points: 10, minutes: 1 });
  const ofAll = new RateLimiter({ name: 'refusals', points: 300, minutes: 1 });
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (LOGGED_STATUSES.includes(reply.statusCode)) {
      const { log, ip, method, url } = request;
      const isLogged = ofNetwork.spend(networkOf(ip), now()).allowed && ofAll.spend('all', now()).allowed;
      if (isLogged)
        log.warn(
          { status: reply.statusCode, network: networkAround(ip) },
          `${method} ${presentablePath(url)} was rejected`,
        );
    }
    done();
  };
}
