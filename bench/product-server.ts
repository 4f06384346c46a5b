import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { createApp } from '#server/app.ts';
import { connect } from '#server/database/connection.ts';
import { loadGeography } from '#server/geography/geography.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { postgresBroadcast } from '#server/live/postgres-broadcast.ts';
import { createPapers } from '#server/papers/papers.ts';
import { createAccounts } from '#server/people/accounts.ts';
import { signerFor } from '#server/signature.ts';
import { UnknownNumbers } from '#server/tracking/unknown-numbers.ts';
import { CallLimits } from '../server/api/call-limits.ts';
import { keptAnswersWith } from '../server/api/kept-answers.ts';
import { sealFor } from '../server/seal.ts';

/** The product as it runs, without the simulator. */
const root = join(import.meta.dirname, '..');
const databaseUrl = process.argv[2] as string;
const log = pino({ level: 'warn' });
const database = connect(databaseUrl);
const jobs = await startJobs(databaseUrl, log);
const publicUrl = 'http://localhost:3000';
const app = await createApp(
  {
    database,
    jobs,
    papers: createPapers(),
    log,
    accounts: createAccounts({ publicUrl, secret: 'only for measuring, never for people' }),
    limits: new CallLimits(1_000),
    keptAnswers: keptAnswersWith('only for measuring, never for people'),
    unknownNumbers: new UnknownNumbers(),
    broadcast: await postgresBroadcast(database),
    geography: await loadGeography(join(root, 'data')),
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
  join(root, 'build/client'),
);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
process.on('SIGTERM', () => process.exit());
