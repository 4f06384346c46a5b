import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipmentOf } from '../../fleet/fleet-for-tests.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { shippingDocuments } from '../shipping-documents-table.ts';
import { documentSearch } from './document-search.ts';

let product: TestApp;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  const { db, sql: raw } = product.database;
  const rows = Array.from({ length: 1_200 }, (_, n) =>
    shipmentOf({ organisation_id: customer.organisation_id, tracking_number: `GS${300_000_000 + n}` }),
  );
  await db.insert(shipments).values(rows);
  await raw`insert into document_numbers (prefix, year, last) values ('BOL-NL', 2026, 1200)`;
  await raw`
    insert into shipping_documents (id, shipment_id, document_type, document_number, document_data, verification_code)
    select uuidv7(), id, 'bill_of_lading',
      case when n <= 1100 then 'BOL-NL-2026-' || lpad(n::text, 5, '0') else 'BILL_OF_LADING-17972640' || n end, '{}', id
    from (select id, row_number() over (order by tracking_number) as n from shipments) as numbered`;
  await raw`analyze shipments, shipping_documents`;
});
afterAll(() => product.close());

async function numbersFor(search: string): Promise<string[]> {
  const response = await customer.request(
    'GET',
    `/api/documents?limit=3&search=${encodeURIComponent(search)}`,
  );
  expect(response.statusCode, response.body).toBe(200);
  return response.json().documents.map(({ document_number }: { document_number: string }) => document_number);
}

test.each([
  ['BOL-NL-2026-00042', ['BOL-NL-2026-00042']],
  ['bol-nl-2026-0004', ['BOL-NL-2026-00049', 'BOL-NL-2026-00048', 'BOL-NL-2026-00047']],
  ['2026-00042', ['BOL-NL-2026-00042']],
  ['42', ['BOL-NL-2026-00042']],
  ['179726401150', ['BILL_OF_LADING-179726401150']],
  ['GS300000041', ['BOL-NL-2026-00042']],
  ['gs 300 000 041', ['BOL-NL-2026-00042']],
  ['nothing has this', []],
  ['100%', []],
  ['_', []],
])('%s', async (search, found) => {
  expect((await numbersFor(search)).sort()).toEqual(found.toSorted());
});

test.each(['bol-nl', 'gs3', 'lading'])('%s, which a thousand have, finds the newest', async (search) => {
  expect(await numbersFor(search)).toHaveLength(3);
});

test.each([
  ['a number', 'BOL-NL-2026-00042', 'shipping_documents_pkey'],
  ['a tracking number', 'GS300000041', 'shipping_documents_of_shipment'],
  ['what nothing has', 'nothing', 'One-Time Filter: false'],
])('%s is found by an index, not in each document', async (_, search, index) => {
  const { db } = product.database;
  const condition = await documentSearch(db, customer.organisation_id as string, search);
  const plan = await db.execute(sql`explain select from ${shippingDocuments}
    join ${shipments} on ${eq(shipments.id, shippingDocuments.shipment_id)} where ${condition}`);
  expect(JSON.stringify(plan)).toContain(index);
});
