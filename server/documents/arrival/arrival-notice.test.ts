import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortDocumentNumber } from '#domain/documents/document-number.ts';
import { NINGBO_DUISBURG_LEGS, put } from '../../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { staffClientOf } from '../documents-for-tests.ts';
import { bookInstructed, CONTAINER, firstPageOf } from './arrivals-for-tests.ts';

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

test('the notice is issued from the file: the arriving vessel, the terminal and the free time', async () => {
  const tracking_number = await bookInstructed(customer, staff, {
    release: 'sea_waybill',
    available_from: '2027-01-02',
  });
  expect((await put(dispatcher, tracking_number, 'equipment', [CONTAINER])).statusCode).toBe(200);
  expect((await put(dispatcher, tracking_number, 'legs', NINGBO_DUISBURG_LEGS)).statusCode).toBe(200);

  const document_number = await staff.generate(tracking_number, 'arrival_notice');
  expect(document_number).toMatch(/^ARRIVAL_NOTICE-\d{13}$/);
  expect(await staff.document(tracking_number, 'arrival_notice')).toMatchObject({
    name: 'Arrival notice',
    release: null,
    missing: [],
    refusal: null,
    over_capacity: null,
  });
  expect((await staff.issue(document_number)).statusCode).toBe(200);

  const [notified] = await product.database.sql`
    select message from notifications where related_id = ${document_number} and type = 'success'`;
  expect(notified?.message).toBe(
    `Arrival notice for shipment ${tracking_number} has been issued: ${shortDocumentNumber(document_number)}`,
  );
  const page = await firstPageOf(customer, document_number);
  for (const text of [
    'ARRIVAL NOTICE',
    'Estimated arrival 30 December 2026',
    'Conveyance Mumbai Maersk, voyage 650W',
    'Carrier Maersk',
    'CSQU3054383 45G1 S-1 4 pallets 22,000 kg 7 calendar days after the discharge',
    'Collect the goods at Maasvlakte II',
    'Available from 2 January 2027',
    'A sea waybill need not be presented',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('Maersk Enping');
});

test('it names the issued bill of lading and the surrender of its originals', async () => {
  const tracking_number = await bookInstructed(customer, staff, { release: 'telex' });
  await put(dispatcher, tracking_number, 'legs', NINGBO_DUISBURG_LEGS);
  const bill = await staff.generate(tracking_number, 'bill_of_lading');
  expect((await staff.issue(bill)).json()).toEqual({ document_number: bill });
  await staff.surrender(bill, '2026-11-21');
  const notice = await staff.generate(tracking_number, 'arrival_notice');
  const page = await firstPageOf(customer, notice);
  expect(page.replaceAll(/-\s/g, '-')).toContain(`Transport document ${bill}`);
  expect(page).toContain('The originals were surrendered on 21 November 2026. None is needed.');
});

test('without an estimate of the arrival it cannot be issued', async () => {
  const tracking_number = await bookInstructed(customer, staff);
  const legs = NINGBO_DUISBURG_LEGS.map((leg) => ({ ...leg, eta: undefined, etd: undefined }));
  await put(dispatcher, tracking_number, 'legs', legs);
  const document_number = await staff.generate(tracking_number, 'arrival_notice');
  const response = await staff.issue(document_number);
  expect([response.statusCode, response.json().code]).toEqual([409, 'INCOMPLETE']);
  expect((await staff.document(tracking_number, 'arrival_notice')).missing).toContainEqual({
    field: 'legs',
    label: 'the estimated arrival at the place of discharge',
  });
});
