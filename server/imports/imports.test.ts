import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportKind, SHEET_KINDS } from '#domain/imports/import-kind.ts';
import { sendForm } from '../form-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { csvOf, importsOf, shipmentRows, unique } from './imports-for-tests.ts';
import { runImport } from './run-import.ts';

let product: TestApp;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const { company, find, run, send, shipment, undo } = importsOf(() => ({ product, dispatcher }));

test('a file’s name is stored without control characters', async () => {
  const form = new FormData();
  form.set('kind', 'organisations');
  form.set('file', new File(['reference,name'], `a\0b\u{1f69a}${'c'.repeat(196)}\u{1f69a}\u{1f69a}.csv`));
  const response = await sendForm(product.app, dispatcher, '/api/imports', form);
  expect(response.statusCode, response.body).toBe(202);
  expect(await find(response.json().id)).toMatchObject({
    file_name: `ab\u{1f69a}${'c'.repeat(196)}\u{1f69a}`,
  });
});

test('a quotation mark that is never closed fails the file, instead of taking the rows after it as one cell', async () => {
  const header = ['name', 'roles', 'notes'];
  const rows = [header, [unique('Acme'), 'customer', '"see file'], [unique('Acme'), 'customer', '']];
  const issue = 'The quotation mark in line 2 is never closed. Close it, then try again.';
  expect(await run('organisations', csvOf(rows))).toMatchObject({
    status: 'failed',
    accepted: 0,
    refused: [{ row: 2, column: '', issue }],
  });
});

test('a mapping with text that cannot be stored is refused', async () => {
  const response = await send('organisations', 'reference,name', { mapping: '{"Firma":"a\\u0000b"}' });
  expect([response.statusCode, response.json().issues?.[0]?.path]).toEqual([422, 'mapping']);
});

test('good rows are imported, and bad cells are named', async () => {
  const name = unique('Acme');
  const result = await run(
    'organisations',
    csvOf([
      [
        'Name',
        'VAT ID',
        'currency',
        'payment_terms_days',
        'roles',
        'addresses.0.city',
        'addresses.0.country',
      ],
      [name, '', 'EUR', 14, 'customer; agent', 'Rotterdam', 'NL'],
      [`${name} 2`, 'N/A', 'EURO', '"14,000"', 'pirate', '', ''],
      ['', '', '', '', '', '', ''],
      [`${name} 3`, '', '', '', '', 'Gdynia', ''],
      [name, '', '', '', '', '', ''],
    ]),
  );
  expect(result).toMatchObject({ status: 'completed', rows: 4, processed: 4, accepted: 1, refused_rows: 3 });
  expect(result.refused).toEqual([
    { row: 3, column: 'vat_id', issue: expect.stringContaining('VAT ID') },
    { row: 3, column: 'roles', issue: expect.stringContaining('Use one of: customer') },
    { row: 3, column: 'currency', issue: 'Enter a currency such as USD.' },
    {
      row: 3,
      column: 'payment_terms_days',
      issue: '“14,000” isn’t a number. Write it like 12500 or 12500.5.',
    },
    { row: 5, column: 'addresses.0.country', issue: 'Enter a value.' },
    { row: 6, column: '', issue: 'Row 2 is the same record.' },
  ]);
  const { organisations } = (await dispatcher.request('GET', `/api/organisations?q=${name}`)).json();
  expect(organisations).toMatchObject([
    {
      name,
      currency: 'EUR',
      payment_terms_days: 14,
      roles: ['customer', 'agent'],
      addresses: [{ city: 'Rotterdam' }],
    },
  ]);
});

test('a dry run and a refused file in the mode "all" change nothing', async () => {
  const name = unique('Dry');
  const sheet = csvOf([
    ['name', 'currency'],
    [name, 'EUR'],
    [`${name} b`, 'EURO'],
  ]);
  expect(await run('organisations', sheet, { dry_run: 'true' })).toMatchObject({
    status: 'completed',
    accepted: 1,
    refused: [{ row: 3, column: 'currency' }],
  });
  expect(await run('organisations', sheet, { mode: 'all' })).toMatchObject({ status: 'failed', accepted: 0 });
  const { organisations } = (await dispatcher.request('GET', `/api/organisations?q=${name}`)).json();
  expect(organisations).toEqual([]);
  const good = csvOf([
    ['name', 'currency'],
    [name, 'EUR'],
  ]);
  expect(await run('organisations', good, { mode: 'all' })).toMatchObject({
    status: 'completed',
    accepted: 1,
    rows: 1,
  });
});

test('columns with other names are mapped; unknown and missing ones are refused', async () => {
  const name = unique('Mapped');
  const sheet = csvOf([
    ['Customer', 'Remarks'],
    [name, 'old'],
  ]);
  expect(await run('organisations', sheet)).toMatchObject({
    status: 'failed',
    refused: [
      { row: 1, column: 'customer', issue: 'Unknown column.' },
      { row: 1, column: 'remarks', issue: 'Unknown column.' },
      { row: 1, column: 'name', issue: 'This column is missing.' },
    ],
  });
  const mapping = JSON.stringify({ Customer: 'name', Remarks: '' });
  expect(await run('organisations', sheet, { mapping })).toMatchObject({ status: 'completed', accepted: 1 });
});

test('records are recognized by their references', async () => {
  const { reference, id } = await company();
  const again = await run(
    'organisations',
    csvOf([
      ['reference', 'name'],
      [reference.toLowerCase(), 'Other name'],
    ]),
  );
  expect(again).toMatchObject({ accepted: 0, refused: [{ row: 2, column: 'reference' }] });
  const contacts = csvOf([
    ['organisation', 'name', 'city', 'country'],
    [reference, 'Kowalski', 'Gdynia', 'Poland'],
    [id, 'Kowalski', 'Gdynia', 'PL'],
    ['Nobody', 'Kowalski', '', ''],
  ]);
  expect(await run('contacts', contacts)).toMatchObject({
    accepted: 1,
    refused: [
      { row: 3, column: '' },
      { row: 4, column: 'organisation' },
    ],
  });
  const { reference: po } = await shipment();
  expect(await run('shipments', shipmentRows(reference, [po]))).toMatchObject({
    accepted: 0,
    refused: [{ row: 2, column: 'reference' }],
  });
});

test('the reference of a company that was merged twice means the company that took over last', async () => {
  const [first, second, last] = [await company(), await company(), await company()];
  const merge = (from: string, into: string) =>
    dispatcher.request('POST', `/api/organisations/${from}/merge`, { into });
  expect((await merge(first.id, second.id)).statusCode).toBe(200);
  expect((await merge(second.id, last.id)).statusCode).toBe(200);
  const contacts = csvOf([
    ['organisation', 'name', 'city', 'country'],
    [first.reference, 'Kowalski', 'Gdynia', 'PL'],
    [first.id, 'Nowak', 'Gdynia', 'PL'],
    [second.reference, 'Lis', 'Gdynia', 'PL'],
  ]);
  expect(await run('contacts', contacts)).toMatchObject({ accepted: 3, refused: [] });
  const owners = await product.database.sql`
    select distinct organisation_id from address_book_contacts where name in ('Kowalski', 'Nowak', 'Lis')
      and organisation_id in (${first.id}, ${second.id}, ${last.id})`;
  expect([...owners]).toEqual([{ organisation_id: last.id }]);
});

test('an interrupted import goes on where it stopped, and two workers do not double a row', async () => {
  const prefix = unique('Resume');
  const rows = Array.from({ length: 1_200 }, (_, index) => [`${prefix} ${String(index).padStart(4, '0')}`]);
  const { id } = (await send('organisations', csvOf([['name'], ...rows]))).json();
  let transactions = 0;
  const { database } = product.dependencies;
  const interrupted: typeof database = {
    ...database,
    transaction: (work) => {
      transactions += 1;
      if (transactions > 2) throw new Error('The process was killed.');
      return database.transaction(work);
    },
  };
  await expect(
    runImport({ ...product.dependencies, database: interrupted })({ import_id: id }),
  ).rejects.toThrow();
  expect(await find(id)).toMatchObject({ status: 'running', processed: 500, rows: 1_200 });
  const worker = runImport(product.dependencies);
  await Promise.all([worker({ import_id: id }), worker({ import_id: id })]);
  expect(await find(id)).toMatchObject({ status: 'completed', accepted: 1_200, processed: 1_200 });
  const [stored] =
    await database.sql`select count(*)::int as n from organisations where name like ${`${prefix}%`}`;
  expect(stored).toEqual({ n: 1_200 });
  expect((await undo(id)).statusCode).toBe(202);
  expect(await find(id)).toMatchObject({ status: 'undoing' });
  await worker({ import_id: id });
  expect(await find(id)).toMatchObject({ status: 'undone' });
});

test.each(SHEET_KINDS)('the template of %s is valid, as CSV and as XLSX', async (kind) => {
  const text = (await dispatcher.request('GET', `/api/imports/templates/${kind}`)).body;
  const xlsx = (await dispatcher.request('GET', `/api/imports/templates/${kind}?format=xlsx`)).rawPayload;
  const [sheet] = (await readXlsx(new Uint8Array(xlsx))).sheets;
  expect(sheet?.rows).toHaveLength(2);
  expect(text.split('\r\n')[0]).toBe(sheet?.rows[0]?.join(','));
  if (kind === 'organisations')
    expect(await run(kind, text, { dry_run: 'true' })).toMatchObject({ accepted: 1, refused: [] });
  const filled = sheet?.rows.map((row) =>
    row.map((cell) => (cell === 'MAAS' || cell === 'PO-4711' ? null : cell)),
  );
  const { reference: organisation } = await company();
  const { reference } = await shipment();
  const [header = [], example = []] = filled ?? [];
  const known: Record<string, string> = { organisation, tracking_number: reference, reference: unique('T') };
  const row = example.map((cell, index) => known[String(header[index])] ?? cell);
  const bytes = await writeXlsx({ sheets: [{ name: kind, rows: [header, row] }] });
  const result = await run(kind, new Uint8Array(bytes), { dry_run: 'true' });
  expect(result.refused).toEqual([]);
  expect(result).toMatchObject({ status: 'completed', accepted: 1 });
});

test('files that are neither CSV nor XLSX are refused', async () => {
  expect((await send('organisations', new Uint8Array([0xff, 0xfe, 0, 1]))).statusCode).toBe(422);
  expect((await send('pirates' as ImportKind, 'name\nx')).statusCode).toBe(422);
  expect(await run('organisations', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2]))).toMatchObject({
    status: 'failed',
    refused: [{ row: 1, column: '' }],
  });
  const customer = await product.signIn('customer');
  expect((await customer.request('GET', '/api/imports')).statusCode).toBe(403);
});
