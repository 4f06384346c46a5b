import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a stream as the body. For HEAD, Fastify would read it to its end and discard it, so it is destroyed instead. */
export function sendStream(reply: FastifyReply, stream: Readable): void {
  if (reply.request.method !== 'HEAD') return void reply.send(stream);
  stream.destroy();
  reply.send(Readable.from([]));
}
