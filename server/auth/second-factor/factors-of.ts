import type { Factor } from '#domain/second-factor/factor.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { countPasskeysOf } from '../passkeys/passkeys-table.ts';
import { secondFactorSince } from './second-factors-table.ts';

/** The factors with which the person can complete a second step; empty for accounts with only a password. */
export async function factorsOf(connection: Connection, user_id: string): Promise<Factor[]> {
  const since = await secondFactorSince(connection, user_id);
  const passkeys = await countPasskeysOf(connection, user_id);
  return [...(since ? (['app'] as const) : []), ...(passkeys > 0 ? (['passkey'] as const) : [])];
}
