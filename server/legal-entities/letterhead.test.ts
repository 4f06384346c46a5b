import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { bookedBySea, staffClientOf } from '../documents/documents-for-tests.ts';
import { pagesOf } from '../pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const ENTITY = {
  name: 'Groundswell B.V.',
  base_currency: 'EUR',
  phone: '+31 10 055 0118',
  email: 'rotterdam@groundswell.example',
};
const LETTERHEAD = ['Groundswell B.V.', 'Voorbeeldkade 18', '3011 ZZ Rotterdam'];

let product: TestApp;
let admin: TestPerson;
let entity_path: string;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
  const { id } = (await admin.request('POST', '/api/legal-entities', ENTITY)).json();
  entity_path = `/api/legal-entities/${id}`;
  const branch = {
    code: 'RTM',
    name: 'Rotterdam',
    city: 'Rotterdam',
    country: 'NL',
    sender_address: 'Voorbeeldkade 18\n3011 ZZ Rotterdam',
    legal_entity_id: id,
  };
  expect((await admin.request('POST', '/api/branches', branch)).statusCode).toBe(201);
});
afterAll(() => product.close());

async function textOf(path: string): Promise<string> {
  const response = await admin.request('GET', path);
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  return (await pagesOf(new Uint8Array(response.rawPayload))).join(' ');
}

test('a document and the booking confirmation name the legal entity of the branch at its address', async () => {
  const number = await bookedBySea(admin);
  const staff = staffClientOf(admin);
  await staff.saveInstructions(number);
  const notice = await staff.generate(number, 'arrival_notice');
  for (const path of [`/api/documents/${notice}/pdf`, `/api/shipments/${number}/booking-confirmation.pdf`]) {
    const text = await textOf(path);
    for (const part of LETTERHEAD) expect(text).toContain(part);
    expect(text).not.toContain(company.legal_name);
  }
});

test('an issued document keeps the name that the legal entity had', async () => {
  const number = await bookedBySea(admin);
  const staff = staffClientOf(admin);
  await staff.saveInstructions(number);
  const document = await staff.generate(number, 'packing_list');
  const pdf = `/api/documents/${document}/pdf`;
  expect((await staff.issue(document)).statusCode).toBe(200);
  await admin.request('PATCH', entity_path, { name: 'Other B.V.' });
  expect(await textOf(pdf)).toContain('Groundswell B.V.');
  await admin.request('PATCH', entity_path, { name: ENTITY.name });
});
