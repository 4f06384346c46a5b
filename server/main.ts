import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../database/demo/demo-accounts.ts';
import { KEPT_SAILING } from '../database/demo/kept-sailing.ts';
import { makeDemoWorld } from '../database/demo/make-demo-world.ts';
import { CallLimits } from './api/call-limits.ts';
import { keptAnswersWith } from './api/kept-answers.ts';
import { createApp } from './app.ts';
import { keptAuthSecret } from './auth-secret.ts';
import { connect, FOR_JOBS, type Pool } from './database/connection.ts';
import { startEmbeddedCluster } from './database/embedded-cluster.ts';
import { migrate, refuseOtherVersion } from './database/migrate.ts';
import { watchDatabase } from './database/watch.ts';
import type { Dependencies } from './dependencies.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { exposuresOf } from './exposure.ts';
import { compactTallies } from './fleet/compact-tallies.ts';
import { loadGeography } from './geography/geography.ts';
import { startJobs } from './jobs/jobs.ts';
import { postgresBroadcast } from './live/postgres-broadcast.ts';
import { createLog, isTerminal, type Logger } from './log.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { keptTransport, smtpTransport } from './mail/transport.ts';
import { measuredJobs } from './metrics/measured-jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import { sendDigests } from './notifications/send-digests.ts';
import { tellDelays } from './notifications/tell-delays.ts';
import { createPapers } from './papers/papers.ts';
import { createAccounts } from './people/accounts.ts';
import { mailPasswordReset } from './people/mail-password-reset.ts';
import { openSetupCode } from './people/setup-code.ts';
import { listen, refuseTakenPort } from './port.ts';
import { forgetOld } from './retention/forget-old.ts';
import { sealFor } from './seal.ts';
import { signerFor } from './signature.ts';
import { startSimulator } from './simulator/simulator.ts';
import { StartupError } from './startup-error.ts';
import { HotLookUps } from './tracking/hot-look-ups.ts';
import { UnknownNumbers } from './tracking/unknown-numbers.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** At a quarter past three, UTC. */
const EVERY_NIGHT = '15 3 * * *';
const EVERY_HOUR = '5 * * * *';
const EVERY_QUARTER = '*/15 * * * *';
/** Of their own, so that neither jobs nor calls keep each other from the database. */
const JOB_CONNECTIONS = 5;
const UNIQUE_48_BITS = 2 ** 48;

type Stop = () => Promise<unknown>;

/** What must be undone, last made first. */
const stops: Stop[] = [];
let stopping: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)));
await start().catch(async (error: unknown) => {
  if (error instanceof StartupError) console.error(`groundswell: ${error.message}`);
  else console.error(error);
  await stop();
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

/** Loaded only where they are read. */
async function startedMetrics(
  { metrics: address }: Environment,
  databaseUrl: string,
  pools: Record<string, Pool>,
): Promise<Metrics | undefined> {
  if (!address) return undefined;
  const { startMetrics } = await import('./metrics/start-metrics.ts');
  const { metrics, stop } = await startMetrics({ address, databaseUrl, pools });
  stops.push(stop);
  return metrics;
}

function opened(database: Pool): Pool {
  stops.push(database.close);
  return database;
}

/** The address, and who can sign in. */
async function greet(environment: Environment, dependencies: Dependencies): Promise<void> {
  const setup_code = environment.demo ? null : await openSetupCode(dependencies.database);
  const lines = [
    `Groundswell is ready at ${environment.publicUrl}`,
    ...(environment.demo ? demoGreeting() : []),
    ...(setup_code
      ? [`Create the first admin at ${environment.publicUrl}/create-admin with the setup code ${setup_code}`]
      : []),
  ];
  if (isTerminal) console.log(`\n${lines.join('\n')}\n`);
  else for (const line of lines) dependencies.log.info(line);
}

/** Requests in flight are answered, running jobs end, data is written; asking twice changes nothing. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const undo of stops.reverse()) await undo().catch((error: unknown) => console.error(error));
  })();
  return stopping;
}

function demoGreeting(): string[] {
  const accounts = DEMO_ACCOUNTS.map(({ email }) => email).join(', ');
  return [`Sign in as ${accounts}, all with the password ${DEMO_PASSWORD}`];
}
