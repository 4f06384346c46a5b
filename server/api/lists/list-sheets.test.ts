import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';

let product: TestApp;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

test('a list is exported whole as CSV and XLSX, across its pages', async () => {
  await product.database.sql`
    insert into organisations (id, name, addresses)
    select gen_random_uuid(), '=Sheet ' || lpad(n::text, 3, '0'), '[]' from generate_series(1, 250) as n`;
  const csv = await dispatcher.request('GET', '/api/organisations?format=csv&q=sheet');
  expect(csv.statusCode, csv.body).toBe(200);
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="organisations.csv"');
  const [header = [], ...rows] = parseCsv(csv.body).filter((row) => row.length > 1);
  expect(header).toEqual(expect.arrayContaining(['id', 'name', 'currency', 'members']));
  expect(rows).toHaveLength(250);
  // A formula is neutralized.
  expect(rows[0]?.[header.indexOf('name')]).toBe("'=Sheet 001");
  const xlsx = await dispatcher.request('GET', '/api/organisations?format=xlsx&q=sheet');
  const [sheet] = (await readXlsx(new Uint8Array(xlsx.rawPayload))).sheets;
  expect(sheet?.rows).toHaveLength(251);
  expect(sheet?.rows[250]?.[header.indexOf('name')]).toBe('=Sheet 250');
  expect(sheet?.rows[0]).toEqual(header);
});

test('a caller who goes away ends the snapshot that the pages are read from', async () => {
  await product.database.sql`
    insert into organisations (id, name, notes, addresses)
    select gen_random_uuid(), 'Left ' || n, repeat('x', 4000), '[]' from generate_series(1, 10000) as n`;
  const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
  const open = async () => {
    const [row] = await product.database.sql<{ open: number }[]>`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
    return row?.open;
  };
  const { cookie } = dispatcher;
  const leaving = get(`${address}/api/organisations?format=csv`, { headers: { cookie } });
  const [response] = (await once(leaving, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  await expect.poll(open).toBe(1);
  response.destroy();
  await expect.poll(open).toBe(0);
});

test('permissions and refusals are those of the list', async () => {
  const customer = await product.signIn('customer');
  expect((await customer.request('GET', '/api/organisations?format=csv')).statusCode).toBe(403);
  expect((await customer.request('GET', '/api/invoices?format=csv')).statusCode).toBe(200);
  const refused = await dispatcher.request('GET', '/api/organisations?format=pdf');
  expect([refused.statusCode, refused.json().issues]).toMatchObject([422, [{ path: 'format' }]]);
  expect((await dispatcher.request('GET', '/api/fleet?format=xlsx&after=garbage')).statusCode).toBe(422);
});
