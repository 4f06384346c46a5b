import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkAround } from '#domain/people/network.ts';
import { presentablePath } from '../../pages/missing-path.ts';
import { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { networkOf } from '../caller.ts';

/** Statuses that attackers trigger by probing: forbidden and rate limited. */
const LOGGED_STATUSES: readonly number[] = [403, 429];

/**
 * Logs each such rejection, rate limited per network and in total, so that repeated rejections cannot flood
 * the log. Logs the network and nothing about the person.
 */
export function logRefusals() {
  const ofNetwork = new RateLimiter({ name: 'refusals', points: 10, minutes: 1 });
  const ofAll = new RateLimiter({ name: 'refusals', points: 300, minutes: 1 });
  const isWithin = async (limiter: RateLimiter, key: string) => (await limiter.spend(key)).allowed;
  return async ({ log, ip, method, url }: FastifyRequest, { statusCode }: FastifyReply) => {
    if (!LOGGED_STATUSES.includes(statusCode)) return;
    if (!(await isWithin(ofNetwork, networkOf(ip))) || !(await isWithin(ofAll, 'all'))) return;
    log.warn(
      { status: statusCode, network: networkAround(ip) },
      `${method} ${presentablePath(url)} was rejected`,
    );
  };
}
