import type { FastifyInstance } from 'fastify';
import { problemOfStatus, sendProblem } from './errors/problem.ts';
import { RETRY_AFTER_SECONDS } from './errors/unavailable.ts';

const POLL_MS = 100;

/**
 * A connection whose response was being sent as the server began to close stays open for the client's next request, and
 * would hold the server for as long as connections stay open: it is closed once it is idle. A request that still
 * arrives on it is refused, to be sent to another server.
 */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    const looking = setInterval(() => app.server.closeIdleConnections(), POLL_MS);
    app.server.once('close', () => clearInterval(looking));
    looking.unref();
  });
  app.addHook('onRequest', (_, reply, done) => {
    if (!isClosing) return done();
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    sendProblem(reply, problemOfStatus(503, 'This server is shutting down. Try again.'));
  });
}
