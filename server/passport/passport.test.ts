import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedBySea, staffClientOf } from '../documents/documents-for-tests.ts';
import { sendForm } from '../form-for-tests.ts';
import { runImport } from '../imports/run-import.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { sha256 } from './passport-archive.ts';

let product: TestApp;
let other: TestApp;
let empty: TestApp;
let dispatcher: TestPerson;
let customer: TestPerson;

beforeAll(async () => {
  [product, other, empty] = await Promise.all([startTestApp(), startTestApp(), startTestApp()]);
  dispatcher = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  const tracking_number = await bookedBySea(customer);
  await bookedBySea(customer);
  const staff = staffClientOf(dispatcher);
  await staff.saveInstructions(tracking_number);
  await staff.generate(tracking_number, 'packing_list');
  await dispatcher.request('POST', `/api/shipments/${tracking_number}/invoice`, { confirmed: ['price'] });
  await dispatcher.request('POST', `/api/shipments/${tracking_number}/status`, { status: 'picked_up' });
  await dispatcher.request('POST', '/api/milestones', {
    milestones: [
      {
        tracking_number,
        code: 'DEPA',
        classifier: 'EST',
        occurred_at: '2030-01-02T10:00:00+08:00',
        source: 'carrier',
      },
    ],
  });
  await customer.request('POST', `/api/shipments/${tracking_number}/messages`, { text: 'Łódź, please' });
  await dispatcher.request('POST', `/api/organisations/${customer.organisation_id}/address-book`, {
    name: 'Kowalski',
  });
  const form = new FormData();
  form.set('kind', 'other');
  form.set('file', new File(['%PDF-1.4\n%%EOF'], 'packing.pdf', { type: 'application/pdf' }));
  await sendForm(product.app, customer, `/api/shipments/${tracking_number}/files`, form);
});
afterAll(() => Promise.all([product, other, empty].map((app) => app.close())));

async function exportFrom(by: TestPerson) {
  const response = await by.request('GET', `/api/organisations/${customer.organisation_id}/export.zip`);
  expect(response.statusCode).toBe(200);
  return unzipSync(new Uint8Array(response.rawPayload));
}

async function importInto(app: TestApp, by: TestPerson, archive: Uint8Array, dry_run = false) {
  const form = new FormData();
  form.set('kind', 'passport');
  form.set('dry_run', String(dry_run));
  form.set('file', new File([archive as BlobPart], 'company.zip'));
  const response = await sendForm(app.app, by, '/api/imports', form);
  expect(response.statusCode, response.body).toBe(202);
  const { id } = response.json();
  await runImport(app.dependencies)({ import_id: id });
  return (await by.request('GET', `/api/imports/${id}`)).json();
}

const text = (content: Uint8Array | undefined) => new TextDecoder().decode(content);

type Rows = Record<string, unknown>[];

/** The archive with other records in one file, whose hash the manifest names: as someone may craft it. */
function crafted(files: Record<string, Uint8Array>, path: string, edit: (rows: Rows) => unknown) {
  const bytes = strToU8(JSON.stringify(edit(JSON.parse(text(files[path])))));
  const manifest = JSON.parse(text(files['manifest.json']));
  for (const file of manifest.files) if (file.path === path) file.sha256 = sha256(bytes);
  return zipSync({ ...files, [path]: bytes, 'manifest.json': strToU8(JSON.stringify(manifest)) });
}

test('an export is imported into another installation and exported from there again, the same', async () => {
  const before = await exportFrom(dispatcher);
  const manifest = JSON.parse(text(before['manifest.json']));
  expect(manifest.files.map(({ path }: { path: string }) => path).sort()).toEqual(
    Object.keys(before)
      .filter((path) => path !== 'manifest.json')
      .sort(),
  );
  for (const path of ['shipments', 'invoices', 'documents', 'messages', 'files', 'contacts', 'milestones'])
    expect(JSON.parse(text(before[`${path}.json`])), path).not.toEqual([]);
  const staff = await other.signIn('dispatcher');
  expect(await importInto(other, staff, zipSync(before), true)).toMatchObject({ status: 'completed' });
  const imported = await importInto(other, staff, zipSync(before));
  expect(imported).toMatchObject({ status: 'completed', refused: [] });
  expect(imported.accepted).toBeGreaterThan(20);
  const after = await exportFrom(staff);
  for (const path of Object.keys(before))
    if (path !== 'manifest.json') expect(text(after[path]), path).toBe(text(before[path]));
  expect(JSON.parse(text(after['manifest.json'])).files).toEqual(manifest.files);
  // The numbers of invoices go on.
  const [last] = await other.database.sql`select last from invoice_numbers`;
  expect(last).toEqual({ last: 1 });
  expect(await importInto(other, staff, zipSync(before))).toMatchObject({
    status: 'failed',
    refused: [{ row: 1, column: 'organisation.json' }],
  });
});

test('a changed archive is refused with the file that is the reason', async () => {
  const files = await exportFrom(dispatcher);
  const staff = await other.signIn('dispatcher');
  const changed = { ...files, 'shipments.json': strToU8('[]') };
  expect(await importInto(other, staff, zipSync(changed))).toMatchObject({
    status: 'failed',
    accepted: 0,
    refused: [{ column: 'shipments.json' }],
  });
  const { 'invoices.json': _, ...missing } = files;
  expect((await importInto(other, staff, zipSync(missing))).refused[0].column).toBe('invoices.json');
  expect((await importInto(other, staff, zipSync({ 'a.txt': strToU8('a') }))).refused[0].column).toBe(
    'manifest.json',
  );
});

const instructions = { containers: [{ number: 'MSKU0000001' }] };

test.each([
  ['organisation.json', { vat: { category: 'S', rate: -5, note: '' } }, 'vat.rate: '],
  ['organisation.json', { addresses: [{ country: 'Nowhere' }] }, 'addresses.0.country: '],
  ['contacts.json', { unlocode: 'nowhere' }, 'unlocode: '],
  ['shipments.json', { tracking_number: '' }, 'tracking_number: '],
  ['shipments.json', { cost_cents: 2 ** 60 }, 'cost_cents: '],
  ['cargo-lines.json', { temperature: { min_c: 8, max_c: 2 } }, 'temperature.min_c: '],
  ['shipping-instructions.json', { instructions }, 'instructions.containers.0.number: '],
  ['route-legs.json', { geometry: 'straight' }, 'geometry: '],
  ['milestones.json', { code: 'LOST' }, 'code: '],
  ['invoices.json', { carried: {} }, 'carried.origin_city: '],
  ['invoices.json', { billed_to: 'us' }, 'billed_to: '],
  ['invoice-lines.json', { vat_rate: 190 }, 'vat_rate: '],
  ['charges.json', { vat: {} }, 'vat.category: '],
  ['documents.json', { document_data: [] }, 'document_data: '],
  ['messages.json', { text: '' }, 'text: '],
  ['files.json', { name: '../../packing.pdf' }, 'name: '],
])('a record of %s with %j is refused with its field', async (path, values, field) => {
  const archive = crafted(await exportFrom(dispatcher), path, (rows) =>
    rows.map((row, index) => (index === rows.length - 1 ? { ...row, ...values } : row)),
  );
  expect(await importInto(empty, await empty.signIn('dispatcher'), archive)).toMatchObject({
    status: 'failed',
    accepted: 0,
    refused: [{ column: path, issue: expect.stringContaining(field) }],
  });
});

test.each([{}, 'shipment', null])('%j is no list of records', async (content) => {
  const archive = crafted(await exportFrom(dispatcher), 'shipments.json', () => content);
  expect(await importInto(empty, await empty.signIn('dispatcher'), archive)).toMatchObject({
    status: 'failed',
    refused: [{ column: 'shipments.json', issue: 'This file is not a list of records.' }],
  });
});
