import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { hasBeenStarted } from '../database/migrations/installation-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { StartupError } from '../startup-error.ts';
import { persistedSecret } from './persisted-secret.ts';

export const AUTH_SECRET_FILE = 'auth-secret';

/**
 * The secret of an installation whose operator gave none: made at its first start, kept in the data directory. Where the
 * database has been started on before, a lost one is refused: what it encrypted could never be read again.
 */
export function persistedAuthSecret(dataDirectory: string, connection: Connection): Promise<string> {
  const file = join(dataDirectory, AUTH_SECRET_FILE);
  return persistedSecret(file, async () => {
    if (await hasBeenStarted(connection))
      throw new StartupError(
        `${file} is missing; restore it from a backup, or set AUTH_SECRET to a new one: second factors and links in mails are lost then`,
      );
    return randomBytes(48).toString('base64url');
  });
}
