import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDigit } from '#domain/shipments/check-digit.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { CallLimits } from '../rate-limits/call-limits.ts';
import { insertContract } from '../rates/rates-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { QUOTE_REQUEST } from './quotes-for-tests.ts';
import { quotes } from './quotes-table.ts';

let product: TestApp;
let address = 0;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const request = { ...QUOTE_REQUEST, email: 'Ada@Reyes.example', phone: '+1 (310) 555-0111' };

/** Each request has a fresh network address, so that tests don't share a rate limit. */
function ask(change: object = {}, headers: Record<string, string> = {}) {
  address += 1;
  return product.app.inject({
    method: 'POST',
    url: '/api/quotes',
    payload: { ...request, ...change },
    headers,
    remoteAddress: `192.0.2.${address}`,
  });
}

const quotesOf = (email: string) =>
  product.database.db.select().from(quotes).where(eq(quotes.email, email.toLowerCase()));
const mailsTo = (email: string) =>
  product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email.toLowerCase()))
    .orderBy(mailOutbox.id);

test('a request is stored, estimated, confirmed by mail, notified to staff and audited', async () => {
  const [admin, dispatcher, customer] = [
    await product.signIn('admin'),
    await product.signIn('dispatcher'),
    await product.signIn('customer'),
  ];
  const response = await ask();
  expect(response.statusCode, response.body).toBe(201);
  const { reference, estimates, origin, destination, ...ends } = response.json();
  expect(reference).toMatch(/^GQ\d{9}$/);
  expect(checkDigit(reference.slice(2, 10))).toBe(Number(reference.at(-1)));
  expect(origin).toEqual({ city: 'Houston', country: 'US' });
  expect(destination).toEqual({ city: 'Rotterdam', country: 'NL' });
  expect(ends).toEqual({
    origin_approximate: false,
    destination_approximate: false,
    on_request: [],
    exclude_vat: false,
  });
  expect(estimates).toMatchObject([
    { mode: 'ocean', delivery_days: 19 },
    { mode: 'air', delivery_days: 3 },
  ]);

  const [stored] = await quotesOf(request.email);
  expect(stored).toMatchObject({
    reference,
    organisation_id: null,
    status: 'pending',
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Glass lamps',
    cargo_weight: 1200,
    cargo_dimensions: '120×80×100',
    cargo_value_cents: 4_825_050,
    shipment_type: 'fragile',
    urgency: 'standard',
    service_type: 'standard',
    preferred_transport: ['ocean', 'air'],
    estimated_cost_cents: estimates[0].estimated_cost_cents,
    estimates: estimates.map(({ estimated_price: _, ...estimate }: { estimated_price: unknown }) => estimate),
    company_name: 'Reyes Lamps',
  });

  const [mail] = await mailsTo(request.email);
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toMatch(/Ocean: \$\d+\.\d\d, 19 days/);
  expect(mail?.text).toContain('within 24 hours');

  const published = await product.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.related_id, reference))
    .orderBy(notifications.id);
  const people = published.map(({ user_id }) => user_id);
  expect(people).toEqual(expect.arrayContaining([admin.user_id, dispatcher.user_id]));
  expect(people).not.toContain(customer.user_id);
  expect(published[0]).toMatchObject({ type: 'info', related_type: 'quote' });
  const audited = await product.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, stored?.id ?? ''))
    .orderBy(auditLog.id);
  expect(audited).toMatchObject([{ action: 'quotes.request', actor_id: null }]);
});

test('the owner of a verified address owns the quote, even when requesting signed out', async () => {
  const customer = await product.signIn('customer');
  await ask({ email: customer.email.toUpperCase() });
  expect(await quotesOf(customer.email)).toMatchObject([{ organisation_id: customer.organisation_id }]);
});

test('a member without the permission to see amounts gets no contract prices, by e-mail either', async () => {
  const { sql } = product.database;
  const member = await product.signIn('customer');
  await insertContract(product.database, {
    ...member,
    organisation_id: `${member.organisation_id}`,
    word: 'Lamps',
  });
  const bodyAndMail = async (email: string) => {
    const response = await member.request('POST', '/api/quotes', { ...request, email });
    const [mail] = await mailsTo(email);
    return [response.json().estimates.length, mail?.text];
  };
  expect(await bodyAndMail('owner@lamps.example')).toEqual([
    2,
    expect.stringContaining('Prices by our tariffs'),
  ]);
  await sql`update members set permissions = '{view}' where user_id = ${member.user_id}`;
  expect(await bodyAndMail('viewer@lamps.example')).toEqual([0, expect.not.stringContaining('$')]);
});

test.each([
  ['express', 'express', ['air']],
  ['urgent', 'overnight', []],
  ['same-day', 'same_day', []],
])(
  '%s is priced as %s, in the modes that keep it from Houston to Rotterdam',
  async (urgency, service_type, modes) => {
    const email = `${urgency}@fast.example`;
    const { estimates } = (await ask({ urgency, email })).json();
    expect(estimates.map(({ mode }: { mode: string }) => mode)).toEqual(modes);
    expect(await quotesOf(email)).toMatchObject([{ urgency, service_type }]);
  },
);

test('a request with an unknown place is accepted without estimates', async () => {
  const response = await ask({ origin: 'the old quarry', email: 'quarry@stone.example' });
  expect([response.statusCode, response.json().estimates]).toEqual([201, []]);
  expect(response.json()).toMatchObject({ origin_approximate: true, destination_approximate: false });
  expect(await quotesOf('quarry@stone.example')).toMatchObject([
    { origin_city: 'the old quarry', origin_country: '', estimated_cost_cents: null, estimates: [] },
  ]);
});

describe('first prices', () => {
  const estimate = (change: object = {}) =>
    product.visitor.request('POST', '/api/quotes/estimate', {
      origin: 'Houston, TX',
      destination: 'Rotterdam',
      weight: 1200,
      ...change,
    });

  test('are those that a request returns, and nothing is stored', async () => {
    const rowsBefore = await product.database.db.$count(quotes);
    const { reference: _, ...receipt } = (await ask({ email: 'first@prices.example' })).json();
    const { origin, destination, shipment_type, weight, dimensions, transport_modes, urgency } = request;
    const priced = { origin, destination, shipment_type, weight, dimensions, transport_modes, urgency };
    const prices = await estimate(priced);
    expect([prices.statusCode, prices.json()]).toEqual([200, receipt]);
    expect(await product.database.db.$count(quotes)).toBe(rowsBefore + 1);
  });

  test('cover all modes unless some are chosen, and need both towns', async () => {
    const modesOf = ({ estimates }: { estimates: { mode: string }[] }) => estimates.map(({ mode }) => mode);
    expect(modesOf((await estimate()).json())).toEqual(['ocean', 'air']);
    expect(modesOf((await estimate({ transport_modes: ['air'] })).json())).toEqual(['air']);
    expect((await estimate({ origin: 'the old quarry' })).json()).toMatchObject({
      origin_approximate: true,
      estimates: [],
    });
  });

  test('are refused by field', async () => {
    const response = await estimate({ weight: -1, transport_modes: [] });
    expect(response.statusCode).toBe(422);
    expect(response.json().issues).toMatchObject([{ path: 'weight' }, { path: 'transport_modes' }]);
  });
});

test('broken rules are reported by field, and nothing is stored', async () => {
  const response = await ask({ origin: '', transport_modes: [], email: 'nobody' });
  expect(response.statusCode).toBe(422);
  expect(response.json().issues).toMatchObject([
    { path: 'origin', message: 'Enter an origin.' },
    { path: 'transport_modes', message: 'Please select at least one transport mode.' },
    { path: 'email' },
  ]);
  expect(await quotesOf('nobody')).toEqual([]);
});

test('a repeated request counts once, regardless of how long the form was open', async () => {
  const email = 'twice@finger.example';
  const headers = { 'idempotency-key': 'one-filled-form' };
  const responses = await Promise.all(
    [40, 40.2, 41, 43].map((seconds_open) => ask({ email, seconds_open }, headers)),
  );
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(responses[0]?.statusCode).toBe(201);
  expect(await quotesOf(email)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

describe('a form that no person filled in', () => {
  test.each([
    ['the decoy filled', { homepage: 'https://cheap.example' }],
    ['the form sent at once', { seconds_open: 0.4 }],
  ])('%s gets the same answer and leaves nothing', async (_, filling) => {
    const email = 'robot@spam.example';
    const response = await ask({ ...filling, email });
    expect(response.statusCode).toBe(201);
    expect(Object.keys(response.json())).toEqual(Object.keys((await ask()).json()));
    expect(await quotesOf(email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });
});

test('a network address may request ten times an hour', async () => {
  const busy = await startTestApp({ limits: new CallLimits() });
  const send = () => busy.visitor.request('POST', '/api/quotes', { ...request, seconds_open: 0 });
  const responses = [];
  for (let count = 0; count < 11; count++) responses.push(await send());
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(201), 429]);
  expect(responses.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
  await busy.close();
});
