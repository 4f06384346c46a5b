import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { hasBeenStarted } from '../database/migrations/installation-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { StartupError } from '../startup-error.ts';
import { persistedSecret } from './persisted-secret.ts';

export const AUTH_SECRET_FILE = 'auth-secret';

/**
 * The installation’s secret when the operator sets none: generated at the first start and stored in the data
 * directory. If the database was already in use, a missing secret is an error, because data encrypted with it
 * could never be decrypted again.
 */
export function persistedAuthSecret(dataDirectory: string, connection: Connection): Promise<string> {
  const file = join(dataDirectory, AUTH_SECRET_FILE);
  return persistedSecret(file, async () => {
    if (await hasBeenStarted(connection))
      throw new StartupError(
        `${file} is missing; restore it from a backup, or set AUTH_SECRET to a new secret; second factors and links in sent e-mails then stop working`,
      );
    return randomBytes(48).toString('base64url');
  });
}
