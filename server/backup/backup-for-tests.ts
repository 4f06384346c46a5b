import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';

export interface OwnedDatabase {
  url: string;
  /** The same address with a wrong password. */
  wrong_password: string;
  remove(): Promise<void>;
}

/** An empty database whose owner has no other rights, like one from a hosting provider. */
export async function createOwnedDatabase(): Promise<OwnedDatabase> {
  const name = `owned_${randomUUID().replaceAll('-', '')}`;
  const cluster = postgres(inject('cluster').url, { max: 1, onnotice: () => {} });
  await cluster.unsafe(`create role ${name} login password 'owner'`);
  await cluster.unsafe(`create database ${name} owner ${name} template template0 strategy file_copy`);
  await cluster.end();
  const url = new URL(inject('cluster').url);
  Object.assign(url, { pathname: name, username: name, password: 'owner' });
  const wrong = new URL(url);
  wrong.password = 'guessed';
  return {
    url: url.href,
    wrong_password: wrong.href,
    async remove() {
      const sql = postgres(inject('cluster').url, { max: 1 });
      await sql.unsafe(`drop database ${name} with (force)`);
      await sql.unsafe(`drop role ${name}`);
      await sql.end();
    },
  };
}

/** The row count and checksum of every table, computed independently of the backup. */
export async function checksumsOf(sql: postgres.ISql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema = 'public'
      or table_schema || '.' || table_name in ('jobs.job', 'jobs.queue', 'jobs.schedule', 'jobs.subscription'))`;
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} as t`,
    );
    sums[name] = row?.sum;
  }
  return sums;
}
