import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptSecret } from './kept-secret.ts';

export const AUTH_SECRET_FILE = 'auth-secret';

/** The secret that signs sessions when the operator gave none: made once, kept in the data directory. */
export function keptAuthSecret(dataDirectory: string): Promise<string> {
  return keptSecret(join(dataDirectory, AUTH_SECRET_FILE), () => randomBytes(48).toString('base64url'));
}
