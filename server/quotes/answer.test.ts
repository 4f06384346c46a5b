import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../audit/audit-log-table.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { askFor, offer } from './quotes-for-tests.ts';
import { quotes } from './quotes-table.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let dispatcher: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

async function stored(id: string) {
  const [quote] = await product.database.db.select().from(quotes).where(eq(quotes.id, id));
  return quote;
}
const offersMailedTo = (email: string) =>
  product.database.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, email), like(mailOutbox.subject, 'Your quote GQ%')))
    .orderBy(mailOutbox.id);

test('an offer is stored, notified, mailed and audited, once', async () => {
  const customer = await product.signIn('customer');
  const id = await askFor(product, customer.email);
  const click = () =>
    dispatcher.request(
      'POST',
      `/api/quotes/${id}/answer`,
      { offered: 1834.5, offered_mode: 'sea', offer_note: 'Two <b>lifts</b> a week.' },
      { 'idempotency-key': 'one-answer' },
    );
  const responses = await Promise.all([click(), click()]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const quote = await stored(id);
  expect(responses[0]?.json()).toEqual({
    reference: quote?.reference,
    valid_until: '2026-12-05T12:00:00.000Z',
  });
  expect(quote).toMatchObject({
    status: 'approved',
    offered_cents: 183_450,
    offered_mode: 'sea',
    offer_note: 'Two <b>lifts</b> a week.',
    valid_until: new Date('2026-12-05T12:00:00Z'),
    answered_at: NOW,
    answered_by: dispatcher.user_id,
    decided_at: null,
    organisation_id: customer.organisation_id,
  });

  const mails = await offersMailedTo(customer.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`Your quote ${quote?.reference}: $1,834.50`);
  expect(mails[0]?.link).toMatch(/^http:\/\/localhost:3000\/offer\/[\w-]{43}$/);
  expect(mails[0]?.text).toContain(
    'For Houston, US to Rotterdam, NL by sea we offer $1,834.50. The offer is valid until 5 December 2026, 12:00 UTC.',
  );
  expect(mails[0]?.html).toContain('Two &lt;b&gt;lifts&lt;/b&gt; a week.');

  const published = await product.database.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, customer.user_id), eq(notifications.title, 'Quote answered')))
    .orderBy(notifications.id);
  expect(published).toMatchObject([{ related_id: quote?.reference, related_type: 'quote' }]);
  const audited = await product.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, id))
    .orderBy(auditLog.id);
  expect(audited.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['quotes.request', null],
    ['quotes.answer', dispatcher.user_id],
  ]);
});

test('a customer without an account is mailed how to get to the offer', async () => {
  const email = 'no.account@reyes.example';
  await offer(dispatcher, await askFor(product, email));
  const [mail] = await offersMailedTo(email);
  expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/offer\/[\w-]{43}$/);
  expect(mail?.text).toContain('no account is needed');
});

test('details missing in the request are required with the offer', async () => {
  const id = await askFor(product, 'open@reyes.example', { origin: 'the old quarry', weight: null });
  const refused = await offer(dispatcher, id);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'INCOMPLETE']);
  expect(refused.json().missing).toEqual(['origin_country', 'cargo_weight']);
  expect((await stored(id))?.status).toBe('pending');

  const said = { origin_city: 'Carrara', origin_country: 'Italy', cargo_weight: 24_000 };
  expect((await offer(dispatcher, id, said)).statusCode).toBe(200);
  expect(await stored(id)).toMatchObject({
    origin_city: 'Carrara',
    origin_country: 'IT',
    cargo_weight: 24_000,
  });
});

test.each([
  [{ offered: 0 }, 422, 'UNPROCESSABLE_CONTENT'],
  [{ offered_mode: 'ocean' }, 422, 'UNPROCESSABLE_CONTENT'],
  [{ valid_until: '2026-11-21T12:00:00Z' }, 422, 'ALREADY_OVER'],
  [{ origin_country: 'Atlantis' }, 422, 'UNKNOWN_COUNTRY'],
])('%o is refused', async (change, status, code) => {
  const id = await askFor(product, 'wrong@reyes.example');
  const response = await offer(dispatcher, id, change);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect((await stored(id))?.offered_cents).toBeNull();
});

test('an offer can be replaced until the customer has accepted', async () => {
  const customer = await product.signIn('customer');
  const id = await askFor(product, customer.email);
  await offer(dispatcher, id);
  await customer.request('POST', `/api/quotes/${id}/decline`, {});
  const replaces = (await stored(id))?.answered_at?.toISOString();
  expect((await offer(dispatcher, id, { offered: 1500, replaces })).statusCode).toBe(200);
  expect(await stored(id)).toMatchObject({ status: 'approved', offered_cents: 150_000, decided_at: null });
  expect((await customer.request('POST', `/api/quotes/${id}/accept`, {})).statusCode).toBe(201);
  expect((await offer(dispatcher, id)).json().code).toBe('ALREADY_CONVERTED');
});

test('of two concurrent offers one conflicts, and the customer is notified of the other', async () => {
  const customer = await product.signIn('customer');
  const id = await askFor(product, customer.email);
  const responses = await Promise.all([
    offer(dispatcher, id, { offered: 1500 }),
    offer(dispatcher, id, { offered: 1600 }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
  expect(refused).toMatchObject({ code: 'ANSWER_CONFLICT', answered_at: NOW.toISOString() });
  expect(await offersMailedTo(customer.email)).toHaveLength(1);
});
