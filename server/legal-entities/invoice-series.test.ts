import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeInvoiceNumber } from '../invoices/invoice-numbers-table.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let admin: TestPerson;
let oldest: string;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
  await product.database.transaction((transaction) => takeInvoiceNumber(transaction, new Date()));
  oldest = await add('Freight Ltd');
});
afterAll(() => product.close());

async function add(name: string, change: object = {}): Promise<string> {
  const body = { name, base_currency: 'EUR', ...change };
  const response = await admin.request('POST', '/api/legal-entities', body);
  expect(response.statusCode).toBe(201);
  return response.json().id;
}
const change = (id: string, number_series: object[]) =>
  admin.request('PATCH', `/api/legal-entities/${id}`, { number_series });
async function prefixOf(id: string): Promise<string | undefined> {
  const { legal_entities } = (await admin.request('GET', '/api/legal-entities')).json();
  const { number_series } = legal_entities.find((each: { id: string }) => each.id === id);
  return number_series.find(({ kind }: { kind: string }) => kind === 'invoice')?.prefix;
}
const invoice = (prefix: string) => ({ kind: 'invoice', prefix });

test('the first legal entity goes on with the usual numbers; each further one has a series for invoices', async () => {
  expect(await prefixOf(oldest)).toBeUndefined();
  const [second, third] = await Promise.all([add('Freight GmbH'), add('Freight B.V.')]);
  expect([await prefixOf(second), await prefixOf(third)].sort()).toEqual(['INV-2', 'INV-3']);
  expect(await prefixOf(await add('Freight SARL', { number_series: [invoice('FR')] }))).toBe('FR');
  await change(second, []);
  expect(await prefixOf(second)).toMatch(/^INV-[23]$/);
});

test('the usual numbers stay with the one that had them', async () => {
  await change(oldest, [invoice('UK')]);
  expect(await prefixOf(await add('Freight S.p.A.'))).toBe('INV-4');
});

test('of legal entities that have shared them, the oldest one keeps them', async () => {
  const younger = await add('Freight AS');
  await product.database.sql`
    update legal_entities set number_series = '[]' where id in (${oldest}, ${younger})`;
  await change(oldest, []);
  expect(await prefixOf(oldest)).toBeUndefined();
  await change(younger, [{ kind: 'credit_note', prefix: 'CN-AS' }]);
  expect(await prefixOf(younger)).toBe('INV-5');
});
