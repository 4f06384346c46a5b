import { join } from 'node:path';
import { KEPT_SAILING } from '../database/demo/kept-sailing.ts';
import { makeDemoWorld } from '../database/demo/make-demo-world.ts';
import { startEmbeddedCluster } from './database/embedded-cluster.ts';
import { migrate, refuseOtherVersion } from './database/migrate.ts';
import { onOneNode } from './database/on-one-node.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { exposuresOf } from './exposure.ts';
import { createLog, type Logger } from './log.ts';
import { refuseTakenPort } from './port.ts';
import { greet } from './process/greet.ts';
import { makeDependencies } from './process/make-dependencies.ts';
import { serve } from './process/serve.ts';
import { Stops } from './process/stops.ts';
import { workJobs } from './process/work-jobs.ts';
import { startSimulator } from './simulator/simulator.ts';
import { StartupError } from './startup-error.ts';

const stops = new Stops();

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stops.all().then(() => process.exit(0)));
await start().catch(async (error: unknown) => {
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
  const parts = await makeDependencies({ environment, databaseUrl, log, stops });
  const { forCalls, atLeisure } = parts;
  if (environment.demo) await makeDemoWorld(atLeisure, forCalls.now());
  await workJobs(parts, environment);
  await serve(parts, environment, stops);
  if (environment.simulator)
    stops.push(onOneNode(databaseUrl, 'simulator', () => startSimulator(forCalls, KEPT_SAILING)));
  await greet(environment, forCalls);
}

async function startDatabase({ dataDirectory }: Environment, log: Logger): Promise<string> {
  const cluster = await startEmbeddedCluster({
    directory: join(dataDirectory, 'postgres'),
    log: (message) => log.warn(message),
  });
  stops.push(cluster.stop);
  return cluster.url;
}
