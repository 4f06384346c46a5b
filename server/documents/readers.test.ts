import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issue as issueInvoice } from '../invoices/invoices-for-tests.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import { EnumerationLimiter } from '../rate-limits/enumeration-limiter.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { bookedBySea, staffClientOf, stored } from './documents-for-tests.ts';

let product: TestApp;
let customer: Visitor & { user_id: string };
let other_client: Visitor & { user_id: string };
let dispatcher: Visitor & { user_id: string };
let staff: ReturnType<typeof staffClientOf>;
let tracking_number: string;
let bill: string;
let list: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  other_client = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  staff = staffClientOf(dispatcher);
  tracking_number = await bookedBySea(customer, { cargo_description: '#evil $ *b* <script>' });
  await staff.saveInstructions(tracking_number);
  bill = await staff.generate(tracking_number, 'bill_of_lading');
  expect((await staff.issue(bill)).statusCode).toBe(200);
  list = await staff.generate(tracking_number, 'packing_list');
});
afterAll(() => product.close());

const read = (reader: Visitor, path: string) => reader.request('GET', `/api${path}`);
const codeOf = async (document_number: string) =>
  (await stored(product, document_number))?.verification_code as string;

test('client and staff get the same file, in the requested paper size', async () => {
  const files = await Promise.all([
    ...[customer, dispatcher].map((reader) => read(reader, `/documents/${bill}/pdf`)),
    read(customer, `/documents/${bill.toLowerCase()}/pdf?size=a4`),
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
  const response = await read(customer, `/shipments/${tracking_number.toLowerCase()}/documents.zip`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  expect(response.headers['content-disposition']).toContain(`filename="${tracking_number}-documents.zip"`);
  const files = unzipSync(response.rawPayload);
  expect(Object.keys(files).sort()).toEqual([`${bill}.pdf`, `${number}.pdf`, `${list}.pdf`].sort());
  const alone = await read(dispatcher, `/documents/${bill}/pdf`);
  expect(Buffer.from(files[`${bill}.pdf`] ?? [])).toEqual(alone.rawPayload);

  const bare = await bookedBySea(customer);
  expect((await read(customer, `/shipments/${bare}/documents.zip`)).json().code).toBe('NO_DOCUMENTS');
});

test('for others documents do not exist, and visitors must sign in', async () => {
  for (const [theirs, nobodys] of [
    [`/documents/${bill}/pdf`, '/documents/BILL_OF_LADING-1/pdf'],
    [`/shipments/${tracking_number}/documents.zip`, '/shipments/GS000000000/documents.zip'],
  ] as const) {
    const [about, unknown] = [await read(other_client, theirs), await read(other_client, nobodys)];
    expect([about.statusCode, about.body]).toEqual([404, unknown.body]);
    expect((await read(product.visitor, theirs)).statusCode).toBe(401);
  }
});

test('members without `money` get no document that states what the goods are worth', async () => {
  const member = await product.signIn('customer');
  const number = await bookedBySea(member);
  await product.database.sql`update members set permissions = '{view}' where user_id = ${member.user_id}`;
  await staff.saveInstructions(number);
  const packing = await staff.generate(number, 'packing_list');
  const valued = [
    await staff.generate(number, 'commercial_invoice'),
    await staff.generate(number, 'insurance_certificate'),
  ];
  const listed = async () =>
    (await read(member, `/documents?shipment=${number}`))
      .json()
      .documents.map(({ document_number }: { document_number: string }) => document_number);
  const archived = async () =>
    Object.keys(unzipSync((await read(member, `/shipments/${number}/documents.zip`)).rawPayload));
  const counted = async () => (await read(member, '/portal/summary')).json().documents;
  const notified = async () =>
    (
      await product.database.sql`
        select related_id from notifications where user_id = ${member.user_id} and kind = 'document_ready'`
    ).map(({ related_id }) => related_id);
  expect(await listed()).toEqual([packing]);
  expect(await archived()).toEqual([`${packing}.pdf`]);
  expect(await notified()).toEqual([packing]);
  expect(await counted()).toBe(1);
  for (const document of valued)
    expect((await read(member, `/documents/${document}/pdf`)).json()).toEqual(
      (await read(member, '/documents/COMMERCIAL_INVOICE-1/pdf')).json(),
    );
  const link = { show: ['documents'], expires_at: new Date(Date.now() + 86_400_000) };
  const share = (document_kinds: string[]) =>
    member.request('POST', `/api/shipments/${number}/share-links`, { ...link, document_kinds });
  expect((await share(['packing_list', 'commercial_invoice'])).json()).toMatchObject({
    issues: [{ path: 'document_kinds' }],
  });
  expect((await share(['packing_list'])).statusCode).toBe(201);

  await product.database
    .sql`update members set permissions = '{view,money}' where user_id = ${member.user_id}`;
  expect((await listed()).toSorted()).toEqual([packing, ...valued].toSorted());
  expect(await archived()).toHaveLength(3);
});

test('clients see the versions of their documents', async () => {
  const { documents } = (await read(customer, '/documents?type=bill_of_lading')).json();
  expect(documents).toMatchObject([
    { document_number: bill, version: 1, status: 'issued', issued_at: expect.stringMatching(/^\d{4}-/) },
  ]);
});

test('verification shows the holder what the document says, and nothing else about the shipment', async () => {
  const code = await codeOf(bill);
  const inGroups = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8).toLowerCase()}`;
  const response = await read(product.visitor, `/verify/${encodeURIComponent(inGroups)}`);
  expect(response.json()).toEqual({
    outcome: 'current',
    document_type: 'bill_of_lading',
    name: 'Bill of lading',
    surrendered_on: null,
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
    expect(response.body).not.toContain(secret);
});

test('verification says draft, void or replaced', async () => {
  const number = await bookedBySea(customer);
  await staff.saveInstructions(number);
  const first = await staff.generate(number, 'packing_list');
  const outcome = async (document_number: string) =>
    (await read(product.visitor, `/verify/${await codeOf(document_number)}`)).json();
  expect(await outcome(first)).toMatchObject({ outcome: 'draft', issued_at: null, gross_kg: 1333 });
  await staff.issue(first);
  await staff.declareVoid(first);
  expect(await outcome(first)).toMatchObject({ outcome: 'void', replaced: false });
  const second = await staff.generate(number, 'packing_list');
  await staff.issue(second);
  expect(await outcome(first)).toMatchObject({
    outcome: 'void',
    version: 1,
    replaced: true,
    voided_at: expect.any(String),
  });
  expect(await outcome(second)).toMatchObject({ outcome: 'current', version: 2, replaced: false });
});

test('all unknown codes get the same response, and guessing is rate limited', async () => {
  product.dependencies.enumerationLimiter = new EnumerationLimiter();
  const guess = (code: string) => read(product.visitor, `/verify/${code}`);
  const answers = [await guess('0000000000000000'), await guess('ABCD-EFGH'), await guess('%3Cscript%3E')];
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
  for (let tried = 3; tried < 30; tried++) await guess(String(tried).padStart(16, '0'));
  expect((await guess(await codeOf(bill))).statusCode).toBe(429);
  product.dependencies.enumerationLimiter = new EnumerationLimiter();
});

test('a document of a former product version is read as far as possible', async () => {
  const number = await bookedBySea(customer);
  const old = await staff.generate(number, 'insurance_certificate');
  await product.database.sql`
    update shipping_documents set status = 'issued', issued_at = now(),
      document_data = '{"shipper": "Harbor & Pine", "clauses": "Institute Cargo Clauses (A)", "cargo": null}'
    where document_number = ${old}`;
  expect((await read(customer, `/documents/${old}/pdf`)).statusCode).toBe(200);
  expect((await read(product.visitor, `/verify/${await codeOf(old)}`)).json()).toMatchObject({
    outcome: 'current',
    from: null,
    gross_kg: null,
  });
});

test.each([
  ['no-engine', 'This server can’t create PDF files.'],
  ['failed', 'The PDF could not be created just now. Try again in a moment.'],
] as const)('without a PDF (%s) the response is 503 with a reason', async (reason, detail) => {
  const { pdfRenderer } = product.dependencies;
  product.dependencies.pdfRenderer = {
    render: () => Promise.reject(new PdfError(reason, 'Cannot find native binding')),
    waiting: () => 0,
    close: async () => {},
  };
  for (const path of [`/documents/${bill}/pdf`, `/shipments/${tracking_number}/documents.zip`]) {
    const response = await read(customer, path);
    expect([response.statusCode, response.json()]).toMatchObject([503, { code: 'PDF_UNAVAILABLE', detail }]);
  }
  product.dependencies.pdfRenderer = pdfRenderer;
});
