import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortDocumentNumber } from '#domain/documents/document-number.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { booked } from '../invoices/invoices-for-tests.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { bookedBySea } from './documents-for-tests.ts';
import { shippingDocuments } from './shipping-documents-table.ts';

const now = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let customer: Visitor & { user_id: string; email: string };
let dispatcher: Visitor & { user_id: string };
let admin: Visitor & { user_id: string };
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
});
afterAll(() => product.close());

const generate = (
  staff: Visitor,
  tracking_number: string,
  document: { document_type: string; replaces?: string | null },
  headers: Record<string, string> = {},
) => staff.request('POST', `/api/shipments/${tracking_number}/documents`, document, headers);
const documentsOf = async (tracking_number: string) =>
  (await dispatcher.request('GET', `/api/shipments/${tracking_number}/documents`)).json();
const documentOf = async (tracking_number: string, type: string) =>
  (await documentsOf(tracking_number)).documents.find(
    ({ document_type }: { document_type: string }) => document_type === type,
  );
const notificationsAbout = (document_number: string) =>
  product.database.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, customer.user_id), eq(notifications.related_id, document_number)))
    .orderBy(notifications.id);
const ofNumber = async (document_number: string) => {
  const [document] = await product.database.db
    .select()
    .from(shippingDocuments)
    .where(eq(shippingDocuments.document_number, document_number));
  return document;
};

test('a document records the shipment, and its client is notified once, in the bell and by e-mail', async () => {
  await customer.request('POST', '/api/notifications/preferences', {
    kind: 'document_ready',
    delivery: 'instant',
  });
  const tracking_number = await booked(product, customer);
  const response = await generate(dispatcher, tracking_number.toLowerCase(), {
    document_type: 'packing_list',
  });
  expect(response.statusCode).toBe(201);
  expect(response.headers['x-invalidates']).toBe('documents,portal,notifications,fleet.figures');
  const { document_number } = response.json();
  expect(document_number).toMatch(/^PACKING_LIST-\d{13}$/);
  const document = await ofNumber(document_number);
  expect(document).toMatchObject({
    status: 'draft',
    generated_by: dispatcher.user_id,
    document_data: {
      shipment_reference: tracking_number,
      shipper: { city: 'Houston', country: 'US' },
      consignee: { city: 'Rotterdam', country: 'NL' },
      net_weight_kg: null,
      gross_weight_kg: 1200,
    },
  });

  expect(await notificationsAbout(document_number)).toMatchObject([
    {
      kind: 'document_ready',
      message: `Packing list for shipment ${tracking_number} is ready as a draft: ${shortDocumentNumber(document_number)}`,
      related_type: 'document',
    },
  ]);
  const mails = await product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.subject, `Packing list for your shipment ${tracking_number}`))
    .orderBy(mailOutbox.id);
  expect(mails).toMatchObject([
    {
      recipient: customer.email,
      link: `http://localhost:3000/customer-portal?tab=documents&shipment=${tracking_number}`,
      text: expect.stringContaining(document_number),
    },
  ]);
  const [audited] = await product.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'documents.generate'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(audited).toMatchObject({
    actor_id: dispatcher.user_id,
    subject_id: document?.id,
    detail: { tracking_number, document_type: 'packing_list', document_number },
  });
});

test('a bill of lading names the destination agent of the file for the delivery', async () => {
  const tracking_number = await bookedBySea(customer);
  const agent = { role: 'destination_agent', name: 'Maas Forwarding B.V.', city: 'Rotterdam', country: 'NL' };
  expect((await put(dispatcher, tracking_number, 'parties', [agent])).statusCode).toBe(200);
  const response = await generate(dispatcher, tracking_number, { document_type: 'bill_of_lading' });
  const { document_data } = (await ofNumber(response.json().document_number)) ?? {};
  expect(document_data).toMatchObject({
    delivery_agent: { name: 'Maas Forwarding B.V.', city: 'Rotterdam', country: 'NL' },
  });
});

test('of two concurrent calls one generates it, and the other gets a conflict with its number', async () => {
  const tracking_number = await booked(product, customer);
  const responses = await Promise.all(
    [dispatcher, admin, dispatcher].map((staff) =>
      generate(staff, tracking_number, { document_type: 'commercial_invoice' }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const document_number = responses.find(({ statusCode }) => statusCode === 201)?.json().document_number;
  for (const refused of responses.filter(({ statusCode }) => statusCode === 409))
    expect(refused.json()).toMatchObject({ code: 'GENERATION_CONFLICT', document_number });
  expect(await notificationsAbout(document_number)).toHaveLength(1);
});

test('documents of the same instant have distinct numbers', async () => {
  const shipments = await Promise.all(Array.from({ length: 5 }, () => booked(product, customer)));
  const responses = await Promise.all(
    shipments.map((number) => generate(dispatcher, number, { document_type: 'certificate_of_origin' })),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(responses.map((response) => response.json().document_number).sort()).toEqual(
    [0, 1, 2, 3, 4].map((later) => `CERTIFICATE_OF_ORIGIN-${now.getTime() + later}`),
  );
});

test('a repeated call gets the first call’s response', async () => {
  const tracking_number = await booked(product, customer);
  const key = { 'idempotency-key': 'one-list' };
  const [first, second] = [
    await generate(dispatcher, tracking_number, { document_type: 'packing_list' }, key),
    await generate(dispatcher, tracking_number, { document_type: 'packing_list' }, key),
  ];
  expect(second.json()).toEqual(first.json());
  expect(await notificationsAbout(first.json().document_number)).toHaveLength(1);
});

test('a new version replaces the current one, which becomes void', async () => {
  const tracking_number = await booked(product, customer);
  const type = { document_type: 'packing_list' };
  const former = (await generate(dispatcher, tracking_number, type)).json().document_number;
  expect((await documentOf(tracking_number, 'packing_list')).document).toMatchObject({
    document_number: former,
  });
  expect((await generate(admin, tracking_number, type)).json().code).toBe('GENERATION_CONFLICT');
  const next = (await generate(admin, tracking_number, { ...type, replaces: former })).json().document_number;
  expect((await ofNumber(former))?.status).toBe('void');
  expect((await documentOf(tracking_number, 'packing_list')).document).toMatchObject({
    document_number: next,
    status: 'draft',
    generated_by: expect.any(String),
  });
});

test('a shipment without an air leg has no air waybill', async () => {
  const tracking_number = await booked(product, customer);
  const reason = 'An air waybill needs a leg by air; this shipment has none.';
  expect(await documentOf(tracking_number, 'airway_bill')).toEqual({
    document_type: 'airway_bill',
    name: 'Air waybill',
    release: null,
    not_applicable_reason: reason,
    issuing_body: null,
    missing: [],
    unconfirmed: [],
    refusal: null,
    over_capacity: null,
    recipients: [],
    document: null,
  });
  expect((await documentOf(tracking_number, 'bill_of_lading')).not_applicable_reason).toBeNull();
  const response = await generate(dispatcher, tracking_number, { document_type: 'airway_bill' });
  expect([response.statusCode, response.json()]).toMatchObject([
    409,
    { code: 'NOT_APPLICABLE', detail: reason },
  ]);
  expect((await generate(dispatcher, tracking_number, { document_type: 'bill_of_lading' })).statusCode).toBe(
    201,
  );
});

test('an unknown number, an unknown type, and non-staff are rejected', async () => {
  const tracking_number = await booked(product, customer);
  const type = { document_type: 'packing_list' };
  expect((await generate(dispatcher, 'GS000000000', type)).statusCode).toBe(404);
  expect((await generate(dispatcher, tracking_number, { document_type: 'poem' })).statusCode).toBe(422);
  expect((await generate(customer, tracking_number, type)).statusCode).toBe(403);
  expect((await dispatcher.request('GET', '/api/shipments/GS000000000/documents')).statusCode).toBe(404);
});

test('staff see the invoice of a shipment, or that there is none', async () => {
  const tracking_number = await booked(product, customer);
  const read = async () =>
    (await dispatcher.request('GET', `/api/shipments/${tracking_number}/invoice`)).json().invoice;
  expect(await read()).toBeNull();
  const { number } = (
    await dispatcher.request('POST', `/api/shipments/${tracking_number}/invoice`, {})
  ).json();
  expect(await read()).toMatchObject({ number, tracking_number, status: 'Pending', amount_cents: 183_450 });
});
