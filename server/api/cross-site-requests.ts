import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './errors/problem.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `sec-fetch-site` values of our own requests: from our page, or from the person typing or reloading. */
const OWN_FETCHES: readonly unknown[] = [undefined, 'same-origin', 'none'];
/** Host names that an outsider cannot point elsewhere: without a dot, or reserved for local networks. */
const LOCAL_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal|home\.arpa|test))$/;

/**
 * CSRF protection: another site’s page must not act with a visitor’s cookie or open a WebSocket with it.
 * Browsers send the origin of a request. Programs do not, but they carry no cookie to abuse.
 */
export function refuseForeignSites(publicUrl: string) {
  return ({ method, headers }: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (SAFE_METHODS.has(method) && !headers.upgrade) return done();
    const from = headers.origin ?? headers.referer;
    if (!OWN_FETCHES.includes(headers['sec-fetch-site']) || (from && !isOwn(from, headers.host, publicUrl)))
      sendProblem(reply, {
        title: 'forbidden',
        status: 403,
        code: 'CROSS_SITE_REQUEST',
        detail: `Requests from other sites are refused. This one is at ${publicUrl}.`,
      });
    else done();
  };
}

/**
 * The request must come from the public origin. Without TLS it may also come from the host it connected to,
 * if that is an IP address or a local name. Any other host name could be rebound by its owner after the page
 * has loaded (DNS rebinding).
 */
function isOwn(from: string, host: string | undefined, publicUrl: string): boolean {
  const url = URL.parse(from);
  if (!url) return false;
  if (url.origin === publicUrl) return true;
  return !publicUrl.startsWith('https:') && url.host === host && isLocal(url.hostname);
}

function isLocal(hostname: string): boolean {
  return isIP(hostname.replace(/^\[(.+)\]$/, '$1')) !== 0 || LOCAL_NAME.test(hostname);
}
