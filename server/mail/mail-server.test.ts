import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccounts } from '../auth/accounts.ts';
import { connect, FOR_JOBS, type Pool } from '../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { deliverMail } from './deliver-mail.ts';
import { type MailServer, startMailServer } from './mail-server-for-tests.ts';
import { postMail } from './outbox.ts';
import { smtpTransport } from './transport.ts';

let test_database: TestDatabase;
let database: Pool;
let jobs: Jobs;
let server: MailServer;
const now = () => new Date();
const accounts = createAccounts({
  publicUrl: 'http://localhost:3000',
  secret: 'a secret that only tests know',
});
beforeAll(async () => {
  test_database = await createTestDatabase();
  database = connect(test_database.url, 4, FOR_JOBS);
  server = await startMailServer();
  const atOnce = { retryLimit: 1, retryDelay: 1, retryDelayMax: 1, retryBackoff: true };
  jobs = await startJobs(test_database.url, pino({ level: 'silent' }), { queues: { mail: atOnce } });
  await database.transaction(async (transaction) => {
    for (const name of ['refused', 'busy-once', 'dropped-once', 'late', 'plain'])
      await postMail(
        transaction,
        { jobs, now, accounts },
        {
          recipient: `${name}@test.example`,
          subject: name,
          paragraphs: ['Hello'],
          ...(name === 'plain' && { reply_to: 'reply+token@in.test.example' }),
        },
      );
    // A job that no worker can process.
    await jobs.send(transaction, 'mail', null as never);
  });
  const transport = smtpTransport(server.url, 'Groundswell <no-reply@groundswell.example>');
  await jobs.work('mail', deliverMail({ database, transport, now }));
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
  await database.close();
  await test_database.remove();
});

const stored = async (name: string) => {
  const [mail] = await database.sql<{ status: string; attempts: number; last_error: string | null }[]>`
    select status, attempts, last_error from mail_outbox where subject = ${name}`;
  return mail;
};
const takenOf = (name: string) => server.taken.get(`${name}@test.example`) ?? [];
const becomes = (name: string, status: string) =>
  expect.poll(async () => (await stored(name))?.status, { timeout: 15_000 }).toBe(status);

test('an e-mail is sent although others are late, rejected or unreadable', async () => {
  await becomes('plain', 'sent');
  await becomes('late', 'sent');
  expect([takenOf('plain').length, takenOf('late').length]).toEqual([1, 1]);
});

test('answers go to the address of the e-mail, whose token does not stay in the outbox', async () => {
  await becomes('plain', 'sent');
  expect(server.answered_to.get('plain@test.example')).toBe('reply+token@in.test.example');
  const [mail] = await database.sql`select reply_to from mail_outbox where subject = 'plain'`;
  expect(mail?.reply_to).toBeNull();
  await becomes('late', 'sent');
  expect(server.answered_to.get('late@test.example')).toBe('');
});

test('a permanently rejected e-mail is not retried, and stays readable', async () => {
  await becomes('refused', 'failed');
  expect(await stored('refused')).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550') });
});

test('a temporarily rejected e-mail is retried', async () => {
  await becomes('busy-once', 'sent');
  expect(await stored('busy-once')).toMatchObject({ attempts: 2, last_error: null });
  expect(takenOf('busy-once')).toHaveLength(1);
});

test('an e-mail whose acceptance was lost is sent again with the same id', async () => {
  await becomes('dropped-once', 'sent');
  const ids = takenOf('dropped-once');
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('abandoned jobs are in the dead-letter queue: the rejected e-mail and the unreadable job', async () => {
  await expect
    .poll(
      async () =>
        (await database.sql`select name from jobs.job where name = 'dead-letters' and state = 'created'`)
          .length,
      { timeout: 20_000, interval: 100 },
    )
    .toBe(2);
  await pause(50);
  expect(server.offered.get('refused@test.example')).toBe(1);
});
