import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '#domain/people/permissions.ts';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { pagesOf } from '../pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let manager: TestPerson;
let outsider: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  manager = await product.signIn('customer');
  outsider = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

/** Invites a new person, lets them set a password by the mailed link, and signs them in. */
async function joined(
  permissions: Permission[],
  by = manager,
  to = manager,
): Promise<TestPerson & { id: string }> {
  const email = `${permissions.join('-')}-${Math.random().toString(36).slice(2)}@test.example`;
  const response = await by.request('POST', `/api/organisations/${to.organisation_id}/members`, {
    email,
    permissions,
  });
  expect(response.statusCode, response.body).toBe(201);
  const { id, user_id } = response.json();
  const [mail] = await product.database
    .sql`select link from mail_outbox where recipient = ${email} order by id`;
  const token = new URL(mail?.link).searchParams.get('token');
  const reset = await product.visitor.request('POST', '/api/people/password-reset', {
    token,
    password: 'correct horse battery',
  });
  expect(reset.statusCode, reset.body).toBe(200);
  return { ...(await product.comeBack({ user_id, email })), id };
}

const membersPath = (of = manager) => `/api/organisations/${of.organisation_id}/members`;

describe('an organisation', () => {
  test('is made with the account, and named after the person', async () => {
    const own = (await manager.request('GET', '/api/organisation')).json();
    expect(own).toMatchObject({
      id: manager.organisation_id,
      name: expect.stringContaining('Test customer'),
    });
    expect(own).not.toHaveProperty('notes');
    expect(own).not.toHaveProperty('credit_status');
  });

  test('is changed only at the version that If-Match names', async () => {
    const path = `/api/organisations/${manager.organisation_id}`;
    const read = await manager.request('GET', path);
    const etag = read.headers.etag as string;
    const own = await manager.request('GET', '/api/organisation');
    expect(own.headers.etag).toBe(etag);
    const changed = await manager.request('PATCH', path, { eori: 'NL000000001' }, { 'if-match': etag });
    expect(changed.statusCode, changed.body).toBe(200);
    const late = await dispatcher.request('PATCH', path, { notes: 'Late' }, { 'if-match': etag });
    expect(late.statusCode).toBe(412);
    expect(late.json().code).toBe('PRECONDITION_FAILED');
    const latest = { 'if-match': changed.headers.etag as string };
    expect((await dispatcher.request('PATCH', path, { notes: 'Latest' }, latest)).statusCode).toBe(200);
    expect((await dispatcher.request('PATCH', path, { notes: '' })).statusCode).toBe(200);
  });

  test('accepts a VAT ID with spaces', async () => {
    const body = { name: 'Havel GmbH', roles: ['customer'], vat_id: 'de 123 456 789' };
    const made = await dispatcher.request('POST', '/api/organisations', body);
    expect(made.json().vat_id, made.body).toBe('DE123456789');
  });

  test('follows the company of the profile that it is named after', async () => {
    const person = await product.signIn('customer');
    await person.request('POST', '/api/people/profile', {
      full_name: 'Ada',
      company_name: 'Analytical Engines',
    });
    expect((await person.request('GET', '/api/organisation')).json().name).toBe('Analytical Engines');
  });

  test('shows as the company of those who joined it', async () => {
    const body = { name: 'Joined Works', roles: ['customer'] };
    const { id } = (await dispatcher.request('POST', '/api/organisations', body)).json();
    const joiner = await joined(['view'], dispatcher, { ...manager, organisation_id: id });
    const record = await dispatcher.request('GET', `/api/people/${joiner.user_id}`);
    expect(record.json().company_name, record.body).toBe('Joined Works');
  });

  test('is added, found, changed and listed by staff', async () => {
    const made = await dispatcher.request('POST', '/api/organisations', {
      name: 'Kestrel Line',
      roles: ['carrier'],
      scac: 'kstl',
      currency: 'eur',
      payment_terms_days: 14,
    });
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    expect(made.json()).toMatchObject({
      name: 'Kestrel Line',
      scac: 'KSTL',
      currency: 'EUR',
      credit_status: 'good',
    });
    const changed = await dispatcher.request('PATCH', `/api/organisations/${id}`, {
      credit_status: 'hold',
      vat_id: 'NL123456789B01',
    });
    expect(changed.json()).toMatchObject({
      credit_status: 'hold',
      vat_id: 'NL123456789B01',
      name: 'Kestrel Line',
    });
    const listed = (await dispatcher.request('GET', '/api/organisations?q=kestrel')).json();
    expect(listed).toMatchObject({ organisations: [{ id, members: 0, shipments: 0 }], next: null });
    expect((await dispatcher.request('GET', `/api/organisations/${id}`)).statusCode).toBe(200);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'A', vat_id: '12' }, 'vat_id'],
    [{ name: 'A', currency: 'DOLLAR' }, 'currency'],
    [{ name: 'A', roles: ['pirate'] }, 'roles.0'],
    [{ name: 'A', addresses: [{ country: 'NL', unlocode: 'X' }] }, 'addresses.0.unlocode'],
  ])('%j is refused with a field error', async (body, path) => {
    const response = await dispatcher.request('POST', '/api/organisations', body);
    expect([response.statusCode, response.json().issues?.[0]?.path]).toEqual([422, path]);
  });

  test('is changed by its managers, except credit, terms, notes and roles', async () => {
    const path = `/api/organisations/${manager.organisation_id}`;
    expect((await manager.request('PATCH', path, { vat_id: 'DE123456789' })).json()).toMatchObject({
      vat_id: 'DE123456789',
    });
    for (const change of [
      { credit_limit_cents: 1 },
      { notes: 'x' },
      { roles: ['agent'] },
      { payment_terms_days: 90 },
    ])
      expect((await manager.request('PATCH', path, change)).statusCode).toBe(403);
    expect((await outsider.request('PATCH', path, { vat_id: null })).statusCode).toBe(404);
    expect((await outsider.request('GET', path)).statusCode).toBe(404);
    const booker = await joined(['book']);
    expect((await booker.request('PATCH', path, { vat_id: null })).statusCode).toBe(403);
    expect((await booker.request('GET', path)).statusCode).toBe(200);
  });
});

describe('members', () => {
  test('are invited by mail and have no right before they accept', async () => {
    const email = 'new.colleague@test.example';
    const response = await manager.request('POST', membersPath(), { email, permissions: ['book'] });
    expect(response.json()).toMatchObject({
      email,
      full_name: 'New Colleague',
      permissions: ['view', 'book'],
      status: 'invited',
    });
    const again = await manager.request('POST', membersPath(), { email, permissions: ['view'] });
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_MEMBER']);
  });

  test('are named their company before a requested password accepts the invitation', async () => {
    const email = 'signs-up-later@test.example';
    await manager.request('POST', membersPath(), { email, permissions: ['view', 'book'] });
    await product.visitor.request('POST', '/api/people/password-reset-request', { email });
    const mails = await product.database
      .sql`select text from mail_outbox where recipient = ${email} order by id`;
    const { name } = (await manager.request('GET', '/api/organisation')).json();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text.replace(/\s+/g, ' ')).toContain(`you join ${name}`);
  });

  test('one person belongs to one organisation', async () => {
    const response = await manager.request('POST', membersPath(), {
      email: outsider.email,
      permissions: ['view'],
    });
    expect([response.statusCode, response.json().code]).toEqual([409, 'MEMBER_ELSEWHERE']);
    const staff = await manager.request('POST', membersPath(), {
      email: dispatcher.email,
      permissions: ['view'],
    });
    expect(staff.statusCode).toBe(409);
  });

  test('of a former one accept by the link, after signing in', async () => {
    const leaver = await joined(['view'], outsider, outsider);
    await product.database.sql`insert into notifications (id, user_id, kind, title, message, digest_due)
      values (gen_random_uuid(), ${leaver.user_id}, 'status_changed', 'T', 'M', true)`;
    expect((await outsider.request('DELETE', `${membersPath(outsider)}/${leaver.id}`)).statusCode).toBe(200);
    expect((await leaver.request('GET', '/api/shipments')).statusCode).toBe(401);
    expect(
      await product.database.sql`select from notifications where user_id = ${leaver.user_id} and digest_due`,
    ).toHaveLength(0);
    const back = await product.comeBack(leaver);
    expect((await back.request('GET', '/api/organisation')).statusCode).toBe(404);
    expect((await back.request('GET', '/api/shipments')).statusCode).toBe(403);
    const invited = await manager.request('POST', membersPath(), {
      email: leaver.email,
      permissions: ['view'],
    });
    const accept = `${membersPath()}/${invited.json().id}/accept`;
    expect((await back.request('GET', '/api/shipments')).statusCode).toBe(403);
    expect((await manager.request('POST', accept, {})).statusCode).toBe(404);
    expect((await back.request('POST', accept, {})).json()).toMatchObject({ id: manager.organisation_id });
    expect((await back.request('GET', '/api/shipments')).statusCode).toBe(200);
  });

  test('who only were invited are not booked for', async () => {
    const response = await manager.request('POST', membersPath(), {
      email: 'not.yet@test.example',
      permissions: ['view'],
    });
    const { user_id } = response.json();
    const { organisation_id } = manager;
    for (const client of [{ user_id }, { user_id, organisation_id }]) {
      const booked = await dispatcher.request('POST', '/api/functions/create-shipment', {
        origin_city: 'Houston',
        origin_country: 'US',
        destination_city: 'Rotterdam',
        destination_country: 'NL',
        cargo_description: 'Glass lamps',
        cargo_weight: 1200,
        service_type: 'standard',
        transport_mode: 'sea',
        ...client,
      });
      expect([booked.statusCode, booked.json().code], booked.body).toEqual([404, 'UNKNOWN_CLIENT']);
    }
  });

  test('nobody grants what they lack', async () => {
    const deputy = await joined(['manage']);
    const invite = (permissions: Permission[]) =>
      deputy.request('POST', membersPath(), { email: `${Math.random()}@test.example`, permissions });
    expect((await invite(['money'])).statusCode).toBe(403);
    expect((await invite(['book'])).statusCode).toBe(403);
    expect((await invite(['view'])).statusCode).toBe(201);
    const own = `${membersPath()}/${deputy.id}`;
    expect((await deputy.request('PATCH', own, { permissions: ['manage', 'money'] })).statusCode).toBe(403);
    const viewer = await joined(['money']);
    const reduced = await deputy.request('PATCH', `${membersPath()}/${viewer.id}`, {
      permissions: ['money', 'view'],
    });
    expect(reduced.json().permissions).toEqual(['view', 'money']);
  });

  test('the last manager can be neither removed nor reduced', async () => {
    const founder = await product.signIn('customer');
    const path = membersPath(founder);
    const [{ id }] = (await founder.request('GET', path)).json().members;
    expect((await founder.request('DELETE', `${path}/${id}`)).statusCode).toBe(409);
    expect((await founder.request('PATCH', `${path}/${id}`, { permissions: ['view'] })).statusCode).toBe(409);
    await joined(['manage'], founder, founder);
    expect((await founder.request('DELETE', `${path}/${id}`)).statusCode).toBe(200);
  });

  test('are managed by managers and staff only', async () => {
    const viewer = await joined(['view']);
    const invitation = { email: 'x@test.example', permissions: ['view'] };
    expect((await viewer.request('POST', membersPath(), invitation)).statusCode).toBe(403);
    expect((await viewer.request('GET', membersPath())).statusCode).toBe(200);
    expect((await outsider.request('POST', membersPath(), invitation)).statusCode).toBe(404);
    expect((await outsider.request('GET', membersPath())).statusCode).toBe(404);
    expect((await dispatcher.request('GET', membersPath())).statusCode).toBe(200);
  });
});

describe('permissions', () => {
  let number: string;
  beforeAll(async () => {
    number = await bookedBySea(manager);
  });

  test('a booker sees the manager’s shipment without a price, books without one, and gets no invoices', async () => {
    const booker = await joined(['book']);
    const { shipments } = (await booker.request('GET', '/api/shipments')).json();
    expect(
      shipments.find((row: { tracking_number: string }) => row.tracking_number === number),
    ).toMatchObject({
      cost_cents: null,
    });
    expect((await booker.request('GET', `/api/tracking/${number}/details`)).json()).toMatchObject({
      cost_cents: null,
      price_note: '',
    });
    expect((await booker.request('GET', '/api/shipments/summary')).json()).toMatchObject({
      spent_cents: null,
      unconfirmed_cents: null,
      total: expect.any(Number),
    });
    expect((await booker.request('GET', '/api/shipments?sort=cost')).statusCode).toBe(403);
    expect((await booker.request('GET', '/api/invoices')).statusCode).toBe(403);
    expect((await booker.request('GET', '/api/shipments/spending')).statusCode).toBe(403);
    const theirs = await bookedBySea(booker);
    const { shipments: managers } = (await manager.request('GET', '/api/shipments')).json();
    expect(managers.map((row: { tracking_number: string }) => row.tracking_number)).toContain(theirs);
  });

  test('what the goods are worth is for members with the permission for money', async () => {
    const shipped = await bookedBySea(manager, { insurance_required: true });
    const ask = { changes: { cargo_value_cents: 12_345_00, fragile: true }, reason: 'More of them.' };
    await manager.request('POST', `/api/shipments/${shipped}/amendments`, ask);
    const booker = await joined(['view', 'book']);
    const seen = async (person: TestPerson, name: string) => {
      const get = (path: string) => person.request('GET', `/api/${path}`);
      const pdf = await get(`shipments/${shipped}/booking-confirmation.pdf`);
      const template = { name, tracking_number: shipped };
      const { draft } = (await person.request('POST', '/api/booking-templates', template)).json();
      const amended = (await get(`shipments/${shipped}/amendments`)).json().amendments[0].difference;
      return {
        details: (await get(`tracking/${shipped}/details`)).json().cargo_value_cents,
        drafts: [(await get(`shipments/${shipped}/draft`)).json(), draft].map(
          ({ cargo_value }) => cargo_value,
        ),
        amended: amended.map(({ field }: { field: string }) => field).toSorted(),
        confirmation: (await pagesOf(new Uint8Array(pdf.rawPayload))).join(' '),
      };
    };
    expect(await seen(manager, 'All')).toEqual({
      details: 98_765_43,
      drafts: [98_765.43, 98_765.43],
      amended: ['cargo_value_cents', 'fragile'],
      confirmation: expect.stringMatching(/\$98,765\.43.*\$108,641\.97/s),
    });
    expect(await seen(booker, 'No amounts')).toEqual({
      details: null,
      drafts: [null, null],
      amended: ['fragile'],
      confirmation: expect.not.stringMatching(/\$|Enter the cargo value/),
    });
  });

  test('a viewer can’t book; money alone reads invoices and amounts, no cargo and no documents', async () => {
    const viewer = await joined(['view']);
    expect((await viewer.request('POST', '/api/functions/create-shipment', {})).statusCode).toBe(403);
    const accountant = await joined(['money']);
    expect((await accountant.request('GET', '/api/invoices')).statusCode).toBe(200);
    expect((await accountant.request('GET', '/api/shipments/summary')).json()).toMatchObject({
      total: null,
      spent_cents: expect.any(Number),
    });
    for (const path of [
      '/api/shipments',
      '/api/documents',
      `/api/tracking/${number}/details`,
      `/api/shipments/${number}/booking-confirmation.pdf`,
    ])
      expect([path, (await accountant.request('GET', path)).statusCode]).toEqual([path, 403]);
  });

  test('an outsider gets 404', async () => {
    expect((await outsider.request('GET', `/api/tracking/${number}/details`)).statusCode).toBe(404);
  });

  test('members are notified by what they may see, without amounts for those without money', async () => {
    const viewer = await joined(['view']);
    const accountant = await joined(['money']);
    const booked = await bookedBySea(manager);
    const [shipment] = await product.database
      .sql`select version from shipments where tracking_number = ${booked}`;
    const confirmed = await dispatcher.request('POST', `/api/shipments/${booked}/confirm`, {
      version: shipment?.version,
      price: { amount: 123_400, currency: 'USD' },
      note: '',
    });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    const news = async (person: TestPerson) =>
      (await person.request('GET', '/api/notifications'))
        .json()
        .notifications.map(({ message }: { message: string }) => message);
    expect(await news(manager)).toContain(`${booked} is confirmed for $1,234.00.`);
    expect(await news(viewer)).toContain(`${booked} is confirmed.`);
    expect(await news(accountant)).toEqual([]);
    const [mail] = await product.database.sql`
      select text from mail_outbox where recipient = ${viewer.email} and text like ${`%${booked} is confirmed%`}`;
    expect(mail?.text ?? '').not.toContain('1,234');
  });
});

describe('merging', () => {
  test('moves records and members into the other company, and leaves no trace in lists', async () => {
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    for (const person of [one, other])
      await person.request('POST', '/api/people/profile', { full_name: 'A', company_name: 'Twin Traders' });
    const number = await bookedBySea(one);
    const { proposals } = (await dispatcher.request('GET', '/api/organisations/merge-proposals')).json();
    expect(proposals).toContainEqual({
      name: 'Twin Traders',
      domain: 'test.example',
      organisations: [
        expect.objectContaining({ id: one.organisation_id }),
        expect.objectContaining({ id: other.organisation_id }),
      ],
    });
    const merged = await dispatcher.request('POST', `/api/organisations/${one.organisation_id}/merge`, {
      into: other.organisation_id,
    });
    expect(merged.statusCode, merged.body).toBe(200);
    const { shipments } = (await other.request('GET', '/api/shipments')).json();
    expect(shipments).toMatchObject([{ tracking_number: number }]);
    expect((await one.request('GET', '/api/organisation')).json()).toMatchObject({
      id: other.organisation_id,
    });
    expect((await dispatcher.request('GET', `/api/organisations/${one.organisation_id}`)).statusCode).toBe(
      404,
    );
    expect((await other.request('GET', '/api/shipments/summary')).json()).toMatchObject({ total: 1 });
  });

  test('keeps a balance of both companies once, and numbers different ones with the same reference', async () => {
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    const { sql: query } = product.database;
    for (const [{ organisation_id }, reference, amount] of [
      [one, 'same', 100],
      [other, 'SAME', 100],
      [one, 'F-7', 200],
      [other, 'F-7', 300],
      [one, 'F-8', 400],
    ] as const)
      await query`insert into opening_balances (id, organisation_id, reference, amount_cents, currency, issued_on, due_on)
        values (gen_random_uuid(), ${organisation_id}, ${reference}, ${amount}, 'EUR', '2026-01-01', '2026-01-31')`;
    const merged = await dispatcher.request('POST', `/api/organisations/${one.organisation_id}/merge`, {
      into: other.organisation_id,
    });
    expect(merged.statusCode, merged.body).toBe(200);
    const left = await query`select reference, amount_cents::int as amount from opening_balances
      where organisation_id = ${other.organisation_id} order by amount_cents`;
    expect([...left]).toEqual([
      { reference: 'SAME', amount: 100 },
      { reference: 'F-7 (2)', amount: 200 },
      { reference: 'F-7', amount: 300 },
      { reference: 'F-8', amount: 400 },
    ]);
  });

  test('no company becomes its own parent company through others', async () => {
    const [top, middle, low] = [
      await product.signIn('customer'),
      await product.signIn('customer'),
      await product.signIn('customer'),
    ];
    const under = (one: TestPerson, parent: TestPerson) =>
      dispatcher.request('PATCH', `/api/organisations/${one.organisation_id}`, {
        parent_id: parent.organisation_id,
      });
    expect((await under(middle, top)).statusCode).toBe(200);
    expect((await under(low, middle)).statusCode).toBe(200);
    for (const parent of [middle, low]) {
      const refused = await under(top, parent);
      expect([refused.statusCode, refused.json().issues]).toEqual([
        422,
        [
          {
            path: 'parent_id',
            message: 'The parent company cannot be one of its subsidiaries. Choose another one.',
          },
        ],
      ]);
    }
    const merged = await dispatcher.request('POST', `/api/organisations/${top.organisation_id}/merge`, {
      into: low.organisation_id,
    });
    expect([merged.statusCode, merged.json().issues]).toEqual([
      422,
      [
        {
          path: 'into',
          message:
            'Its parent company is a subsidiary of the company to merge. Change its parent company, then merge.',
        },
      ],
    ]);
  });

  test('of two concurrent changes that make companies each other’s parent, one is refused', async () => {
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    const responses = await Promise.all(
      [
        [one, other],
        [other, one],
      ].map(([child, parent]) =>
        dispatcher.request('PATCH', `/api/organisations/${child?.organisation_id}`, {
          parent_id: parent?.organisation_id,
        }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  test('keeps the stricter credit of both companies', async () => {
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    const { sql: query } = product.database;
    await query`update organisations set credit_status = 'hold', credit_limit_cents = 500000
      where id = ${one.organisation_id}`;
    const merged = await dispatcher.request('POST', `/api/organisations/${one.organisation_id}/merge`, {
      into: other.organisation_id,
    });
    expect(merged.json()).toMatchObject({ credit_status: 'hold', credit_limit_cents: 500_000 });
    const [entry] = await query`select detail from audit_log
      where action = 'organisations.merge' and subject_id = ${other.organisation_id}`;
    expect(entry?.detail.changes).toEqual({
      credit_status: ['good', 'hold'],
      credit_limit_cents: [null, 500_000],
    });
  });

  test('moves it as a party of shipments and as a parent', async () => {
    const { sql: query } = product.database;
    const [one, other] = [await product.signIn('customer'), await product.signIn('customer')];
    const number = await bookedBySea(manager);
    const [booked] = await query`select id from shipments where tracking_number = ${number}`;
    await query`insert into shipment_parties (id, shipment_id, position, role, organisation_id, name)
      values (gen_random_uuid(), ${booked?.id}, 0, 'consignee', ${one.organisation_id}, 'Twin')`;
    await query`update organisations set parent_id = ${one.organisation_id}
      where id in (${outsider.organisation_id}, ${other.organisation_id})`;
    const merged = await dispatcher.request('POST', `/api/organisations/${one.organisation_id}/merge`, {
      into: other.organisation_id,
    });
    expect(merged.statusCode, merged.body).toBe(200);
    expect(merged.json().parent_id).toBeNull();
    const child = await dispatcher.request('GET', `/api/organisations/${outsider.organisation_id}`);
    expect(child.json().parent_id).toBe(other.organisation_id);
    const file = await dispatcher.request('GET', `/api/shipments/${number}`);
    const { parties } = file.json();
    expect(parties).toMatchObject([{ organisation_id: other.organisation_id }]);
    const saved = await dispatcher.request(
      'PUT',
      `/api/shipments/${number}/parties`,
      { parties: [{ ...parties[0], name: 'Twin Traders' }] },
      { 'if-match': file.headers.etag as string },
    );
    expect(saved.statusCode, saved.body).toBe(200);
  });
});
