import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from '../pool/connection.ts';

/**
 * Inserts rows through one JSON parameter. The statement text is the same for any number of rows, so it can
 * be prepared, and hundreds of rows do not become thousands of parameters. Columns must have the names of
 * their fields. Fields that no row sets are left to the database; fields that only some rows set need a
 * default that is known here.
 */
export async function insertMany<Table extends PgTable>(
  connection: Connection,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await connection.execute(insertion(table, rows));
}

/** The same; rows that are there already stay as they are. */
export async function insertMissing<Table extends PgTable>(
  connection: Connection,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await connection.execute(sql`${insertion(table, rows)} on conflict do nothing`);
}

/** The same, and what the database then has of each row. */
export async function insertedMany<Table extends PgTable, Field extends keyof Table['$inferSelect'] & string>(
  connection: Connection,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  fields: readonly Field[],
): Promise<Pick<Table['$inferSelect'], Field>[]> {
  if (rows.length === 0) return [];
  const inserted = await connection.execute(sql`${insertion(table, rows)} returning ${named(fields)}`);
  return [...inserted] as Pick<Table['$inferSelect'], Field>[];
}

/** `insertMissing`, and what the database then has of each new row. */
export async function insertedMissing<
  Table extends PgTable,
  Field extends keyof Table['$inferSelect'] & string,
>(
  connection: Connection,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  fields: readonly Field[],
): Promise<Pick<Table['$inferSelect'], Field>[]> {
  if (rows.length === 0) return [];
  const inserted = await connection.execute(
    sql`${insertion(table, rows)} on conflict do nothing returning ${named(fields)}`,
  );
  return [...inserted] as Pick<Table['$inferSelect'], Field>[];
}

function insertion(table: PgTable, rows: readonly Record<string, unknown>[]): SQL {
  const set = new Set<string>();
  for (const row of rows) for (const name in row) if (row[name] !== undefined) set.add(name);
  const columns = columnsOf(table).filter(([name, column]) => column.defaultFn || set.has(name));
  const whole = rows.map((row) => {
    const record: Record<string, unknown> = {};
    for (const [name, column] of columns) {
      const value = row[name] === undefined ? defaultOf(column) : row[name];
      // A field that is left out is null.
      if (value !== null) record[name] = value;
    }
    return record;
  });
  const names = columns.map(([name]) => name);
  return sql`${textOf(table, names)}${JSON.stringify(whole)}::json)`;
}

const columnsByTable = new WeakMap<PgTable, [string, Column][]>();

function columnsOf(table: PgTable): [string, Column][] {
  const known = columnsByTable.get(table) ?? Object.entries(getTableColumns(table));
  columnsByTable.set(table, known);
  return known;
}

const dialect = new PgDialect();
const texts = new WeakMap<PgTable, Map<string, SQL>>();

/** The statement up to its parameter. Building it takes longer than the rest of an insertion. */
function textOf(table: PgTable, fields: readonly string[]): SQL {
  const ofTable = texts.get(table) ?? new Map<string, SQL>();
  texts.set(table, ofTable);
  const key = fields.join();
  const known = ofTable.get(key);
  if (known) return known;
  const names = named(fields);
  const { sql: text } = dialect.sqlToQuery(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, `,
  );
  const built = sql.raw(text);
  ofTable.set(key, built);
  return built;
}

type Column = ReturnType<typeof getTableColumns>[string];

function defaultOf({ defaultFn, default: value, notNull, name }: Column): unknown {
  if (defaultFn) return defaultFn();
  if (value === undefined ? notNull : is(value, SQL))
    throw new Error(`Either all rows of one insert must set ${name}, or none.`);
  return value ?? null;
}

function named(fields: readonly string[]): SQL {
  return sql.raw(fields.map((field) => `"${field}"`).join(', '));
}
