import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { pagesOf } from '../../pdf/pdf-text-for-tests.ts';
import { freight, tariffForTests } from '../../rates/rates-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { askFor, expire, offer } from '../quotes-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
let ahead_ms = 0;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date(Date.now() + ahead_ms) });
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  const admin = await product.signIn('admin');
  await admin.request('POST', '/api/legal-entities', {
    name: 'Freight GmbH',
    vat_id: 'DE123456789',
    base_currency: 'EUR',
    vat: { country: 'DE', domestic: { category: 'S', rate: 19 }, cross_border: null },
  });
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
  size_type: '45G1',
});
const OPTION = {
  mode: 'sea',
  carrier: 'Sextant',
  transit_days: 36,
  terms: 'Subject to space.',
  inclusions: ['B/L fee'],
  exclusions: ['Duty and import VAT'],
  lines: [
    line('buy', 'FRT', 2, money(1850_00, 'USD')),
    line('sell', 'FRT', 2, money(1977_00, 'EUR')),
    line('sell', 'THCD', 2, money(245_00, 'EUR')),
  ],
};
const BY_RAIL = {
  ...OPTION,
  mode: 'rail',
  carrier: 'Ostbahn',
  lines: [line('sell', 'FRT', 2, money(6630_00, 'EUR'))],
};

async function referenceOf(id: string): Promise<string> {
  const [quote] = await product.database.sql`select reference from quotes where id = ${id}`;
  return quote?.reference;
}
async function tokenTo(email: string, reference: string): Promise<string> {
  const mails = await product.database.sql`
    select link from mail_outbox where recipient = ${email} and subject like ${`%${reference}%`} and link like '%/offer/%'
    order by id desc`;
  return String(mails[0]?.link).split('/offer/')[1] ?? '';
}
let order = 0;
/** A quote of this customer with these options; by default of one without an account. */
async function offered(options: object[] = [OPTION, BY_RAIL], email = `buyer-${++order}@test.example`) {
  const id = await askFor(product, email);
  const reference = await referenceOf(id);
  const set = await staff.request('PUT', `/api/quotes/${reference}/options`, { options });
  expect(set.statusCode, set.body).toBe(200);
  return { id, reference, email, token: await tokenTo(email, reference) };
}
const opened = (token: string) => product.visitor.request('GET', `/api/offers/${token}`);
const accept = (token: string, body: object = {}) =>
  product.visitor.request('POST', `/api/offers/${token}/accept`, body);
const decline = (token: string, body: object = {}) =>
  product.visitor.request('POST', `/api/offers/${token}/decline`, body);

describe('the link of an offer', () => {
  test('shows the options without what we buy and earn, and only its hash is stored', async () => {
    const { token, reference, id } = await offered();
    const response = await opened(token);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({
      reference,
      state: 'open',
      offered_by: 'Freight GmbH',
      tracking_number: null,
      options: [
        {
          option: 1,
          total: money(4444_00, 'EUR'),
          inclusions: ['B/L fee'],
          exclusions: ['Duty and import VAT'],
          lines: [{ charge_code: 'FRT', side: 'sell', tariff: null }, { charge_code: 'THCD' }],
        },
        { option: 2, mode: 'rail' },
      ],
    });
    expect(response.body).not.toMatch(/buy|margin|approval|1850/);
    const [stored] = await product.database.sql`select token_hash from offer_links where quote_id = ${id}`;
    expect(stored?.token_hash).not.toContain(token);
  });

  test('books the chosen option with its charges for a customer without an account, who gets the number by e-mail', async () => {
    const { token, email, id } = await offered();
    expect((await accept(token)).json()).toMatchObject({ status: 422, code: 'CHOOSE_OPTION' });
    const accepted = await accept(token, { option: 1 });
    expect(accepted.statusCode, accepted.body).toBe(201);
    const { tracking_number } = accepted.json();
    expect(accepted.json().in_account).toBe(false);
    const [shipment] = await product.database.sql`
      select quote_id, organisation_id, cost_cents::int, currency from shipments where tracking_number = ${tracking_number}`;
    expect(shipment).toEqual({ quote_id: id, organisation_id: null, cost_cents: 4444_00, currency: 'EUR' });
    const charges = async (side = '') =>
      (await staff.request('GET', `/api/shipments/${tracking_number}/charges${side}`)).json().charges;
    expect(await charges()).toMatchObject([{ charge_code: 'FRT', side: 'sell' }, { charge_code: 'THCD' }]);
    expect(await charges('?side=buy')).toMatchObject([{ charge_code: 'FRT', amount: money(3700_00, 'USD') }]);
    expect((await charges())[0].description).toBe('Freight, 2 × 40HC at 1,977.00 EUR');
    const file = (await staff.request('GET', `/api/shipments/${tracking_number}`)).json();
    expect(file.equipment).toMatchObject(Array(2).fill({ kind: 'container', number: '', size_type: '45G1' }));
    const confirmation = await staff.request(
      'GET',
      `/api/shipments/${tracking_number}/booking-confirmation.pdf`,
    );
    const printed = (await pagesOf(new Uint8Array(confirmation.rawPayload))).join(' ');
    expect(printed).toContain('2 × 40HC');
    expect(printed).toContain('Transit 36 days');
    const { legs } = file;
    expect(legs.length).toBeGreaterThan(1);
    const [days] = await product.database.sql`
      select round(extract(epoch from max(occurred_at) filter (where code like 'ARR%')
        - min(occurred_at) filter (where code like 'DEP%')) / 86400)::int as transit
      from milestones join shipments on shipments.id = shipment_id
      where tracking_number = ${tracking_number} and leg_sequence = ${
        legs.find(({ role }: { role: string }) => role === 'main').sequence
      }`;
    expect(days?.transit).toBe(36);
    const mails = await product.database.sql`select text from mail_outbox where recipient = ${email}`;
    expect(mails.some(({ text }) => text.includes(`Your tracking number is: ${tracking_number}`))).toBe(true);
    expect((await opened(token)).json()).toMatchObject({
      state: 'decided',
      status: 'converted',
      tracking_number,
    });
    expect((await accept(token, { option: 1 })).json().code).toBe('ALREADY_DECIDED');
  });

  test('books the free days of the tariff that priced the containers', async () => {
    const id = await tariffForTests(staff, { name: 'Free days' }, [freight({ free_days: 7 })]);
    const [, sold] = OPTION.lines;
    const priced = { ...OPTION, lines: [{ ...sold, tariff: { id, version: 1, line: 1 } }] };
    const { token } = await offered([priced]);
    const { tracking_number } = (await accept(token)).json();
    const file = (await staff.request('GET', `/api/shipments/${tracking_number}`)).json();
    expect(file.equipment).toMatchObject(Array(2).fill({ size_type: '45G1', free_days: 7 }));
  });

  test('books for the organisation of a customer with an account', async () => {
    const { token } = await offered([OPTION], customer.email);
    const accepted = (await accept(token)).json();
    expect(accepted.in_account).toBe(true);
    const mine = await customer.request('GET', `/api/shipments/${accepted.tracking_number}/charges`);
    expect(mine.json().charges).toHaveLength(2);
    expect(
      (await customer.request('GET', `/api/shipments/${accepted.tracking_number}/charges?side=buy`))
        .statusCode,
    ).toBe(403);
  });

  test('declines with a reason that staff see', async () => {
    const { token, reference } = await offered();
    expect((await decline(token, { reason: 'Too slow' })).statusCode).toBe(200);
    const quote = (await staff.request('GET', `/api/quotes/${reference}`)).json();
    expect(quote).toMatchObject({ status: 'rejected', decline_reason: 'Too slow' });
    expect((await accept(token, { option: 1 })).json().code).toBe('ALREADY_DECIDED');
  });

  test('opens an offer of one price as its only option', async () => {
    const email = `buyer-${++order}@test.example`;
    const id = await askFor(product, email);
    await offer(staff, id);
    const token = await tokenTo(email, await referenceOf(id));
    expect((await opened(token)).json()).toMatchObject({
      options: [
        {
          option: 1,
          total: money(1834_50, 'USD'),
          terms: 'Two lifts a week.',
          lines: [{ amount: money(1834_50, 'USD') }],
        },
      ],
    });
    expect((await accept(token, { option: 1 })).statusCode).toBe(201);
  });

  test('refuses an offer that was replaced since it was read, has expired, or does not exist', async () => {
    const { token, reference, id } = await offered();
    const { answered_at } = (await opened(token)).json();
    ahead_ms = 1000;
    await staff.request('PUT', `/api/quotes/${reference}/options`, { options: [OPTION] });
    expect((await accept(token, { option: 1, answered_at })).json().code).toBe('OFFER_CHANGED');
    await expire(product, id);
    expect((await opened(token)).json().state).toBe('expired');
    for (const decide of [accept, decline]) expect((await decide(token)).json().code).toBe('EXPIRED');
    for (const unknown of [await opened('unknown'), await accept('unknown'), await decline('unknown')])
      expect(unknown.statusCode).toBe(404);
    ahead_ms = 0;
  });

  test('is limited for those who guess', async () => {
    const from = (remoteAddress: string) => (token: string) =>
      product.app.inject({ method: 'GET', url: `/api/offers/${token}`, remoteAddress });
    const guess = from('203.0.113.77');
    for (let count = 0; count < 30; count++) expect((await guess(`guess-${count}`)).statusCode).toBe(404);
    expect((await guess('guess-30')).statusCode).toBe(429);
  });
});

describe('the PDF', () => {
  const textOf = async (body: Buffer) => (await pagesOf(new Uint8Array(body))).join(' ');

  test('states what is sold, by whom, until when and on which terms, and nothing of what we buy', async () => {
    const { token, reference } = await offered([OPTION, BY_RAIL], customer.email);
    for (const [reader, path] of [
      [product.visitor, `/api/offers/${token}/pdf`],
      [customer, `/api/quotes/${reference}/pdf`],
      [staff, `/api/quotes/${reference}/pdf`],
    ] as const) {
      const response = await reader.request('GET', path);
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers['content-disposition']).toContain(`filename="${reference}.pdf"`);
      const text = await textOf(response.rawPayload);
      for (const part of [
        `Offer ${reference}`,
        'Freight GmbH',
        'VAT ID DE123456789',
        'Option 1 · By sea · Sextant',
        'Transit 36 days',
        '€1,977.00',
        '€4,444.00',
        'Included',
        'B/L fee',
        'Duty and import VAT',
        'Subject to space.',
        'Option 2 · By rail · Ostbahn',
        '€13,260.00',
        'Prices exclude VAT.',
      ])
        expect(text).toContain(part);
      expect(text).not.toMatch(/1,850|margin|DRAFT/i);
    }
  });

  test('is a draft for staff until the margin is approved, and nothing for the customer', async () => {
    const reference = await referenceOf(await askFor(product, customer.email));
    await staff.request('PUT', `/api/quotes/${reference}/options`, {
      options: [
        {
          ...OPTION,
          lines: [
            line('buy', 'FRT', 1, money(1000_00, 'EUR')),
            line('sell', 'FRT', 1, money(1010_00, 'EUR')),
          ],
        },
      ],
    });
    const draft = await staff.request('GET', `/api/quotes/${reference}/pdf`);
    expect(await textOf(draft.rawPayload)).toContain('DRAFT');
    expect((await customer.request('GET', `/api/quotes/${reference}/pdf`)).json().code).toBe(
      'NOTHING_OFFERED',
    );
    const other_customer = await product.signIn('customer');
    expect((await other_customer.request('GET', `/api/quotes/${reference}/pdf`)).statusCode).toBe(404);
  });

  test('of options that are not offered yet is a draft for staff, and nothing is stored', async () => {
    const reference = await referenceOf(await askFor(product, customer.email));
    const path = `/api/quotes/${reference}/options/preview`;
    const preview = await staff.request('POST', path, { options: [OPTION] });
    const text = await textOf(preview.rawPayload);
    for (const part of ['DRAFT', '€4,444.00', 'Terminal handling, destination']) expect(text).toContain(part);
    expect(text).not.toContain('1,850');
    expect((await customer.request('POST', path, { options: [OPTION] })).statusCode).toBe(403);
    expect((await staff.request('GET', `/api/quotes/${reference}/options`)).json().revision).toBe(0);
  });

  test('of an expired offer says so', async () => {
    const { token } = await offered();
    ahead_ms = 15 * DAY_MS;
    const text = await textOf((await product.visitor.request('GET', `/api/offers/${token}/pdf`)).rawPayload);
    ahead_ms = 0;
    expect(text).toContain('EXPIRED');
  });
});
