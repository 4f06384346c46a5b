import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compactCounters } from '../fleet/compact-counters.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { askFor, offer } from './quotes-for-tests.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let product: TestApp;
let dispatcher: Person;
let customer: Person;
const ids: string[] = [];
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  const requests = [
    { origin: 'São Paulo, Brazil', description: 'Coffee' },
    { company: 'Kestrel Optics', description: 'Prisms' },
    { destination: 'Genoa, Italy', description: 'Greasy wool' },
  ];
  for (const request of requests) ids.push(await askFor(product, customer.email, request));
  await offer(dispatcher, ids[1] as string);
});
afterAll(() => product.close());

const list = async (query = '') => (await dispatcher.request('GET', `/api/quotes/all${query}`)).json();
const found = async (query: string) =>
  (await list(query)).quotes.map(({ id }: { id: string }) => ids.indexOf(id));

test('all quotes are listed newest first, with counts by status', async () => {
  const { quotes, counts, capped, next } = await list();
  expect(quotes.map(({ id }: { id: string }) => ids.indexOf(id))).toEqual([2, 1, 0]);
  expect(quotes[1]).toMatchObject({
    company_name: 'Kestrel Optics',
    email: customer.email,
    status: 'approved',
    offered_cents: 183_450,
    tracking_number: null,
  });
  expect([counts, capped, next]).toEqual([
    { pending: 2, approved: 1, rejected: 0, converted: 0 },
    false,
    null,
  ]);
});

test('the oldest are listed first on request', async () => {
  expect(await found('?reverse=true')).toEqual([0, 1, 2]);
  const first = await list('?reverse=true&limit=2');
  expect(await found(`?reverse=true&limit=2&after=${encodeURIComponent(first.next)}`)).toEqual([2]);
});

test('pages by cursor', async () => {
  const first = await list('?limit=2');
  const second = await list(`?limit=2&after=${encodeURIComponent(first.next)}`);
  expect(second).toMatchObject({ quotes: [{ id: ids[0] }], next: null, counts: null });
});

test.each([
  ['sao paulo', [0]],
  ['kestrel', [1]],
  ['wool genoa', [2]],
  ['kestrel wool', []],
  ['KEST opt', [1]],
  ['!', [2, 1, 0]],
])('%s finds %o', async (words, expected) => {
  expect(await found(`?q=${encodeURIComponent(words)}`)).toEqual(expected);
});

test('searches by reference and by address', async () => {
  const { quotes } = await list();
  expect(await found(`?q=${quotes[0].reference}`)).toEqual([2]);
  expect(await found(`?q=${quotes[0].reference.slice(2)}`)).toEqual([2]);
  expect(await found(`?q=${encodeURIComponent(customer.email)}`)).toHaveLength(3);
});

test('a status narrows the list, not the counts; a search narrows both', async () => {
  const narrowed = await list('?status=approved');
  expect(narrowed.quotes).toHaveLength(1);
  expect(narrowed.counts.pending).toBe(2);
  expect((await list('?status=pending&status=approved')).quotes).toHaveLength(3);
  expect((await list('?q=coffee')).counts).toEqual({ pending: 1, approved: 0, rejected: 0, converted: 0 });
});

describe('one quote', () => {
  const find = (reference: string, staff = dispatcher) => staff.request('GET', `/api/quotes/${reference}`);

  test('has all details', async () => {
    const { quotes } = await list();
    const { reference } = quotes[1];
    const quote = (await find(reference.toLowerCase())).json();
    expect(quote).toMatchObject({
      reference,
      contact_name: 'Ada Reyes',
      cargo_dimensions: '120×80×100',
      cargo_value_cents: 4_825_050,
      shipment_type: 'fragile',
      urgency: 'standard',
      offer_note: 'Two lifts a week.',
      answered_by: expect.any(String),
      account: 'verified',
      tracking_number: null,
    });
    expect(quote.estimates.map(({ mode }: { mode: string }) => mode)).toContain('ocean');
  });

  test('names its shipment', async () => {
    const { tracking_number } = (await customer.request('POST', `/api/quotes/${ids[1]}/accept`, {})).json();
    const { quotes } = await list('?status=converted');
    expect(quotes).toMatchObject([{ tracking_number }]);
    expect((await find(quotes[0].reference)).json()).toMatchObject({ tracking_number, status: 'converted' });
  });

  test('is not found under another reference, and refused to people who are not staff', async () => {
    expect((await find('GQ000000000')).statusCode).toBe(404);
    const { quotes } = await list();
    expect((await find(quotes[0].reference, customer)).statusCode).toBe(403);
    expect((await customer.request('GET', '/api/quotes/all')).statusCode).toBe(403);
  });
});

test('counts stop at the first 10,000 matches of a search', async () => {
  const { sql } = product.database;
  await sql`
    insert into quotes (id, reference, email, origin_city, origin_country, destination_city, destination_country,
      cargo_description, status)
    select gen_random_uuid(), 'GQ' || n, 'many@quotes.example', 'Houston', 'US', 'Rotterdam', 'NL', 'Marzipan', 'rejected'
    from generate_series(100000001, 100010001) as n`;
  expect(await list()).toMatchObject({ counts: { pending: 2, rejected: 10_001 }, capped: false });
  expect(await list('?q=marzipan')).toMatchObject({ counts: { rejected: 10_000 }, capped: true });
  expect(await list('?q=coffee')).toMatchObject({ counts: { pending: 1, rejected: 0 }, capped: false });
});

test('counts follow changed and deleted quotes, before and after compaction', async () => {
  const { sql } = product.database;
  await sql`update quotes set status = 'approved' where reference like 'GQ1000000%' and status = 'rejected'`;
  await sql`update quotes set cargo_description = 'Nougat' where status = 'approved'`;
  await sql`delete from quotes where status = 'rejected'`;
  const stored = await sql`select status, count(*)::int as quotes from quotes group by 1`;
  const expected = Object.fromEntries(stored.map(({ status, quotes }) => [status, quotes]));
  expect(await list()).toMatchObject({ counts: expected });
  await compactCounters(product.dependencies)({});
  expect(await list()).toMatchObject({ counts: { ...expected, rejected: 0 } });
  const [compacted] = await sql`select count(*)::int as rows from quote_counters`;
  expect(compacted?.rows).toBe(stored.length);
});
