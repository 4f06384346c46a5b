import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailPasswordReset } from '../auth/credentials/mail-password-reset.ts';
import { newId } from '../database/statements/columns.ts';
import { compactCounters } from '../fleet/compact-counters.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { notifyDelays } from '../notifications/notify-delays.ts';
import { sendDigests } from '../notifications/send-digests.ts';
import { purgeExpired } from '../retention/purge-expired.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
const delivered: string[] = [];
const request_id = newId();
let workers: Record<string, () => Promise<void>>;
beforeAll(async () => {
  product = await startTestApp();
  const { database, dependencies } = product;
  const customer = await product.signIn('customer');
  const number = await book(customer);
  const { sql } = database;
  await sql`update shipments set estimated_delivery_date = now() - interval '3 days',
    promised_delivery_date = now() - interval '3 days', promise_ends_at = now() - interval '2 days' where tracking_number = ${number}`;
  await sql`update notifications set digest_due = true where user_id = ${customer.user_id}`;
  await sql`insert into contact_messages (id, name, email, message, created_at)
    values (${newId()}, 'Old', 'old@trade.example', 'Long ago', now() - interval '3 years')`;
  await mailPasswordReset(dependencies)({ request_id: newId(), email: customer.email, network: '127.0.0.0' });
  const [mail] = await sql`select id from mail_outbox order by id desc limit 1`;
  const transport = async ({ id }: { id: string }) => {
    delivered.push(id);
    return 'sent' as const;
  };
  workers = {
    mail: () => deliverMail({ database, transport, now: dependencies.now })({ mail_id: mail?.id }),
    'password-resets': () =>
      mailPasswordReset(dependencies)({ request_id, email: customer.email, network: '127.0.0.0' }),
    retention: () => purgeExpired(dependencies)({}),
    digests: () => sendDigests(dependencies)({}),
    delays: () => notifyDelays(dependencies)({}),
    counters: () => compactCounters(dependencies)({}),
  };
});
afterAll(() => product.close());

/** The effects of workers that are visible to people, staff and counters. */
async function seen() {
  const [row] = await product.database.sql`
    select (select count(*)::int from mail_outbox) as mails,
      (select count(*)::int from mail_outbox where status = 'sent') as sent,
      (select count(*)::int from notifications) as notifications,
      (select count(*)::int from notifications where digest_due) as awaiting_digest,
      (select count(*)::int from audit_log) as audited,
      (select count(*)::int from password_reset_tokens) as tokens,
      (select count(*)::int from contact_messages) as messages,
      (select sum(shipments)::int from shipment_counters) as tallied`;
  return { ...row, delivered: delivered.length };
}

test.each([
  ['mail', { sent: 1, delivered: 1 }],
  ['password-resets', { mails: 1, audited: 1, tokens: 1 }],
  ['retention', { messages: -1 }],
  ['digests', { mails: 1, awaiting_digest: -1 }],
  ['delays', { mails: 1, notifications: 1, audited: 1 }],
  ['counters', {}],
] as const)('%s: running twice concurrently and once more has the effect of one run', async (queue, done) => {
  const work = workers[queue] as () => Promise<void>;
  const before: Record<string, number> = await seen();
  await Promise.all([work(), work()]);
  await work();
  const after: Record<string, number> = await seen();
  const changed = Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  expect(Object.fromEntries(changed.filter(([, by]) => by !== 0))).toEqual(done);
});
