import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { joinOrganisation } from './members-for-tests.ts';

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
    const joiner = await joinOrganisation(product, dispatcher, ['view'], id);
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
    const booker = await joinOrganisation(product, manager, ['book']);
    expect((await booker.request('PATCH', path, { vat_id: null })).statusCode).toBe(403);
    expect((await booker.request('GET', path)).statusCode).toBe(200);
  });
});
