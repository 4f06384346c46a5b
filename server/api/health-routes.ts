import type { FastifyInstance } from 'fastify';
import { isReady } from '../database/pool/ready.ts';
import type { Dependencies } from '../dependencies.ts';
import { RETRY_AFTER_SECONDS } from './errors/unavailable.ts';

export async function healthRoutes(app: FastifyInstance, { database }: Dependencies) {
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    if (await isReady(database)) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .send({ status: 'not ready', reason: 'The database is not responding.' });
  });
}
