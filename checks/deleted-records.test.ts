import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteDeletionsBefore } from '#server/deletions/deleted-records-table.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { type Belongings, type Customer, createBelongings } from './ownership-world.ts';

let product: TestApp;
let ada: Customer;
let ben: Customer;
let admin: Customer;
let adas: Belongings;
beforeAll(async () => {
  product = await startTestApp();
  [ada, ben] = [await product.signIn('customer'), await product.signIn('customer')];
  admin = await product.signIn('admin');
  adas = await createBelongings(product, ada, { word: 'Marrowstone', origin_city: 'Houston', digit: 3 });
});
afterAll(() => product.close());

async function deletedIn(person: Customer, path: string): Promise<string[]> {
  const response = await person.request('GET', `${path}?updated_since=2020-01-01T00:00:00Z`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().deleted.toSorted();
}

test('what is deleted is named to those whose list had it, and to nobody else', async () => {
  const { organisation_id, tracking_number } = adas;
  const own = `/api/organisations/${organisation_id}`;
  const deletions = [
    ['/api/booking-templates', `/api/booking-templates/${adas.template_id}`, adas.template_id],
    ['/api/webhooks', `/api/webhooks/${adas.webhook_id}`, adas.webhook_id],
    ['/api/api-keys', `/api/api-keys/${adas.api_key_id}`, adas.api_key_id],
    [`${own}/address-book`, `${own}/address-book/${adas.contact_id}`, adas.contact_id],
    [`${own}/members`, `${own}/members/${adas.member_id}`, adas.member_id],
    [
      `/api/shipments/${tracking_number}/share-links`,
      `/api/share-links/${adas.share_link_id}`,
      adas.share_link_id,
    ],
  ] as const;
  for (const [list, record, id] of deletions) {
    expect(await deletedIn(ada, list)).toEqual([]);
    const deleted = await ada.request('DELETE', record);
    expect(deleted.statusCode, `${record} ${deleted.body}`).toBe(200);
    expect(await deletedIn(ada, list)).toEqual([id]);
    if (list.startsWith('/api/organisations') || list.startsWith('/api/shipments'))
      expect((await ben.request('GET', `${list}?updated_since=2020-01-01T00:00:00Z`)).statusCode).toBe(404);
    else expect(await deletedIn(ben, list)).toEqual([]);
  }
  // Staff name the company.
  const named = await admin.request(
    'GET',
    `/api/webhooks?organisation_id=${organisation_id}&updated_since=2020-01-01T00:00:00Z`,
  );
  expect(named.json().deleted).toEqual([adas.webhook_id]);
});

test('a deleted shipment takes its documents and messages along; dispatchers of other branches read none', async () => {
  const { shipment_id, document_id, tracking_number } = adas;
  const dispatcher = await product.signIn('dispatcher');
  const [branch] = await product.database.sql`select branch_id from shipments where id = ${shipment_id}`;
  const limitTo = (id: string) =>
    product.database.sql`update profiles set branch_ids = ${[id]} where user_id = ${dispatcher.user_id}`;
  await limitTo(branch?.branch_id ?? admin.user_id);
  // As if it were older than tax law requires.
  await product.database.sql`alter table invoices disable trigger invoices_stay`;
  // An invoice stays as long as its credit notes.
  const notes = await product.database.sql`
    delete from invoices where shipment_id = ${shipment_id} and kind = 'credit_note' returning number`;
  const billed = await product.database.sql`
    delete from invoices where shipment_id = ${shipment_id} returning number`;
  const invoice_numbers = [...notes, ...billed].map(({ number }) => number).toSorted();
  await product.database.sql`delete from shipments where id = ${shipment_id}`;
  const lists = {
    '/api/shipments': [shipment_id],
    '/api/documents': [document_id],
    '/api/messages': [tracking_number],
    '/api/invoices': invoice_numbers,
  };
  for (const [list, ids] of Object.entries(lists)) {
    expect([list, await deletedIn(ada, list)]).toEqual([list, ids]);
    expect([list, await deletedIn(ben, list)]).toEqual([list, []]);
  }
  expect(await deletedIn(admin, '/api/fleet')).toEqual([shipment_id]);
  expect(await deletedIn(admin, '/api/staff/invoices')).toEqual(invoice_numbers);
  expect(await deletedIn(dispatcher, '/api/fleet')).toEqual(branch?.branch_id ? [shipment_id] : []);
  await limitTo(admin.user_id);
  expect(await deletedIn(dispatcher, '/api/fleet')).toEqual([]);
});

test('before the retention of deletions, and after a change of what one sees, a list is to be read whole', async () => {
  const { sql, db } = product.database;
  await sql`update deleted_records set deleted_at = '2026-01-01' where kind = 'documents'`;
  await deleteDeletionsBefore(db, new Date('2026-02-01'));
  const old = await ada.request('GET', '/api/documents?updated_since=2025-12-31T00:00:00Z');
  expect([old.statusCode, old.json().code]).toEqual([410, 'UPDATED_SINCE_TOO_OLD']);
  const since = '/api/invoices?updated_since=2026-03-01T00:00:00Z';
  expect((await ben.request('GET', since)).statusCode).toBe(200);
  const merged = await admin.request('POST', `/api/organisations/${ada.organisation_id}/merge`, {
    into: ben.organisation_id,
  });
  expect(merged.statusCode, merged.body).toBe(200);
  expect((await ben.request('GET', since)).json()).toMatchObject({ status: 410 });
  const as_of = new Date(Date.now() + 1_000).toISOString();
  expect((await ben.request('GET', `/api/invoices?updated_since=${as_of}`)).statusCode).toBe(200);
});

test('`as_of` is before every running transaction, so that nothing is missed', async () => {
  await product.database.sql.begin(async (writing) => {
    const [{ started }] = (await writing`select now() as started`) as unknown as [{ started: Date }];
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { as_of } = (await admin.request('GET', '/api/branches?updated_since=2026-03-01T00:00:00Z')).json();
    expect(new Date(as_of).getTime()).toBeLessThan(new Date(started).getTime());
  });
});
