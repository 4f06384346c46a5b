import type { FastifyInstance } from 'fastify';

const LOOK_MS = 100;

/**
 * A connection whose answer was under way as the server began to close stays open for the client's next request, and
 * would hold the server for as long as connections are kept alive: it is closed once it is idle.
 */
export function endConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
    app.server.once('close', () => clearInterval(looking));
    looking.unref();
  });
}
