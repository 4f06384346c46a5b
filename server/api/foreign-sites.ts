import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Another site's page must not act with a visitor's cookie, nor open a socket with it. Browsers say where
 * a request comes from; programs do not, and carry no cookie that could be abused.
 */
export function refuseForeignSites(publicUrl: string) {
  return async ({ method, headers }: FastifyRequest, reply: FastifyReply) => {
    const { origin } = headers;
    if (HARMLESS.has(method) && !headers.upgrade) return;
    if (
      headers['sec-fetch-site'] === 'cross-site' ||
      (origin !== undefined && !isOwn(origin, headers.host, publicUrl))
    )
      return sendProblem(reply, {
        title: 'forbidden',
        status: 403,
        detail: 'Requests from other sites are refused.',
      });
  };
}

/** The address in the browser's bar may be the public one or, behind no proxy, the one it connected to. */
function isOwn(origin: string, host: string | undefined, publicUrl: string): boolean {
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}
