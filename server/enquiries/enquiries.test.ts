import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { contactMessages } from './contact-messages-table.ts';

let product: TestApp;
let address = 0;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const written = {
  name: 'Ada Reyes',
  email: 'ada@reyes.example',
  company: 'Reyes Lamps',
  phone: '',
  subject: 'Kayaks to Vancouver',
  message: 'Our hulls are 5.4 m long.\n\nDo you take them as loose cargo?',
  seconds_open: 25,
};

/** Each message comes from another network, so that rate limits do not affect the next test. */
function write(change: object = {}, headers: Record<string, string> = {}) {
  address += 1;
  return product.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...written, ...change },
    headers,
    remoteAddress: `198.51.100.${address}`,
  });
}

const messagesOf = (email: string) =>
  product.database.db.select().from(contactMessages).where(eq(contactMessages.email, email));
const nameOf = async (user_id: string) =>
  (await product.database.db.select().from(profiles).where(eq(profiles.user_id, user_id)))[0]?.full_name;
const mailsTo = (email: string) =>
  product.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id);

test('a message is stored, confirmed, forwarded with a reply address, and notified to staff', async () => {
  const [admin, dispatcher] = [await product.signIn('admin'), await product.signIn('dispatcher')];
  const response = await write();
  expect([response.statusCode, response.json()]).toEqual([201, {}]);
  const [stored] = await messagesOf(written.email);
  const { seconds_open: _, ...fields } = written;
  expect(stored).toMatchObject(fields);

  const [confirmation] = await mailsTo(written.email);
  expect(confirmation?.text).toContain('within 24 hours');
  expect(confirmation?.text).not.toContain('hulls');
  const [forwarded] = await mailsTo(company.general_email);
  expect(forwarded).toMatchObject({
    subject: 'Contact form: Kayaks to Vancouver',
    link: 'mailto:ada%40reyes.example?subject=Re%3A%20Kayaks%20to%20Vancouver',
  });
  expect(forwarded?.text).toContain('Do you take them as loose cargo?');
  expect(forwarded?.text).toContain('Reply to ada@reyes.example');

  const notified = await product.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.related_id, stored?.id ?? ''))
    .orderBy(notifications.id);
  expect(notified.map(({ user_id }) => user_id).sort()).toEqual([admin.user_id, dispatcher.user_id].sort());
});

test('a double submit is stored once', async () => {
  const email = 'twice@finger.example';
  const headers = { 'idempotency-key': 'one-message' };
  const responses = await Promise.all(
    [20, 20.1, 21].map((seconds_open) => write({ email, seconds_open }, headers)),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(await messagesOf(email)).toHaveLength(1);
});

test('a message without a subject is stored with a character of two units where the preview ends', async () => {
  const response = await write({
    subject: '',
    message: `${'x'.repeat(119)}📦 more`,
    email: 'box@reyes.example',
  });
  expect(response.statusCode, response.body).toBe(201);
});

test.each([
  ['the decoy filled', { homepage: 'https://cheap.example' }],
  ['the form sent at once', { seconds_open: 1 }],
])('%s gets the same response and stores nothing', async (_, filling) => {
  const email = 'robot@spam.example';
  const response = await write({ ...filling, email });
  expect([response.statusCode, response.json()]).toEqual([201, {}]);
  expect(await messagesOf(email)).toEqual([]);
  expect(await mailsTo(email)).toEqual([]);
});

test('invalid fields are listed one by one', async () => {
  const response = await write({ name: ' ', message: '', email: 'x' });
  expect(response.statusCode).toBe(422);
  expect(response.json().issues.map(({ path }: { path: string }) => path)).toEqual([
    'name',
    'email',
    'message',
  ]);
});

test('staff read them newest first, page by page; visitors and customers cannot', async () => {
  const dispatcher = await product.signIn('dispatcher');
  await product.database.db.delete(contactMessages);
  for (const subject of ['first', 'second', 'third']) await write({ subject });
  const first = (await dispatcher.request('GET', '/api/enquiries?limit=2')).json();
  const second = (await dispatcher.request('GET', `/api/enquiries?limit=2&after=${first.next}`)).json();
  expect(
    [...first.enquiries, ...second.enquiries].map(({ subject }: { subject: string }) => subject),
  ).toEqual(['third', 'second', 'first']);
  expect(second.next).toBeNull();

  const customer = await product.signIn('customer');
  expect((await customer.request('GET', '/api/enquiries')).statusCode).toBe(403);
  expect((await product.visitor.request('GET', '/api/enquiries')).statusCode).toBe(401);
});

test('staff mark a message as answered, and as unanswered again; the first answer stays', async () => {
  const [admin, dispatcher] = [await product.signIn('admin'), await product.signIn('dispatcher')];
  const email = 'answered@trade.example';
  await write({ email });
  const [stored] = await messagesOf(email);
  const mark = (staff: typeof admin, answered: boolean) =>
    staff.request('PATCH', `/api/enquiries/${stored?.id}`, { answered });

  const first = await mark(dispatcher, true);
  expect(first.json()).toMatchObject({ email, answered_at: expect.any(String) });
  expect(first.json().answered_by).toBe(await nameOf(dispatcher.user_id));
  expect((await mark(admin, true)).json()).toEqual(first.json());
  const [listed] = (await admin.request('GET', '/api/enquiries?limit=1')).json().enquiries;
  expect(listed).toEqual(first.json());
  expect((await mark(admin, false)).json()).toMatchObject({ answered_at: null, answered_by: null });

  const audited = await product.database.db
    .select({ actor_id: auditLog.actor_id, detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.subject_id, stored?.id ?? ''))
    .orderBy(auditLog.id);
  expect(audited).toEqual([
    { actor_id: dispatcher.user_id, detail: { answered: true } },
    { actor_id: admin.user_id, detail: { answered: false } },
  ]);
});

test('a change of an answer is a change of the message', async () => {
  const dispatcher = await product.signIn('dispatcher');
  await write({ email: 'since@trade.example' });
  const [stored] = await messagesOf('since@trade.example');
  const since = new Date(Date.now() + 1).toISOString();
  const changed = async () =>
    (await dispatcher.request('GET', `/api/enquiries?updated_since=${since}`)).json().enquiries;
  await expect.poll(() => Date.now() > Date.parse(since)).toBe(true);
  expect(await changed()).toEqual([]);
  await dispatcher.request('PATCH', `/api/enquiries/${stored?.id}`, { answered: true });
  expect(await changed()).toMatchObject([{ email: 'since@trade.example' }]);
});

test('only staff mark messages, and only those that exist', async () => {
  const id = '01900000-0000-7000-8000-000000000001';
  const mark = (by: { request: typeof product.visitor.request }) =>
    by.request('PATCH', `/api/enquiries/${id}`, { answered: true });
  expect((await mark(await product.signIn('dispatcher'))).statusCode).toBe(404);
  expect((await mark(await product.signIn('customer'))).statusCode).toBe(403);
  expect((await mark(product.visitor)).statusCode).toBe(401);
});

test('one address can send ten messages an hour', async () => {
  const send = () => product.visitor.request('POST', '/api/contact', { ...written, seconds_open: 0 });
  const responses = [];
  for (let count = 0; count < 11; count++) responses.push((await send()).statusCode);
  expect(responses).toEqual([...Array(10).fill(201), 429]);
});
