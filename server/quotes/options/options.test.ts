import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { askFor, offer } from '../quotes-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let admin: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
  customer = await product.signIn('customer');
  await admin.request('POST', '/api/legal-entities', { name: 'Freight GmbH', base_currency: 'EUR' });
  await staff.request('POST', '/api/exchange-rates', {
    from: 'EUR',
    to: 'USD',
    date: '2026-01-01',
    rate: '1.0850',
    source: 'ECB',
  });
});
afterAll(() => product.close());

const money = (amount: number, currency: string) => ({ amount, currency });
const line = (side: string, charge_code: string, quantity: number, rate: object) => ({
  charge_code,
  side,
  basis: 'container',
  quantity,
  rate,
});
const BOUGHT = [line('buy', 'FRT', 2, money(1850_00, 'USD')), line('buy', 'THCD', 2, money(245_00, 'EUR'))];
/** Sold at this price in EUR. */
const byMaersk = (cents: number) => ({
  mode: 'sea',
  carrier: 'Maersk',
  transit_days: 32,
  terms: 'Subject to space.',
  inclusions: ['Terminal handling'],
  lines: [...BOUGHT, line('sell', 'FRT', 1, money(cents, 'EUR'))],
});

async function requested() {
  const id = await askFor(product, customer.email);
  const [quote] = await product.database.sql`select reference from quotes where id = ${id}`;
  return { id, reference: quote?.reference as string };
}

const put = (reference: string, ...options: object[]) =>
  staff.request('PUT', `/api/quotes/${reference}/options`, { options });
const optionsFor = async (by: TestPerson, reference: string, query = '') =>
  (await by.request('GET', `/api/quotes/${reference}/options${query}`)).json();
const mailsTo = (email: string, reference: string) =>
  product.database
    .sql`select subject, text from mail_outbox where recipient = ${email} and subject like ${`%${reference}%`} order by id`;

describe('options', () => {
  test('a margin below the floor is offered only after an admin has approved it', async () => {
    const { reference } = await requested();
    const set = await put(reference, byMaersk(4280_00));
    expect(set.json()).toMatchObject({
      revision: 1,
      options: [
        {
          option: 1,
          total: money(4280_00, 'EUR'),
          margin: money(4280_00 - 3410_14 - 490_00, 'EUR'),
          margin_percent: 8.88,
          needs_approval: true,
          lines: [{ description: 'Freight' }, { description: 'Terminal handling, destination' }, {}],
        },
      ],
    });
    expect(await optionsFor(customer, reference)).toEqual({ revision: 0, options: [] });
    expect((await staff.request('POST', `/api/quotes/${reference}/options/approve`)).statusCode).toBe(403);
    const approved = await admin.request('POST', `/api/quotes/${reference}/options/approve`);
    expect(approved.json()).toMatchObject({ options: [{ needs_approval: false }] });
    expect((await optionsFor(customer, reference)).options).toHaveLength(1);
    expect((await admin.request('POST', `/api/quotes/${reference}/options/approve`)).statusCode).toBe(409);
  });

  test('an amount that is larger than any amount that can be entered is refused', async () => {
    const { reference } = await requested();
    const refused = await put(reference, {
      mode: 'sea',
      lines: [line('sell', 'FRT', 1, money(1, 'USD')), line('sell', 'DOC', 1_001, money(100_000_000, 'USD'))],
    });
    expect([refused.statusCode, refused.json().issues?.[0].path]).toEqual([
      422,
      'options.0.lines.1.quantity',
    ]);
  });

  test('an admin approves only the revision that they have seen', async () => {
    const { reference } = await requested();
    await put(reference, byMaersk(4280_00));
    await put(reference, byMaersk(4000_00));
    const path = `/api/quotes/${reference}/options/approve`;
    const refused = await admin.request('POST', path, { revision: 1 });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', revision: 2 },
    ]);
    expect(await optionsFor(customer, reference)).toEqual({ revision: 0, options: [] });
    expect((await admin.request('POST', path, { revision: 2 })).json()).toMatchObject({ revision: 2 });
  });

  test('options that have expired, or of a quote that is decided, are not approved', async () => {
    const approve = async (reference: string) =>
      (await admin.request('POST', `/api/quotes/${reference}/options/approve`)).json().code;
    const expired = await requested();
    await put(expired.reference, byMaersk(4280_00), byMaersk(6000_00));
    await product.database.sql`
      update quote_options set valid_until = now() - interval '1 minute'
      where option = 2 and quote_id = ${expired.id}`;
    expect(await approve(expired.reference)).toBe('EXPIRED');
    for (const decision of ['accept', 'decline']) {
      const { id, reference } = await requested();
      await put(reference, byMaersk(6000_00));
      await put(reference, byMaersk(4280_00));
      await customer.request('POST', `/api/quotes/${id}/${decision}`, {});
      expect(await approve(reference)).toBe('ALREADY_DECIDED');
    }
  });

  test('a new offer after a declined one is approved', async () => {
    const { id, reference } = await requested();
    await put(reference, byMaersk(6000_00));
    await customer.request('POST', `/api/quotes/${id}/decline`, {});
    await put(reference, byMaersk(4280_00));
    const approved = await admin.request('POST', `/api/quotes/${reference}/options/approve`);
    expect(approved.statusCode, approved.body).toBe(200);
  });

  test('options that an answer has replaced are not approved', async () => {
    const { id, reference } = await requested();
    await put(reference, byMaersk(4280_00));
    expect((await offer(staff, id, {})).statusCode).toBe(200);
    const mails = (await mailsTo(customer.email, reference)).length;
    const refused = await admin.request('POST', `/api/quotes/${reference}/options/approve`, { revision: 1 });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', revision: 1, detail: expect.stringContaining('Someone else has answered') },
    ]);
    expect(await optionsFor(customer, reference)).toEqual({ revision: 0, options: [] });
    expect(await mailsTo(customer.email, reference)).toHaveLength(mails);
  });

  test('an admin does not approve options of their own, unless there is no other admin', async () => {
    const { reference } = await requested();
    const path = `/api/quotes/${reference}/options`;
    await admin.request('PUT', path, { options: [byMaersk(4280_00)] });
    const another = await product.signIn('admin');
    const refused = await admin.request('POST', `${path}/approve`);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'You made these options. Another admin must approve them.',
    ]);
    await product.database.sql`update users set deactivated_at = now() where id = ${another.user_id}`;
    expect((await admin.request('POST', `${path}/approve`)).statusCode).toBe(200);
  });

  test('the customer gets them by mail and sees what is sold, never what is bought', async () => {
    const { reference } = await requested();
    await put(reference, byMaersk(6000_00), {
      ...byMaersk(0),
      mode: 'air',
      carrier: '',
      lines: [line('sell', 'FRT', 1, money(9000_00, 'USD'))],
    });
    const { revision, options } = await optionsFor(customer, reference);
    expect(revision).toBe(1);
    const { quotes } = (await customer.request('GET', '/api/quotes')).json();
    expect(quotes[0]).toMatchObject({
      reference,
      options: [
        { option: 1, carrier: 'Maersk', transit_days: 32, total: money(6000_00, 'EUR') },
        { option: 2, mode: 'air', total: money(9000_00, 'USD') },
      ],
    });
    expect(options).toMatchObject([
      { option: 1, mode: 'sea', carrier: 'Maersk', transit_days: 32, total: money(6000_00, 'EUR') },
      { option: 2, mode: 'air', total: money(9000_00, 'USD') },
    ]);
    expect(JSON.stringify(options)).not.toMatch(/buy|margin|approval/);
    const mails = await mailsTo(customer.email, reference);
    expect(mails.at(-1)?.text).toContain('Option 1: by sea, Maersk, 32 days, €6,000.00');
    const another = await product.signIn('customer');
    expect((await another.request('GET', `/api/quotes/${reference}/options`)).statusCode).toBe(404);
  });

  test('a new revision replaces the offer, and staff can read the former one', async () => {
    const { reference } = await requested();
    await put(reference, byMaersk(6000_00));
    await put(reference, byMaersk(5900_00));
    expect(await optionsFor(customer, reference)).toMatchObject({
      revision: 2,
      options: [{ total: { amount: 5900_00 } }],
    });
    expect(await optionsFor(staff, reference, '?revision=1')).toMatchObject({
      options: [{ total: { amount: 6000_00 } }],
    });
  });

  test.each([
    [{ lines: BOUGHT }, 'options.0.lines'],
    [{ lines: [line('sell', 'NONE', 1, money(1, 'USD'))] }, 'options.0.lines.0.charge_code'],
    [{ lines: [line('sell', 'FRT', 1, money(1, 'CNY'))] }, 'options.0.lines'],
    [{ valid_until: '2020-01-01T00:00:00Z' }, 'options.0.valid_until'],
  ])('%o is refused with its field', async (change, path) => {
    const { reference } = await requested();
    const refused = await put(reference, { ...byMaersk(6000_00), ...change });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().issues[0].path).toBe(path);
  });
});

describe('an offer in another currency', () => {
  const noticesOf = async (person: TestPerson, reference: string) => {
    const rows = await product.database.sql<{ message: string }[]>`
      select message from notifications where user_id = ${person.user_id} and message like ${`${reference}%`}
      order by created_at`;
    return rows.map(({ message }) => message);
  };

  test('is listed for staff and for the customer in its currency', async () => {
    const { reference } = await requested();
    await put(reference, byMaersk(6000_00), byMaersk(7000_00));
    const offered_total = money(6000_00, 'EUR');
    const found = { reference, offered_cents: 6510_00, offered_total };
    expect((await staff.request('GET', `/api/quotes/${reference}`)).json()).toMatchObject(found);
    const { quotes } = (await staff.request('GET', `/api/quotes/all?q=${reference}`)).json();
    expect(quotes).toMatchObject([found]);
    const { waiting } = (await customer.request('GET', '/api/portal/attention')).json();
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'offer', ...found }));
  });

  test('without the permission to see amounts, it has no amount', async () => {
    const { sql } = product.database;
    const [member] = await sql`select permissions from members where user_id = ${customer.user_id}`;
    await sql`update members set permissions = '{view,book}' where user_id = ${customer.user_id}`;
    const { waiting } = (await customer.request('GET', '/api/portal/attention')).json();
    await sql`update members set permissions = ${member?.permissions} where user_id = ${customer.user_id}`;
    expect(waiting).toContainEqual(expect.objectContaining({ offered_cents: null, offered_total: null }));
  });

  test('is announced to staff at the price of the chosen option, and as declined at its own', async () => {
    const { id, reference } = await requested();
    await put(reference, byMaersk(6000_00), byMaersk(7000_00));
    await customer.request('POST', `/api/quotes/${id}/accept`, { option: 2 });
    expect((await noticesOf(staff, reference)).at(-1)).toContain(', for €7,000.00. It is shipment');
    const declined = await requested();
    await put(declined.reference, byMaersk(6000_00), byMaersk(7000_00));
    await customer.request('POST', `/api/quotes/${declined.id}/decline`, {});
    expect((await noticesOf(staff, declined.reference)).at(-1)).toContain(
      ', 2 options from €6,000.00. No reason',
    );
  });
});

describe('acceptance', () => {
  const accept = (id: string, body: object = {}) =>
    customer.request('POST', `/api/quotes/${id}/accept`, body);

  test('by the reference: the shipment has the price, the mode and the charges of the option', async () => {
    const { reference } = await requested();
    await put(reference, byMaersk(6000_00), { ...byMaersk(7000_00), mode: 'air' });
    expect((await accept(reference)).statusCode).toBe(422);
    expect((await accept(reference, { option: 3 })).statusCode).toBe(422);
    const accepted = await accept(reference, { option: 1 });
    expect(accepted.statusCode).toBe(201);
    const { tracking_number } = accepted.json();
    const path = `/api/shipments/${tracking_number}/charges`;
    expect((await customer.request('GET', path)).json()).toEqual({
      total: money(6000_00, 'EUR'),
      charges: [
        expect.objectContaining({
          charge_code: 'FRT',
          side: 'sell',
          quantity: 1,
          rate: money(6000_00, 'EUR'),
          amount: money(6000_00, 'EUR'),
          tariff: null,
          status: 'estimated',
        }),
      ],
    });
    expect((await customer.request('GET', `${path}?side=buy`)).statusCode).toBe(403);
    expect((await staff.request('GET', `${path}?side=buy`)).json()).toMatchObject({
      total: money(3900_14, 'EUR'),
      margin: money(2099_86, 'EUR'),
      charges: [
        {
          amount: money(3700_00, 'USD'),
          converted: money(3410_14, 'EUR'),
          exchange: { from: 'USD', to: 'EUR' },
        },
        { amount: money(490_00, 'EUR'), exchange: null },
      ],
    });
    const [shipment] = await product.database.sql`
      select cost_cents::int, currency, transport_mode from shipments where tracking_number = ${tracking_number}`;
    expect(shipment).toEqual({ cost_cents: 6000_00, currency: 'EUR', transport_mode: 'sea' });
    expect((await accept(reference, { option: 1 })).statusCode).toBe(409);
  });

  test('the only option needs no number, and an expired one is refused', async () => {
    const one = await requested();
    await put(one.reference, byMaersk(6000_00));
    expect((await accept(one.id)).statusCode).toBe(201);
    const two = await requested();
    const soon = new Date(Date.now() + DAY_MS).toISOString();
    await put(two.reference, byMaersk(6000_00), { ...byMaersk(6500_00), valid_until: soon });
    await product.database.sql`
      update quote_options set valid_until = now() - interval '1 minute'
      where option = 2 and quote_id = ${two.id}`;
    expect((await accept(two.reference, { option: 2 })).json()).toMatchObject({ code: 'EXPIRED' });
    expect((await accept(two.reference, { option: 1 })).statusCode).toBe(201);
  });

  test('an offer of one price replaces options', async () => {
    const { id, reference } = await requested();
    await put(reference, byMaersk(6000_00));
    const [{ answered_at } = {}] = await product.database
      .sql`select answered_at from quotes where id = ${id}`;
    expect((await offer(staff, id, { replaces: answered_at.toISOString() })).statusCode).toBe(200);
    expect((await accept(reference, { option: 1 })).statusCode).toBe(422);
    expect((await accept(reference)).statusCode).toBe(201);
  });
});

test('options replace only the revision that If-Match names', async () => {
  const { reference } = await requested();
  const path = `/api/quotes/${reference}/options`;
  const at = (etag: unknown) =>
    staff.request('PUT', path, { options: [byMaersk(5280_00)] }, { 'if-match': String(etag) });
  const { etag } = (await staff.request('GET', path)).headers;
  const first = await at(etag);
  expect(first.statusCode, first.body).toBe(200);
  expect((await at(etag)).statusCode).toBe(412);
  expect((await at(first.headers.etag)).json()).toMatchObject({ revision: 2 });
});
