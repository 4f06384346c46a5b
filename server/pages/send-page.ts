import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeld } from '../api/entity-tag.ts';
import type { PageFile } from './page-files.ts';
import { RENDERED_VARY, type RenderedPage } from './rendered-pages.ts';

/** Sends the page in the smallest encoding that the browser accepts, or 304 if it has the page already. */
export function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: PageFile) {
  reply.headers(page.headers);
  if (reply.statusCode === 200 && isHeld(headers, page.headers.etag)) return reply.code(304).send();
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding ?? 'identity']);
}

/**
 * Like `sendPage`, for a page that need not be rendered if the browser has it. A 304 leaves the policy of the
 * browser’s copy in place, which lists its scripts.
 */
export async function sendRenderedPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  if (!isHeld(request.headers, page.etag)) return sendPage(request, reply, await page.render());
  return reply
    .code(304)
    .headers({ etag: page.etag, 'cache-control': 'no-cache', vary: RENDERED_VARY })
    .removeHeader('content-security-policy')
    .send();
}
