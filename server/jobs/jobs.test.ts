import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type Jobs, PermanentJobError, startJobs } from './jobs.ts';

let test_database: TestDatabase;
let database: Database;
let jobs: Jobs;
beforeEach(async () => {
  test_database = await createTestDatabase();
  database = connect(test_database.url, 2);
  jobs = await startJobs(test_database.url, pino({ level: 'silent' }), {
    queues: { mail: { retryLimit: 60, retryDelay: 1, retryDelayMax: 1, retryBackoff: true } },
    sweepSeconds: 1,
    deleteSeconds: 1,
  });
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
  await test_database.remove();
});

const send = (mail_id: string) =>
  database.transaction((transaction) => jobs.send(transaction, 'mail', { mail_id }));

test('a backlog is processed in one go when a worker starts', async () => {
  const waiting = Array.from({ length: 25 }, (_, index) => `mail ${index}`);
  for (const mail_id of waiting) await send(mail_id);
  const done: string[] = [];
  await jobs.work('mail', async ({ mail_id }) => {
    done.push(mail_id);
  });
  await expect.poll(() => done.length).toBe(waiting.length);
  expect(done.toSorted()).toEqual(waiting.toSorted());
});

test('a job that throws is retried, and the others of its batch run once', async () => {
  const done: string[] = [];
  let tries = 0;
  for (const mail_id of ['good', 'bad', 'better']) await send(mail_id);
  await jobs.work('mail', async ({ mail_id }) => {
    if (mail_id === 'bad' && ++tries === 1) throw new Error('not yet');
    done.push(mail_id);
  });
  await expect.poll(() => done.toSorted(), { timeout: 50_000 }).toEqual(['bad', 'better', 'good']);
});

test('a job whose worker has died is taken over by the next', async () => {
  await send('taken');
  await database.sql`update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
    where name = 'mail'`;
  const done: string[] = [];
  await jobs.work('mail', async ({ mail_id }) => {
    done.push(mail_id);
  });
  await expect.poll(() => done, { timeout: 50_000 }).toEqual(['taken']);
});

test('a job of an earlier version fails into the dead-letter queue of that version, which an upgrade leaves in place', async () => {
  const boss = new PgBoss({ connectionString: test_database.url, schema: 'jobs', supervise: false });
  await boss.start();
  await boss.createQueue('given-up');
  await boss.send('mail', { mail_id: 'old' }, { deadLetter: 'given-up' });
  await boss.stop();
  await jobs.stop();
  jobs = await startJobs(test_database.url, pino({ level: 'silent' }), {});
  await send('new');
  await jobs.work('mail', async () => {
    throw new PermanentJobError('in vain');
  });
  await expect
    .poll(
      () =>
        database.sql`select name, data->>'mail_id' as mail_id from jobs.job where state = 'created' order by name`,
      { timeout: 50_000 },
    )
    .toEqual([
      { name: 'dead-letters', mail_id: 'new' },
      { name: 'given-up', mail_id: 'old' },
    ]);
});

test.each([
  ['is done', async () => {}],
  [
    'is abandoned',
    async () => {
      throw new PermanentJobError('in vain');
    },
  ],
] as const)('the address of a password reset is deleted an hour after its job %s', async (_, worker) => {
  const data = { request_id: 'one', email: 'ada@test.example', network: '127.0.0.0' };
  await database.transaction((transaction) => jobs.send(transaction, 'password-resets', data));
  await jobs.work('password-resets', worker);
  const stored = () => database.sql`select completed_on from jobs.job where data->>'email' = ${data.email}`;
  await expect.poll(stored, { timeout: 50_000 }).toMatchObject([{ completed_on: expect.any(Date) }]);
  await database.sql`update jobs.job set completed_on = completed_on - interval '61 minutes'
    where name = 'password-resets'`;
  await expect.poll(stored, { timeout: 50_000 }).toEqual([]);
});
