import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { idempotencyResponsesWith } from '../api/idempotency/idempotency-responses.ts';
import { ApiKeyCache } from '../api-keys/api-key-cache.ts';
import { createAccounts } from '../auth/accounts.ts';
import { createSingleSignOn } from '../auth/single-sign-on/single-sign-on.ts';
import { programVersion } from '../backup/command-line.ts';
import { connect, FOR_JOBS, type Pool } from '../database/pool/connection.ts';
import { monitorDatabase } from '../database/pool/health-monitor.ts';
import { openReplica } from '../database/pool/replica.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Environment } from '../environment.ts';
import { openObjectStore } from '../files/object-store.ts';
import { loadGeography } from '../geography/geography.ts';
import { type Jobs, sendJobs, startJobs } from '../jobs/jobs.ts';
import { openBroadcast } from '../live/open-broadcast.ts';
import type { Logger } from '../observability/log.ts';
import { measuredJobs } from '../observability/metrics/measured-jobs.ts';
import type { Metrics } from '../observability/metrics/metrics.ts';
import type { Tracing } from '../observability/tracing/tracing.ts';
import { createPdfRenderer } from '../pdf/pdf-renderer.ts';
import { CallLimits } from '../rate-limits/call-limits.ts';
import { EnumerationLimiter } from '../rate-limits/enumeration-limiter.ts';
import { sharedEnumerationLimiter } from '../rate-limits/shared-enumeration-limiter.ts';
import { SharedRateLimiter } from '../rate-limits/shared-rate-limiter.ts';
import { persistedAuthSecret } from '../secrets/auth-secret.ts';
import { encryptionFor } from '../secrets/encryption.ts';
import { hmacFor } from '../secrets/hmac.ts';
import { TrackingCache } from '../tracking/tracking-cache.ts';
import { JOBS_POOL, POSITIONS_POOL } from './connections.ts';
import { ROOT } from './root.ts';
import type { Shutdown } from './shutdown.ts';

const UNIQUE_48_BITS = 2 ** 48;

/**
 * The dependencies of a process, for calls and for background jobs. They differ only in their database pool.
 */
export interface Runtime {
  forCalls: Dependencies;
  background: Dependencies;
  databaseUrl: string;
  pools: readonly Pool[];
}

interface Making {
  environment: Environment;
  databaseUrl: string;
  log: Logger;
  shutdown: Shutdown;
  /** The size of the pool for calls. */
  connections: number;
  /** Whether this process works jobs, or only enqueues them. */
  worksJobs: boolean;
  /** Which of several worker processes this is. */
  place?: number | undefined;
}

/** Creates the dependencies of this process and registers their clean-up in `shutdown`. */
export async function makeDependencies(making: Making): Promise<Runtime> {
  const { environment, databaseUrl, log, shutdown } = making;
  const pools = openPools(making);
  const { database, listening, forJobs, positionsDatabase } = pools;
  const geography = await loadGeography(join(ROOT, 'data'));
  const metrics = await startedMetrics(making, pools);
  const tracing = await startedTracing(making);
  tracing?.traceStatements(database.sql);
  const jobs = await startedJobs(making, metrics, tracing);
  const secret =
    environment.authSecret ?? (await persistedAuthSecret(environment.dataDirectory, database.db));
  const broadcast = await openBroadcast({
    natsUrl: environment.natsUrl,
    secret,
    database: listening,
    log,
  });
  shutdown.push(broadcast.close);
  const pdfRenderer = createPdfRenderer();
  shutdown.push(pdfRenderer.close);
  const { publicUrl } = environment;
  const now = () => new Date();
  const sharedLimiter = new SharedRateLimiter(hmacFor(secret, 'sharedLimiter'));
  const forCalls: Dependencies = {
    database,
    replica: openedReplica(making),
    positionsDatabase,
    geography,
    jobs,
    pdfRenderer,
    broadcast,
    limits: new CallLimits(environment.rateLimitTimes),
    idempotencyResponses: idempotencyResponsesWith(secret),
    enumerationLimiter: new EnumerationLimiter(sharedEnumerationLimiter(sharedLimiter, database.db, now)),
    trackingCache: new TrackingCache(broadcast),
    apiKeys: new ApiKeyCache(broadcast),
    accounts: createAccounts({ secret, publicUrl }),
    log,
    metrics,
    tracing,
    now,
    random: () => randomBytes(6).readUIntBE(0, 6) / UNIQUE_48_BITS,
    sign: hmacFor(secret, 'mail-links'),
    encryption: encryptionFor(secret, 'second factors'),
    singleSignOn: environment.oidc && createSingleSignOn(environment.oidc, { secret, publicUrl }),
    objectStore: environment.s3Url ? openObjectStore(environment.s3Url) : undefined,
    settings: settingsOf(environment),
  };
  const background: Dependencies = { ...forCalls, database: forJobs };
  return { forCalls, background, databaseUrl, pools: [...new Set([database, listening, forJobs])] };
}

interface Pools {
  database: Pool;
  /** Waits for notifications. */
  listening: Pool;
  /** The pool for calls where this process only enqueues jobs. */
  forJobs: Pool;
  positionsDatabase: Pool | undefined;
}

function openPools({ environment, databaseUrl, log, shutdown, connections, worksJobs }: Making): Pools {
  const { databasePoolerUrl, positionsUrl } = environment;
  const opened = (database: Pool) => {
    shutdown.push(database.close);
    return database;
  };
  const database = opened(connect(databasePoolerUrl ?? databaseUrl, connections));
  // LISTEN needs a session, which a pooler does not give.
  const listening = databasePoolerUrl ? opened(connect(databaseUrl, 1)) : database;
  const forJobs = worksJobs ? opened(connect(databaseUrl, JOBS_POOL, FOR_JOBS)) : database;
  const positionsDatabase = positionsUrl ? opened(connect(positionsUrl, POSITIONS_POOL)) : undefined;
  if (positionsUrl && positionsDatabase)
    shutdown.push(
      monitorDatabase({
        url: positionsUrl,
        pools: [positionsDatabase],
        log,
        name: 'The database of positions',
      }),
    );
  return { database, listening, forJobs, positionsDatabase };
}

function openedReplica({ environment: { databaseReplicaUrl: url }, log, shutdown }: Making) {
  if (!url) return undefined;
  const replica = openReplica({ url, log });
  shutdown.push(replica.close);
  return replica;
}

async function startedJobs(
  { databaseUrl, log, shutdown, worksJobs }: Making,
  metrics: Metrics | undefined,
  tracing: Tracing | undefined,
): Promise<Jobs> {
  const started = await (worksJobs ? startJobs : sendJobs)(databaseUrl, log);
  shutdown.push(started.stop);
  const measured = metrics ? measuredJobs(started, metrics) : started;
  return tracing?.tracedJobs(measured) ?? measured;
}

function settingsOf(environment: Environment): Dependencies['settings'] {
  const {
    publicUrl,
    trustedProxies,
    staffSecondFactor,
    googleMapsApiKey,
    mapStyleUrl,
    satelliteTileUrl,
    silentAfterHours,
    clamdUrl,
    inboundMail,
    webhookPrivateNetworks,
    callbackNetworks,
  } = environment;
  return {
    publicUrl,
    trustedProxies,
    staffSecondFactor,
    googleMapsApiKey,
    mapStyleUrl,
    satelliteTileUrl,
    silentAfterHours,
    clamdUrl,
    hasMailServer: environment.smtpUrl !== undefined,
    inboundMail,
    webhookPrivateNetworks,
    callbackNetworks,
  };
}

/** Imported lazily, only when metrics are enabled. */
async function startedMetrics(
  { environment: { metrics: address }, databaseUrl, place, shutdown, worksJobs }: Making,
  { database, forJobs, positionsDatabase }: Pools,
): Promise<Metrics | undefined> {
  if (!address) return undefined;
  const pools = {
    calls: database,
    ...(worksJobs && { jobs: forJobs }),
    ...(positionsDatabase && { positions: positionsDatabase }),
  };
  const { startMetrics } = await import('../observability/metrics/start-metrics.ts');
  const { metrics, stop } = await startMetrics({ address, databaseUrl, pools, place });
  shutdown.push(stop);
  return metrics;
}

/** Imported lazily, only when tracing is enabled. */
async function startedTracing({
  environment: { tracing: settings },
  log,
  shutdown,
}: Making): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { startTracing } = await import('../observability/tracing/start-tracing.ts');
  const tracing = startTracing(settings, await programVersion(), log);
  shutdown.push(tracing.stop);
  return tracing;
}
