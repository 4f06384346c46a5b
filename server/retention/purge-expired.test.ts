import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { purgeExpired } from './purge-expired.ts';

const NOW = new Date('2026-11-21T03:15:00Z');

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
});
afterAll(() => product.close());

test.each([
  ['quotes', "status = 'pending'", 729, 1],
  ['quotes', "status = 'pending'", 731, 0],
  ['quotes', "status = 'converted'", 731, 1],
  ['contact_messages', 'true', 729, 1],
  ['contact_messages', 'true', 731, 0],
  ['job_applications', 'true', 364, 1],
  ['job_applications', 'true', 366, 0],
  ['sign_ins', 'true', 179, 1],
  ['sign_ins', 'true', 181, 0],
  ['subscriptions', "status = 'pending'", 6, 1],
  ['subscriptions', "status = 'pending'", 8, 0],
  ['subscriptions', "status = 'confirmed'", 8, 1],
  ['followers', "status = 'pending'", 6, 1],
  ['followers', "status = 'pending'", 8, 0],
  ['followers', "status = 'in_transit'", 400, 1],
  ['followers', "status = 'delivered'", 29, 1],
  ['followers', "status = 'delivered'", 31, 0],
  ['share_links', 'true', -1, 1],
  ['share_links', 'true', 1, 0],
  ['notifications', 'true', 364, 1],
  ['notifications', 'true', 366, 0],
  ['mail_outbox', 'true', 29, 1],
  ['mail_outbox', 'true', 31, 0],
  ['email_changes', 'true', 0, 1],
  ['email_changes', 'true', 2, 0],
  ['shipments', "status = 'delivered'", 2556, 1],
  ['shipments', "status = 'delivered'", 2558, 0],
  ['shipments', "status = 'in_transit'", 2558, 1],
  // Until the seventh year after that of the last event has ended: 2018-12-31 is 2,882 days ago.
  ['invoices', "status = 'Void'", 2881, 1],
  ['invoices', "status = 'Void'", 2883, 0],
  ['invoices', "status = 'Pending'", 2883, 1],
  ['idempotency_keys', 'true', 1, 1],
  ['idempotency_keys', 'true', 3, 0],
] as const)('%s where %s, %d days old: %d remain', async (table, condition, days, staying) => {
  const { sql } = product.database;
  const created_at = new Date(NOW.getTime() - days * 86_400_000).toISOString();
  const status = /'(\w+)'/.exec(condition)?.[1] ?? '';
  await sql.unsafe(`delete from invoices; delete from ${table}`);
  await sql.unsafe(rowOf(table, status), [created_at]);
  await purgeExpired(product.dependencies)({});
  const [left] = await sql.unsafe(`select count(*)::int as number from ${table}`);
  expect(left?.number).toBe(staying);
});

test('followers and invoices are retained from the delivery, not from the last change', async () => {
  const { sql } = product.database;
  await sql`with shipment as (insert into shipments
    (id, tracking_number, origin_city, origin_country, destination_city, destination_country, cargo_description, cargo_weight, cost_cents, status, delivered_at, updated_at)
    values (gen_random_uuid(), 'changed late', 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', 1, 1, 'delivered', now() - interval '9 years', now()) returning id),
    follower as (insert into followers (id, shipment_id, email, token_hash, confirmed_at)
    select gen_random_uuid(), id, 'late@b.example', 'late', now() from shipment)
    insert into invoices (id, number, shipment_id, amount_cents, status, issued_at, paid_at, due_at, carried)
    select gen_random_uuid(), 'late', id, 1, 'Paid', now() - interval '9 years', now() - interval '9 years', now(), '{}' from shipment`;
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  expect(await sql`select from followers where token_hash = 'late'`).toHaveLength(0);
  expect(await sql`select from invoices where number = 'late'`).toHaveLength(0);
});

test('shipments are retained from their delivery or cancellation, not from the last change', async () => {
  const { sql } = product.database;
  const ended = (number: string, status: string, years: number) =>
    sql.unsafe(`with shipment as (insert into shipments
      (id, tracking_number, origin_city, origin_country, destination_city, destination_country, cargo_description, cargo_weight, cost_cents, status, delivered_at, created_at, updated_at)
      values (gen_random_uuid(), '${number}', 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', 1, 1, '${status}',
        ${status === 'delivered' ? `now() - interval '${years} years'` : 'null'}, now() - interval '9 years', now()) returning id)
      insert into tracking_events (id, shipment_id, status, location, occurred_at)
      select gen_random_uuid(), id, '${status}', 'Houston', now() - interval '${years} years' from shipment`);
  await ended('delivered long ago', 'delivered', 8);
  await ended('cancelled long ago', 'cancelled', 8);
  await ended('delivered', 'delivered', 6);
  await ended('cancelled', 'cancelled', 6);
  await ended('under way', 'in_transit', 8);
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  const left = await sql`select tracking_number from shipments where created_at < now() - interval '8 years'`;
  expect(left.map(({ tracking_number }) => tracking_number).toSorted()).toEqual([
    'cancelled',
    'delivered',
    'under way',
  ]);
});

test('an old invoice is deleted with its lines; a newer one keeps its lines', async () => {
  const { sql } = product.database;
  const invoice = async (number: string, years: number) => {
    await sql.unsafe(`with shipment as (insert into shipments
      (id, tracking_number, origin_city, origin_country, destination_city, destination_country, cargo_description, cargo_weight, cost_cents, status, updated_at)
      values (gen_random_uuid(), 'of ${number}', 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', 1, 1, 'delivered', now() - interval '${years} years') returning id),
      invoice as (insert into invoices (id, number, shipment_id, amount_cents, status, issued_at, paid_at, due_at, carried)
      select gen_random_uuid(), '${number}', id, 1, 'Paid', now() - interval '${years} years', now() - interval '${years} years', now(), '{}' from shipment returning id)
      insert into invoice_lines select id, 1, 'Freight', 1 from invoice`);
  };
  await invoice('old', 9);
  await invoice('new', 6);
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  expect(await sql`select number from invoices where number in ('old', 'new')`).toEqual([{ number: 'new' }]);
  const lines =
    await sql`select from invoice_lines l join invoices i on i.id = l.invoice_id where number = 'new'`;
  expect(lines).toHaveLength(1);
  for (const statement of ["delete from invoices where number = 'new'", 'delete from invoice_lines'])
    await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: '23000' });
});

test('an old invoice is deleted together with its credit note', async () => {
  const { sql } = product.database;
  await sql`with shipment as (insert into shipments
    (id, tracking_number, origin_city, origin_country, destination_city, destination_country, cargo_description, cargo_weight, cost_cents, status, updated_at)
    values (gen_random_uuid(), 'credited', 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', 1, 0, 'delivered', now() - interval '9 years') returning id),
    invoice as (insert into invoices (id, number, shipment_id, amount_cents, credited_cents, status, issued_at, due_at, carried)
    select gen_random_uuid(), 'credited', id, 1, 1, 'Credited', now() - interval '9 years', now(), '{}' from shipment returning id, shipment_id)
    insert into invoices (id, number, kind, credits_invoice_id, shipment_id, amount_cents, status, issued_at, due_at, carried)
    select gen_random_uuid(), 'note', 'credit_note', id, shipment_id, 1, 'Issued', now() - interval '9 years', now(), '{}' from invoice`;
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  expect(await sql`select from invoices where number in ('credited', 'note')`).toHaveLength(0);
});

test.each([
  ['an open credit', { refunded_cents: 0, years: 9 }, 2],
  ['a credit that is partly refunded', { refunded_cents: 1, years: 9 }, 2],
  ['a credit that was refunded long ago', { refunded_cents: 2, years: 9 }, 0],
  ['a credit that was refunded within the period', { refunded_cents: 2, years: 6 }, 2],
])('an old paid invoice with %s', async (_, { refunded_cents, years }, staying) => {
  const { sql } = product.database;
  await sql`delete from invoices where number in ('paid and credited', 'its note')`;
  const ago = (count: number) => new Date(Date.now() - count * 366 * 86_400_000).toISOString();
  const refunds =
    refunded_cents > 0 ? [{ amount_cents: refunded_cents, refunded_at: ago(years), reference: '' }] : [];
  await sql`with shipment as (insert into shipments
    (id, tracking_number, origin_city, origin_country, destination_city, destination_country, cargo_description, cargo_weight, cost_cents, status, updated_at)
    values (gen_random_uuid(), gen_random_uuid(), 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', 1, 0, 'delivered', ${ago(9)}) returning id),
    invoice as (insert into invoices (id, number, shipment_id, amount_cents, credited_cents, overpaid_cents, refunded_cents, status, issued_at, paid_at, due_at, carried)
    select gen_random_uuid(), 'paid and credited', id, 2, 2, 2, ${refunded_cents}, 'Paid', ${ago(9)}, ${ago(9)}, ${ago(9)}, '{}' from shipment returning id, shipment_id)
    insert into invoices (id, number, kind, credits_invoice_id, shipment_id, amount_cents, refunded_cents, refunds, status, issued_at, due_at, carried)
    select gen_random_uuid(), 'its note', 'credit_note', id, shipment_id, 2, ${refunded_cents}, ${JSON.stringify(refunds)}::text::jsonb, 'Issued', ${ago(9)}, ${ago(9)}, '{}' from invoice`;
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  expect(await sql`select from invoices where number in ('paid and credited', 'its note')`).toHaveLength(
    staying,
  );
});

test('an old invoice stays as long as its payment has to be on record', async () => {
  const { sql } = product.database;
  await sql`with shipment as (insert into shipments
    (id, tracking_number, origin_city, origin_country, destination_city, destination_country, cargo_description, cargo_weight, cost_cents, status, updated_at)
    select gen_random_uuid(), number, 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', 1, 1, 'delivered', now() - interval '10 years'
    from unnest('{settled early,settled late}'::text[]) as numbers (number) returning id, tracking_number)
    insert into invoices (id, number, shipment_id, amount_cents, status, issued_at, paid_at, due_at, carried)
    select gen_random_uuid(), tracking_number, id, 1, 'Paid', now() - interval '10 years',
      now() - case tracking_number when 'settled late' then interval '6 years' else interval '9 years' end, now(), '{}' from shipment`;
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  expect(await sql`select number from invoices where number like 'settled %'`).toEqual([
    { number: 'settled late' },
  ]);
});

test('an old invoice that was voided within the period stays', async () => {
  const { sql } = product.database;
  await sql`with shipment as (insert into shipments
    (id, tracking_number, origin_city, origin_country, destination_city, destination_country, cargo_description, cargo_weight, cost_cents, status, updated_at)
    select gen_random_uuid(), number, 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', 1, 0, 'delivered', now() - interval '10 years'
    from unnest('{void early,void late}'::text[]) as numbers (number) returning id, tracking_number)
    insert into invoices (id, number, shipment_id, amount_cents, status, issued_at, voided_at, due_at, carried)
    select gen_random_uuid(), tracking_number, id, 1, 'Void', now() - interval '10 years',
      now() - case tracking_number when 'void late' then interval '6 years' else interval '9 years' end, now(), '{}' from shipment`;
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  expect(await sql`select number from invoices where number like 'void %'`).toEqual([
    { number: 'void late' },
  ]);
});

test.each([
  ['an unallocated payment', { allocated: 0, reversed: null }, 1],
  ['an allocated payment', { allocated: 1, reversed: null }, 0],
  ['an allocated payment that was reversed within the period', { allocated: 1, reversed: 6 }, 1],
  ['an unallocated payment that was reversed long ago', { allocated: 0, reversed: 9 }, 0],
])('%s of long ago', async (_, { allocated, reversed }, staying) => {
  const { sql } = product.database;
  await sql`delete from payments`;
  await sql`insert into payments (id, amount_cents, currency, received_at, reference, allocated_cents, reversed_at, reversal_reason)
    values (gen_random_uuid(), 1, 'USD', now() - interval '9 years', '', ${allocated},
      now() - ${reversed}::int * interval '1 year', ${reversed === null ? null : 'Returned'})`;
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  expect(await sql`select from payments`).toHaveLength(staying);
});

test.each([
  ['recorded', null, 9, 1],
  ['disputed', null, 9, 1],
  ['approved', null, 9, 1],
  ['approved', 9, 9, 0],
  ['approved', 6, 9, 1],
  ['approved', 9, 6, 1],
  ['reversed', null, 9, 0],
  ['reversed', null, 6, 1],
] as const)(
  'a supplier bill of long ago that is %s, paid %j years ago and changed %d years ago: %d remain',
  async (status, paid, changed, staying) => {
    const { sql } = product.database;
    await sql`delete from supplier_bills`;
    await sql`with supplier as (insert into organisations (id, name) values (gen_random_uuid(), 'Hauliers') returning id)
      insert into supplier_bills (id, supplier_id, number, number_key, billed_on, due_on, currency, amount, expected, needs_approval,
        status, paid_on, created_at, updated_at)
      select gen_random_uuid(), id, '1', '1', now() - interval '10 years', now() - interval '10 years', 'USD', 1, 1, false,
        ${status}, now() - ${paid}::int * interval '1 year', now() - interval '10 years', now() - ${changed}::int * interval '1 year'
      from supplier`;
    await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
    expect(await sql`select from supplier_bills`).toHaveLength(staying);
  },
);

test.each([
  ['is unpaid', null, 1],
  ['was paid within the period', 6, 1],
  ['was paid long ago', 9, 0],
])('an opening balance of long ago that %s', async (_, paid, staying) => {
  const { sql } = product.database;
  await sql`delete from opening_balances`;
  await sql`insert into opening_balances (id, reference, amount_cents, currency, issued_on, due_on, paid_at)
    values (gen_random_uuid(), '1', 1, 'USD', now() - interval '10 years', now() - interval '10 years',
      now() - ${paid}::int * interval '1 year')`;
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  expect(await sql`select from opening_balances`).toHaveLength(staying);
});

test('an old shipment stays as long as a cost of its carrier booking has to be on record', async () => {
  const { sql } = product.database;
  await sql`with shipment as (insert into shipments
    (id, tracking_number, origin_city, origin_country, destination_city, destination_country, cargo_description, cargo_weight, cost_cents, status, created_at, delivered_at)
    select gen_random_uuid(), number, 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', 1, 1, 'delivered', now() - interval '9 years', now() - interval '9 years'
    from unnest('{old cost,late cost}'::text[]) as numbers (number) returning id, tracking_number),
    booking as (insert into carrier_bookings (id, carrier, kind) values (gen_random_uuid(), 'Maersk', 'direct') returning id),
    charge as (insert into shipment_charges (shipment_id, charge_order, description, amount_cents, side)
    select id, 0, 'Freight', 1, 'buy' from shipment),
    cost as (insert into carrier_costs (id, carrier_booking_id, charge_code, description, amount, currency, basis, created_at)
    select gen_random_uuid(), booking.id, 'FRT', tracking_number, 1, 'USD', 'equal',
      now() - case tracking_number when 'late cost' then interval '6 years' else interval '9 years' end
    from booking, shipment returning id, description)
    insert into carrier_cost_shares (carrier_cost_id, shipment_id, charge_order)
    select cost.id, shipment.id, 0 from cost join shipment on tracking_number = description`;
  await purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  expect(await sql`select tracking_number from shipments where tracking_number like '% cost'`).toEqual([
    { tracking_number: 'late cost' },
  ]);
});

test('an old invoice stays while another one of its shipment is unpaid, because its amount would count as not invoiced', async () => {
  const { sql } = product.database;
  await sql`with shipment as (insert into shipments
    (id, tracking_number, origin_city, origin_country, destination_city, destination_country, cargo_description, cargo_weight, cost_cents, status, updated_at)
    values (gen_random_uuid(), 'of two invoices', 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', 1, 2, 'delivered', now() - interval '9 years') returning id),
    unpaid as (insert into invoices (id, number, shipment_id, amount_cents, status, issued_at, due_at, carried)
    select gen_random_uuid(), 'unpaid', id, 1, 'Pending', now() - interval '9 years', now(), '{}' from shipment)
    insert into invoices (id, number, shipment_id, amount_cents, status, issued_at, paid_at, due_at, carried)
    select gen_random_uuid(), 'paid', id, 1, 'Paid', now() - interval '9 years', now() - interval '9 years', now(), '{}' from shipment`;
  const purge = () => purgeExpired({ ...product.dependencies, now: () => new Date() })({});
  await purge();
  expect(await sql`select from invoices where number in ('paid', 'unpaid')`).toHaveLength(2);
  await sql`update invoices set status = 'Paid', paid_at = issued_at where number = 'unpaid'`;
  await purge();
  expect(await sql`select from invoices where number in ('paid', 'unpaid')`).toHaveLength(0);
});

test('a table whose rows cannot be deleted delays no other, and fails the job', async () => {
  const { sql } = product.database;
  const created_at = new Date(NOW.getTime() - 3_000 * 86_400_000).toISOString();
  await sql.unsafe('delete from contact_messages; delete from mail_outbox');
  for (const table of ['contact_messages', 'mail_outbox']) await sql.unsafe(rowOf(table, ''), [created_at]);
  await sql.unsafe(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no deletion'; end $$;
    create trigger refused before delete on contact_messages execute function refuse()`);
  try {
    await expect(purgeExpired(product.dependencies)({})).rejects.toMatchObject({
      errors: [expect.objectContaining({ cause: expect.objectContaining({ message: 'no deletion' }) })],
    });
  } finally {
    await sql.unsafe('drop function refuse cascade');
  }
  expect(await sql`select from mail_outbox`).toHaveLength(0);
  expect(await sql`select from contact_messages`).toHaveLength(1);
});

/** Inserts one row with the creation time as its only parameter. */
function rowOf(table: string, status: string): string {
  const id = "'00000000-0000-7000-8000-000000000001'";
  const person = `with person as (insert into users (id, email)
    values (gen_random_uuid(), gen_random_uuid() || '@b.example') returning id)`;
  const shipment = (done: string) => `insert into shipments
    (id, tracking_number, origin_city, origin_country, destination_city, destination_country, cargo_description, cargo_weight, cost_cents, status, created_at, updated_at)
    values (gen_random_uuid(), gen_random_uuid(), 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', 1, 1, '${done}', $1, $1)`;
  return {
    notifications: `${person} insert into notifications (id, user_id, kind, title, message, created_at)
      select ${id}, id, 'enquiry', 'T', 'M', $1 from person`,
    mail_outbox: `insert into mail_outbox (id, recipient, subject, text, html, status, created_at)
      values (${id}, 'a@b.example', 'S', 'T', 'H', 'sent', $1)`,
    email_changes: `${person} insert into email_changes (user_id, new_email, token_hash, session_id, expires_at)
      select id, 'a@b.example', 'h', id, $1::timestamptz + interval '1 day' from person`,
    shipments: shipment(status),
    invoices: `with shipment as (${shipment('delivered')} returning id)
      insert into invoices (id, number, shipment_id, amount_cents, status, issued_at, due_at, voided_at, carried)
      select ${id}, 'N', id, 1, '${status}', $1, $1, ${status === 'Void' ? '$1' : 'null'}, '{}' from shipment`,
    quotes: `insert into quotes (id, reference, email, origin_city, origin_country, destination_city, destination_country, cargo_description, status, created_at)
      values (${id}, 'GQ000000019', 'a@b.example', 'Shanghai', 'CN', 'Houston', 'US', 'Lamps', '${status}', $1)`,
    contact_messages: `insert into contact_messages (id, name, email, message, created_at) values (${id}, 'A', 'a@b.example', 'M', $1)`,
    job_applications: `insert into job_applications (id, job_slug, job_title, full_name, email, cv_name, cv_type, cv, created_at)
      values (${id}, 'j', 'J', 'A', 'a@b.example', 'cv.pdf', 'application/pdf', 'x', $1)`,
    sign_ins: `${person}
      insert into sign_ins (id, user_id, succeeded, network, user_agent, created_at) select ${id}, id, true, '', '', $1 from person`,
    subscriptions: `insert into subscriptions (id, email, list, status, token_hash, created_at)
      values (${id}, 'a@b.example', 'newsletter', '${status}', 'h', $1)`,
    followers: `with shipment as (${shipment(status === 'pending' ? 'in_transit' : status)} returning id)
      insert into followers (id, shipment_id, email, token_hash, created_at, confirmed_at)
      select ${id}, id, 'a@b.example', 'h', $1, ${status === 'pending' ? 'null' : '$1'} from shipment`,
    share_links: `with shipment as (${shipment('in_transit')} returning id)
      insert into share_links (id, shipment_id, token_hash, show, expires_at)
      select ${id}, id, 'h', '{map}', $1 from shipment`,
    idempotency_keys: `insert into idempotency_keys (key, operation, request_hash, created_at) values ('k', 'o', 'h', $1)`,
  }[table] as string;
}
