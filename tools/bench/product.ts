import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { ApiKeyCache } from '#server/api-keys/api-key-cache.ts';
import { createApp } from '#server/app.ts';
import { createAccounts } from '#server/auth/accounts.ts';
import { connect, type Pool } from '#server/database/pool/connection.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { loadGeography } from '#server/geography/geography.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { openBroadcast } from '#server/live/open-broadcast.ts';
import { createPdfRenderer } from '#server/pdf/pdf-renderer.ts';
import { EnumerationLimiter } from '#server/rate-limits/enumeration-limiter.ts';
import { hmacFor } from '#server/secrets/hmac.ts';
import { TrackingCache } from '#server/tracking/tracking-cache.ts';
import { idempotencyResponsesWith } from '../../server/api/idempotency/idempotency-responses.ts';
import { CallLimits } from '../../server/rate-limits/call-limits.ts';
import { encryptionFor } from '../../server/secrets/encryption.ts';
import { BENCH_SECRET } from './support/bench-secret.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Product {
  app: FastifyInstance;
  database: Pool;
  dependencies: Dependencies;
  close(): Promise<void>;
}

/** Limits that cost what they cost, and that no measurement reaches; operations have no limits of their own. */
class BenchLimits extends CallLimits {
  constructor() {
    super(1_000);
  }

  override charge(...[operation, { access }, caller]: Parameters<CallLimits['charge']>) {
    return super.charge(operation, { access, limit: null }, caller);
  }
}

/** Creates the product without the simulator; it is not listening yet. Live messages go over NATS where there is a URL. */
export async function createProduct(databaseUrl: string, natsUrl?: string): Promise<Product> {
  const log = pino({ level: 'warn' });
  const database = connect(databaseUrl);
  const jobs = await startJobs(databaseUrl, log);
  const publicUrl = 'http://localhost:3000';
  const broadcast = await openBroadcast({ natsUrl, secret: BENCH_SECRET, database, log });
  const pdfRenderer = createPdfRenderer();
  const dependencies: Dependencies = {
    database,
    jobs,
    pdfRenderer,
    log,
    accounts: createAccounts({ publicUrl, secret: BENCH_SECRET }),
    limits: new BenchLimits(),
    idempotencyResponses: idempotencyResponsesWith(BENCH_SECRET),
    enumerationLimiter: new EnumerationLimiter(),
    trackingCache: new TrackingCache(broadcast),
    apiKeys: new ApiKeyCache(broadcast),
    broadcast,
    geography: await loadGeography(join(ROOT, 'data')),
    now: () => new Date(),
    random: Math.random,
    sign: hmacFor(BENCH_SECRET, 'mail-links'),
    encryption: encryptionFor(BENCH_SECRET, 'second factors'),
    settings: {
      publicUrl,
      trustedProxies: [],
      staffSecondFactor: false,
      googleMapsApiKey: undefined,
      mapStyleUrl: undefined,
      satelliteTileUrl: undefined,
      silentAfterHours: 12,
      clamdUrl: undefined,
    },
  };
  const app = await createApp(dependencies, join(ROOT, 'build/client'));
  return {
    app,
    database,
    dependencies,
    async close() {
      await app.close();
      await pdfRenderer.close();
      await broadcast.close();
      await jobs.stop();
      await database.close();
    },
  };
}
