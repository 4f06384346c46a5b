import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookedBySea } from '#server/documents/documents-for-tests.ts';
import { SOURCES } from '#server/privacy/own-records.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { leavesOf, rowsOf, tracesOf } from './ownership-traces.ts';
import { type Belongings, type Customer, createBelongings } from './ownership-world.ts';

/** Tables that a data export leaves out, with the reason. */
const NOT_COPIED: Record<string, string> = {
  idempotency_keys: 'responses to repeated calls, for two days; exported from their own tables',
  password_reset_tokens: 'hashed tokens only',
  shared_rate_limits: 'rate limit counters by hashed keys, for minutes',
  sign_in_challenges: 'hashed tokens, for minutes',
  spent_passkey_challenges: 'hashes of random numbers, for a day; not personal',
  installation: 'about the installation',
  migrations: 'about the installation',
  invoice_numbers: 'the last number of each year',
  file_chunks: 'the bytes of files, which their people download one by one; their rows are exported',
  uploads: 'bytes on their way to becoming a file, for a day; the file is exported',
  upload_chunks: 'the same',
  object_deletions: 'ids of objects to delete',
  message_mentions: 'whose names a message contains; the message is exported',
  search_terms: 'search terms of all shipments, without their owner; exported from their source',
  renamed_clients: 'whose shipments get other search words, for minutes',
  shipment_counters: 'sums of exported shipments',
  document_counters: 'sums',
  status_counters: 'sums',
  client_counters: 'sums of exported shipments',
  quote_counters: 'sums',
  invoice_counters: 'sums of exported invoices',
  billed_names: 'names that the exported invoices state',
  payment_reminders: 'when the exported invoices were reminded of',
  reminder_settings: 'about the company',
  debt_counters: 'sums of exported shipments and invoices',
  customs_holds: 'since when the exported shipments are in customs, from their events',
  message_threads: 'when the newest of the exported messages were written',
  spending_counters: 'sums of what is copied from shipments',
  milestone_retractions: 'which of the exported milestones no longer count',
  milestone_overrides: 'which of the exported milestones staff have chosen',
  test_runs: 'how far the scripts of the test numbers have run',
  stuffing: 'which of the exported cargo lines are in which of the exported boxes',
  charge_codes: 'about the company',
  exchange_rates: 'about the company',
  rate_sheet_mappings: 'names of columns',
  rate_zones: 'about the company',
  quote_options: 'what the exported quotes offered; the accepted one is the exported price',
  offer_links: 'hashes of the links that open the offers of the exported quotes',
  spot_requests: 'rates that staff requested from carriers, and their answers',
  tariffs: 'what the company charges and pays, also by contract with organisations',
  tariff_versions: 'when staff changed them',
  tariff_lines: 'the same',
  api_keys: 'hashes of the keys of programs; who made them is in the audit log',
  deleted_records: 'ids of what was deleted, for 90 days',
  imports: 'which files staff imported, for a year; the records are exported',
  import_chunks: 'files on their way to becoming records',
  import_rows: 'the same',
  import_issues: 'why rows of those files were refused, for a year',
  imported_records: 'which records an import added, and their numbers in other systems',
  opening_balances: 'debts of organisations from a former system',
  carrier_feeds: 'where the events of a carrier come from',
  carrier_pushes: 'how many events a carrier has pushed',
  webhooks: 'where programs of the organisation receive events',
  webhook_deliveries: 'what was sent there for 30 days; exported from its own tables',
  exceptions:
    'the forwarder’s own notes about a shipment; of the text for the customer, the notification is exported',
  customs_declarations: 'what the forwarder declares to customs; the customer reads its state',
  tasks: 'what the forwarder’s staff do for a shipment',
  carrier_bookings: 'what the forwarder buys from carriers',
  carrier_cut_offs: 'the same',
  carrier_costs: 'what that costs',
  carrier_cost_shares: 'which of the exported charges share it',
  carrier_booking_shipments: 'which of the exported shipments are part of it',
  supplier_bills: 'what suppliers bill the forwarder',
  supplier_bill_lines: 'for which costs',
  supplier_bill_charges: 'what was expected of those costs',
  forwarding_files: 'the forwarder’s own notes: file number, owners among its staff, labels',
  file_number_series: 'the last number of each series',
  document_numbers: 'the last number of each series',
  legal_entities: 'about the company',
  branches: 'about the company',
  devices:
    'things of the company, by the name and vehicle that staff give them; who travels with one is written nowhere',
  device_assignments: 'which of those things carries a shipment',
  latest_positions: 'where those things are; of a shipment, its own live row is copied',
  positions: 'where those things were, for 30 days',
  implausible_positions: 'where those things reported that they were, and were rejected, for 30 days',
};

/** Tables that retain data of an erased person, with the reason. Everything else must be deleted. */
const RETAINED: Record<string, string> = {
  invoices: 'tax law: the customer of each invoice',
  invoice_lines: 'tax law',
  payment_reminders: 'tax law: part of the invoices',
  payments: 'tax law: what was paid of the invoices',
  opening_balances: 'tax law: what was paid of invoices of a former system, by their numbers',
  shipping_documents: 'customs and carriage law: issued documents, which banks and carriers hold as well',
  shipments: 'customs law: route and cargo, without the person, addresses and instructions',
  shipment_charges: 'tax law: the price components',
  shipment_references: 'customs and carriage law: the numbers of transport documents and orders',
  cargo_lines: 'customs law: the goods',
  equipment: 'customs law: the containers and their verified weights',
  stuffing: 'customs law: what was in each container',
  leg_details: 'customs law: vessels, voyages and flights',
  customs_declarations: 'customs law: what was declared',
  milestones: 'customs law: when and where the goods moved',
  milestone_retractions: 'the same',
  milestone_overrides: 'the same',
  exceptions: 'what went wrong with the retained shipment, for claims',
  tasks: 'what staff did for the retained shipment',
  carrier_cost_shares: 'tax law: which charges share a cost',
  carrier_booking_shipments: 'which shipments a booking with a carrier contains',
  supplier_bill_lines: 'tax law: which costs of the shipment a supplier has billed',
  forwarding_files: 'the number of the file in the books',
  tariffs: 'tax law: what staff agreed, which retained prices name (decision 0120)',
  tariff_lines: 'the same',
  search_terms: 'search terms of the retained cargo descriptions',
  audit_log: 'append-only evidence; the name behind its ids is erased',
  mail_outbox: 'the mail that confirms the erasure, for 30 days',
};

const NAMES = /ostrander|lindqvistle|quaverton|5550137788|bramblecote/i;

let product: TestApp;
let ada: Customer;
let ben: Customer;
let staff: Customer;
let adas: Belongings;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('admin');
  ben = await product.signIn('customer');
  await createBelongings(product, ben, { word: 'Quillfeather', origin_city: 'Seattle', digit: 7 });
  ada = await product.signIn('customer');
  adas = await createBelongings(product, ada, { word: 'Ostrander', origin_city: 'Houston', digit: 3 });
  await liveABit(ada);
});
afterAll(() => product.close());

/** Creates data of the person in every table that can hold some. */
async function liveABit({ email, user_id, request }: Customer): Promise<void> {
  const { visitor, database } = product;
  const key = { 'idempotency-key': 'a key of hers' };
  await request(
    'POST',
    '/api/people/profile',
    { full_name: 'Ostrander Lindqvistle', company_name: 'Quaverton' },
    key,
  );
  await visitor.request('POST', '/api/contact', {
    name: 'Ostrander Lindqvistle',
    email,
    phone: '555 013 7788',
    message: 'Bramblecote 7 is my address',
  });
  await visitor.request('POST', '/api/subscriptions', { email, list: 'newsletter' });
  await visitor.request('POST', `/api/tracking/${adas.tracking_number}/followers`, { email });
  await database.sql`insert into job_applications (id, job_slug, job_title, full_name, email, phone, message, cv_name, cv_type, cv)
    values (gen_random_uuid(), 'j', 'J', 'Ostrander Lindqvistle', ${email}, '5550137788', 'Lindqvistle', 'lindqvistle.pdf', 'application/pdf', 'CV of Ostrander')`;
  await visitor.request('POST', '/api/quotes', {
    email: email.toUpperCase(),
    contact_name: 'Ostrander Lindqvistle',
    phone: '5550137788',
    origin: 'Bramblecote, Houston',
    destination: 'Rotterdam',
    transport_modes: ['ocean'],
  });
  await request('POST', '/api/people/email-change', { email: 'lindqvistle@test.example' });
  await request('POST', '/api/notifications/preferences', { kind: 'status_changed', delivery: 'off' });
  await visitor.request('POST', '/api/people/password-reset-request', { email });
  await staff.request('POST', `/api/shipments/${adas.shipment_id}`, {
    version: 1,
    special_instructions: 'Ring at Bramblecote 7',
  });
  await database.sql`insert into console_views (user_id, name, address) values (${user_id}, 'Lindqvistle', '/admin')`;
  await database.sql`insert into shipping_instructions (shipment_id, instructions) values (${adas.shipment_id},
    '{"consignee": {"name": "Quaverton Lindqvistle", "contact": "5550137788"}}')`;
  await database.sql`insert into shipment_parties (id, shipment_id, position, role, name)
    values (gen_random_uuid(), ${adas.shipment_id}, 0, 'consignee', 'Quaverton Lindqvistle')`;
  await database.sql`insert into shipping_documents
    (id, shipment_id, document_type, document_number, document_data, verification_code)
    values (gen_random_uuid(), ${adas.shipment_id}, 'packing_list', 'PL-1', '{"shipper": "Bramblecote"}', 'code')`;
}

/** Converts a PostgreSQL timestamp to its JSON form. */
function asWritten(leaf: string): string {
  return /^\d{4}-\d\d-\d\dT.*\+00:00$/.test(leaf) ? new Date(leaf).toISOString() : leaf;
}

async function copyOf(person: Customer): Promise<Record<string, string>> {
  const response = await person.request('GET', '/api/privacy/export');
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  const files = unzipSync(new Uint8Array(response.rawPayload));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

async function tables(): Promise<string[]> {
  const rows = await product.database
    .sql`select tablename from pg_tables where schemaname = 'public' order by 1`;
  return rows.map(({ tablename }) => tablename);
}

describe('a data export', () => {
  test('covers every table, or states why not', async () => {
    const copied = SOURCES.map(({ table }) => getTableName(table));
    expect((await tables()).filter((table) => !copied.includes(table) && !(table in NOT_COPIED))).toEqual([]);
  });

  test('contains all values of the person’s rows except secrets', async () => {
    const rows = await rowsOf(product.database, ada);
    const files = await copyOf(ada);
    const json = Object.entries(files).filter(([name]) => name.startsWith('json/'));
    const values = new Set(json.flatMap(([, text]) => leavesOf(JSON.parse(text))));
    const missing = rows.flatMap((line) => {
      const [table = ''] = line.split(' ');
      const row = JSON.parse(line.slice(table.length + 1));
      const source = SOURCES.find((one) => getTableName(one.table) === table);
      // A colleague's row about her records, and the fields she may not read.
      if (!source || (table === 'audit_log' && row.subject_id !== ada.user_id)) return [];
      if (['notifications', 'members'].includes(table) && row.user_id !== ada.user_id) return [];
      if (table === 'mail_outbox' && row.recipient !== ada.email) return [];
      const columns = getTableColumns(source.table);
      const leftOut = [...(source.without ?? []).map((field) => columns[field]?.name), 'words', 'actor_id'];
      return Object.entries(row)
        .filter(([column]) => !leftOut.includes(column) && !/_by$/.test(column))
        .flatMap(([column, value]) => leavesOf(value).map((leaf) => `${table}.${column}: ${asWritten(leaf)}`))
        .filter((line) => !values.has(line.slice(line.indexOf(': ') + 2)));
    });
    expect(missing).toEqual([]);
    expect(files['your-data.html']).toContain('Bramblecote 7 is my address');
    expect(
      Object.entries(files).some(([name, text]) => name.startsWith('files/') && text === 'CV of Ostrander'),
    ).toBe(true);
  });

  test('contains no other person’s data and no secrets', async () => {
    const all = Object.values(await copyOf(ada)).join('\n');
    expect(all).toContain('our staff');
    expect(all).not.toContain(staff.user_id);
    expect(all).not.toMatch(/Quillfeather|Test admin|argon2|token_hash|sealed_key/);
    const [session] = await product.database.sql`select * from sessions where user_id = ${ada.user_id}`;
    expect((await tracesOf(product.database, ben)).filter((trace) => all.includes(trace))).toEqual([]);
    for (const key of [session?.token_hash, session?.token].filter(Boolean)) expect(all).not.toContain(key);
    expect(Object.values(await copyOf(staff)).join('\n')).not.toMatch(NAMES);
  });

  test('leaves out records of an address that is not verified', async () => {
    await product.database.sql`update users set email_verified = false where id = ${ada.user_id}`;
    const files = await copyOf(ada);
    await product.database.sql`update users set email_verified = true where id = ${ada.user_id}`;
    expect(JSON.parse(files['json/messages.json'] ?? '').contact_messages).toEqual([]);
    expect(JSON.parse(files['json/quotes.json'] ?? '').quotes).toEqual([]);
  });
});

describe('erasure', () => {
  const erase = (person: Customer, confirmation: string) =>
    person.request('POST', '/api/privacy/erasure', { confirmation });

  test('is refused while shipments or invoices are open, for a wrong address, and without recent authentication', async () => {
    expect((await erase(ada, ben.email)).json().code ?? '').not.toBe('');
    const refused = await erase(ada, ada.email);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain(adas.tracking_number);
    expect(refused.body).toContain(adas.invoice_number);
    expect((await ada.request('GET', '/api/privacy/erasure')).json()).toMatchObject({
      shipments: { numbers: [adas.tracking_number], more: 0 },
      invoices: { numbers: [adas.invoice_number], more: 0 },
      is_last_admin: false,
    });
    expect((await erase(staff, staff.email)).json().detail).toContain('only admin');
    await product.database
      .sql`update sessions set reauthenticated_at = now() - interval '1 hour' where user_id = ${ada.user_id}`;
    expect((await erase(ada, ada.email)).statusCode).toBe(403);
    expect((await ada.request('GET', '/api/privacy/export')).statusCode).toBe(403);
    await product.database.sql`update sessions set reauthenticated_at = now() where user_id = ${ada.user_id}`;
  });

  test('is refused while the company owes what no invoice states', async () => {
    const { sql: query } = product.database;
    const eve = await product.signIn('customer');
    const read = async () => (await eve.request('GET', '/api/privacy/erasure')).json();
    expect(await read()).toMatchObject({ has_debts: false });
    await query`insert into opening_balances (id, organisation_id, reference, amount_cents, currency, issued_on, due_on)
      values (gen_random_uuid(), ${eve.organisation_id}, 'F 1', 100, 'EUR', '2026-01-01', '2026-01-31')`;
    const refused = await erase(eve, eve.email);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'STILL_NEEDED']);
    await query`update opening_balances set paid_at = now() where organisation_id = ${eve.organisation_id}`;
    const number = await bookedBySea(eve);
    await query`update shipments set status = 'delivered', price_status = 'confirmed' where tracking_number = ${number}`;
    expect(await read()).toMatchObject({
      has_debts: true,
      shipments: { numbers: [] },
      invoices: { numbers: [] },
    });
    await query`update shipments set price_status = 'indicative' where tracking_number = ${number}`;
    expect(await read()).toMatchObject({ has_debts: false });
  });

  test('deletes everything except what the law requires, and frees the address', async () => {
    const { sql: query } = product.database;
    await query`update shipments set status = 'delivered' where id = ${adas.shipment_id}`;
    await query`update invoices set status = 'Paid', paid_at = now() where id = ${adas.invoice_id}`;
    await query`update opening_balances set paid_at = now(), note = 'Ask Ostrander'
      where organisation_id = ${ada.organisation_id}`;
    const bens = await rowsOf(product.database, ben);
    const response = await erase(ada, ada.email);
    expect(response.statusCode, response.body).toBe(200);

    const left: Record<string, string[]> = {};
    for (const table of await tables())
      for (const { text } of await query`select row_to_json(t)::text as text from ${query(table)} t`)
        if (NAMES.test(text) || text.includes(ada.email)) left[table] = [...(left[table] ?? []), text];
    expect(Object.keys(left).filter((table) => !(table in RETAINED))).toEqual([]);
    expect(left.mail_outbox).toHaveLength(1);
    expect(left.search_terms).toEqual(['{"word":"ostrander"}']);
    expect(left.shipments?.join()).not.toMatch(/Street|instructions"?:"Ostrander|Bramblecote|Lindqvistle/);
    expect(left.shipping_documents).toHaveLength(1);
    expect(
      await query`select organisation_id, note from opening_balances where reference = 'Ostrander 4711'`,
    ).toEqual([{ organisation_id: null, note: '' }]);
    const [shipment] = await query`select * from shipments where id = ${adas.shipment_id}`;
    expect(shipment).toMatchObject({
      organisation_id: null,
      contact_id: null,
      origin_city: 'Houston',
      origin_address: '',
    });
    expect(await query`select from quotes where lower(email) = ${ada.email}`).toHaveLength(0);
    expect(await rowsOf(product.database, ben)).toEqual(bens);

    expect((await ada.request('GET', '/api/people/profile')).statusCode).toBe(401);
    const again = { full_name: 'Somebody New', email: ada.email, password: 'a wholly new password' };
    expect((await product.visitor.request('POST', '/api/people/sign-up', again)).statusCode).toBe(201);
    expect(await query`select from users where email = ${ada.email}`).toHaveLength(1);
  });

  test('can be done by an admin only on a written request, and is audited', async () => {
    const cleo = await product.signIn('customer');
    const dispatcher = await product.signIn('dispatcher');
    const of = `/api/people/${cleo.user_id}/erasure`;
    expect((await dispatcher.request('POST', of, { confirmation: cleo.email })).statusCode).toBe(403);
    expect((await staff.request('POST', of, { confirmation: ada.email })).statusCode).toBe(409);
    expect((await staff.request('POST', of, { confirmation: cleo.email })).statusCode).toBe(200);
    expect((await staff.request('POST', of, { confirmation: cleo.email })).statusCode).toBe(404);
    const trail = await product.database.db.execute(
      sql`select actor_id, subject_id, detail from audit_log where action = 'privacy.eraseFor'`,
    );
    expect([...trail]).toEqual([
      { actor_id: staff.user_id, subject_id: cleo.user_id, detail: { shipments_kept: 0 } },
    ]);
  });

  test('one admin stays when two erase themselves at once', async () => {
    const other = await product.signIn('admin');
    const responses = await Promise.all([erase(staff, staff.email), erase(other, other.email)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
