import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { operationOf } from './operation-names.ts';

/** Counts and times every response. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    metrics.responded(operationOf(request, reply), reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}
