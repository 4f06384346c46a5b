import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkAround } from '#domain/people/network.ts';
import { presentablePath } from '../pages/missing-path.ts';
import { Counts } from '../rate-limits/rate-limiter.ts';
import { networkOf } from './caller.ts';

/** Refused for who asks, from where, or how often: so answers whoever tries doors. */
const TELLING: readonly number[] = [403, 429];

/**
 * A line for each such refusal, so many a minute of one network and of all: whoever is refused without end fills no
 * log. Which network, and nothing of the person.
 */
export function logRefusals(now: () => Date) {
  const ofNetwork = new Counts({ name: 'refusals', points: 10, minutes: 1 });
  const ofAll = new Counts({ name: 'refusals', points: 300, minutes: 1 });
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (TELLING.includes(reply.statusCode)) {
      const { log, ip, method, url } = request;
      const isTold = ofNetwork.spend(networkOf(ip), now()).allowed && ofAll.spend('all', now()).allowed;
      if (isTold)
        log.warn(
          { status: reply.statusCode, network: networkAround(ip) },
          `${method} ${presentablePath(url)} was refused`,
        );
    }
    done();
  };
}
