import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const SECRET = 'a secret of the service';
const QUOTED =
  '\n\nOn Mon, 23 Nov 2026 at 10:00, Groundswell <no-reply@groundswell.example> wrote:\n> A question\n';

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let number: string;
let to: string;
beforeAll(async () => {
  product = await startTestApp();
  product.dependencies.settings.inboundMail = { address: 'reply@in.test.example', secret: SECRET };
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());
beforeEach(async () => {
  customer = await product.signIn('customer');
  number = await bookedBySea(customer);
  await write(dispatcher, 'A question');
  to = await replyTo(customer);
});

const write = (by: TestPerson, text: string, more = {}) =>
  by.request('POST', `/api/shipments/${number}/messages`, { text, ...more });
async function replyTo({ email }: TestPerson): Promise<string> {
  const [mail] = await product.database.sql`
    select reply_to from mail_outbox where recipient = ${email} and subject like ${`%${number}%`}
    order by created_at desc limit 1`;
  return mail?.reply_to;
}
const receive = async (mail: object, authorization = `Bearer ${SECRET}`) =>
  product.visitor.request(
    'POST',
    '/api/inbound-mail',
    { to, from: `Ann Lee <${customer.email}>`, text: `An answer${QUOTED}`, ...mail },
    { authorization },
  );
const messages = async (by = customer) =>
  (await by.request('GET', `/api/shipments/${number}/messages`)).json().messages;

test('an answer is added as a message of the person, without what it quotes', async () => {
  expect(to).toMatch(/^reply\+c[0-9a-f]{52}@in\.test\.example$/);
  const answered = await receive({ to: to.toUpperCase(), unread: 'fields are ignored' });
  expect([answered.statusCode, answered.json()]).toEqual([200, { accepted: true, reason: null }]);
  expect((await messages())[0]).toMatchObject({
    text: 'An answer',
    author_id: customer.user_id,
    side: 'customer',
  });
});

test('the form of a service, with its attachments, is accepted with the secret as a password', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ to, from: customer.email, text: 'By form' }))
    form.set(name, value);
  form.set('attachment1', new File(['x'], 'logo.png'));
  const body = new Response(form);
  const answered = await product.app.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      authorization: `Basic ${Buffer.from(`service:${SECRET}`).toString('base64')}`,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(answered.json()).toEqual({ accepted: true, reason: null });
});

test('staff answer the customer, and an internal note with an internal note', async () => {
  const from = dispatcher.email;
  await write(customer, 'Hello');
  await receive({ from, to: await replyTo(dispatcher), text: 'To the customer' });
  const other = await product.signIn('admin');
  const [{ full_name } = { full_name: '' }] = await product.database
    .sql`select full_name from profiles where user_id = ${dispatcher.user_id}`;
  await write(other, `@${full_name} margin?`, { internal: true });
  await receive({ from, to: await replyTo(dispatcher), text: 'Thin' });
  expect((await messages(dispatcher)).slice(0, 3)).toMatchObject([
    { text: 'Thin', internal: true },
    { text: `@${full_name} margin?`, internal: true },
    { text: 'To the customer', internal: false },
  ]);
  expect(JSON.stringify(await messages())).not.toContain('Thin');
});

test.each([
  [
    'a forged address',
    () => ({ to: to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')) }),
    'unknown_address',
  ],
  ['an internal address made of another', () => ({ to: to.replace('+c', '+i') }), 'unknown_address'],
  ['another sender', () => ({ from: 'someone@else.example' }), 'other_sender'],
  ['a note of absence', () => ({ headers: 'Subject: Away\nAuto-Submitted: auto-replied\n' }), 'automatic'],
])('%s is not added', async (_, mail, reason) => {
  expect((await receive(mail())).json()).toEqual({ accepted: false, reason });
  expect(await messages()).toHaveLength(1);
});

test.each([
  ['nothing but a quotation', QUOTED, 'Write a message.'],
  ['too much', 'x'.repeat(4_001), 'A message can have at most 4,000 characters.'],
])('a person who answers with %s gets a reply that says so', async (_, text, why) => {
  expect((await receive({ text })).json()).toEqual({ accepted: false, reason: 'unreadable' });
  expect(await messages()).toHaveLength(1);
  const [mail] = await product.database.sql`
    select text, reply_to from mail_outbox where recipient = ${customer.email} and subject like '%was not added'`;
  expect(mail?.text).toContain(`We couldn’t add your reply about ${number}. ${why}`);
  expect(mail?.reply_to).toBeNull();
});

test.each([['\n'.repeat(900_000)], ['abc. skrev \n'.repeat(80_000)], [`From:${' '.repeat(900_000)}`]])(
  'a hostile e-mail takes no longer than others',
  async (text) => {
    const start = process.threadCpuUsage();
    await receive({ text });
    expect(process.threadCpuUsage(start).user).toBeLessThan(3_000_000);
  },
);

test('the same e-mail is added once', async () => {
  const mail = { headers: 'Message-ID: <1@test.example>\nAuto-Submitted: no\n' };
  expect((await receive(mail)).json().accepted).toBe(true);
  expect((await receive(mail)).json()).toEqual({ accepted: false, reason: 'duplicate' });
});

test.each([
  [
    'without the permission',
    () => product.database.sql`
    update members set permissions = '{money}' where user_id = ${customer.user_id}`,
  ],
  ['no longer a member', () => product.database.sql`delete from members where user_id = ${customer.user_id}`],
  [
    'deactivated',
    () => product.database.sql`update users set deactivated_at = now() where id = ${customer.user_id}`,
  ],
])('a person %s adds nothing', async (_, end) => {
  await end();
  expect((await receive({})).json()).toEqual({ accepted: false, reason: 'not_allowed' });
});

test('staff who need a second factor cannot answer by e-mail', async () => {
  await write(customer, 'Hello');
  const address = await replyTo(dispatcher);
  const guarded = await startTestApp({
    database: product.database,
    settings: { ...product.dependencies.settings, staffSecondFactor: true },
  });
  const answered = await guarded.visitor.request(
    'POST',
    '/api/inbound-mail',
    { to: address, from: dispatcher.email, text: 'Hi' },
    { authorization: `Bearer ${SECRET}` },
  );
  await guarded.app.close();
  expect(answered.json().reason).toBe('not_allowed');
});

test.each([['Bearer wrong'], [`Basic ${Buffer.from('a:b').toString('base64')}`], ['']])(
  'a call with %j is refused',
  async (authorization) => expect((await receive({}, authorization)).statusCode).toBe(401),
);

test('without the settings there is no address, and nothing is received', async () => {
  const plain = await startTestApp({ database: product.database });
  const answered = await plain.visitor.request('POST', '/api/inbound-mail', { to, from: 'a', text: 'b' });
  await plain.app.close();
  expect(answered.statusCode).toBe(401);
});
