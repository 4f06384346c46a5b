import cluster from 'node:cluster';
import { join } from 'node:path';
import { KEPT_SAILING } from '../database/demo/kept-sailing.ts';
import { makeDemoWorld } from '../database/demo/make-demo-world.ts';
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
  connectionsOfEach,
  FOR_ITS_CALLS,
  MOST_FOR_CALLS,
} from './process/connections.ts';
import { makeDependencies, type Parts } from './process/make-dependencies.ts';
import { serve } from './process/serve.ts';
import { Stops } from './process/shutdown.ts';
import { printStartupBanner } from './process/startup-banner.ts';
import { workJobs } from './process/work-jobs.ts';
import { askForSettings, sayListening } from './process/worker.ts';
import { startWorkers } from './process/workers.ts';
import { startSimulator } from './simulator/simulator.ts';
import { StartupError } from './startup-error.ts';

const stops = new Stops();

const end = () => void stops.all().then(() => process.exit(0));

process.on('SIGTERM', end);
// A terminal's Ctrl-C reaches every process; the one that started the others ends them in order.
process.on('SIGINT', cluster.isPrimary ? end : () => {});
await (cluster.isPrimary ? start() : startWorker()).catch(async (error: unknown) => {
  if (error instanceof StartupError) console.error(`groundswell: ${error.message}`);
  else console.error(error);
  await stops.all();
  process.exit(1);
});

async function start(): Promise<void> {
  const environment = readEnvironment();
  const log = createLog(environment.logLevel);
  for (const sentence of exposuresOf(environment)) log.warn(sentence);
  // Before the database: a second start by mistake must not touch the first one's.
  await refuseTakenPort(environment);

  const databaseUrl = environment.databaseUrl ?? (await startDatabase(environment, log));
  await (environment.migrates ? migrate : refuseOtherVersion)(databaseUrl);
  const { processes } = environment;
  const connections = processes === 1 ? MOST_FOR_CALLS : FOR_ITS_CALLS;
  const parts = await makeDependencies({
    environment,
    databaseUrl,
    log,
    stops,
    connections,
    worksJobs: true,
    place: processes === 1 ? undefined : 0,
  });
  const { forCalls, background } = parts;
  if (environment.demo) await makeDemoWorld(background, forCalls.now());
  await workJobs(parts, environment);
  if (processes === 1) await serve(parts, environment, stops);
  else await serveWithOthers(parts, processes);
  if (environment.simulator)
    stops.push(onOneNode(databaseUrl, 'simulator', () => startSimulator(forCalls, KEPT_SAILING)));
  await printStartupBanner(environment, forCalls);
}

/** Whatever exists once stays here: the embedded database, migrations, jobs, the simulator, the greeting. */
async function serveWithOthers({ databaseUrl, forCalls, pools }: Parts, count: number): Promise<void> {
  const { log } = forCalls;
  const allowed = await connectionsAllowed(databaseUrl);
  const connections = connectionsOfEach(count, allowed);
  log.info(`${count} processes answer, each with ${connections} of ${allowed} connections to the database`);
  stops.push(monitorDatabase({ url: databaseUrl, pools, log }));
  const settingsOf = (place: number) => ({ databaseUrl, connections, place });
  await startWorkers({ count, settingsOf, log, onStop: (stop) => stops.push(stop) });
}

/** One of several processes that answer. */
async function startWorker(): Promise<void> {
  const { databaseUrl, connections, place } = await askForSettings(end);
  const environment = readEnvironment();
  const log = createLog(environment.logLevel);
  const parts = await makeDependencies({
    environment,
    databaseUrl,
    log,
    stops,
    connections,
    worksJobs: false,
    place,
  });
  await serve(parts, environment, stops);
  sayListening();
}

async function startDatabase({ dataDirectory }: Environment, log: Logger): Promise<string> {
  const cluster = await startEmbeddedCluster({
    directory: join(dataDirectory, 'postgres'),
    log: (message) => log.warn(message),
  });
  stops.push(cluster.stop);
  return cluster.url;
}
