import type { Database } from './connection.ts';

/** Whether the database responds and has this version’s tables. Never throws. */
export async function isReady({ sql, silent }: Database): Promise<boolean> {
  if (silent) return false;
  try {
    await sql`select 1 from public.migrations limit 1`;
    return true;
  } catch {
    return false;
  }
}
