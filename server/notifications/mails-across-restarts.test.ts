import { asc, eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../auth/accounts.ts';
import { openAccount } from '../auth/sign-in/open-account.ts';
import { connect, type Database } from '../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { inThisProcess } from '../live/broadcast-for-tests.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import type { Transport } from '../mail/transport.ts';
import { hmacFor } from '../secrets/hmac.ts';
import type { Notifier } from './notifier.ts';
import { notify } from './notify.ts';

let test_database: TestDatabase;
let database: Database;
let person: { user_id: string; email: string };
let people = 0;
const sent: string[] = [];
const sends: Transport = async ({ id }) => {
  sent.push(id);
  return 'sent';
};
beforeAll(async () => {
  test_database = await createTestDatabase();
  database = connect(test_database.url, 5);
});
afterAll(async () => {
  await database.close();
  await test_database.remove();
});
beforeEach(async () => {
  people += 1;
  const email = `reader-${people}@test.example`;
  const user_id = await database.transaction((transaction) =>
    openAccount(transaction, {
      full_name: 'Ada Reyes',
      email,
      password_hash: '',
      email_verified: true,
      role: 'customer',
      assigned_by: null,
    }),
  );
  person = { user_id: user_id as string, email };
});

const serverStarts = () => startJobs(test_database.url, pino({ level: 'silent' }));
const delivering = (transport: Transport) => deliverMail({ database, transport, now: () => new Date() });

function notifyPerson(jobs: Pick<Jobs, 'send'>): Promise<void> {
  const notifier = {
    jobs,
    broadcast: inThisProcess(),
    settings: { publicUrl: 'http://localhost:3000' },
    accounts: createAccounts({ publicUrl: 'http://localhost:3000', secret: 'a secret that only tests know' }),
    now: () => new Date(),
    sign: hmacFor('a secret that only tests know, long enough', 'mail-links'),
  } as unknown as Notifier;
  return database.transaction((transaction) =>
    notify(transaction, notifier, {
      user_id: person.user_id,
      kind: 'shipment_created',
      type: 'success',
      title: 'Shipment created',
      message: 'Your tracking number is: GS123456789',
    }),
  );
}

const mails = () =>
  database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, person.email))
    .orderBy(asc(mailOutbox.id));
const statuses = async () => (await mails()).map(({ status }) => status);

test('a notification written during a shutdown is e-mailed by the next server, and not again by the one after', async () => {
  const first = await serverStarts();
  await notifyPerson(first);
  await first.stop();
  expect(await statuses()).toEqual(['queued']);

  const second = await serverStarts();
  await second.work('mail', delivering(sends));
  await expect.poll(statuses, { timeout: 15_000 }).toEqual(['sent']);
  await second.stop();

  const [mail] = await mails();
  const third = await serverStarts();
  // As after a server that died before it could record the job’s completion.
  await database.transaction((transaction) => third.send(transaction, 'mail', { mail_id: mail?.id ?? '' }));
  await notifyPerson(third);
  await third.work('mail', delivering(sends));
  await expect.poll(statuses, { timeout: 15_000 }).toEqual(['sent', 'sent']);
  await third.stop();
  expect(sent).toEqual((await mails()).map(({ id }) => id));
}, 60_000);

test('a server that dies during delivery leaves the e-mail to the next one', async () => {
  await notifyPerson({ send: async () => {} });
  const mail_id = (await mails())[0]?.id ?? '';
  const dying = delivering(async () => {
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`;
    return 'sent';
  });
  await expect(dying({ mail_id })).rejects.toThrow();
  expect(await mails()).toMatchObject([{ status: 'queued', attempts: 0 }]);
  await delivering(sends)({ mail_id });
  await delivering(sends)({ mail_id });
  expect(sent.filter((id) => id === mail_id)).toHaveLength(1);
  expect(await statuses()).toEqual(['sent']);
});
