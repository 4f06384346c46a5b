import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { idempotencyResponsesWith } from '../api/idempotency-responses.ts';
import { createAccounts } from '../auth/accounts.ts';
import { createSingleSignOn } from '../auth/single-sign-on/single-sign-on.ts';
import { programVersion } from '../backup/command-line.ts';
import { connect, FOR_JOBS, type Pool } from '../database/pool/connection.ts';
import { openReplica } from '../database/pool/replica.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Environment } from '../environment.ts';
import { loadGeography } from '../geography/geography.ts';
import { sendJobs, startJobs } from '../jobs/jobs.ts';
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
import { FOR_JOBS_POOL } from './connections.ts';
import { ROOT } from './root.ts';
import type { Stops } from './shutdown.ts';

const UNIQUE_48_BITS = 2 ** 48;

/** A process's parts, the same for calls and for jobs but for the connections. */
export interface Parts {
  forCalls: Dependencies;
  background: Dependencies;
  databaseUrl: string;
  pools: readonly Pool[];
}

interface Making {
  environment: Environment;
  databaseUrl: string;
  log: Logger;
  stops: Stops;
  /** Of the pool for calls. */
  connections: number;
  /** Or only sends what another process works. */
  worksJobs: boolean;
  /** Of several processes, which. */
  place?: number | undefined;
}

/** What this process is made of; `stops` undoes it. */
export async function makeDependencies(making: Making): Promise<Parts> {
  const { environment, databaseUrl, log, stops, connections, worksJobs } = making;
  const opened = (database: Pool) => {
    stops.push(database.close);
    return database;
  };
  const database = opened(connect(databaseUrl, connections));
  const forJobs = worksJobs ? opened(connect(databaseUrl, FOR_JOBS_POOL, FOR_JOBS)) : database;
  const geography = await loadGeography(join(ROOT, 'data'));
  const metrics = await startedMetrics(
    making,
    worksJobs ? { calls: database, jobs: forJobs } : { calls: database },
  );
  const tracing = await startedTracing(making);
  tracing?.traceStatements(database.sql);
  const started = await (worksJobs ? startJobs : sendJobs)(databaseUrl, log);
  stops.push(started.stop);
  const measured = metrics ? measuredJobs(started, metrics) : started;
  const jobs = tracing?.tracedJobs(measured) ?? measured;
  const secret =
    environment.authSecret ?? (await persistedAuthSecret(environment.dataDirectory, database.db));
  const broadcast = await openBroadcast({ natsUrl: environment.natsUrl, secret, database, log });
  stops.push(broadcast.close);
  const papers = createPdfRenderer();
  stops.push(papers.close);
  const { publicUrl, trustedProxies, staffSecondFactor, googleMapsApiKey, mapStyleUrl, satelliteTileUrl } =
    environment;
  const now = () => new Date();
  const counts = new SharedRateLimiter(hmacFor(secret, 'counts'));
  const replica = environment.databaseReplicaUrl && openReplica({ url: environment.databaseReplicaUrl, log });
  if (replica) stops.push(replica.close);
  const forCalls: Dependencies = {
    database,
    replica: replica || undefined,
    geography,
    jobs,
    papers,
    broadcast,
    limits: new CallLimits(environment.rateLimitTimes),
    idempotencyResponses: idempotencyResponsesWith(secret),
    enumerationLimiter: new EnumerationLimiter(sharedEnumerationLimiter(counts, database.db, now)),
    trackingCache: new TrackingCache(broadcast),
    accounts: createAccounts({ secret, publicUrl }),
    log,
    metrics,
    tracing,
    now,
    random: () => randomBytes(6).readUIntBE(0, 6) / UNIQUE_48_BITS,
    sign: hmacFor(secret, 'mail-links'),
    seal: encryptionFor(secret, 'second factors'),
    singleSignOn: environment.oidc && createSingleSignOn(environment.oidc, { secret, publicUrl }),
    settings: {
      publicUrl,
      trustedProxies,
      staffSecondFactor,
      googleMapsApiKey,
      mapStyleUrl,
      satelliteTileUrl,
    },
  };
  const background: Dependencies = { ...forCalls, database: forJobs };
  return { forCalls, background, databaseUrl, pools: [...new Set([database, forJobs])] };
}

/** Loaded only where they are read. */
async function startedMetrics(
  { environment: { metrics: address }, databaseUrl, place, stops }: Making,
  pools: Record<string, Pool>,
): Promise<Metrics | undefined> {
  if (!address) return undefined;
  const { startMetrics } = await import('../observability/metrics/start-metrics.ts');
  const { metrics, stop } = await startMetrics({ address, databaseUrl, pools, place });
  stops.push(stop);
  return metrics;
}

/** Loaded only where they are collected. */
async function startedTracing({
  environment: { tracing: settings },
  log,
  stops,
}: Making): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { startTracing } = await import('../observability/tracing/start-tracing.ts');
  const tracing = startTracing(settings, await programVersion(), log);
  stops.push(tracing.stop);
  return tracing;
}
