import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const BOOKING = {
  origin_city: 'Houston',
  origin_country: 'US',
  origin_address: '1 Pier Street',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  destination_address: '2 Kade',
  cargo_description: 'Valves',
  cargo_weight: 800,
  service_type: 'standard',
  transport_mode: 'sea',
};
const unknown = (...fields: string[]) => fields.map((path) => ({ path, message: 'Unknown field.' }));

test('a booking with a currency field is rejected, not booked in USD', async () => {
  const ada = await product.signIn('customer');
  const booked = await ada.request('POST', '/api/functions/create-shipment', { ...BOOKING, currency: 'EUR' });
  expect([booked.statusCode, booked.json().issues]).toEqual([422, unknown('currency')]);
  expect(await product.database.sql`select from shipments`).toHaveLength(0);
});

test('a partial payment is rejected, not recorded as full payment', async () => {
  const [ada, staff] = [await product.signIn('customer'), await product.signIn('dispatcher')];
  const booked = await ada.request('POST', '/api/functions/create-shipment', BOOKING);
  const { tracking_number } = booked.json();
  const issued = await staff.request('POST', `/api/shipments/${tracking_number}/invoice`, {
    confirmed: ['price'],
  });
  const { number } = issued.json();
  const paid = await staff.request('POST', `/api/invoices/${number}/payment`, { amount_cents: 5000 });
  expect([paid.statusCode, paid.json().issues]).toEqual([422, unknown('amount_cents')]);
  const [invoice] = await product.database.sql`select status, paid_at from invoices where number = ${number}`;
  expect(invoice).toEqual({ status: 'Pending', paid_at: null });
});

test('unknown fields are listed together with other issues', async () => {
  const ada = await product.signIn('customer');
  const { destination_city: _, ...lacking } = BOOKING;
  const response = await ada.request('POST', '/api/functions/create-shipment', {
    ...lacking,
    cost_cents: 1,
    instructions: { consignee: { vat: 'x' }, cargo_lines: [{ colour: 'red' }] },
  });
  const { issues } = response.json();
  expect(issues).toEqual(
    expect.arrayContaining([
      { path: 'destination_city', message: 'Enter the destination city.' },
      ...unknown('cost_cents', 'instructions.consignee.vat', 'instructions.cargo_lines.0.colour'),
    ]),
  );
});

test('the list of unknown fields is limited', async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field-${index}`, 0]));
  const response = await product.visitor.request('POST', '/api/contact', many);
  expect(response.statusCode).toBe(422);
  expect(response.json().issues).toHaveLength(200);
});

test('signing up, signing in or changing a profile cannot grant a role or verify an e-mail', async () => {
  const email = 'climber@test.example';
  const claimed = { role: 'admin', email_verified: true, emailVerified: true, is_admin: true };
  const account = { full_name: 'Ada Byron', email, password: TEST_PASSWORD };
  const post = (path: string, body: object) => product.visitor.request('POST', `/api/people/${path}`, body);
  expect((await post('sign-up', { ...account, ...claimed })).statusCode).toBe(422);
  expect((await post('sign-up', account)).statusCode).toBe(201);
  const signingIn = { email, password: TEST_PASSWORD };
  expect((await post('sign-in', { ...signingIn, ...claimed })).headers['set-cookie']).toBeUndefined();
  const session = await post('sign-in', signingIn);
  expect(session.json()).toMatchObject({ role: 'customer', email });
  const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
  const profile = { full_name: 'Ada', company_name: '', user_id: 'x', ...claimed };
  const changed = await product.visitor.request('POST', '/api/people/profile', profile, { cookie });
  expect(changed.json().issues).toEqual(unknown('user_id', ...Object.keys(claimed)));
  const rows = await product.database.sql`
    select p.full_name, p.role, u.email_verified from profiles p join users u on u.id = p.user_id
    where u.email = ${email}`;
  expect(rows).toEqual([{ full_name: 'Ada Byron', role: 'customer', email_verified: false }]);
});

test('a booking sets an owner only as the contract allows', async () => {
  const [ada, ben] = [await product.signIn('customer'), await product.signIn('customer')];
  const book = (wanted: object) => ada.request('POST', '/api/functions/create-shipment', wanted);
  const forBen = await book({ ...BOOKING, user_id: ben.user_id });
  expect(forBen.json()).toMatchObject({ status: 404, code: 'UNKNOWN_CLIENT' });
  const owned = await book({ ...BOOKING, customer_id: ben.user_id, created_by: ben.user_id });
  expect(owned.json().issues).toEqual(unknown('customer_id', 'created_by'));
});

test('the fields that the specification’s clients send are accepted', async () => {
  const ada = await product.signIn('customer');
  const wizard = {
    ...BOOKING,
    origin_postal_code: '77001',
    destination_postal_code: '3011',
    cargo_dimensions: '120x80x100',
    cargo_value: 900,
    priority: 'normal',
    special_instructions: '',
    insurance_required: false,
    dangerous_goods: false,
    temperature_controlled: false,
    fragile: false,
    user_id: ada.user_id,
  };
  const booked = await ada.request('POST', '/api/functions/create-shipment', wizard);
  expect(booked.statusCode, booked.body).toBe(201);
  const staff = await product.signIn('admin');
  for (const name of ['initialize-tracking-data', 'fix-existing-tracking', 'get-google-maps-key']) {
    const response = await staff.request('POST', `/api/functions/${name}`, {});
    expect(response.statusCode, `${name}: ${response.body}`).not.toBe(422);
  }
});
