import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyHeaderOf } from '../api/reply-header.ts';
import type { JsonAnswer } from '../api/send-json.ts';
import { refuseWhileSilent } from '../database/watch.ts';
import type { Dependencies } from '../dependencies.ts';
import { askingTokenHash } from '../sessions/session-token.ts';

/**
 * The answer to a visitor's look-up, where somebody has just had the same one: what the handler would find, after the same
 * limits. Whoever has a session, a query or another spelling, and whoever may have guessed too often, goes the
 * way of all calls.
 */
export function hotAnswers(operation: string, dependencies: Dependencies) {
  const { hotLookUps, unknownNumbers, accounts, database, limits, now } = dependencies;
  return ({ params, url, headers, ip }: FastifyRequest, reply: FastifyReply): JsonAnswer | undefined => {
    const answer = hotLookUps.ready((params as { trackingNumber: string }).trackingNumber);
    if (!answer || url.includes('?') || askingTokenHash(accounts.cookies, headers)) return undefined;
    const asking = { person: null, address: ip, replyHeader: replyHeaderOf(reply), now };
    if (unknownNumbers.isNear(asking)) return undefined;
    refuseWhileSilent(database);
    limits.spend(operation, null, asking);
    return answer;
  };
}
