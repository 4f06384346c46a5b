import { afterAll, beforeAll, expect, test } from 'vitest';
import { booked, issue } from '../invoices/invoices-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let customer: TestPerson;
let other: TestPerson;
let dispatcher: TestPerson;
let path: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  other = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  path = `/api/organisations/${customer.organisation_id}`;
});
afterAll(() => product.close());

const read = async (url: string) => (await dispatcher.request('GET', url)).json();

test('companies are listed by name, on pages', async () => {
  for (const name of ['zeta Freight', 'Álpha Lines', 'Beta Air', 'beta Air'])
    await dispatcher.request('POST', '/api/organisations', { name });
  const names: string[] = [];
  for (let after = ''; ; ) {
    const { organisations, next } = await read(`/api/organisations?limit=2${after}`);
    names.push(...organisations.map(({ name }: { name: string }) => name));
    if (next === null) break;
    after = `&after=${next}`;
  }
  const lower = names.map((name) => name.toLowerCase());
  const [sorted] = await product.database.sql`
    select array_agg(name order by name) as names from unnest(${lower}::text[]) as name`;
  expect(lower).toEqual(sorted?.names);
  expect(new Set(names)).toHaveProperty('size', names.length);
});

test('the credit of a company is its unpaid invoices and its confirmed, unbilled shipments', async () => {
  await dispatcher.request('PATCH', path, { credit_limit_cents: 100_000, credit_status: 'watch' });
  await issue(dispatcher, await booked(product, customer, { cost_cents: 30_000 }));
  await booked(product, customer, { cost_cents: 20_000 });
  await booked(product, customer, { cost_cents: 5_000, price_status: 'indicative' });
  await booked(product, other, { cost_cents: 70_000 });
  expect(await read(`${path}/credit`)).toMatchObject({
    credit_status: 'watch',
    currency: 'USD',
    credit_limit_cents: 100_000,
    due_cents: 30_000,
    overdue_cents: 0,
    unbilled_cents: 20_000,
    used_cents: 50_000,
    available_cents: 50_000,
  });
  const unknown = '/api/organisations/01900000-0000-7000-8000-00000000ffff/credit';
  expect((await dispatcher.request('GET', unknown)).statusCode).toBe(404);
});

test('invoices, conversations and audit entries are filtered by company', async () => {
  const [own, theirs] = [
    await booked(product, customer, { cost_cents: 1_000 }),
    await booked(product, other, { cost_cents: 1_000 }),
  ];
  for (const number of [own, theirs]) {
    await issue(dispatcher, number);
    await dispatcher.request('POST', `/api/shipments/${number}/messages`, { text: 'Any news?' });
  }
  const of = `organisation=${customer.organisation_id}`;
  const { invoices } = await read(`/api/staff/invoices?${of}`);
  const numbers = invoices.map((row: { tracking_number: string }) => row.tracking_number);
  expect(numbers).toContain(own);
  expect(numbers).not.toContain(theirs);
  expect((await read(`/api/messages?${of}`)).threads).toMatchObject([{ tracking_number: own }]);
  const theirThreads = await other.request('GET', `/api/messages?${of}`);
  expect(theirThreads.json().threads).toEqual([]);

  await customer.request('POST', '/api/people/profile', { full_name: 'Ada', company_name: 'Engines' });
  const { entries } = await read(`/api/audit?${of}`);
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'organisations.change', subject: expect.any(String) }),
  );
  const ids = entries.map((entry: { subject_id: string }) => entry.subject_id);
  expect(ids.every((id: string) => [customer.organisation_id, customer.user_id].includes(id))).toBe(true);
});

test('opening hours are part of an address', async () => {
  const addresses = [{ country: 'NL', unlocode: 'nlrtm', opening_hours: 'Mon–Fri 08:00–17:00' }];
  const changed = await dispatcher.request('PATCH', path, { addresses });
  expect(changed.json().addresses).toMatchObject([
    { unlocode: 'NLRTM', opening_hours: 'Mon–Fri 08:00–17:00', time_zone: '' },
  ]);
});
