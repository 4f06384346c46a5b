import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportKind, SHEET_KINDS } from '#domain/imports/import-kind.ts';
import { sendForm } from '../form-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { runImport } from './run-import.ts';

let product: TestApp;
let dispatcher: TestPerson;
let count = 0;

beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

type Row = readonly (string | number)[];
const csvOf = (rows: readonly Row[]) => rows.map((row) => row.join(',')).join('\n');
const unique = (prefix: string) => {
  count += 1;
  return `${prefix}-${count}`;
};

async function send(kind: ImportKind, content: string | Uint8Array, options: Record<string, string> = {}) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([content as BlobPart], 'sheet.csv'));
  for (const [name, value] of Object.entries(options)) form.set(name, value);
  return sendForm(product.app, dispatcher, '/api/imports', form);
}

const find = async (id: string) => (await dispatcher.request('GET', `/api/imports/${id}`)).json();
const undo = (id: string) => dispatcher.request('POST', `/api/imports/${id}/undo`, {});

async function run(kind: ImportKind, content: string | Uint8Array, options: Record<string, string> = {}) {
  const response = await send(kind, content, options);
  expect(response.statusCode, response.body).toBe(202);
  const { id } = response.json();
  await runImport(product.dependencies)({ import_id: id });
  return find(id);
}

/** A company with the reference. */
async function company(reference = unique('CO')) {
  const result = await run(
    'organisations',
    csvOf([
      ['reference', 'name'],
      [reference, `Company ${reference}`],
    ]),
  );
  expect(result).toMatchObject({ status: 'completed', accepted: 1 });
  const { organisations } = (
    await dispatcher.request('GET', `/api/organisations?q=${encodeURIComponent(`Company ${reference}`)}`)
  ).json();
  return { reference, id: organisations[0].id as string, import_id: result.id as string };
}

const SHIPMENT = {
  transport_mode: 'sea',
  origin_city: 'Shanghai',
  origin_country: 'CN',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Tiles',
  cargo_weight: 900,
};

function shipmentRows(
  organisation: string,
  references: readonly string[],
  change: Record<string, string> = {},
) {
  const fields = { ...SHIPMENT, ...change };
  return csvOf([
    ['organisation', 'reference', ...Object.keys(fields)],
    ...references.map((reference) => [organisation, reference, ...Object.values(fields)]),
  ]);
}

async function shipment() {
  const { reference: organisation } = await company();
  const reference = unique('PO');
  const result = await run(
    'shipments',
    shipmentRows(organisation, [reference], { 'price.amount': '120000', 'price.currency': 'USD' }),
  );
  expect(result).toMatchObject({ status: 'completed', accepted: 1, refused: [] });
  const [stored] = await product.database.sql`
    select tracking_number from shipments join shipment_references on shipment_id = shipments.id
    where value = ${reference}`;
  return {
    reference,
    import_id: result.id as string,
    tracking_number: stored?.tracking_number as string,
  };
}

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
      [`${name} 2`, 'N/A', 'EURO', 'soon', 'pirate', '', ''],
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
    { row: 3, column: 'payment_terms_days', issue: 'Enter a number.' },
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

test('shipments, their milestones and their charges are imported by reference', async () => {
  const { reference, tracking_number } = await shipment();
  const milestones = csvOf([
    ['tracking_number', 'code', 'classifier', 'occurred_at', 'source'],
    [reference, 'PICK', 'ACT', '2026-01-02T10:00:00+08:00', 'carrier'],
    [tracking_number, 'PICK', 'ACT', '2026-01-02T10:00:00+08:00', 'carrier'],
    [reference, 'PICK', 'ACT', 'yesterday', 'carrier'],
  ]);
  const reported = await run('milestones', milestones);
  expect(reported).toMatchObject({
    accepted: 1,
    refused: [
      { row: 3, column: '' },
      { row: 4, column: 'occurred_at' },
    ],
  });
  const charges = csvOf([
    ['tracking_number', 'reference', 'charge_code', 'side', 'rate.amount', 'rate.currency', 'reason'],
    [reference, unique('CH'), 'FRT', 'sell', 5000, 'USD', 'Migration'],
    [reference, unique('CH'), 'NOPE', 'sell', 5000, 'USD', 'Migration'],
  ]);
  const charged = await run('charges', charges);
  expect(charged).toMatchObject({ accepted: 1, refused: [{ row: 3, column: 'charge_code' }] });
  const total = async () =>
    (await dispatcher.request('GET', `/api/shipments/${tracking_number}/charges`)).json().total;
  expect(await total()).toEqual({ amount: 125_000, currency: 'USD' });
  expect((await undo(charged.id)).statusCode).toBe(202);
  expect(await total()).toEqual({ amount: 120_000, currency: 'USD' });
  expect((await undo(reported.id)).statusCode).toBe(202);
  const { milestones: recorded } = (
    await dispatcher.request('GET', `/api/shipments/${tracking_number}/milestones`)
  ).json();
  expect(
    recorded.filter(
      ({ source, retracted }: { source: string; retracted: boolean }) => source === 'carrier' && !retracted,
    ),
  ).toEqual([]);
  expect(await run('milestones', milestones)).toMatchObject({
    accepted: 1,
    refused: [{ row: 3 }, { row: 4 }],
  });
});

test('many shipments are imported with all their records, and only the row that the database refuses is left out', async () => {
  const { sql } = product.database;
  const { reference: organisation } = await company();
  const references = Array.from({ length: 60 }, () => unique('MANY'));
  const refused = 52;
  const sheet = shipmentRows(organisation, references).split('\n');
  sheet[refused - 1] = sheet[refused - 1]?.replace('Tiles', 'Refused tiles') ?? '';
  await sql.unsafe(`
    create function refuse_tiles() returns trigger language plpgsql as $$ begin
      if exists (select from shipments where id = new.shipment_id and cargo_description = 'Refused tiles') then
        raise 'refused' using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger refuse_tiles before insert on tracking_events for each row execute function refuse_tiles()`);
  const result = await run('shipments', sheet.join('\n')).finally(() =>
    sql.unsafe('drop function refuse_tiles cascade'),
  );
  expect(result).toMatchObject({
    status: 'completed',
    accepted: 59,
    refused: [{ row: refused, column: '', issue: 'This row couldn’t be stored.' }],
  });
  const [complete] = await sql`
    select count(*)::int as shipments from shipments join shipment_references r on r.shipment_id = shipments.id
    where r.value = any(${references}) and cargo_description = 'Tiles'
      and exists (select from route_legs where shipment_id = shipments.id)
      and exists (select from route_waypoints where shipment_id = shipments.id)
      and exists (select from milestones where shipment_id = shipments.id)
      and (select count(*) from tracking_events where shipment_id = shipments.id) = 1`;
  expect(complete).toEqual({ shipments: 59 });
});

test('rows over a credit limit, which those before them use up, need a reason', async () => {
  const { reference, id } = await company();
  await dispatcher.request('PATCH', `/api/organisations/${id}`, { credit_limit_cents: 240_000 });
  const price = { 'price.amount': '120000', 'price.currency': 'USD' };
  const two = [unique('PO'), unique('PO'), unique('PO')];
  expect(await run('shipments', shipmentRows(reference, two, price))).toMatchObject({
    accepted: 2,
    refused: [
      {
        row: 4,
        column: 'credit_reason',
        issue: 'This booking is over the company’s credit limit. Enter a reason to continue.',
      },
    ],
  });
  const explained = shipmentRows(reference, [unique('PO')], { ...price, credit_reason: 'Prepaid' });
  expect(await run('shipments', explained)).toMatchObject({ accepted: 1, refused: [] });
});

test('charges of one shipment are undone together, to the price that it was booked at', async () => {
  const { reference, tracking_number } = await shipment();
  const path = `/api/shipments/${tracking_number}/charges`;
  const read = async (side: string) => (await dispatcher.request('GET', `${path}?side=${side}`)).json();
  const before = (await read('sell')).total;
  const row = (side: string, amount: number) => [
    reference,
    unique('CH'),
    'DOC',
    side,
    amount,
    'USD',
    'Migration',
  ];
  const charged = await run(
    'charges',
    csvOf([
      ['tracking_number', 'reference', 'charge_code', 'side', 'rate.amount', 'rate.currency', 'reason'],
      row('sell', 5000),
      row('buy', 3000),
      row('sell', 2500),
    ]),
  );
  expect(charged).toMatchObject({ accepted: 3, refused: [] });
  const [taken] = (await read('sell')).charges.slice(-1);
  const removed = await dispatcher.request('PATCH', `${path}/${taken.number}`, { status: 'reversed' });
  expect(removed.statusCode, removed.body).toBe(200);
  expect((await undo(charged.id)).statusCode).toBe(202);
  expect((await read('sell')).total).toEqual(before);
  const statuses = async (side: string) =>
    (await read(side)).charges
      .filter(({ charge_code }: { charge_code: string }) => charge_code === 'DOC')
      .map(({ status }: { status: string }) => status);
  expect(await statuses('sell')).toEqual(['reversed', 'reversed']);
  expect(await statuses('buy')).toEqual(['reversed']);
});

test('imported charges and milestones notify nobody', async () => {
  const { reference, tracking_number } = await shipment();
  const customer = await product.signIn('customer');
  const { sql: query } = product.database;
  await query`update shipments set organisation_id = ${customer.organisation_id}
    where tracking_number = ${tracking_number}`;
  await query`insert into followers (id, shipment_id, email, token_hash, confirmed_at)
    select gen_random_uuid(), id, 'follower@silent.example', ${tracking_number}, now() from shipments where tracking_number = ${tracking_number}`;
  const charges = await run(
    'charges',
    csvOf([
      ['tracking_number', 'reference', 'charge_code', 'side', 'rate.amount', 'rate.currency', 'reason'],
      [reference, unique('CH'), 'DOC', 'sell', 5000, 'USD', 'Migration'],
    ]),
  );
  const milestones = await run(
    'milestones',
    csvOf([
      ['tracking_number', 'code', 'classifier', 'occurred_at', 'source'],
      [reference, 'FOH', 'ACT', '2026-01-02T10:00:00+08:00', 'carrier'],
    ]),
  );
  expect([charges.refused, milestones.refused]).toEqual([[], []]);
  const [stored] = await query`select status from shipments where tracking_number = ${tracking_number}`;
  expect(stored).toEqual({ status: 'picked_up' });
  expect((await undo(charges.id)).statusCode).toBe(202);
  expect(await query`select from notifications where user_id = ${customer.user_id}`).toHaveLength(0);
  expect(
    await query`select from mail_outbox where recipient in (${customer.email}, 'follower@silent.example') and text like ${`%${tracking_number}%`}`,
  ).toHaveLength(0);
});

test('imported milestones resolve a delay without an event for the customer', async () => {
  const { reference, tracking_number } = await shipment();
  const customer = await product.signIn('customer');
  const { sql: query } = product.database;
  const [delayed] = await query`update shipments set organisation_id = ${customer.organisation_id}
    where tracking_number = ${tracking_number} returning id`;
  await query`insert into webhooks (id, organisation_id, url, events, secret)
    values (gen_random_uuid(), ${customer.organisation_id}, 'https://receiver.example/', '{*}', '')`;
  await query`insert into exceptions (id, shipment_id, code, severity, customer_text, raised_at)
    values (gen_random_uuid(), ${delayed?.id}, 'DELAY', 'medium', 'Late.', now())`;
  const { refused } = await run(
    'milestones',
    csvOf([
      ['tracking_number', 'code', 'classifier', 'occurred_at', 'source'],
      [reference, 'DLV', 'ACT', '2026-01-02T10:00:00+08:00', 'carrier'],
    ]),
  );
  expect(refused).toEqual([]);
  expect(await query`select resolution from exceptions where shipment_id = ${delayed?.id}`).toEqual([
    { resolution: 'Delivered.' },
  ]);
  expect(await query`select type from webhook_deliveries where object = ${tracking_number}`).toEqual([]);
});

test('opening balances count as debts until they are undone', async () => {
  const { reference, id } = await company();
  const balances = csvOf([
    ['organisation', 'reference', 'balance.amount', 'balance.currency', 'issued_on', 'due_on'],
    [reference, 'INV-1', 18_450, 'USD', '2026-01-01', '2026-01-31'],
    [reference, 'INV-2', 100, 'USD', '2026-01-31', '2026-01-01'],
  ]);
  const result = await run('opening_balances', balances);
  expect(result).toMatchObject({ accepted: 1, refused: [{ row: 3, column: 'due_on' }] });
  const credit = async () => (await dispatcher.request('GET', `/api/organisations/${id}/credit`)).json();
  expect(await credit()).toMatchObject({ due_cents: 18_450, overdue_cents: 18_450 });
  expect((await undo(result.id)).statusCode).toBe(202);
  expect(await find(result.id)).toMatchObject({ status: 'undone' });
  expect(await credit()).toMatchObject({ due_cents: 0 });
});

test('an import is undone unless one of its records has been used', async () => {
  const { reference, id, import_id } = await company();
  const contacts = await run(
    'contacts',
    csvOf([
      ['organisation', 'name'],
      [reference, 'Kowalski'],
    ]),
  );
  const refused = await undo(import_id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'USED']);
  expect(refused.json().detail ?? refused.json().message).toContain(`Company ${reference}`);
  expect((await undo(contacts.id)).statusCode).toBe(202);
  expect((await undo(import_id)).statusCode).toBe(202);
  expect(await find(import_id)).toMatchObject({ status: 'undone' });
  expect((await dispatcher.request('GET', `/api/organisations/${id}`)).statusCode).toBe(404);
  expect((await undo(import_id)).json().code).toBe('NOTHING_TO_UNDO');
  const open = await shipment();
  expect((await undo(open.import_id)).statusCode).toBe(202);
  const used = await shipment();
  await dispatcher.request('POST', `/api/shipments/${used.tracking_number}/status`, { status: 'picked_up' });
  expect((await undo(used.import_id)).json()).toMatchObject({ code: 'USED' });
});

test('shipments whose file or costs staff have changed stay when their import is undone', async () => {
  const edited = await shipment();
  const path = `/api/shipments/${edited.tracking_number}`;
  const { etag } = (await dispatcher.request('GET', path)).headers;
  const references = [{ kind: 'CUSTOMER', value: edited.reference }];
  const saved = await dispatcher.request(
    'PUT',
    `${path}/references`,
    { references: [...references, { kind: 'HBL', value: unique('HBL') }] },
    { 'if-match': etag as string },
  );
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await undo(edited.import_id)).json()).toMatchObject({ code: 'USED' });

  const charged = await shipment();
  const added = await dispatcher.request('POST', `/api/shipments/${charged.tracking_number}/charges`, {
    charge_code: 'DOC',
    side: 'buy',
    rate: { amount: 3000, currency: 'USD' },
    reason: 'Quoted by phone',
  });
  expect(added.statusCode, added.body).toBe(201);
  expect((await undo(charged.import_id)).json()).toMatchObject({ code: 'USED' });
});

test('staff of some branches undo no import', async () => {
  const { import_id } = await shipment();
  const [branch] = await product.database.sql`
    select branch_id from shipments where id in (select record_id from imported_records where import_id = ${import_id})`;
  const limited = await product.signIn('dispatcher');
  await product.database
    .sql`update profiles set branch_ids = ${[branch?.branch_id ?? limited.user_id]} where user_id = ${limited.user_id}`;
  const response = await limited.request('POST', `/api/imports/${import_id}/undo`, {});
  expect([response.statusCode, response.json().code]).toEqual([403, 'SOME_BRANCHES']);
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
