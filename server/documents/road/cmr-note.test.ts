import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf, put } from '../../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { firstPageOf } from '../arrival/arrivals-for-tests.ts';
import { bookedBySea, SAMPLE_INSTRUCTIONS, staffClientOf } from '../documents-for-tests.ts';

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let staff: ReturnType<typeof staffClientOf>;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date('2026-11-21T12:00:00Z') });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  staff = staffClientOf(dispatcher);
});
afterAll(() => product.close());

test('a shipment by road gets a CMR consignment note: we are the carrier, the haulier follows', async () => {
  const number = await bookedBySea(customer, {
    origin_city: 'Porto',
    origin_country: 'PT',
    destination_city: 'Lyon',
    destination_country: 'FR',
    transport_mode: 'road',
  });
  await staff.saveInstructions(number, {
    ...SAMPLE_INSTRUCTIONS,
    place_of_issue: 'Porto',
    attached_documents: 'Packing list PL-9',
    sender_instructions: 'Deliver before noon',
  });
  expect((await staff.document(number, 'cmr_note')).missing).toEqual([
    { field: 'legs', label: 'the departure by road' },
  ]);
  await put(dispatcher, number, 'legs', [
    {
      role: 'main',
      mode: 'road',
      from: { name: 'Porto, Portugal' },
      to: { name: 'Lyon, France' },
      carrier: 'Transportes Lima',
      etd: '2026-11-24T23:30:00Z',
      eta: '2026-11-27T12:00:00Z',
    },
  ]);
  expect((await fileOf(dispatcher, number)).legs).toHaveLength(1);
  const document_number = await staff.generate(number, 'cmr_note');
  const issued = await staff.issue(document_number);
  expect([issued.statusCode, issued.json()]).toEqual([200, { document_number }]);
  const page = await firstPageOf(customer, document_number);
  for (const text of [
    'ORIGINAL 1 · FOR SENDER',
    '16 Carrier Groundswell Logistics, Inc.',
    '17 Successive carriers Transportes Lima',
    '3 Place of delivery of the goods Lyon, France',
    '4 Place and date of taking over the goods Porto, Portugal 24 November 2026',
    '5 Documents attached Packing list PL-9',
    'Deliver before noon',
  ])
    expect(page).toContain(text);
});

test('a shipment by sea gets none', async () => {
  const number = await bookedBySea(customer);
  expect((await staff.document(number, 'cmr_note')).not_applicable_reason).toMatch(
    /^A CMR consignment note (needs a leg by road|is for carriage by road alone)/,
  );
});

test('a shipment within one country gets none', async () => {
  const number = await bookedBySea(customer, {
    destination_city: 'Miami',
    destination_country: 'US',
    transport_mode: 'road',
  });
  const message =
    'A CMR consignment note is for carriage between two countries; this shipment stays within one.';
  expect(await staff.document(number, 'cmr_note')).toMatchObject({
    not_applicable_reason: message,
    missing: [],
  });
  const refused = await dispatcher.request('POST', `/api/shipments/${number}/documents`, {
    document_type: 'cmr_note',
    replaces: null,
  });
  expect(refused.json()).toMatchObject({ code: 'NOT_APPLICABLE', detail: message });
});
