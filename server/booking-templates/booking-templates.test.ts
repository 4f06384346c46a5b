import { afterAll, beforeAll, expect, test } from 'vitest';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let customer: TestPerson;
let outsider: TestPerson;
let dispatcher: TestPerson;
let tracking_number: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  outsider = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  tracking_number = await book(customer);
});
afterAll(() => product.close());

const PATH = '/api/booking-templates';
const DRAFT = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Valves',
  cargo_weight: 800,
};
const save = (by: TestPerson, body: object) => by.request('POST', PATH, body);
const namesOf = async (by: TestPerson, query = '') =>
  (await by.request('GET', `${PATH}${query}`)).json().templates.map(({ name }: { name: string }) => name);

test('are saved from a shipment or a draft, and listed by name', async () => {
  const made = await save(customer, { name: 'Valves  to Rotterdam', tracking_number });
  expect(made.statusCode, made.body).toBe(201);
  const draft = (await customer.request('GET', `/api/shipments/${tracking_number}/draft`)).json();
  const { tracking_number: _, ...booked } = draft;
  expect(made.json()).toMatchObject({ name: 'Valves to Rotterdam', draft: booked });
  expect((await save(customer, { name: 'a weekly run', draft: DRAFT })).statusCode).toBe(201);
  expect(await namesOf(customer)).toEqual(['a weekly run', 'Valves to Rotterdam']);
});

test('have unique names in the company', async () => {
  await save(customer, { name: 'Monthly', draft: DRAFT });
  expect((await save(customer, { name: 'MONTHLY', draft: DRAFT })).json().code).toBe('NAME_TAKEN');
  expect((await save(outsider, { name: 'Monthly', draft: DRAFT })).statusCode).toBe(201);
  const { id } = (await save(customer, { name: 'Yearly', draft: DRAFT })).json();
  const rename = (name: string) => customer.request('PATCH', `${PATH}/${id}`, { name });
  expect((await rename('monthly')).json().code).toBe('NAME_TAKEN');
  expect((await rename('YEARLY')).json().name).toBe('YEARLY');
});

test.each([
  [{ name: '', draft: DRAFT }, 'name'],
  [{ name: 'Neither' }, 'tracking_number'],
  [{ name: 'Both', draft: DRAFT, tracking_number: 'GS1' }, 'tracking_number'],
  [{ name: 'Half', draft: { origin_city: 'Houston' } }, 'draft.origin_country'],
])('%j is refused', async (body, path) => {
  const response = await save(customer, body);
  expect(response.statusCode).toBe(422);
  expect(response.json().issues[0].path).toBe(path);
});

test('belong to the company: others neither see, rename, delete nor save them', async () => {
  const { id } = (await save(customer, { name: 'Ours', draft: DRAFT })).json();
  expect(await namesOf(outsider, `?organisation_id=${customer.organisation_id}`)).not.toContain('Ours');
  for (const response of [
    await outsider.request('PATCH', `${PATH}/${id}`, { name: 'Mine' }),
    await outsider.request('DELETE', `${PATH}/${id}`),
    await save(outsider, { name: 'Theirs', tracking_number }),
  ])
    expect(response.statusCode).toBe(404);
  expect((await customer.request('DELETE', `${PATH}/${id}`)).statusCode).toBe(200);
  expect(await namesOf(customer)).not.toContain('Ours');
});

test('of staff become those of the shipment’s company', async () => {
  expect((await save(dispatcher, { name: 'By staff', tracking_number })).statusCode).toBe(201);
  expect(await namesOf(customer)).toContain('By staff');
  expect(await namesOf(dispatcher, `?organisation_id=${customer.organisation_id}`)).toContain('By staff');
  expect((await save(dispatcher, { name: 'Nobody’s', draft: DRAFT })).json().code).toBe('NO_COMPANY');
});
