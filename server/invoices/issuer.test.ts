import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { newId } from '../database/statements/columns.ts';
import { insertBalances } from '../organisations/opening-balances-table.ts';
import { pagesOf } from '../pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { insertInvoice } from './insert-invoice.ts';
import { booked, issue } from './invoices-for-tests.ts';

const OFFICE = { street: 'Musterweg 4', postal_code: '20457', city: 'Hamburg', country: 'DE' };
const OFFICE_LINES = ['Musterweg 4', '20457 Hamburg', 'Germany'];

let product: TestApp;
let admin: TestPerson;
let customer: TestPerson;
let entity_path: string;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
  customer = await product.signIn('customer');
  const entity = { name: 'Groundswell B.V.', vat_id: 'NL000000000B00', base_currency: 'EUR' };
  const { id } = (await admin.request('POST', '/api/legal-entities', entity)).json();
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
  const path = `/api/organisations/${customer.organisation_id}`;
  const details = { vat_id: 'DE000000000', addresses: [OFFICE, { ...OFFICE, street: 'Musterkai 9' }] };
  expect((await admin.request('PATCH', path, details)).statusCode).toBe(200);
});
afterAll(() => product.close());

const read = async (number: string) => (await customer.request('GET', `/api/invoices/${number}`)).json();
async function printed(number: string, reader = customer): Promise<string> {
  const { rawPayload } = await reader.request('GET', `/api/invoices/${number}/pdf`);
  return (await pagesOf(new Uint8Array(rawPayload))).join(' ');
}
const issued = async (tracking_number: string): Promise<string> =>
  (await issue(admin, tracking_number)).json().number;

const BV = {
  legal_name: 'Groundswell B.V.',
  address: ['Voorbeeldkade 18', '3011 ZZ Rotterdam', 'Netherlands'],
  vat_id: 'NL000000000B00',
};

test('an invoice names the legal entity of its branch, the customer’s address and both VAT IDs, and keeps them', async () => {
  const number = await issued(await booked(product, customer));
  const invoice = await read(number);
  expect(invoice).toMatchObject({ issuer: BV, client: { vat_id: 'DE000000000', address: OFFICE_LINES } });
  const pdf = await printed(number);
  for (const text of [
    BV.legal_name,
    ...BV.address,
    `VAT ID ${BV.vat_id}`,
    'VAT ID DE000000000',
    ...OFFICE_LINES,
  ])
    expect(pdf).toContain(text);
  for (const text of [company.legal_name, 'Musterkai 9']) expect(pdf).not.toContain(text);

  await admin.request('PATCH', entity_path, { name: 'Other B.V.', vat_id: 'NL111111111B11' });
  await admin.request('PATCH', '/api/branches/RTM', { sender_address: 'Elsewhere 1' });
  await admin.request('PATCH', `/api/organisations/${customer.organisation_id}`, {
    vat_id: null,
    addresses: [],
  });
  expect(await read(number)).toEqual(invoice);
  await expect(
    product.database.sql`update invoices set issuer = null where number = ${number}`,
  ).rejects.toThrow('An issued invoice never changes.');
});

test('without a branch, the oldest legal entity issues it in its number series, at the address of the company', async () => {
  const tracking_number = await booked(product, customer);
  await product.database.sql`
    update shipments set branch_id = null where tracking_number = ${tracking_number}`;
  const number_series = [{ kind: 'invoice', prefix: 'INV-OTHER' }];
  expect((await admin.request('PATCH', entity_path, { number_series })).statusCode).toBe(200);
  const later = { name: 'Groundswell Ltd', base_currency: 'GBP', number_series: [] };
  expect((await admin.request('POST', '/api/legal-entities', later)).statusCode).toBe(201);
  const number = await issued(tracking_number);
  expect(number).toMatch(/^INV-OTHER-\d{4}-00001$/);
  const { issuer, client } = await read(number);
  expect(issuer).toEqual({
    legal_name: 'Other B.V.',
    address: company.address,
    vat_id: 'NL111111111B11',
    phone: company.phone,
    email: company.general_email,
    bank_accounts: [],
  });
  expect(client).toMatchObject({ vat_id: null, address: [] });
});

test('a company without members is billed by its name, VAT ID, first address and the e-mail of its contacts', async () => {
  const created = await admin.request('POST', '/api/organisations', { name: 'Quayside Imports' });
  const { id } = created.json();
  const path = `/api/organisations/${id}`;
  const tracking_number = await booked(product, admin, { organisation_id: id });
  const bare = await issued(tracking_number);
  const readByStaff = async (number: string) =>
    (await admin.request('GET', `/api/invoices/${number}`)).json().client;
  const NAMED = { full_name: '', company_name: 'Quayside Imports' };
  expect(await readByStaff(bare)).toEqual({ ...NAMED, email: '', vat_id: null, address: [] });

  const contacts = [{ name: 'Front desk' }, { name: 'Accounts', email: 'accounts@quayside.example' }];
  const details = { vat_id: 'DE000000000', addresses: [OFFICE], contacts };
  expect((await admin.request('PATCH', path, details)).statusCode).toBe(200);
  await admin.request('POST', `/api/invoices/${bare}/void`, { reason: 'Address was missing' });
  const number = await issued(tracking_number);
  expect(await readByStaff(number)).toEqual({
    ...NAMED,
    email: 'accounts@quayside.example',
    vat_id: 'DE000000000',
    address: OFFICE_LINES,
  });
  const pdf = (await printed(number, admin)).split('Quayside Imports');
  expect(pdf).toHaveLength(2);
  for (const text of [...OFFICE_LINES, 'accounts@quayside.example']) expect(pdf[1]).toContain(text);
  const { invoices } = (await admin.request('GET', `/api/staff/invoices?organisation=${id}`)).json();
  expect(invoices.map(({ client }: { client: string }) => client)).toEqual([
    'Quayside Imports',
    'Quayside Imports',
  ]);
});

test('an invoice of an earlier version names the company, without VAT IDs', async () => {
  const tracking_number = await booked(product, customer);
  const [shipment] = await product.database.sql`
    select id from shipments where tracking_number = ${tracking_number}`;
  const number = 'INV-2020-00001';
  await product.database.transaction((transaction) =>
    insertInvoice(
      transaction,
      {
        id: newId(),
        number,
        shipment_id: shipment?.id,
        organisation_id: customer.organisation_id,
        amount_cents: 100,
        issued_at: new Date('2020-01-01T00:00:00Z'),
        due_at: new Date('2020-01-31T00:00:00Z'),
        billed_to: { full_name: 'Ada', company_name: null, email: 'ada@test.example' },
        shipment_summary: {
          origin_city: 'Houston',
          origin_country: 'US',
          destination_city: 'Rotterdam',
          destination_country: 'NL',
          cargo_description: 'Lamps',
          cargo_weight: 1,
          transport_mode: 'sea',
        },
      },
      [{ description: 'Freight', amount_cents: 100 }],
    ),
  );
  expect(await read(number)).toMatchObject({
    issuer: { legal_name: company.legal_name, address: company.address, vat_id: null },
    client: { vat_id: null, address: [] },
  });
  const pdf = await printed(number);
  expect(pdf).toContain(company.legal_name);
  expect(pdf).not.toContain('VAT ID');
});

async function printedStatement(client: TestPerson): Promise<string> {
  const path = `/api/organisations/${client.organisation_id}/statement.pdf`;
  const { rawPayload } = await client.request('GET', path);
  return (await pagesOf(new Uint8Array(rawPayload))).join(' ');
}

test('an opening balance with the number of another client’s invoice does not change the letterhead', async () => {
  const [client, other] = [await product.signIn('customer'), await product.signIn('customer')];
  const reference = await issued(await booked(product, other));
  const { organisation_id } = client;
  const [issued_on, due_on] = ['2026-01-10', '2026-02-09'];
  const balance = { organisation_id, reference, amount_cents: 500, currency: 'USD', issued_on, due_on };
  await product.database.transaction((transaction) =>
    insertBalances(transaction, [{ id: newId(), ...balance }]),
  );
  expect(await printedStatement(other)).not.toContain(company.legal_name);
  const statement = await printedStatement(client);
  expect(statement).toContain(reference);
  expect(statement).toContain(company.legal_name);
});

test('a statement names the legal entity of its invoices, the company once there are several', async () => {
  const client = await product.signIn('customer');
  const number = await issued(await booked(product, client));
  const { legal_name } = (await client.request('GET', `/api/invoices/${number}`)).json().issuer;
  expect(legal_name).not.toBe(company.legal_name);
  const one = await printedStatement(client);
  expect(one).toContain(legal_name);
  expect(one).not.toContain(company.legal_name);
  const { id } = (
    await admin.request('POST', '/api/legal-entities', { name: 'Groundswell Inc.', base_currency: 'USD' })
  ).json();
  expect((await admin.request('PATCH', '/api/branches/RTM', { legal_entity_id: id })).statusCode).toBe(200);
  await issued(await booked(product, client));
  const several = await printedStatement(client);
  expect(several).toContain(company.legal_name);
});
