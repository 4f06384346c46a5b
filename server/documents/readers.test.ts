import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issue as issueInvoice } from '../invoices/invoices-for-tests.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import { EnumerationLimiter } from '../rate-limits/enumeration-limiter.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { bookedBySea, staffClientOf, stored } from './documents-for-tests.ts';

let product: TestApp;
let customer: Visitor & { user_id: string };
let stranger: Visitor & { user_id: string };
let dispatcher: Visitor & { user_id: string };
let desk: ReturnType<typeof staffClientOf>;
let tracking_number: string;
let bill: string;
let list: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  stranger = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  desk = staffClientOf(dispatcher);
  tracking_number = await bookedBySea(customer, { cargo_description: '#evil $ *b* <script>' });
  await desk.tell(tracking_number);
  bill = await desk.generate(tracking_number, 'bill_of_lading');
  expect((await desk.issue(bill)).statusCode).toBe(200);
  list = await desk.generate(tracking_number, 'packing_list');
});
afterAll(() => product.close());

const ask = (reader: Visitor, path: string) => reader.request('GET', `/api${path}`);
const codeOf = async (document_number: string) =>
  (await stored(product, document_number))?.verification_code as string;

test('client and staff get a document as the same file, on the paper they ask for', async () => {
  const files = await Promise.all([
    ...[customer, dispatcher].map((reader) => ask(reader, `/documents/${bill}/pdf`)),
    ask(customer, `/documents/${bill.toLowerCase()}/pdf?size=a4`),
  ]);
  for (const { statusCode, headers, rawPayload } of files) {
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`attachment; filename="${bill}.pdf"`);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const [own, staffs, a4] = files.map(({ rawPayload }) => rawPayload);
  expect(own).toEqual(staffs);
  expect(own).not.toEqual(a4);
});

test('the archive holds every paper in force and the invoice, each as it is', async () => {
  const { number } = (await issueInvoice(dispatcher, tracking_number, {}, ['price'])).json();
  const answer = await ask(customer, `/shipments/${tracking_number.toLowerCase()}/papers.zip`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toContain(`filename="${tracking_number}-papers.zip"`);
  const papers = unzipSync(answer.rawPayload);
  expect(Object.keys(papers).sort()).toEqual([`${bill}.pdf`, `${number}.pdf`, `${list}.pdf`].sort());
  const alone = await ask(dispatcher, `/documents/${bill}/pdf`);
  expect(Buffer.from(papers[`${bill}.pdf`] ?? [])).toEqual(alone.rawPayload);

  const bare = await bookedBySea(customer);
  expect((await ask(customer, `/shipments/${bare}/papers.zip`)).json().code).toBe('NO_PAPERS');
});

test('to others documents do not exist, and visitors are asked to sign in', async () => {
  for (const [theirs, nobodys] of [
    [`/documents/${bill}/pdf`, '/documents/BILL_OF_LADING-1/pdf'],
    [`/shipments/${tracking_number}/papers.zip`, '/shipments/GS000000000/papers.zip'],
  ] as const) {
    const [about, unknown] = [await ask(stranger, theirs), await ask(stranger, nobodys)];
    expect([about.statusCode, about.body]).toEqual([404, unknown.body]);
    expect((await ask(product.visitor, theirs)).statusCode).toBe(401);
  }
});

test('clients see the versions of their documents', async () => {
  const { documents } = (await ask(customer, '/documents?type=bill_of_lading')).json();
  expect(documents).toMatchObject([
    { document_number: bill, version: 1, status: 'issued', issued_at: expect.stringMatching(/^\d{4}-/) },
  ]);
});

test('whoever holds a paper learns what it says itself, and nothing else of the shipment', async () => {
  const code = await codeOf(bill);
  const inGroups = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8).toLowerCase()}`;
  const answer = await ask(product.visitor, `/verify/${encodeURIComponent(inGroups)}`);
  expect(answer.json()).toEqual({
    outcome: 'current',
    document_type: 'bill_of_lading',
    document_number: bill,
    version: 1,
    issued_at: expect.any(String),
    voided_at: null,
    replaced: false,
    from: 'Houston, US',
    to: 'Rotterdam, NL',
    packages_count: 4,
    gross_kg: 1333,
  });
  const [shipment] = await product.database.sql`
    select * from shipments where tracking_number = ${tracking_number}`;
  const told = answer.body;
  for (const secret of [
    tracking_number,
    'Hidden Boulevard',
    'Secret Quay',
    'Dock Street',
    'Waalhaven',
    'Harbor & Pine',
    'الميناء',
    'lamps',
    'evil',
    String(shipment?.cost_cents),
    '9876543',
    customer.user_id,
  ])
    expect(told).not.toContain(secret);
});

test('a code says draft while it is one, and void and replaced after a new version', async () => {
  const number = await bookedBySea(customer);
  await desk.tell(number);
  const first = await desk.generate(number, 'packing_list');
  const outcome = async (document_number: string) =>
    (await ask(product.visitor, `/verify/${await codeOf(document_number)}`)).json();
  expect(await outcome(first)).toMatchObject({ outcome: 'draft', issued_at: null, gross_kg: 1333 });
  await desk.issue(first);
  await desk.declareVoid(first);
  expect(await outcome(first)).toMatchObject({ outcome: 'void', replaced: false });
  const second = await desk.generate(number, 'packing_list');
  await desk.issue(second);
  expect(await outcome(first)).toMatchObject({
    outcome: 'void',
    version: 1,
    replaced: true,
    voided_at: expect.any(String),
  });
  expect(await outcome(second)).toMatchObject({ outcome: 'current', version: 2, replaced: false });
});

test('unknown codes are all answered alike, and guessing ends soon', async () => {
  product.dependencies.enumerationLimiter = new EnumerationLimiter();
  const guess = (code: string) => ask(product.visitor, `/verify/${code}`);
  const answers = [await guess('0000000000000000'), await guess('ABCD-EFGH'), await guess('%3Cscript%3E')];
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
  for (let tried = 3; tried < 30; tried++) await guess(String(tried).padStart(16, '0'));
  expect((await guess(await codeOf(bill))).statusCode).toBe(429);
  product.dependencies.enumerationLimiter = new EnumerationLimiter();
});

test('a document of a former product is read as far as it can be understood', async () => {
  const number = await bookedBySea(customer);
  const old = await desk.generate(number, 'insurance_certificate');
  await product.database.sql`
    update shipping_documents set status = 'issued', issued_at = now(),
      document_data = '{"shipper": "Harbor & Pine", "clauses": "Institute Cargo Clauses (A)", "cargo": null}'
    where document_number = ${old}`;
  expect((await ask(customer, `/documents/${old}/pdf`)).statusCode).toBe(200);
  expect((await ask(product.visitor, `/verify/${await codeOf(old)}`)).json()).toMatchObject({
    outcome: 'current',
    from: null,
    gross_kg: null,
  });
});

test.each([
  ['no-engine', 'This server cannot make PDF files.'],
  ['failed', 'The PDF could not be made just now. Please try again in a moment.'],
] as const)('when there is no PDF (%s) the answer is 503 and says so', async (reason, detail) => {
  const { papers } = product.dependencies;
  product.dependencies.papers = {
    render: () => Promise.reject(new PdfError(reason, 'Cannot find native binding')),
    waiting: () => 0,
    close: async () => {},
  };
  for (const path of [`/documents/${bill}/pdf`, `/shipments/${tracking_number}/papers.zip`]) {
    const answer = await ask(customer, path);
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'PDF_UNAVAILABLE', detail }]);
  }
  product.dependencies.papers = papers;
});
