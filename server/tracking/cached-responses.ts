import type { IncomingHttpHeaders } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { contract } from '#contract/contract.ts';
import type { OperationMeta } from '#contract/operation.ts';
import type { First } from '../api/answer-first.ts';
import { isHeld } from '../api/entity-tag.ts';
import { protectingHeaders } from '../api/security-headers.ts';
import { JSON_TYPE } from '../api/send-json.ts';
import { tokenHashFromCookie } from '../auth/sessions/session-token.ts';
import type { Dependencies } from '../dependencies.ts';

const PREFIX = '/api/tracking/';
const { method, path } = contract.tracking.find['~orpc'].route;
const { access, limit } = contract.tracking.find['~orpc'].meta as unknown as OperationMeta;
const OPERATION = `${method} ${path}`;

/**
 * The answer to a visitor's look-up where somebody has just had the same one, with the headers and after the limits of all
 * answers. It is given before Fastify makes anything of the request, which takes twice as long as all the rest. Whoever has a
 * session, a query, a body or another spelling, may have guessed too often or is to be refused, goes the way of all calls.
 */
export function hotAnswers(dependencies: Dependencies): First {
  const { trackingCache, enumerationLimiter, accounts, database, limits, metrics, settings, now } =
    dependencies;
  const protecting = Object.entries(protectingHeaders(settings)).flat();
  const isTrusted = proxyAddress.compile([...settings.trustedProxies]);

  /** What the limits want told, as headers; undefined for whom they hold off. */
  const admitted = (address: string) => {
    const told: string[] = [];
    const at = now();
    const asking = {
      person: null,
      address,
      now: () => at,
      replyHeader: (...header: string[]) => void told.push(...header),
    };
    if (enumerationLimiter.isNear(asking)) return undefined;
    try {
      limits.spendRequest(asking);
      limits.spend(OPERATION, { access, limit }, asking);
      return told;
    } catch {
      return undefined;
    }
  };

  return (request, response) => {
    const { url = '', headers } = request;
    if (request.method !== method || !url.startsWith(PREFIX)) return false;
    const answer = trackingCache.ready(url.slice(PREFIX.length));
    if (!answer || database.silent || hasBody(headers) || tokenHashFromCookie(accounts.cookies, headers))
      return false;
    const began = performance.now();
    const told = admitted(proxyAddress(request, isTrusted));
    if (!told) return false;
    const { body, bytes, etag } = answer;
    const sent = [...protecting, ...told, 'etag', etag];
    const status = isHeld(headers, etag) ? 304 : 200;
    if (status === 304) response.writeHead(304, sent).end();
    else response.writeHead(200, [...sent, 'content-type', JSON_TYPE, 'content-length', bytes]).end(body);
    metrics?.answered('tracking.find', status, (performance.now() - began) / 1_000);
    return true;
  };
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
