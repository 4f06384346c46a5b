import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Returns whether it handled the request. Requests it does not handle take the normal route through Fastify.
 */
export type First = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Runs `first` on each request from the network before Fastify parses it. */
export function answerFirst({ server }: FastifyInstance, first: First): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (first(request, response)) return;
    for (const other of others) other.call(server, request, response);
  });
}
