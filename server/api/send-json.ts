import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyHash, entityTag, isHeld } from './entity-tag.ts';
import { versionTag } from './if-match.ts';
import { ownJson } from './plain-json.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends the response of a read, or 304 when the client already has it. Browsers store none of them (`no-store`),
 * and access was checked before, so another person’s tag reveals nothing. The body is a string because node:http
 * sends it together with the headers, but sends bytes as a second write.
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, output: unknown) {
  const body = ownJson(output);
  const etag = tagOf(reply, body);
  reply.header('etag', etag);
  if (isHeld(request.headers, etag)) return reply.code(304).send();
  return reply.header('content-type', JSON_TYPE).send(body);
}

/** A handler that reads a versioned record has named its version, which the tag then begins with. */
function tagOf(reply: FastifyReply, body: string): string {
  const [, version] = /^"(\d+)"$/.exec(String(reply.getHeader('etag'))) ?? [];
  return version === undefined ? entityTag(body) : versionTag(Number(version), bodyHash(body));
}
