import type postgres from 'postgres';
import { JOBS_SCHEMA, QUEUE_STATISTICS } from '../jobs/job-tables.ts';

export interface StoredTable {
  /** Schema-qualified and quoted for SQL, like the columns. */
  name: string;
  /** Without generated columns. */
  columns: string[];
  /** The sort columns that give the rows the same order in every database. */
  order: string[];
}

export type SequencePlaces = Record<string, { last: string; used: boolean }>;

/** All tables of the product and its job queue, without those of extensions. */
export async function storedTables(sql: postgres.ISql): Promise<StoredTable[]> {
  return sql<StoredTable[]>`
    select format('%I.%I', schemas.nspname, tables.relname) as name,
      array(
        select quote_ident(attname) from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      coalesce((
        select array_agg(
          quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end order by place
        )
        from pg_index
        cross join unnest(indkey::int2[]) with ordinality as key(number, place)
        join pg_attribute on attrelid = indrelid and attnum = number
        where indrelid = tables.oid and indisprimary
      ), array[format('%I::text collate "C"', tables.relname)]) as "order"
    from pg_class as tables
    join pg_namespace as schemas on schemas.oid = relnamespace
    where nspname in ('public', ${JOBS_SCHEMA}) and relkind in ('r', 'p') and not relispartition
      and not (nspname = ${JOBS_SCHEMA} and relname = any(${[...QUEUE_STATISTICS]}))
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = tables.oid and deptype = 'e'
      )
    order by nspname desc, relname`;
}

/**
 * The positions of the sequences. Sequences are not transactional, so a position may be ahead of the rows,
 * never behind.
 */
export async function sequencePlaces(sql: postgres.ISql): Promise<SequencePlaces> {
  const sequences = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' order by 1`;
  const places: SequencePlaces = {};
  for (const { name } of sequences) {
    const [place] = await sql.unsafe(`select last_value::text as last, is_called as used from ${name}`);
    places[name] = { last: place?.last, used: place?.used };
  }
  return places;
}

/**
 * Formats values so that every PostgreSQL version reads them the same, and disables timeouts for long copies.
 */
export async function setPortableFormats(sql: postgres.TransactionSql): Promise<void> {
  await sql.unsafe(`
    set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex';
    set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
}

/** The rows in PostgreSQL’s COPY text format, one per line. */
export async function rowsOf(
  sql: postgres.TransactionSql,
  { name, columns, order }: StoredTable,
): Promise<AsyncIterable<Buffer>> {
  return sql
    .unsafe(`copy (select ${columns.join(', ')} from ${name} order by ${order.join(', ')}) to stdout`)
    .readable();
}
