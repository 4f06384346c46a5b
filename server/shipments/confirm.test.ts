import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../audit/audit-log-table.ts';
import { issue } from '../invoices/invoices-for-tests.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { askFor, offer } from '../quotes/quotes-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson, type Visitor } from '../test-app.ts';
import { book, recordOf } from './console-for-tests.ts';

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const usd = (amount: number) => ({ amount, currency: 'USD' });
const confirm = (
  by: Visitor,
  tracking_number: string,
  body: object = { price: usd(125_050) },
  headers: Record<string, string> = {},
) => by.request('POST', `/api/shipments/${tracking_number}/confirm`, body, headers);
const rowOf = async (tracking_number: string) => {
  const { shipments } = (await customer.request('GET', `/api/shipments?q=${tracking_number}`)).json();
  return shipments[0];
};
const detailsOf = async (tracking_number: string) =>
  (await customer.request('GET', `/api/tracking/${tracking_number}/details`)).json();
const notifiedOf = (tracking_number: string) =>
  product.database.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.related_id, tracking_number), eq(notifications.kind, 'booking_confirmed')))
    .orderBy(notifications.id);
const auditsOf = (id: string) =>
  product.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject_id, id), eq(auditLog.action, 'shipments.confirm')))
    .orderBy(auditLog.id);
const mailsTo = async (recipient: string, subject: string) =>
  product.database.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient), eq(mailOutbox.subject, subject)))
    .orderBy(mailOutbox.id);

describe('a booking', () => {
  test('is a request at an indicative price, for its customer and staff', async () => {
    const response = await customer.request('POST', '/api/functions/create-shipment', {
      origin_city: 'Houston',
      origin_country: 'USA',
      destination_city: 'Rotterdam',
      destination_country: 'Netherlands',
      cargo_description: 'Stainless steel valves',
      cargo_weight: 1200,
      cargo_value: 48_250.5,
      insurance_required: true,
      transport_mode: 'sea',
    });
    const { tracking_number, price, price_status } = response.json();
    expect(price_status).toBe('indicative');
    expect(price).toEqual({ amount: expect.any(Number), currency: 'USD' });
    expect(await rowOf(tracking_number)).toMatchObject({
      status: 'pending',
      price_status: 'indicative',
      cost_cents: price.amount,
    });
    expect(await detailsOf(tracking_number)).toMatchObject({ price_status: 'indicative', price_note: '' });
    expect(await recordOf(dispatcher, tracking_number)).toMatchObject({ price_status: 'indicative' });

    const [mail] = await mailsTo(
      customer.email,
      `Shipment created: Your tracking number is: ${tracking_number}`,
    );
    expect(mail?.text).toContain('Indicative, we confirm.');
    expect(mail?.text).toContain(`/customer-portal?tab=documents&shipment=${tracking_number}`);
    expect(mail?.text).toContain('Insurance: We offer cover for $53,075.55 (110% of the declared value)');
  });

  test('counts as unconfirmed on the dashboard until staff confirm it', async () => {
    const fresh = await product.signIn('customer');
    const summary = async () => (await fresh.request('GET', '/api/shipments/summary')).json();
    const tracking_number = await book(fresh);
    const { spent_cents } = await summary();
    expect(await summary()).toMatchObject({ unconfirmed_cents: spent_cents });
    await confirm(dispatcher, tracking_number);
    expect(await summary()).toMatchObject({ spent_cents: 125_050, unconfirmed_cents: 0 });
  });

  test('is found among the unconfirmed ones of the fleet until it is confirmed or cancelled', async () => {
    const client = await product.signIn('customer');
    const [one, other] = [await book(client), await book(client)];
    const found = async () => {
      const page = await dispatcher.request(
        'GET',
        `/api/fleet?unconfirmed=true&client=${client.organisation_id}`,
      );
      return page.json().shipments.map((row: { tracking_number: string }) => row.tracking_number);
    };
    const counted = async () => {
      const facets = await dispatcher.request(
        'GET',
        `/api/fleet/facets?unconfirmed=true&client=${client.organisation_id}`,
      );
      expect(facets.json().unconfirmed).toBeGreaterThanOrEqual(facets.json().matching.count);
      return facets.json().matching.count;
    };
    expect([(await found()).sort(), await counted()]).toEqual([[one, other].sort(), 2]);
    await confirm(dispatcher, one);
    expect([await found(), await counted()]).toEqual([[other], 1]);
    await dispatcher.request('POST', `/api/shipments/${other}/status`, { status: 'cancelled' });
    expect([await found(), await counted()]).toEqual([[], 0]);
  });
});

describe('confirming', () => {
  test('binds the price, moves the request on, and notifies and mails the customer', async () => {
    const tracking_number = await book(customer);
    const { id, version, cost_cents } = await recordOf(dispatcher, tracking_number);
    const response = await confirm(dispatcher, tracking_number, {
      price: usd(125_050),
      note: 'Includes all-risks insurance.',
    });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        tracking_number,
        status: 'confirmed',
        version: version + 1,
        price: usd(125_050),
        price_status: 'confirmed',
      },
    ]);
    expect(response.headers['x-invalidates']).toBe(
      'shipments,shipmentFile,tracking,fleet,portal,notifications',
    );

    expect(await rowOf(tracking_number)).toMatchObject({
      status: 'confirmed',
      cost_cents: 125_050,
      price_status: 'confirmed',
    });
    expect(await detailsOf(tracking_number)).toMatchObject({
      cost_cents: 125_050,
      price_status: 'confirmed',
      price_note: 'Includes all-risks insurance.',
    });
    const tracked = (await product.visitor.request('GET', `/api/tracking/${tracking_number}`)).json();
    expect(tracked).toMatchObject({ status: 'confirmed' });
    expect(tracked.events[0]).toMatchObject({
      status: 'confirmed',
      location: 'Houston, US',
      description: 'Booking confirmed',
    });
    expect(JSON.stringify(tracked)).not.toMatch(/1,?250|price/);

    expect(await notifiedOf(tracking_number)).toMatchObject([
      {
        user_id: customer.user_id,
        type: 'success',
        title: 'Booking confirmed',
        message: `${tracking_number} is confirmed for $1,250.50. Includes all-risks insurance.`,
        related_type: 'shipment',
      },
    ]);
    const [mail] = await mailsTo(customer.email, `Your shipment ${tracking_number} is confirmed: $1,250.50`);
    const indicative = (cost_cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    expect(mail?.text).toContain(`The indicative price was ${indicative}.`);
    expect(mail?.link).toContain(`/track/${tracking_number}`);

    expect(await auditsOf(id)).toMatchObject([
      {
        actor_id: dispatcher.user_id,
        detail: {
          tracking_number,
          changes: {
            cost_cents: [cost_cents, 125_050],
            price_status: ['indicative', 'confirmed'],
            price_note: ['', 'Includes all-risks insurance.'],
            status: ['pending', 'confirmed'],
          },
          version: version + 1,
        },
      },
    ]);
    expect(product.published).toContainEqual(
      expect.objectContaining({ channel: `tracking:${tracking_number}`, event: 'changed' }),
    );
  });

  test('leaves a shipment that is under way where it is', async () => {
    const tracking_number = await book(customer);
    await dispatcher.request('POST', `/api/shipments/${tracking_number}/status`, { status: 'picked_up' });
    expect((await confirm(dispatcher, tracking_number)).json()).toMatchObject({ status: 'picked_up' });
    const { events } = await recordOf(dispatcher, tracking_number);
    expect(events.map(({ status }: { status: string }) => status)).toEqual(['picked_up', 'pending']);
  });

  test('corrects a confirmed price, which the customer is notified of', async () => {
    const tracking_number = await book(customer);
    await confirm(dispatcher, tracking_number);
    await confirm(dispatcher, tracking_number, { price: usd(130_000) });
    expect(await rowOf(tracking_number)).toMatchObject({ cost_cents: 130_000, price_status: 'confirmed' });
    const [correction] = (await notifiedOf(tracking_number)).filter(
      ({ title }) => title === 'Price corrected',
    );
    expect(correction?.message).toBe(
      `The price of ${tracking_number} is now $1,300.00 instead of $1,250.50.`,
    );
    expect(
      await mailsTo(customer.email, `The price of your shipment ${tracking_number}: $1,300.00`),
    ).toHaveLength(1);
  });

  test('at the same price changes nothing', async () => {
    const tracking_number = await book(customer);
    const first = (await confirm(dispatcher, tracking_number)).json();
    expect((await confirm(dispatcher, tracking_number)).json()).toEqual(first);
    expect(await notifiedOf(tracking_number)).toHaveLength(1);
  });

  test('keeps the note unless another one is given, and states it as a confirmation', async () => {
    const tracking_number = await book(customer);
    const price = usd(125_050);
    await confirm(dispatcher, tracking_number, { price, note: 'With insurance.' });
    await confirm(dispatcher, tracking_number, { price });
    expect(await notifiedOf(tracking_number)).toHaveLength(1);
    await confirm(dispatcher, tracking_number, { price, note: 'Without insurance.' });
    expect(await detailsOf(tracking_number)).toMatchObject({ price_note: 'Without insurance.' });
    const messages = (await notifiedOf(tracking_number)).map(({ message }) => message);
    expect(messages).toContain(`${tracking_number} is confirmed for $1,250.50. Without insurance.`);
  });

  test('with one key, of twenty clicks, is one change', async () => {
    const tracking_number = await book(customer);
    const { id } = await recordOf(dispatcher, tracking_number);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        confirm(dispatcher, tracking_number, undefined, { 'idempotency-key': `confirm-${tracking_number}` }),
      ),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await auditsOf(id)).toHaveLength(1);
    const other = await confirm(
      dispatcher,
      tracking_number,
      { price: usd(1) },
      { 'idempotency-key': `confirm-${tracking_number}` },
    );
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('is refused when someone else has changed the shipment since it was read', async () => {
    const tracking_number = await book(customer);
    const { version } = await recordOf(dispatcher, tracking_number);
    await confirm(dispatcher, tracking_number, { price: usd(5_000), version });
    const late = await confirm(dispatcher, tracking_number, { price: usd(6_000), version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(await rowOf(tracking_number)).toMatchObject({ cost_cents: 5_000 });
  });

  test('is for staff', async () => {
    const tracking_number = await book(customer);
    expect((await confirm(customer, tracking_number)).statusCode).toBe(403);
    expect((await confirm(product.visitor, tracking_number)).statusCode).toBe(401);
    expect(await rowOf(tracking_number)).toMatchObject({ price_status: 'indicative' });
  });

  test.each([
    [{ price: usd(0) }, 'price.amount'],
    [{ price: usd(-1) }, 'price.amount'],
    [{ price: usd(12.5) }, 'price.amount'],
    [{ price: { amount: 100 } }, 'price.currency'],
    [{ price: { amount: 100, currency: 'usd' } }, 'price.currency'],
    [{ price: 100 }, 'price'],
    [{ price: usd(100), note: 'x'.repeat(301) }, 'note'],
    [{ price: usd(100), discount: 1 }, 'discount'],
  ])('refuses %o at %s', async (body, path) => {
    const response = await confirm(dispatcher, await book(customer), body);
    expect([response.statusCode, response.json().issues]).toMatchObject([422, [{ path }]]);
  });

  test('refuses what cannot be confirmed', async () => {
    const [foreign, cancelled] = [await book(customer), await book(customer)];
    await dispatcher.request('POST', `/api/shipments/${cancelled}/status`, { status: 'cancelled' });
    const responses = await Promise.all([
      confirm(dispatcher, 'GS000000000'),
      confirm(dispatcher, cancelled),
      confirm(dispatcher, foreign, { price: { amount: 100, currency: 'EUR' } }),
    ]);
    expect(responses.map((response) => [response.statusCode, response.json().code])).toEqual([
      [404, 'NOT_FOUND'],
      [409, 'SHIPMENT_CANCELLED'],
      [422, 'OTHER_CURRENCY'],
    ]);
  });
});

describe('an invoice', () => {
  test('is not issued at an indicative price unless the price is confirmed with it', async () => {
    const tracking_number = await book(customer);
    const { cost_cents } = await recordOf(dispatcher, tracking_number);
    const refused = await issue(dispatcher, tracking_number);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      {
        code: 'UNCONFIRMED',
        unconfirmed: [{ field: 'price', label: 'Price', value: usd(cost_cents) }],
      },
    ]);
    const issued = await issue(dispatcher, tracking_number, {}, ['price']);
    expect(issued.statusCode).toBe(201);
    expect(await rowOf(tracking_number)).toMatchObject({ cost_cents, price_status: 'confirmed' });
    expect(await notifiedOf(tracking_number)).toHaveLength(1);
  });

  test.each([
    ['the estimate’s', 0, [/^Base rate by sea$/, /^Distance, /, /^Chargeable weight, /]],
    ['another', 100_000, [/^Ocean freight, Houston, US to /]],
  ])('lists what makes up %s price', async (_, more, expected) => {
    const tracking_number = await book(customer);
    const { cost_cents } = await recordOf(dispatcher, tracking_number);
    await confirm(dispatcher, tracking_number, { price: usd(cost_cents + more) });
    const { number } = (await issue(dispatcher, tracking_number)).json();
    const { lines } = (await customer.request('GET', `/api/invoices/${number}`)).json();
    expect(lines.map(({ description }: { description: string }) => description)).toEqual(
      expected.map((description) => expect.stringMatching(description)),
    );
  });

  test('fixes the price, for confirming and for editing, until it is void', async () => {
    const tracking_number = await book(customer);
    await confirm(dispatcher, tracking_number);
    const { number } = (await issue(dispatcher, tracking_number)).json();
    const { version } = await recordOf(dispatcher, tracking_number);
    const edit = (change: object) =>
      dispatcher.request('POST', `/api/shipments/${tracking_number}`, { version, change });
    for (const refused of [
      await confirm(dispatcher, tracking_number, { price: usd(1) }),
      await edit({ cost_cents: 1 }),
    ])
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'ALREADY_INVOICED', number }]);
    expect((await confirm(dispatcher, tracking_number)).statusCode).toBe(200);

    await dispatcher.request('POST', `/api/invoices/${number}/void`, { reason: 'Wrong price' });
    expect((await confirm(dispatcher, tracking_number, { price: usd(1) })).statusCode).toBe(200);
  });
});

describe('editing the cost', () => {
  test.each([
    ['leaves an indicative price indicative', false, 'indicative', 0],
    ['of a confirmed price notifies the customer', true, 'confirmed', 2],
  ])('%s', async (_, isConfirmed, price_status, notices) => {
    const tracking_number = await book(customer);
    if (isConfirmed) await confirm(dispatcher, tracking_number);
    const { version } = await recordOf(dispatcher, tracking_number);
    await dispatcher.request('POST', `/api/shipments/${tracking_number}`, {
      version,
      change: { cost_cents: 77_700 },
    });
    expect(await rowOf(tracking_number)).toMatchObject({ cost_cents: 77_700, price_status });
    expect(await notifiedOf(tracking_number)).toHaveLength(notices);
  });
});

test('a customer who accepts an offer has a confirmed price at once', async () => {
  const id = await askFor(product, customer.email);
  await offer(dispatcher, id);
  const { tracking_number } = (await customer.request('POST', `/api/quotes/${id}/accept`, {})).json();
  expect(await rowOf(tracking_number)).toMatchObject({ status: 'created', price_status: 'confirmed' });
});
