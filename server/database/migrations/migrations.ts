import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { StartupError } from '../../startup-error.ts';

export const MIGRATIONS = resolve(import.meta.dirname, '../../../database/migrations');

export interface Migration {
  /** The name of its file. */
  tag: string;
  /** When it was made: its number, in milliseconds. */
  when: number;
  /** Of its file. */
  hash: string;
  statements: string[];
}

/** A migration raises this code with a sentence for the operator. */
const OPERATOR_MUST_ACT = 'GS001';

/** Oldest first. */
export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(resolve(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const text = await readFile(resolve(folder, `${tag}.sql`), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { tag, when, hash, statements: text.split('--> statement-breakpoint') };
    }),
  );
}

/** The number of the newest migration that the database has had; 0 where it has had none. */
export async function newestApplied(sql: postgres.ISql): Promise<number> {
  const [known] = await sql<{ table: string | null }[]>`select to_regclass('public.migrations') as table`;
  if (!known?.table) return 0;
  const [newest] = await sql<
    { when: string | null }[]
  >`select max(created_at) as when from public.migrations`;
  return Number(newest?.when ?? 0);
}

/**
 * Applies those of the migrations that the database has not had. Throws a `StartupError` that names the one that
 * fails; the transaction then takes back the ones before it as well.
 */
export async function applyMigrations(
  sql: postgres.TransactionSql,
  migrations: readonly Migration[],
): Promise<void> {
  const newest = await newestApplied(sql);
  await sql`create table if not exists public.migrations (id serial primary key, hash text not null, created_at bigint)`;
  for (const { tag, when, hash, statements } of migrations) {
    if (when <= newest) continue;
    try {
      for (const statement of statements) await sql.unsafe(statement);
    } catch (error) {
      throw failed(tag, error);
    }
    await sql`insert into public.migrations (hash, created_at) values (${hash}, ${when})`;
  }
}

function failed(tag: string, error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  if (error.code === OPERATOR_MUST_ACT) return new StartupError(error.message);
  return new StartupError(
    `the database could not be brought to this version: migration ${tag} failed (${error.message}) and nothing was changed`,
    { cause: error },
  );
}
