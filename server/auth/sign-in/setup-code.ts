import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { lockInstallation, openSetup } from '../../database/migrations/installation-table.ts';
import type { Database } from '../../database/pool/connection.ts';
import { adminExists } from '../../people/profiles-table.ts';

/** As random as a key, because the code is valid until it is used. */
const CODE_BYTES = 16;

/**
 * The one-time setup code of a production database without an admin, created at its first start; otherwise
 * null.
 */
export async function openSetupCode(database: Database): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const { setup_code } = await lockInstallation(transaction);
    if (await adminExists(transaction)) return null;
    if (setup_code !== null) return setup_code;
    const made = randomBytes(CODE_BYTES).toString('base64url');
    await openSetup(transaction, made);
    return made;
  });
}

/** Compares hashes in constant time. */
export function checkSetupCode(
  open: string | null,
  given: string | undefined,
): 'none' | 'missing' | 'wrong' | 'right' {
  if (open === null) return 'none';
  if (!given) return 'missing';
  return timingSafeEqual(hashed(open), hashed(given)) ? 'right' : 'wrong';
}

function hashed(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
