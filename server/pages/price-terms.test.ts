import { afterAll, beforeAll, expect, test } from 'vitest';
import { booked } from '../invoices/invoices-for-tests.ts';
import { pagesOf } from '../pdf/pdf-text-for-tests.ts';
import { QUOTE_REQUEST } from '../quotes/quotes-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const NOTE = 'Prices exclude VAT.';

let product: TestApp;
let admin: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const terms = async () => (await product.visitor.request('GET', '/api/price-terms')).json();
const newestMail = async (recipient: string) => {
  const [mail] = await product.database.sql`
    select text from mail_outbox where recipient = ${recipient} order by created_at desc, id desc limit 1`;
  return String(mail?.text);
};
async function confirmation(tracking_number: string): Promise<string> {
  const path = `/api/shipments/${tracking_number}/booking-confirmation.pdf`;
  const { rawPayload } = await customer.request('GET', path);
  return (await pagesOf(new Uint8Array(rawPayload))).join(' ');
}
async function quoteMails(email: string): Promise<string[]> {
  const requested = await product.visitor.request('POST', '/api/quotes', { ...QUOTE_REQUEST, email });
  const received = await newestMail(email);
  const { reference } = requested.json();
  const { id } = (await admin.request('GET', `/api/quotes/${reference}`)).json();
  await admin.request('POST', `/api/quotes/${id}/answer`, {
    offered: 1834.5,
    offered_mode: 'sea',
    offer_note: '',
    valid_until: new Date(Date.now() + 86_400_000).toISOString(),
  });
  return [received, await newestMail(email)];
}

test('prices exclude VAT where a legal entity charges it, and say so on confirmations and in e-mails', async () => {
  expect(await terms()).toEqual({ exclude_vat: false });
  const before = await booked(product, customer);
  expect(await newestMail(customer.email)).not.toContain('VAT');
  expect(await confirmation(before)).not.toContain('VAT');
  for (const mail of await quoteMails('ada@before.example')) expect(mail).not.toContain('VAT');

  const vat = { country: 'NL', domestic: { category: 'S', rate: 21, note: '' }, cross_border: null };
  const entity = { name: 'Groundswell B.V.', vat_id: 'NL000000000B00', base_currency: 'EUR', vat };
  expect((await admin.request('POST', '/api/legal-entities', entity)).statusCode).toBe(201);
  expect(await terms()).toEqual({ exclude_vat: true });
  const after = await booked(product, customer);
  expect(await newestMail(customer.email)).toContain(NOTE);
  expect(await confirmation(after)).toContain(NOTE);
  for (const mail of await quoteMails('ada@after.example')) expect(mail).toContain(NOTE);
});
