import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

test('who signs up, or changes their profile, is nothing more for saying so', async () => {
  const email = 'climber@test.example';
  const claimed = { role: 'admin', email_verified: true, emailVerified: true, is_admin: true };
  const account = { full_name: 'Ada Byron', email, password: TEST_PASSWORD, ...claimed };
  expect((await product.visitor.request('POST', '/api/people/sign-up', account)).statusCode).toBe(201);
  const session = await product.visitor.request('POST', '/api/people/sign-in', {
    email,
    password: TEST_PASSWORD,
    ...claimed,
  });
  expect(session.json()).toMatchObject({ role: 'customer', email });
  const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
  const profile = {
    full_name: 'Ada',
    company_name: '',
    email: 'other@test.example',
    user_id: 'x',
    ...claimed,
  };
  const changed = await product.visitor.request('POST', '/api/people/profile', profile, { cookie });
  expect(changed.statusCode, changed.body).toBe(200);
  const rows = await product.database.sql`
    select p.full_name, p.role, u.email, u.email_verified from profiles p join users u on u.id = p.user_id
    where u.email = ${email}`;
  expect(rows).toEqual([{ full_name: 'Ada', role: 'customer', email, email_verified: false }]);
});

test('who books says neither whose it is, nor what it costs, nor how far it has come', async () => {
  const [ada, ben] = [await product.signIn('customer'), await product.signIn('customer')];
  const booking = {
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
    cost: 0.01,
    cost_cents: 1,
    status: 'delivered',
    tracking_number: 'GS000000086',
    version: 99,
  };
  const book = (wanted: object) => ada.request('POST', '/api/functions/create-shipment', wanted);
  const forBen = await book({ ...booking, user_id: ben.user_id });
  expect(forBen.json()).toMatchObject({ status: 404, code: 'UNKNOWN_CLIENT' });
  const booked = await book({ ...booking, customer_id: ben.user_id, created_by: ben.user_id });
  expect(booked.statusCode, booked.body).toBeLessThan(300);
  const [row] = await product.database.sql`
    select user_id, status, cost_cents, tracking_number from shipments order by created_at desc limit 1`;
  expect(row).toMatchObject({ user_id: ada.user_id, status: 'pending' });
  expect(Number(row?.cost_cents)).toBeGreaterThan(1);
  expect(row?.tracking_number).not.toBe('GS000000086');
});
