import { join } from 'node:path';
import { KEPT_SAILING } from '../database/demo/kept-sailing.ts';
import { makeDemoWorld } from '../database/demo/make-demo-world.ts';
import { startEmbeddedCluster } from './database/embedded-cluster.ts';
import { migrate, refuseOtherVersion } from './database/migrate.ts';
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
import { HotLookUps } from './tracking/hot-look-ups.ts';
import { UnknownNumbers } from './tracking/unknown-numbers.ts';

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
  await migrate(databaseUrl);
  const database = opened(connect(databaseUrl));
  const forJobs = opened(connect(databaseUrl, JOB_CONNECTIONS, FOR_JOBS));
  const geography = await loadGeography(join(ROOT, 'data'));
  const metrics = await startedMetrics(environment, databaseUrl, { calls: database, jobs: forJobs });
  const started = await startJobs(databaseUrl, log);
  stops.push(started.stop);
  const jobs = metrics ? measuredJobs(started, metrics) : started;
  if (environment.natsUrl)
    log.warn('NATS_URL is set, but this version carries live messages through PostgreSQL');
  const broadcast = await postgresBroadcast(database);
  stops.push(broadcast.close);
  const papers = createPapers();
  stops.push(papers.close);
  const { publicUrl, trustedProxies, staffSecondFactor, googleMapsApiKey, mapStyleUrl, satelliteTileUrl } =
    environment;
  const secret = environment.authSecret ?? (await keptAuthSecret(environment.dataDirectory));
  const dependencies: Dependencies = {
    database,
    geography,
    jobs,
    papers,
    broadcast,
    limits: new CallLimits(environment.rateLimitTimes),
    keptAnswers: keptAnswersWith(secret),
    unknownNumbers: new UnknownNumbers(),
    hotLookUps: new HotLookUps(broadcast),
    accounts: createAccounts({ secret, publicUrl }),
    log,
    metrics,
    now: () => new Date(),
    chance: () => randomBytes(6).readUIntBE(0, 6) / UNIQUE_48_BITS,
    sign: signerFor(secret, 'mail-links'),
    seal: sealFor(secret, 'second factors'),
    settings: {
      publicUrl,
      trustedProxies,
      staffSecondFactor,
      googleMapsApiKey,
      mapStyleUrl,
      satelliteTileUrl,
    },
  };
  const atLeisure: Dependencies = { ...dependencies, database: forJobs };
  if (environment.demo) await makeDemoWorld(atLeisure, dependencies.now());
  const transport = environment.smtpUrl
    ? smtpTransport(environment.smtpUrl, environment.mailFrom)
    : keptTransport(log);
  await jobs.work('mail', deliverMail({ database: forJobs, transport, now: dependencies.now }));
  await jobs.work('password-resets', mailPasswordReset(atLeisure));
  await jobs.work('retention', forgetOld(atLeisure));
  await jobs.schedule('retention', EVERY_NIGHT);
  await jobs.work('digests', sendDigests(atLeisure));
  await jobs.schedule('digests', EVERY_HOUR);
  await jobs.work('delays', tellDelays(atLeisure));
  await jobs.schedule('delays', EVERY_QUARTER);
  await jobs.work('tallies', compactTallies(atLeisure));
  await jobs.schedule('tallies', EVERY_QUARTER);
  const app = await createApp(dependencies, join(ROOT, 'build/client'));
  stops.push(() => app.close());
  stops.push(watchDatabase({ url: databaseUrl, pools: [database, forJobs], log }));
  await listen(app, environment);
  if (environment.simulator) stops.push(startSimulator(dependencies, KEPT_SAILING));
  await greet(environment, dependencies);
}

async function startDatabase({ dataDirectory }: Environment, log: Logger): Promise<string> {
  const cluster = await startEmbeddedCluster({
    directory: join(dataDirectory, 'postgres'),
    log: (message) => log.warn(message),
  });
  stops.push(cluster.stop);
  return cluster.url;
}
