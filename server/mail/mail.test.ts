import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccounts } from '../auth/accounts.ts';
import { connect, type Database } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { deliverMail } from './deliver-mail.ts';
import { mailBody } from './mail-body.ts';
import { mailOutbox } from './mail-outbox-table.ts';
import { postMail } from './outbox.ts';
import { outboxTransport, type Transport } from './transport.ts';

let test_database: TestDatabase;
let database: Database;
let jobs: Jobs;
let transport: Transport;
const now = () => new Date();
const accounts = createAccounts({
  publicUrl: 'http://localhost:3000',
  secret: 'a secret that only tests know',
});
const mailer = () => ({ jobs, now, accounts });
beforeAll(async () => {
  test_database = await createTestDatabase();
  database = connect(test_database.url, 5);
  jobs = await startJobs(test_database.url, pino({ level: 'silent' }));
  await jobs.work('mail', deliverMail({ database, transport: (mail) => transport(mail), now }));
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await test_database.remove();
});
beforeEach(() => {
  transport = async () => 'sent';
});

const mail = (recipient: string) => ({ recipient, subject: 'Hello', paragraphs: ['Hello <you> & "all"'] });
const stored = async (recipient: string) =>
  (
    await database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, recipient))
      .orderBy(mailOutbox.id)
  )[0];

test('an e-mail is sent once its transaction commits, exactly once', async () => {
  let sent = 0;
  transport = async () => {
    sent += 1;
    return 'sent';
  };
  await database.transaction((transaction) => postMail(transaction, mailer(), mail('one@test.example')));
  await expect.poll(async () => (await stored('one@test.example'))?.status).toBe('sent');
  const id = (await stored('one@test.example'))?.id ?? '';
  await deliverMail({ database, transport, now })({ mail_id: id });
  expect(sent).toBe(1);
});

test.each([
  ['reset-password?token=', ''],
  ['offer/', ''],
  ['spot/', '?from=mail'],
])('a sent e-mail is stored without the token of a link to %s…', async (path, rest) => {
  let carried = '';
  transport = async ({ text }) => {
    carried = text;
    return 'sent';
  };
  const recipient = `${newId()}@test.example`;
  const link = { label: 'Open', url: `https://freight.example/${path}S3cret-k_y.1${rest}` };
  await database.transaction((transaction) => postMail(transaction, mailer(), { ...mail(recipient), link }));
  await expect.poll(async () => (await stored(recipient))?.status).toBe('sent');
  expect(carried).toContain(`${path}S3cret-k_y.1`);
  const stored_mail = await stored(recipient);
  expect(JSON.stringify(stored_mail)).not.toContain('S3cret');
  expect(stored_mail?.link).toBe(`https://freight.example/${path}`);
});

test('a rolled-back transaction sends nothing', async () => {
  const failing = database.transaction(async (transaction) => {
    await postMail(transaction, mailer(), mail('none@test.example'));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await stored('none@test.example')).toBeUndefined();
});

test('delivery to a failing mail server is retried, and the failure is recorded', async () => {
  const id = newId();
  await database.db
    .insert(mailOutbox)
    .values({ id, recipient: 'late@test.example', subject: 'Hello', text: '', html: '', status: 'queued' });
  let working = false;
  const deliver = deliverMail({
    database,
    now,
    transport: async () => {
      if (working) return 'sent';
      throw new Error('421 try later');
    },
  });
  await expect(deliver({ mail_id: id })).rejects.toThrow('421');
  expect(await stored('late@test.example')).toMatchObject({
    status: 'failed',
    attempts: 1,
    last_error: '421 try later',
  });
  working = true;
  await deliver({ mail_id: id });
  expect(await stored('late@test.example')).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
});

test('two workers on one e-mail send it once', async () => {
  const id = newId();
  await database.db
    .insert(mailOutbox)
    .values({ id, recipient: 'twice@test.example', subject: 'Hello', text: '', html: '', status: 'queued' });
  let sent = 0;
  const deliver = deliverMail({
    database,
    now,
    transport: async () => {
      await new Promise((done) => setTimeout(done, 100));
      sent += 1;
      return 'sent';
    },
  });
  await Promise.all([deliver({ mail_id: id }), deliver({ mail_id: id })]);
  expect(sent).toBe(1);
});

test('without a mail server it is held, with a log line that contains its id and not its link', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const record = { id: newId(), link: 'http://localhost:3000/x', recipient: 'a@test.example' };
  expect(await outboxTransport(log)(record as Parameters<Transport>[0])).toBe('stored');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(record.id);
  expect(lines[0]).not.toMatch(/localhost|test\.example/);
});

describe('an e-mail body', () => {
  test('has a plain-text part with the link, and an HTML part without injected markup', () => {
    const body = mailBody(
      { ...mail('x'), link: { label: 'Open', url: 'http://x/?a=1&b="2"' } },
      'Groundswell',
    );
    expect(body.text).toContain('Hello <you> & "all"\n\nOpen:\nhttp://x/?a=1&b="2"');
    expect(body.html).toContain('Hello &lt;you&gt; &amp; &quot;all&quot;');
    expect(body.html).not.toContain('<you>');
  });
});
