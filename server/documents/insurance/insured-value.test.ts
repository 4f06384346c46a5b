import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { bookedBySea, SAMPLE_INSTRUCTIONS, staffClientOf, stored } from '../documents-for-tests.ts';

const now = new Date('2026-11-21T12:00:00Z');
const SIGNATURE = { body: 'Harbor Mutual', reference: 'IC-7', signed_on: '2026-11-21' };
let product: TestApp;
let dispatcher: TestPerson;
let staff: ReturnType<typeof staffClientOf>;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  dispatcher = await product.signIn('dispatcher');
  staff = staffClientOf(dispatcher);
});
afterAll(() => product.close());

test('a freight in euros is insured by the exchange rate of the day, and not without one', async () => {
  const number = await bookedBySea(await product.signIn('customer'));
  const instructions = { ...SAMPLE_INSTRUCTIONS, incoterm: 'FOB', freight_terms: 'collect' };
  await staff.saveInstructions(number, instructions);
  await product.database.sql`
    update shipments set currency = 'EUR', cost_cents = 200000, price_status = 'confirmed' where tracking_number = ${number}`;
  const document_number = await staff.generate(number, 'insurance_certificate');

  const missing = [{ field: 'exchange_rates', label: 'the exchange rate of the freight from EUR to USD' }];
  expect((await staff.document(number, 'insurance_certificate')).missing).toEqual(missing);
  const refused = await staff.issue(document_number, { signature: SIGNATURE });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'INCOMPLETE', missing }]);

  const rate = { from: 'EUR', to: 'USD', date: '2026-11-20', rate: '1.16', source: 'ECB' };
  expect((await dispatcher.request('POST', '/api/exchange-rates', rate)).statusCode).toBe(201);
  expect((await staff.issue(document_number, { signature: SIGNATURE })).statusCode).toBe(200);
  expect(await stored(product, document_number)).toMatchObject({
    document_data: {
      goods_cents: 98_765_43,
      freight_cents: 2_320_00,
      insured_cents: 111_193_97,
      freight_converted: {
        price: { amount: 2_000_00, currency: 'EUR' },
        exchange: { from: 'EUR', to: 'USD', rate: '1.16', date: '2026-11-20' },
      },
    },
  });
});
