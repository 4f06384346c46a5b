import cluster from 'node:cluster';
import { join } from 'node:path';
import { PERPETUAL_VOYAGES } from '../database/demo/journeys/perpetual-voyages.ts';
import { makeDemoWorld } from '../database/demo/make-demo-world.ts';
import { openSetupCode } from './auth/sign-in/setup-code.ts';
import { startEmbeddedCluster } from './database/embedded/embedded-cluster.ts';
import { migrate, refuseOtherVersion } from './database/migrations/migrate.ts';
import { monitorDatabase } from './database/pool/health-monitor.ts';
import { onOneNode } from './database/pool/on-one-node.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { exposuresOf } from './exposure.ts';
import { createLog, type Logger } from './observability/log.ts';
import { refuseTakenPort } from './port.ts';
import {
  connectionsAllowed,
  connectionsPerProcess,
  MAX_CALLS_POOL,
  PRIMARY_CALLS_POOL,
} from './process/connections.ts';
import { showDemoProgress } from './process/demo-progress.ts';
import { makeDependencies, type Runtime } from './process/make-dependencies.ts';
import { serve } from './process/serve.ts';
import { Shutdown } from './process/shutdown.ts';
import { printStartupBanner } from './process/startup-banner.ts';
import { workJobs } from './process/work-jobs.ts';
import { reportListening, requestSettings } from './process/worker.ts';
import { startWorkers } from './process/workers.ts';
import { startSimulator } from './simulator/simulator.ts';
import { StartupError } from './startup-error.ts';
import { startTestNumbers } from './test-numbers/start-test-numbers.ts';

const shutdown = new Shutdown();

const end = () => void shutdown.run().then(() => process.exit(0));

process.on('SIGTERM', end);
// Ctrl-C in a terminal reaches every process. The primary shuts the others down in order.
process.on('SIGINT', cluster.isPrimary ? end : () => {});
await (cluster.isPrimary ? start() : startWorker()).catch(async (error: unknown) => {
  // Stopped before it had started: what still ran has lost its connections.
  if (shutdown.isRunning) return shutdown.run();
  if (error instanceof StartupError) console.error(`groundswell: ${error.message}`);
  else console.error(error);
  await shutdown.run();
  process.exit(1);
});

async function start(): Promise<void> {
  const environment = readEnvironment();
  const log = createLog(environment.logLevel);
  for (const sentence of exposuresOf(environment)) log.warn(sentence);
  // Before starting the database: an accidental second start must not touch the first one’s.
  await refuseTakenPort(environment);

  const databaseUrl = environment.databaseUrl ?? (await startDatabase(environment, log));
  for (const url of [databaseUrl, environment.positionsUrl])
    if (url) await (environment.migrates ? migrate : refuseOtherVersion)(url);
  const { processes } = environment;
  const connections = processes === 1 ? MAX_CALLS_POOL : PRIMARY_CALLS_POOL;
  const runtime = await makeDependencies({
    environment,
    databaseUrl,
    log,
    shutdown,
    connections,
    worksJobs: true,
    place: processes === 1 ? undefined : 0,
  });
  const { forCalls, background } = runtime;
  if (environment.demo) await makeDemoWorld(background, forCalls.now(), showDemoProgress(log));
  // Before the first request, which could otherwise create the first admin without the code.
  const setup_code = await openSetupCode(forCalls.database);
  await workJobs(runtime, environment, shutdown);
  if (processes === 1) await serve(runtime, environment, shutdown);
  else await serveWithOthers(runtime, processes);
  shutdown.push(onOneNode(databaseUrl, 'test numbers', () => startTestNumbers(background)));
  if (environment.simulator)
    shutdown.push(onOneNode(databaseUrl, 'simulator', () => startSimulator(forCalls, PERPETUAL_VOYAGES)));
  await printStartupBanner(environment, forCalls, setup_code);
}

/**
 * Singletons run in the primary process: the embedded database, migrations, jobs, the simulator, the start-up
 * banner.
 */
async function serveWithOthers({ databaseUrl, forCalls, pools }: Runtime, count: number): Promise<void> {
  const { log } = forCalls;
  const allowed = await connectionsAllowed(databaseUrl);
  const connections = connectionsPerProcess(count, allowed);
  log.info(
    `${count} worker processes serve requests, each with ${connections} of the database's ${allowed} connections`,
  );
  shutdown.push(monitorDatabase({ url: databaseUrl, pools, log }));
  const settingsOf = (place: number) => ({ databaseUrl, connections, place });
  await startWorkers({ count, settingsOf, log, onStop: (hook) => shutdown.push(hook) });
}

/** Runs as one of several worker processes that serve requests. */
async function startWorker(): Promise<void> {
  const { databaseUrl, connections, place } = await requestSettings(end);
  const environment = readEnvironment();
  const log = createLog(environment.logLevel);
  const runtime = await makeDependencies({
    environment,
    databaseUrl,
    log,
    shutdown,
    connections,
    worksJobs: false,
    place,
  });
  await serve(runtime, environment, shutdown);
  reportListening();
}

async function startDatabase({ dataDirectory }: Environment, log: Logger): Promise<string> {
  const cluster = await startEmbeddedCluster({
    directory: join(dataDirectory, 'postgres'),
    log: (message) => log.warn(message),
  });
  shutdown.push(cluster.stop);
  return cluster.url;
}
