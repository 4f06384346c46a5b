import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { bookedBySea, SAMPLE_INSTRUCTIONS, staffClientOf } from './documents-for-tests.ts';

const now = new Date('2026-11-21T12:00:00Z');
const TODAY = '2026-11-21';

let product: TestApp;
let customer: Visitor & { user_id: string };
let staff: ReturnType<typeof staffClientOf>;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  staff = staffClientOf(await product.signIn('dispatcher'));
});
afterAll(() => product.close());

async function issuedBill(instructions: object = {}) {
  const tracking_number = await bookedBySea(customer);
  await staff.saveInstructions(tracking_number, { ...SAMPLE_INSTRUCTIONS, ...instructions });
  const document_number = await staff.generate(tracking_number, 'bill_of_lading');
  expect((await staff.issue(document_number)).statusCode).toBe(200);
  return { tracking_number, document_number };
}
const ownRow = async (tracking_number: string) =>
  (await customer.request('GET', `/api/documents?shipment=${tracking_number}`)).json().documents[0];

test.each(['original', 'telex'])(
  'the surrender of a bill released by %s is recorded once',
  async (release) => {
    const { tracking_number, document_number } = await issuedBill({ release });
    expect(await staff.document(tracking_number, 'bill_of_lading')).toMatchObject({
      name: 'Bill of lading',
      release,
      document: { status: 'issued', surrendered_on: null },
    });
    const response = await staff.surrender(document_number.toLowerCase(), TODAY);
    expect([response.statusCode, response.json()]).toEqual([200, { document_number }]);

    const { document } = await staff.document(tracking_number, 'bill_of_lading');
    expect(document).toMatchObject({ status: 'issued', surrendered_on: TODAY });
    expect(await ownRow(tracking_number)).toMatchObject({ surrendered_on: TODAY });
    const verified = await customer.request('GET', `/api/verify/${document.verification_code}`);
    expect(verified.json()).toMatchObject({ outcome: 'current', surrendered_on: TODAY });
    const [entry] = await product.database.sql`
    select detail from audit_log where action = 'documents.surrender' and detail->>'document_number' = ${document_number}`;
    expect(entry?.detail).toEqual({
      tracking_number,
      document_type: 'bill_of_lading',
      document_number,
      version: 1,
      surrendered_on: TODAY,
    });
    expect((await staff.surrender(document_number, TODAY)).json()).toMatchObject({
      code: 'ALREADY_SURRENDERED',
    });
  },
);

test('the day of the surrender lies between the issue and today', async () => {
  const { document_number } = await issuedBill();
  for (const day of ['2026-11-19', '2026-11-23']) {
    const response = await staff.surrender(document_number, day);
    expect([response.statusCode, response.json().code]).toEqual([422, 'SURRENDER_DATE']);
  }
});

test('drafts, sea waybills and other documents have no originals to surrender', async () => {
  const waybill = await issuedBill({ release: 'sea_waybill' });
  const draft = await staff.generate(waybill.tracking_number, 'packing_list');
  const bill = await staff.generate(waybill.tracking_number, 'bill_of_lading', waybill.document_number);
  for (const number of [waybill.document_number, draft, bill])
    expect((await staff.surrender(number, TODAY)).json()).toMatchObject({ code: 'NOT_SURRENDERABLE' });
});

test('a sea waybill bears its name wherever it is listed, as a draft, once issued and when void', async () => {
  const tracking_number = await bookedBySea(customer);
  await staff.saveInstructions(tracking_number, { ...SAMPLE_INSTRUCTIONS, release: 'sea_waybill' });
  const document_number = await staff.generate(tracking_number, 'bill_of_lading');
  expect(document_number).toMatch(/^BILL_OF_LADING-\d+$/);
  expect(await ownRow(tracking_number)).toMatchObject({ name: 'Sea waybill', status: 'draft' });

  await staff.issue(document_number);
  await staff.saveInstructions(tracking_number, { ...SAMPLE_INSTRUCTIONS, release: 'telex' }, 1);
  expect(await ownRow(tracking_number)).toMatchObject({ name: 'Sea waybill', status: 'issued' });
  const listed = await staff.document(tracking_number, 'bill_of_lading');
  expect(listed).toMatchObject({ name: 'Sea waybill', release: 'sea_waybill' });
  const verified = await customer.request('GET', `/api/verify/${listed.document.verification_code}`);
  expect(verified.json()).toMatchObject({ name: 'Sea waybill', surrendered_on: null });

  const link = await customer.request('POST', `/api/shipments/${tracking_number}/share-links`, {
    expires_at: new Date(now.getTime() + 86_400_000),
    show: ['documents'],
    document_kinds: ['bill_of_lading'],
  });
  const token = new URL(link.json().url).pathname.split('/').at(-1);
  const shared = await customer.request('GET', `/api/shared/${token}`);
  expect(shared.json().documents).toMatchObject([{ document_number, name: 'Sea waybill' }]);

  await staff.declareVoid(document_number);
  expect(await ownRow(tracking_number)).toMatchObject({ name: 'Sea waybill', status: 'void' });
  expect(await staff.document(tracking_number, 'bill_of_lading')).toMatchObject({ name: 'Bill of lading' });
});

test('a sea waybill to order is refused at the field', async () => {
  const tracking_number = await bookedBySea(customer);
  const response = await staff.saveInstructions(tracking_number, { release: 'sea_waybill', to_order: true });
  expect(response.statusCode).toBe(422);
  expect(response.json().issues).toMatchObject([
    { path: 'instructions.to_order', message: expect.stringContaining('not negotiable') },
  ]);
});
