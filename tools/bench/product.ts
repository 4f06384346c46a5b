import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createApp } from '#server/app.ts';
import { connect, type Pool } from '#server/database/pool/connection.ts';
import { loadGeography } from '#server/geography/geography.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { postgresBroadcast } from '#server/live/postgres-broadcast.ts';
import { createPapers } from '#server/pdf/pdf-renderer.ts';
import { createAccounts } from '#server/auth/accounts.ts';
import { signerFor } from '#server/secrets/hmac.ts';
import { HotLookUps } from '#server/tracking/tracking-cache.ts';
import { UnknownNumbers } from '#server/rate-limits/enumeration-limiter.ts';
import { CallLimits } from '../../server/rate-limits/call-limits.ts';
import { keptAnswersWith } from '../../server/api/idempotency-responses.ts';
import { sealFor } from '../../server/secrets/encryption.ts';

const ROOT = join(import.meta.dirname, '..');

interface Product {
  app: FastifyInstance;
  database: Pool;
  close(): Promise<void>;
}

/** The product as it runs, without the simulator; not listening yet. */
export async function createProduct(databaseUrl: string): Promise<Product> {
  const log = pino({ level: 'warn' });
  const database = connect(databaseUrl);
  const jobs = await startJobs(databaseUrl, log);
  const publicUrl = 'http://localhost:3000';
  const broadcast = await postgresBroadcast(database);
  const papers = createPapers();
  const app = await createApp(
    {
      database,
      jobs,
      papers,
      log,
      accounts: createAccounts({ publicUrl, secret: 'only for measuring, never for people' }),
      limits: new CallLimits(1_000),
      keptAnswers: keptAnswersWith('only for measuring, never for people'),
      unknownNumbers: new UnknownNumbers(),
      hotLookUps: new HotLookUps(broadcast),
      broadcast,
      geography: await loadGeography(join(ROOT, 'data')),
      now: () => new Date(),
      chance: Math.random,
      sign: signerFor('only for measuring, never for people', 'mail-links'),
      seal: sealFor('only for measuring, never for people', 'second factors'),
      settings: {
        publicUrl,
        trustedProxies: [],
        staffSecondFactor: false,
        googleMapsApiKey: undefined,
        mapStyleUrl: undefined,
        satelliteTileUrl: undefined,
      },
    },
    join(ROOT, 'build/client'),
  );
  return {
    app,
    database,
    async close() {
      await app.close();
      await papers.close();
      await broadcast.close();
      await jobs.stop();
      await database.close();
    },
  };
}
