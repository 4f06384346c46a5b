import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortDocumentNumber } from '#domain/documents/document-number.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { bookedBySea, SAMPLE_INSTRUCTIONS, staffClientOf, stored } from './documents-for-tests.ts';

const now = new Date('2026-11-21T12:00:00Z');
const SIGNATURE = { body: 'Chamber of Commerce of Houston', reference: 'C-77', signed_on: '2026-11-21' };

let product: TestApp;
let customer: Visitor & { user_id: string; email: string };
let dispatcher: Visitor & { user_id: string };
let admin: Visitor & { user_id: string };
let staff: ReturnType<typeof staffClientOf>;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
  staff = staffClientOf(dispatcher);
});
afterAll(() => product.close());

async function draft(document_type: string, instructions: object = SAMPLE_INSTRUCTIONS) {
  const tracking_number = await bookedBySea(customer);
  expect((await staff.saveInstructions(tracking_number, instructions)).statusCode).toBe(200);
  return { tracking_number, document_number: await staff.generate(tracking_number, document_type) };
}
const publishedBy = (document_number: string) =>
  product.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.related_id, document_number))
    .orderBy(desc(notifications.id));

test('issuing is audited, and the client is notified with the number', async () => {
  await customer.request('POST', '/api/notifications/preferences', {
    kind: 'document_ready',
    delivery: 'instant',
  });
  const { tracking_number, document_number } = await draft('bill_of_lading');
  const response = await staff.issue(document_number.toLowerCase());
  expect([response.statusCode, response.json()]).toEqual([200, { document_number }]);
  expect(response.headers['x-invalidates']).toBe(
    'documents,portal,notifications,fleet.figures,tasks,shareLinks.list',
  );

  expect(await staff.document(tracking_number, 'bill_of_lading')).toMatchObject({
    missing: [],
    issuing_body: null,
    document: {
      document_number,
      status: 'issued',
      version: 1,
      issued_at: now.toISOString(),
      issued_by: expect.stringContaining('dispatcher'),
      verification_code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
      signature: null,
    },
  });
  const document = await stored(product, document_number);
  expect(document?.document_data).toMatchObject({
    consignee: { name: 'شركة الميناء للتجارة', address: 'Waalhaven 77' },
    notify_party: { name: '港口报关行' },
    transport: { vessel: 'Ever Calm' },
    cargo: { totals: { packages_count: 4, gross_kg: 1333 } },
  });
  expect((await publishedBy(document_number))[0]).toMatchObject({
    user_id: customer.user_id,
    kind: 'document_ready',
    title: 'Document ready',
    message: `Bill of lading for shipment ${tracking_number} has been issued: ${shortDocumentNumber(document_number)}`,
  });
  const [mail] = await product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.subject, `Bill of lading for your shipment ${tracking_number} has been issued`))
    .orderBy(mailOutbox.id);
  expect(mail).toMatchObject({
    recipient: customer.email,
    link: `http://localhost:3000/customer-portal?tab=documents&shipment=${tracking_number}`,
    text: expect.stringContaining(`has been issued: ${document_number}.`),
  });
  const [audited] = await product.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'documents.issue'))
    .orderBy(auditLog.id);
  expect(audited).toMatchObject({
    actor_id: dispatcher.user_id,
    subject_id: document?.id,
    detail: { tracking_number, document_number, version: 1 },
  });
  expect(product.published).toContainEqual({
    channel: 'fleet',
    event: 'documents_changed',
    branch_id: null,
    data: { tracking_number },
  });
});

test('a document with missing fields is not issued, and each missing field is listed', async () => {
  const { vessel: _, ...instructions } = SAMPLE_INSTRUCTIONS;
  const { tracking_number, document_number } = await draft('bill_of_lading', {
    ...instructions,
    consignee: {},
    cargo_lines: [{ ...SAMPLE_INSTRUCTIONS.cargo_lines[0], hs_code: '' }],
  });
  const missing = [
    { field: 'consignee.name', label: 'the consignee’s name' },
    { field: 'cargo_lines.0.hs_code', label: 'the HS code' },
    { field: 'vessel', label: 'the vessel' },
  ];
  const response = await staff.issue(document_number);
  expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'INCOMPLETE', missing }]);
  expect((await staff.document(tracking_number, 'bill_of_lading')).missing).toEqual(missing);
  expect(await stored(product, document_number)).toMatchObject({ status: 'draft', issued_at: null });
});

test.each(['certificate_of_origin', 'insurance_certificate'])(
  'a %s needs its issuing body’s signature',
  async (type) => {
    const { tracking_number, document_number } = await draft(type);
    const response = await staff.issue(document_number);
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      {
        code: 'SIGNATURE_REQUIRED',
        detail: expect.stringMatching(/^This document needs the signature of (a chamber|the insurer)/),
      },
    ]);
    const blank = await staff.issue(document_number, { signature: { ...SIGNATURE, body: ' ' } });
    expect([blank.statusCode, blank.json()]).toMatchObject([422, { issues: [{ path: 'signature.body' }] }]);
    expect((await staff.issue(document_number, { signature: SIGNATURE })).statusCode).toBe(200);
    expect((await staff.document(tracking_number, type)).document).toMatchObject({ signature: SIGNATURE });
  },
);

test('of two concurrent calls one issues it, and a repeated call gets the same response', async () => {
  const { document_number } = await draft('packing_list');
  const responses = await Promise.all(
    [dispatcher, admin, dispatcher].map((staff) => staffClientOf(staff).issue(document_number)),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  for (const { statusCode, json } of responses)
    if (statusCode === 409) expect(json().code).toBe('NOT_A_DRAFT');
  expect(await publishedBy(document_number)).toHaveLength(2);

  const other = await draft('packing_list');
  const key = { 'idempotency-key': 'one-issue' };
  for (const _ of [1, 2]) expect((await staff.issue(other.document_number, {}, key)).statusCode).toBe(200);
  expect(await publishedBy(other.document_number)).toHaveLength(2);
});

test('issuing during a concurrent generation leaves one current document, each with its own number', async () => {
  const { tracking_number, document_number } = await draft('packing_list');
  const [issued, next] = await Promise.all([
    staff.issue(document_number),
    staffClientOf(admin).generate(tracking_number, 'packing_list', document_number),
  ]);
  expect([200, 409]).toContain(issued.statusCode);
  expect(next).not.toBe(document_number);
  const rows = await product.database.sql`
    select document_number, d.status, d.version from shipping_documents d join shipments s on s.id = d.shipment_id
    where s.tracking_number = ${tracking_number} order by d.version`;
  expect(rows).toMatchObject([
    { document_number, status: 'void', version: 1 },
    { document_number: next, status: 'draft', version: 2 },
  ]);
});

test('a draft follows its shipment; an issued document is immutable, even with SQL', async () => {
  const { tracking_number, document_number } = await draft('packing_list');
  const edit = (cargo_weight: number, version: number) =>
    dispatcher.request('POST', `/api/shipments/${tracking_number}`, { version, change: { cargo_weight } });
  const { version } = (await edit(900, 1)).json();
  const { instructions } = (
    await dispatcher.request('GET', `/api/shipments/${tracking_number}/instructions`)
  ).json();
  expect(instructions.cargo_lines).toMatchObject([{ gross_kg: 900, net_kg: 900 }]);
  expect((await staff.document(tracking_number, 'packing_list')).missing).toEqual([]);
  expect((await staff.issue(document_number)).statusCode).toBe(200);

  const before = await stored(product, document_number);
  await edit(700, version);
  await staff.saveInstructions(tracking_number, { ...SAMPLE_INSTRUCTIONS, own_reference: 'PO 9' }, 1);
  expect(await stored(product, document_number)).toEqual(before);
  const { sql } = product.database;
  for (const change of [
    sql`update shipping_documents set document_data = '{}' where document_number = ${document_number}`,
    sql`update shipping_documents set signature = '{}' where document_number = ${document_number}`,
    sql`update shipping_documents set document_number = 'X' where document_number = ${document_number}`,
    sql`update shipping_documents set status = 'draft' where document_number = ${document_number}`,
  ])
    await expect(change).rejects.toThrow('An issued document never changes.');
});

test('a void document states the reason, and its client is notified', async () => {
  const { tracking_number, document_number } = await draft('packing_list');
  await staff.issue(document_number);
  expect((await staff.declareVoid(document_number, ' ')).statusCode).toBe(422);
  const response = await staff.declareVoid(document_number);
  expect([response.statusCode, response.json()]).toEqual([200, { document_number }]);
  expect(await stored(product, document_number)).toMatchObject({
    status: 'void',
    void_reason: 'The consignee was misspelt',
    voided_by: dispatcher.user_id,
    voided_at: now,
  });
  expect((await publishedBy(document_number))[0]).toMatchObject({
    type: 'warning',
    message: `Packing list for shipment ${tracking_number} is void: ${shortDocumentNumber(document_number)}`,
  });
  expect((await staff.document(tracking_number, 'packing_list')).document).toBeNull();
  expect((await staff.declareVoid(document_number)).json().code).toBe('ALREADY_VOID');
  expect((await staff.issue(document_number)).json().code).toBe('NOT_A_DRAFT');

  const next = await staff.generate(tracking_number, 'packing_list');
  expect((await staff.issue(next)).statusCode).toBe(200);
  expect((await staff.document(tracking_number, 'packing_list')).document).toMatchObject({
    document_number: next,
    version: 2,
  });
});

test('a voided draft keeps its last content, and only staff see it', async () => {
  const { tracking_number, document_number } = await draft('packing_list');
  await staff.saveInstructions(tracking_number, { ...SAMPLE_INSTRUCTIONS, own_reference: 'PO 1' }, 1);
  await staff.declareVoid(document_number);
  await staff.saveInstructions(tracking_number, { ...SAMPLE_INSTRUCTIONS, own_reference: 'PO 2' }, 2);
  expect((await stored(product, document_number))?.document_data.own_reference).toBe('PO 1');
  expect(await publishedBy(document_number)).toHaveLength(1);
});

test('a shipment that now travels by another mode does not get the document', async () => {
  const { tracking_number, document_number } = await draft('bill_of_lading');
  await product.database.sql`
    update route_legs set transport_mode = 'rail'
    where shipment_id = (select id from shipments where tracking_number = ${tracking_number})`;
  const response = await staff.issue(document_number);
  expect([response.statusCode, response.json()]).toMatchObject([
    409,
    { code: 'NOT_APPLICABLE', detail: 'A bill of lading needs a leg by sea; this shipment has none.' },
  ]);
  expect((await staff.document(tracking_number, 'bill_of_lading')).missing).toEqual([]);
});

test('unknown numbers and non-staff are rejected', async () => {
  const { document_number } = await draft('packing_list');
  for (const response of [await staff.issue('PACKING_LIST-1'), await staff.declareVoid('PACKING_LIST-1')])
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
  for (const [visitor, refused] of [
    [customer, 403],
    [product.visitor, 401],
  ] as const) {
    expect((await staffClientOf(visitor).issue(document_number)).statusCode).toBe(refused);
    expect((await staffClientOf(visitor).declareVoid(document_number)).statusCode).toBe(refused);
  }
});
