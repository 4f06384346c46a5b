import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Whether the request was answered; what was not goes the way of all requests. */
export type First = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Lets `first` see each request that comes over the network before Fastify makes anything of it. */
export function answerFirst({ server }: FastifyInstance, first: First): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (first(request, response)) return;
    for (const other of others) other.call(server, request, response);
  });
}
