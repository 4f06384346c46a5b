import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What browsers say of a request that is ours: from our own page, or from the person, who typed or reloaded. */
const OWN_FETCHES: readonly unknown[] = [undefined, 'same-origin', 'none'];
/** Names that nobody can make lead elsewhere: without a dot, or kept for the local network. */
const LOCAL_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal|home\.arpa|test))$/;

/**
 * Another site's page must not act with a visitor's cookie, nor open a socket with it. Browsers say where
 * a request comes from; programs do not, and carry no cookie that could be abused.
 */
export function refuseForeignSites(publicUrl: string) {
  return ({ method, headers }: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (HARMLESS.has(method) && !headers.upgrade) return done();
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
 * The address in the browser's bar is the public one. Before TLS is set up it may also be the one it connected to, by
 * an address or a local name: of any other name its owner decides where it leads, after their page has arrived.
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
