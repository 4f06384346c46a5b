import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerDevice } from '../devices/devices-for-tests.ts';
import { staffClientOf } from '../documents/documents-for-tests.ts';
import { booked, issue } from '../invoices/invoices-for-tests.ts';
import { askFor, offer } from '../quotes/quotes-for-tests.ts';
import { put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  const other = await booked(product, customer);
  number = await booked(product, customer);
  const saved = [
    await put(staff, number, 'references', [
      { kind: 'PO', value: 'PO 4500-123' },
      { kind: 'BOOKING', value: 'BKG-77' },
      { kind: 'HBL', value: 'NGB-0118' },
      { kind: 'MBL', value: 'MAEU 123456789' },
      { kind: 'HAWB', value: 'HH-9911' },
      { kind: 'MAWB', value: '020-12345675' },
      { kind: 'ENTRY', value: '26DE-0042' },
      { kind: 'CUSTOMER', value: 'KdNr 9' },
    ]),
    await put(staff, number, 'equipment', [
      { kind: 'container', number: 'MSKU 907032-3', size_type: '45G1' },
    ]),
    await put(staff, number, 'legs', [
      {
        role: 'pre_carriage',
        mode: 'road',
        from: { name: 'Houston, US' },
        to: { unlocode: 'USHOU' },
        vehicle: '浙B·12345',
      },
      {
        role: 'main',
        mode: 'sea',
        from: { unlocode: 'USHOU' },
        to: { unlocode: 'NLRTM' },
        vessel: { name: 'Maersk Enping', imo: '9502960' },
      },
    ]),
    await put(staff, other, 'references', [{ kind: 'PO', value: 'PO 4500-124' }]),
  ];
  expect(saved.map(({ statusCode, body }) => (statusCode === 200 ? 200 : body))).toEqual([
    200, 200, 200, 200,
  ]);
});
afterAll(() => product.close());

async function found(q: string): Promise<string[]> {
  const { shipments } = (await staff.request('GET', `/api/fleet?q=${encodeURIComponent(q)}`)).json();
  return shipments.map(({ tracking_number }: { tracking_number: string }) => tracking_number);
}

test.each([
  ['container', 'msku 9070323'],
  ['order', 'po4500123'],
  ['booking', 'BKG 77'],
  ['house bill', 'ngb0118'],
  ['master bill', 'MAEU-123456789'],
  ['house air waybill', 'hh 9911'],
  ['master air waybill', '02012345675'],
  ['customs entry', '26de0042'],
  ['customer’s reference', 'kd-nr 9'],
  ['vessel', 'maersk enping'],
  ['licence plate', '浙b12345'],
])('by its %s', async (_, typed) => expect(await found(typed)).toEqual([number]));

test('by the flight of a leg and the vehicle of its device', async () => {
  const flown = await booked(product, customer);
  await product.database.sql`
    insert into leg_details (shipment_id, leg_order, id, role, flight)
    select id, 1, gen_random_uuid(), 'main', 'CX 251' from shipments where tracking_number = ${flown}`;
  const device = await registerDevice(product, staff);
  await product.database.sql`
    insert into device_assignments (shipment_id, device_id, since)
    select id, ${device.id}, now() from shipments where tracking_number = ${flown}`;
  expect([await found('cx-251'), await found('hhgs7')]).toEqual([[flown], [flown]]);
});

test('by its invoice, a document and the quote that it was booked from', async () => {
  const { number: invoice } = (await issue(staff, number)).json();
  const document = await staffClientOf(staff).generate(number, 'packing_list');
  const quote = await askFor(product, customer.email);
  await offer(staff, quote);
  const accepted = (await customer.request('POST', `/api/quotes/${quote}/accept`, {})).json();
  const [{ reference } = {}] = await product.database.sql`select reference from quotes where id = ${quote}`;
  expect([await found(invoice.toLowerCase()), await found(document), await found(reference)]).toEqual([
    [number],
    [number],
    [accepted.tracking_number],
  ]);
  const asCustomer = await customer.request('GET', `/api/track?reference=${invoice}`);
  expect(asCustomer.json().matches).toEqual([]);
});
