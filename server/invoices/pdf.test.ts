import { afterAll, beforeAll, expect, test } from 'vitest';
import { PdfError } from '../pdf/pdf-error.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { pagesOf } from '../pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { booked, issue } from './invoices-for-tests.ts';

let product: TestApp;
let customer: Visitor & { user_id: string };
let dispatcher: Visitor & { user_id: string };
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  const tracking_number = await booked(product, customer, { cargo_description: '#evil $ *b* <script>' });
  number = (await issue(dispatcher, tracking_number)).json().number;
});
afterAll(() => product.close());

test('client and staff get the same file, named after the invoice number', async () => {
  const responses = await Promise.all(
    [customer, dispatcher].map((reader) => reader.request('GET', `/api/invoices/${number}/pdf`)),
  );
  for (const response of responses) {
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain(`attachment; filename="${number}.pdf"`);
    expect(response.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(response.rawPayload.toString('latin1')).toContain(`Invoice ${number}`);
  }
});

test('for others it does not exist', async () => {
  const other_client = await product.signIn('customer');
  const [theirs, nobodys] = await Promise.all(
    [number, 'INV-2026-99999'].map((one) => other_client.request('GET', `/api/invoices/${one}/pdf`)),
  );
  expect(theirs?.statusCode).toBe(404);
  expect(theirs?.body).toBe(nobodys?.body);
  expect((await product.visitor.request('GET', `/api/invoices/${number}/pdf`)).statusCode).toBe(401);
});

test.each([
  [
    'no-engine',
    'This server can’t create PDF files. Open the invoice and use Print: your browser can save it as a PDF.',
  ],
  ['failed', 'The PDF could not be created just now. Try again in a moment.'],
  ['busy', 'The PDF could not be created just now. Try again in a moment.'],
] as const)('without a PDF (%s) the response is 503 with a reason', async (reason, detail) => {
  const pdfRenderer: PdfRenderer = {
    render: () => Promise.reject(new PdfError(reason, 'Cannot find native binding')),
    waiting: () => 0,
    close: async () => {},
  };
  const other = await startTestApp({ pdfRenderer });
  const client = await other.signIn('customer');
  const staff = await other.signIn('dispatcher');
  const issued = (await issue(staff, await booked(other, client))).json();
  const response = await client.request('GET', `/api/invoices/${issued.number}/pdf`);
  expect([response.statusCode, response.json()]).toMatchObject([503, { code: 'PDF_UNAVAILABLE', detail }]);
  expect(response.headers['retry-after']).toBe(reason === 'busy' ? '5' : undefined);
  await other.close();
});

const sheetOf = (pdf: Buffer) =>
  /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))?.slice(1);

test.each([
  ['', ['612', '792']],
  ['?size=letter', ['612', '792']],
  ['?size=a4', ['595.2756', '841.8898']],
])('from Houston with %j the page measures %j points', async (query, sheet) => {
  const response = await customer.request('GET', `/api/invoices/${number}/pdf${query}`);
  expect(sheetOf(response.rawPayload)).toEqual(sheet);
});

test('a credit note names its invoice and its reason; the invoice states what remains', async () => {
  const tracking_number = await booked(product, customer, { cost_cents: 500_00 });
  const invoice = (await issue(dispatcher, tracking_number)).json().number;
  await product.database
    .sql`update shipments set cost_cents = 600_00 where tracking_number = ${tracking_number}`;
  const credit = (input: object) =>
    dispatcher.request('POST', `/api/invoices/${invoice}/credit-notes`, {
      reason: 'Late delivery',
      ...input,
    });
  const { lines } = (await dispatcher.request('GET', `/api/invoices/${invoice}`)).json();
  const line = lines.findIndex(({ amount_cents }: { amount_cents: number }) => amount_cents >= 100_00) + 1;
  const part = await credit({ lines: [{ line, amount: { amount: 100_00, currency: 'USD' } }] });
  const textOf = async (of: string) =>
    (
      await pagesOf(new Uint8Array((await customer.request('GET', `/api/invoices/${of}/pdf`)).rawPayload))
    ).join(' ');
  const note = await textOf(part.json().number);
  expect(note).toContain(`Credit note ${part.json().number}`);
  expect(note).toContain(`Credits invoice ${invoice}`);
  expect(note).toContain('Total credit $100.00');
  expect(note).toContain('Reason for the credit: Late delivery');
  expect(note).not.toContain('payment');
  expect(await textOf(invoice)).toMatch(
    new RegExp(`Total \\$500.00 Credit note ${part.json().number} −\\$100.00 Amount due \\$400.00`),
  );
  await credit({});
  expect(await textOf(invoice)).toContain('This invoice is credited in full. No payment is due.');
});
