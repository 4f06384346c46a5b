import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { StartupError } from '../../startup-error.ts';

export const MIGRATIONS = resolve(import.meta.dirname, '../../../database/migrations');

export interface Migration {
  /** The file name without its extension. */
  tag: string;
  /** When it was created, in milliseconds; also its version number. */
  when: number;
  /** The SHA-256 hash of the file. */
  hash: string;
  statements: string[];
}

/** Migrations raise this SQLSTATE with a message for the operator. */
const OPERATOR_MUST_ACT = 'GS001';

/** Returns the migrations, oldest first. */
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

/** The version number of the latest migration applied to the database; 0 when there is none. */
export async function latestAppliedMigration(sql: postgres.ISql): Promise<number> {
  const [known] = await sql<{ table: string | null }[]>`select to_regclass('public.migrations') as table`;
  if (!known?.table) return 0;
  const [newest] = await sql<
    { when: string | null }[]
  >`select max(created_at) as when from public.migrations`;
  return Number(newest?.when ?? 0);
}

/**
 * Applies the first of the migrations that the database does not have yet; false if it has all. Throws a
 * `StartupError` that names a failing one and says what `remains` after the transaction is rolled back.
 */
export async function applyNextMigration(
  sql: postgres.TransactionSql,
  migrations: readonly Migration[],
  remains = 'nothing was changed',
): Promise<boolean> {
  const newest = await latestAppliedMigration(sql);
  const next = migrations.find(({ when }) => when > newest);
  if (!next) return false;
  await sql`create table if not exists public.migrations (id serial primary key, hash text not null, created_at bigint)`;
  try {
    for (const statement of next.statements) await sql.unsafe(statement);
  } catch (error) {
    throw failed(next.tag, error, remains);
  }
  await sql`insert into public.migrations (hash, created_at) values (${next.hash}, ${next.when})`;
  return true;
}

/** Applies all of them in the caller’s transaction. */
export async function applyMigrations(
  sql: postgres.TransactionSql,
  migrations: readonly Migration[],
): Promise<void> {
  let applied = true;
  while (applied) applied = await applyNextMigration(sql, migrations);
}

function failed(tag: string, error: unknown, remains: string): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  if (error.code === OPERATOR_MUST_ACT) return new StartupError(error.message);
  return new StartupError(
    `the database could not be migrated: migration ${tag} failed (${error.message}); ${remains}`,
    { cause: error },
  );
}
