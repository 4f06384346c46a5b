import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageFile } from './page-files.ts';

/** In the smallest form that the browser reads, or nothing when it has the page already. */
export function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: PageFile) {
  reply.headers(page.headers);
  if (reply.statusCode === 200 && headers['if-none-match'] === page.headers.etag)
    return reply.code(304).send();
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding ?? 'identity']);
}
