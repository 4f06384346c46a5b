import { afterAll, beforeAll, expect, test } from 'vitest';
import { NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { bookInstructed, CONTAINER, firstPageOf } from './arrival/arrivals-for-tests.ts';
import { staffClientOf } from './documents-for-tests.ts';

const now = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let staff: ReturnType<typeof staffClientOf>;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  staff = staffClientOf(dispatcher);
});
afterAll(() => product.close());

async function arriving(change: object = {}) {
  const tracking_number = await bookInstructed(customer, staff, change);
  expect((await put(dispatcher, tracking_number, 'equipment', [CONTAINER])).statusCode).toBe(200);
  expect((await put(dispatcher, tracking_number, 'legs', NINGBO_DUISBURG_LEGS)).statusCode).toBe(200);
  return tracking_number;
}
const refusalOf = async (tracking_number: string) =>
  (await staff.document(tracking_number, 'delivery_order')).refusal;

test('it is refused while originals are outstanding, and issued once they are surrendered', async () => {
  const tracking_number = await arriving({
    release: 'telex',
    delivered_to: 'Rhein Haulage',
    release_reference: 'PIN 4711',
  });
  const bill = await staff.generate(tracking_number, 'bill_of_lading');
  expect((await staff.issue(bill)).statusCode).toBe(200);
  const order = await staff.generate(tracking_number, 'delivery_order');
  const outstanding = `The originals of the bill of lading ${bill} are outstanding. Record their surrender first.`;
  const refused = await staff.issue(order);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'NOT_RELEASABLE', detail: outstanding },
  ]);
  expect(await refusalOf(tracking_number)).toBe(outstanding);

  await staff.surrender(bill, '2026-11-21');
  expect(await staff.document(tracking_number, 'delivery_order')).toMatchObject({
    missing: [],
    unconfirmed: [],
    refusal: null,
  });
  expect((await staff.issue(order)).statusCode).toBe(200);
  const page = await firstPageOf(customer, order);
  for (const text of [
    'DELIVERY ORDER',
    'To Maasvlakte II',
    'Release the goods to Rhein Haulage',
    'Release reference PIN 4711',
    'Mumbai Maersk, voyage 650W',
    'CSQU3054383 45G1 S-1 4 pallets 22,000 kg 7 calendar days after the discharge',
    'All originals were surrendered on 21 November 2026.',
  ])
    expect(page).toContain(text);
});

test('it is refused after customs have rejected the import declaration, until they release another one', async () => {
  const tracking_number = await arriving({ release: 'sea_waybill' });
  const bill = await staff.generate(tracking_number, 'bill_of_lading');
  expect((await staff.issue(bill)).statusCode).toBe(200);
  await staff.generate(tracking_number, 'delivery_order');
  const declare = async (...states: object[]) => {
    const path = `/api/shipments/${tracking_number}/declarations`;
    const { id } = (await dispatcher.request('POST', path, { kind: 'import', country: 'DE' })).json();
    for (const state of [{ state: 'lodged' }, ...states])
      expect((await dispatcher.request('POST', `/api/declarations/${id}/state`, state)).statusCode).toBe(200);
  };
  await declare({ state: 'held' }, { state: 'rejected', reason: 'Wrong code' });
  expect(await refusalOf(tracking_number)).toBe(
    'Customs rejected the import declaration. Record the release of another one first.',
  );
  await declare({ state: 'released', number: '26DE586600000002E7' });
  expect(await refusalOf(tracking_number)).toBeNull();
});

test('it is refused while an exception blocks the delivery', async () => {
  const tracking_number = await arriving({ release: 'sea_waybill' });
  const bill = await staff.generate(tracking_number, 'bill_of_lading');
  expect((await staff.issue(bill)).statusCode).toBe(200);
  expect(await refusalOf(tracking_number)).toBeNull();
  const opened = await dispatcher.request('POST', `/api/shipments/${tracking_number}/exceptions`, {
    code: 'CUSTOMS_HOLD',
    severity: 'high',
    description: 'Entry not lodged',
    blocks: ['customs_release'],
  });
  expect(opened.statusCode, opened.body).toBe(201);
  expect(await refusalOf(tracking_number)).toBe(
    'An open exception blocks the delivery: Customs hold. Resolve it first.',
  );
});

test('without a bill issued here, with collect freight and on credit hold, staff confirm the release', async () => {
  const tracking_number = await arriving({ freight_terms: 'collect' });
  const master = await put(dispatcher, tracking_number, 'references', [
    { kind: 'MBL', value: 'MAEU7741920' },
  ]);
  expect(master.statusCode, master.body).toBe(200);
  const order = await staff.generate(tracking_number, 'delivery_order');
  await product.database.sql`
    update organisations set credit_status = 'hold'
    where id = (select organisation_id from shipments where tracking_number = ${tracking_number})`;
  const response = await staff.issue(order);
  expect([response.statusCode, response.json()]).toMatchObject([
    422,
    {
      code: 'UNCONFIRMED',
      unconfirmed: [{ field: 'release' }, { field: 'collect_freight' }, { field: 'credit' }],
    },
  ]);
  const confirmed = ['release', 'collect_freight', 'credit'];
  expect((await staff.issue(order, { confirmed })).statusCode).toBe(200);
  const [row] = await product.database.sql`
    select document_data from shipping_documents where document_number = ${order}`;
  expect(row?.document_data).toMatchObject({ master_document: 'MAEU7741920', transport_document: null });
});
