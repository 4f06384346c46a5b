import type postgres from 'postgres';
import type { Database } from '#server/database/pool/connection.ts';
import { CLIENTS } from '../../../database/demo/clients.ts';
import { COMMODITIES } from '../../../database/demo/commodities.ts';
import { DEMO_PASSWORD } from '../../../database/demo/demo-accounts.ts';
import { openAccounts } from '../bench-accounts.ts';
import { greatPorts } from '../support/major-ports.ts';

export const DISPATCHER = { email: 'dispatcher@bench.example', password: DEMO_PASSWORD };

const CLIENT_COUNT = 2_000;
const EVENTS_EACH = 5;
const BATCH = 100_000;

/**
 * Loads a company with the given number of shipments over three years, five events each, a document for every second
 * one,
 * an invoice for each delivered one, a quote for every tenth one, tasks, live positions, and one dispatcher. A few clients and towns have most of the shipments, as in reality.
 */
export async function loadCompany(database: Database, shipments: number): Promise<void> {
  const { sql } = database;
  await openAccounts(database, 'dispatcher', [DISPATCHER.email]);
  await sql`
    with clients as (
      select uuidv7() as id, name, 'client-' || n || '@bench.example' as email
      from unnest(${clientNames()}::text[]) with ordinality as client (name, n)
    ), their_users as (insert into users (id, email) select id, email from clients), their_profiles as (
      insert into profiles (user_id, full_name, company_name) select id, 'Contact of ' || name, name from clients
    ), their_companies as (insert into organisations (id, name) select id, name from clients)
    insert into members (id, organisation_id, user_id, permissions, joined_at)
    select id, id, id, array['view', 'book', 'money', 'manage'], now() from clients`;
  const ports = await greatPorts();
  const cargo = COMMODITIES.map(({ name, hs_code, packages }) => `${name}, # ${packages} (HS ${hs_code})`);
  await sql`create unlogged table load_towns as select n - 1 as n, city, country, words_of(city) as words from unnest(
    ${ports.map(({ name }) => name)}::text[], ${ports.map(({ country }) => country)}::text[])
    with ordinality as town (city, country, n)`;
  await sql`create unlogged table load_cargo as select n - 1 as n, name, words_of(name) as words
    from unnest(${cargo}::text[]) with ordinality as cargo (name, n)`;
  await sql`create unlogged table load_clients as
    select row_number() over (order by email) - 1 as n, user_id as organisation_id, words_of(company_name || ' ' || full_name) as words
    from profiles join users on users.id = user_id where role = 'customer'`;
  for (const table of ['load_towns', 'load_cargo', 'load_clients'])
    await sql`create unique index on ${sql(table)} (n)`;
  await sql`analyze`;
  await withoutIndexes(database, async () => {
    for (let first = 0; first < shipments; first += BATCH)
      await loadShipments(database, first, Math.min(first + BATCH, shipments), shipments);
    await loadWhatBelongsToThem(database);
  });
  await sql`drop table load_towns, load_cargo, load_clients`;
  await sql`vacuum (analyze)`;
  // Forces a checkpoint so that loaded data is not written to disk during the measurement.
  await sql`checkpoint`;
}

/** Drops indexes during the load, because building one afterwards is much faster than updating it row by row. */
async function withoutIndexes({ sql }: Database, work: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('shipments', 'tracking_events', 'shipping_documents', 'invoices', 'quotes', 'tasks')
      and indexname not in (select conname from pg_constraint)`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  await work();
  await sql.begin(async (step) => {
    await step`set local maintenance_work_mem = '1GB'`;
    for (const { definition } of indexes) await step.unsafe(definition);
  });
}

/** The newest sixth is under way; of the rest every thirtieth is cancelled. */
async function loadShipments(database: Database, first: number, end: number, all: number): Promise<void> {
  await untriggered(
    database,
    (sql) => sql`
    with drawn as materialized (
      select n, random() as state, random() as kind, random() as route, random() as money,
        now() - interval '3 years' * (1 - n::float8 / ${all}) as created_at,
        n > ${all} * 0.83 and random() > 0.05 as active,
        floor(power(random(), 2) * (select count(*) from load_towns)) as origin,
        floor(power(random(), 2) * (select count(*) from load_towns)) as destination,
        floor(power(random(), 1.5) * (select count(*) from load_cargo)) as cargo,
        floor(power(random(), 2) * ${CLIENT_COUNT}) as client
      from generate_series(${first}::int, ${end - 1}::int) as n),
    placed as (
      select *, case
        when not active then case when state < 0.035 then 'cancelled' else 'delivered' end
        when state < 0.02 then 'created' when state < 0.2 then 'pending' when state < 0.35 then 'confirmed'
        when state < 0.45 then 'picked_up' when state < 0.8 then 'in_transit' when state < 0.92 then 'customs'
        else 'out_for_delivery' end as status
      from drawn)
    insert into shipments (id, organisation_id, tracking_number, origin_city, origin_country, destination_city,
      destination_country, cargo_description, cargo_weight, cost_cents, price_status, transport_mode, status,
      estimated_delivery_date, created_at, updated_at, words)
    select uuidv7(p.created_at - now()), c.organisation_id, 'GS' || lpad(((p.n::bigint * 618033989) % 999999937)::text, 9, '0'),
      o.city, o.country, d.city, d.country, replace(g.name, '#', floor(1 + money * 900)::text),
      round((10 + power(route, 3) * 24000)::numeric, 1), (5000 + power(money, 3) * 2000000)::bigint,
      case when status = 'pending' then 'indicative' else 'confirmed' end,
      case when kind < 0.4 then 'sea' when kind < 0.6 then 'air' when kind < 0.85 then 'road'
        when kind < 0.95 then 'rail' end,
      status,
      case when route < 0.03 then null when active then now() + interval '40 days' * (route - 0.1)
        else p.created_at + interval '40 days' * (0.05 + route) end,
      p.created_at,
      case when active then greatest(p.created_at, now() - interval '5 days' * money)
        else least(now(), p.created_at + interval '40 days' * (0.05 + route)) end,
      array_to_tsvector(o.words || d.words || g.words || c.words || floor(1 + money * 900)::text)
    from placed p join load_towns o on o.n = p.origin join load_towns d on d.n = p.destination
      join load_cargo g on g.n = p.cargo join load_clients c on c.n = p.client
    order by p.n`,
  );
}

async function loadWhatBelongsToThem(database: Database): Promise<void> {
  await untriggered(database, async (sql) => {
    await sql`
      insert into tracking_events (id, shipment_id, status, location, latitude, longitude, occurred_at)
      select uuidv7(s.created_at - now()), s.id, (array['pending', 'picked_up', 'in_transit', 'customs', 'delivered'])[n],
        s.origin_city || ', ' || s.origin_country, 10, 20, s.created_at + n * interval '2 days'
      from shipments s cross join generate_series(1, ${EVENTS_EACH}) as n`;
    await sql`
      insert into live_tracking (shipment_id, latitude, longitude, heading, progress, updated_at)
      select id, random() * 120 - 60, random() * 360 - 180, floor(random() * 360), 50, updated_at from shipments
      where status in ('in_transit', 'customs', 'out_for_delivery')`;
    await sql`
      insert into customs_holds (shipment_id, since)
      select shipments.id, max(occurred_at)
      from shipments join tracking_events on shipment_id = shipments.id and tracking_events.status = 'customs'
      where shipments.status = 'customs' group by shipments.id`;
    await sql`
      insert into shipping_documents (id, shipment_id, document_type, document_number, document_data, verification_code)
      select uuidv7(created_at - now()), id, 'bill_of_lading', 'BOL-' || tracking_number, '{}', id from shipments
      where right(tracking_number, 1) < '5'`;
    await sql`
      insert into invoices (id, number, shipment_id, organisation_id, amount_cents, status, issued_at, due_at, paid_at, billed_to, carried)
      select uuidv7(created_at - now()), 'INV-' || tracking_number, id, organisation_id, cost_cents,
        case when updated_at > now() - interval '60 days' then 'Pending' else 'Paid' end, updated_at, updated_at + interval '30 days',
        case when updated_at <= now() - interval '60 days' then updated_at end,
        (select jsonb_build_object('company_name', name) from organisations where organisations.id = organisation_id), '{}'
      from shipments where status = 'delivered'`;
    await sql`
      insert into invoice_counters (issued_on, due_on, currency, status, invoices, amount_cents)
      select (issued_at at time zone 'UTC')::date, case when status = 'Pending' then (due_at at time zone 'UTC')::date end,
        currency, status, count(*), sum(amount_cents)
      from invoices group by 1, 2, 3, 4`;
    await sql`
      insert into debt_counters (organisation_id, currency, due_on, amount_cents)
      select organisation_id, currency, (due_at at time zone 'UTC')::date, sum(amount_cents)
      from invoices where status = 'Pending' group by 1, 2, 3
      union all
      select organisation_id, currency, null, sum(cost_cents)
      from shipments where price_status = 'confirmed' and status not in ('cancelled', 'delivered') group by 1, 2`;
    await sql`
      insert into quotes (id, reference, email, organisation_id, origin_city, origin_country, destination_city,
        destination_country, cargo_description, status, created_at)
      select uuidv7(created_at - now()), 'GQ' || substr(tracking_number, 3), 'quotes@bench.example', organisation_id, origin_city,
        origin_country, destination_city, destination_country, cargo_description,
        case substr(right(tracking_number, 2), 1, 1) when '1' then 'pending' when '2' then 'rejected' else 'converted' end, created_at
      from shipments where right(tracking_number, 1) = '0'`;
    await sql`
      insert into tasks (id, shipment_id, template_key, title, computed_due_at, done_at, cancelled, created_at)
      select uuidv7(created_at - now()), id, 'arrival_notice', 'Send the arrival notice', estimated_delivery_date,
        case when status = 'delivered' then updated_at end, status = 'cancelled', created_at
      from shipments`;
    await sql`
      insert into shipment_counters (organisation_id, status, transport_mode, shipments)
      select organisation_id, status, transport_mode, count(*) from shipments group by 1, 2, 3`;
    await sql`
      insert into spending_counters (organisation_id, month, currency, shipments, cost_cents)
      select organisation_id, date_trunc('month', created_at at time zone 'UTC'), currency, count(*), sum(cost_cents)
      from shipments where organisation_id is not null group by 1, 2, 3`;
    await sql`
      insert into status_counters (status, transport_mode, shipments)
      select status, transport_mode, count(*) from shipments group by 1, 2`;
    await sql`
      insert into client_counters (organisation_id, shipments)
      select organisation_id, count(*) from shipments where organisation_id is not null group by 1`;
    await sql`insert into quote_counters (status, quotes) select status, count(*) from quotes group by 1`;
    await sql`insert into document_counters (documents) select count(*) from shipping_documents`;
    await sql`
      insert into search_terms (word) select distinct word from (
        select unnest(words) from load_towns union all select unnest(words) from load_cargo
        union all select unnest(words) from load_clients) as known (word)
      where word ~ '^[^0-9]{3,30}$'`;
  });
}

/** Disables triggers: references are valid, and derived rows are loaded directly. */
async function untriggered({ sql }: Database, work: (sql: postgres.TransactionSql) => PromiseLike<unknown>) {
  await sql.begin(async (step) => {
    await step`set local session_replication_role = replica`;
    await work(step);
  });
}

/** Combines words from the demo clients' names. */
function clientNames(): string[] {
  const words = CLIENTS.map(({ company_name }) => company_name.split(' '));
  return Array.from({ length: CLIENT_COUNT }, (_, n) => {
    const first = words[n % words.length] ?? [];
    const second = words[Math.floor(n / words.length) % words.length] ?? [];
    return `${first[0]} ${second.slice(1).join(' ')}`;
  });
}
