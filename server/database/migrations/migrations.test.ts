import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillEmptyTables } from '../statements/rows-for-tests.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { applyMigrations, readMigrations } from './migrations.ts';

/** Columns that a migration changes on purpose in existing rows. */
const CHANGED: Record<string, RegExp> = {
  // From here on, sessions are stored as hashes, and everyone signs in again.
  '0018_session_token_hashes': /^sessions\./,
  // The column is renamed.
  '0019_code_failures_by_browser': /^code_failures\.network /,
  // Columns and tables of a former library are dropped, others renamed. Names are in profiles, addresses in
  // users.
  '0025_account_tables':
    /^(accounts|verifications)\.|^users\.(name|image|updated_at) |^profiles\.email |^sessions\.(ip_address|updated_at) /,
  // From here on, trusted browsers are no longer recognized.
  '0028_trusted_browsers': /^code_failures\./,
  // The status 'kept' is renamed to 'stored'.
  '0038_mail_status': /^mail_outbox\.status /,
  // The descriptions of events from milestones no longer name the container and the facility.
  '0083_public_event_descriptions': /^tracking_events\.description /,
  // What was owed before is added to the counters.
  '0109_debt_sums': /^debt_counters\./,
  // The names of earlier invoices are added.
  '0111_counted_by_index': /^billed_names\./,
  // The shipments that were in customs before are added.
  '0116_held_shipments': /^customs_holds\./,
  // The time in customs counts from the first event of the hold.
  '0118_customs_since': /^customs_holds\./,
  // The quotes that exist are counted.
  '0136_quote_counters': /^quote_counters\./,
};

let database: TestDatabase;
let sql: postgres.Sql;
beforeAll(async () => {
  database = await createTestDatabase('template0');
  sql = postgres(database.url, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await database.remove();
});

type Columns = Record<string, string>;

/** For each column of each table: the number of values and their checksum. */
async function columnsNow(): Promise<Columns> {
  const columns = await sql<{ table: string; name: string; type: string }[]>`
    select attrelid::regclass::text as table, quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
      and attnum > 0 and not attisdropped and attgenerated = ''`;
  const tables = Map.groupBy(columns, ({ table }) => table);
  const query = [...tables].map(([table, own]) => {
    const each = own.map(
      ({ name }) =>
        `count(*) || ' ' || md5(string_agg(coalesce(${name}::text, 'null'), ',' order by ${name}::text))`,
    );
    return `select '${table}' as table, array[${each}] as found from ${table}`;
  });
  const sums: Columns = {};
  for (const { table, found } of tables.size > 0 ? await sql.unsafe(query.join(' union all ')) : [])
    for (const [index, { name, type }] of (tables.get(table) ?? []).entries())
      sums[`${table}.${name} ${type}`] = found[index];
  return sums;
}

/** Tables and columns that a migration renames: [migration, former, new]. Their values must stay. */
const RENAMES: readonly [string, RegExp, string][] = [
  ['standard_terms', /^(sessions|sign_in_challenges)\.proved_at/, '$1.reauthenticated_at'],
  ['standard_terms', /^latest_positions\.heard_at/, 'latest_positions.last_seen_at'],
  ['standard_terms', /^delay_notices\.told_at/, 'delay_notices.notified_at'],
  ['standard_terms', /^(document|shipment|spending|status)_tallies\./, '$1_counters.'],
  ['standard_terms', /^vocabulary\./, 'search_terms.'],
  ['standard_terms', /^followed_devices\./, 'device_assignments.'],
  ['standard_terms', /^shared_counts\./, 'shared_rate_limits.'],
  [
    'organisations',
    /^(shipments|invoices|quotes|shipment_counters|spending_counters)\.user_id/,
    '$1.organisation_id',
  ],
];

function renamedBy(tag: string, column: string): string {
  const rename = RENAMES.find(([name, former]) => tag.endsWith(name) && former.test(column));
  return rename ? column.replace(rename[1], rename[2]) : column;
}

test('no migration after the first loses a row or changes a value undeclared', async () => {
  const migrations = await readMigrations();
  for (const [index, { tag }] of migrations.entries()) {
    const before = index === 0 ? {} : await columnsNow();
    await sql.begin((transaction) => applyMigrations(transaction, migrations.slice(0, index + 1)));
    const after = await columnsNow();
    const lost = Object.keys(before).filter((column) => after[renamedBy(tag, column)] !== before[column]);
    const meant = CHANGED[tag];
    expect([tag, lost.filter((column) => !meant?.test(column))]).toEqual([tag, []]);
    await fillEmptyTables(sql);
  }
});

test('each migration is newer than the one before, by which a database knows which it has', async () => {
  const versions = (await readMigrations()).map(({ when }) => when);
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
});
