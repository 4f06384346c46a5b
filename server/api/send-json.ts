import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isHeld } from './entity-tag.ts';
import { plainJson } from './plain-json.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer as it is sent. */
export interface JsonAnswer {
  /** node:http writes text together with the headers at once, bytes as a second piece: a sixth of the hottest answers' time. */
  body: string;
  bytes: number;
  etag: string;
}

/** Of a read, which can be asked for again. */
export function jsonAnswer(answer: unknown): JsonAnswer {
  const body = plainJson(answer);
  return { body, bytes: Buffer.byteLength(body), etag: entityTag(body) };
}

/**
 * Or 304 to a program that has the same answer already. Browsers keep none of them (`no-store`), and whoever asks has
 * been admitted before: the tag of somebody else's answer tells nothing.
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, { body, etag }: JsonAnswer) {
  reply.header('etag', etag);
  if (isHeld(request.headers, etag)) return reply.code(304).send();
  return reply.header('content-type', JSON_TYPE).send(body);
}
