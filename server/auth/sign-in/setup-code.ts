import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { lockInstallation, openSetup } from '../../database/migrations/installation-table.ts';
import type { Database } from '../../database/pool/connection.ts';
import { adminExists } from '../../people/profiles-table.ts';

/** As much chance as a key has: the code is good until somebody uses it. */
const CODE_BYTES = 16;

/** The one-time code of a production database without an admin, made at its first start; else null. */
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

/** Compared by their hashes, which takes as long for every guess. */
export function checkSetupCode(open: string | null, given: string | undefined): 'none' | 'wrong' | 'right' {
  if (open === null) return 'none';
  return timingSafeEqual(hashed(open), hashed(given ?? '')) ? 'right' : 'wrong';
}

function hashed(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
