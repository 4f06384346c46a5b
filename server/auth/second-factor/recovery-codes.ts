import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCodeFrom,
} from '#domain/second-factor/recovery-code.ts';
import type { HashCost } from '../credentials/password-hash.ts';

const argon2id = promisify(argon2).bind(null, 'argon2id');
const FORM = { parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;

export interface RecoveryCodeSet {
  codes: string[];
  salt: string;
  hashes: string[];
}

/**
 * At the cost of passwords: a code’s fifty bits are more than a password has, and fewer than a key. Hashes sequentially, so
 * that threads stay free for sign-ins.
 */
export async function makeRecoveryCodes(cost: HashCost): Promise<RecoveryCodeSet> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeFrom(randomBytes(RECOVERY_CODE_BYTES)),
  );
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashRecoveryCode(code, salt, cost));
  return { codes, salt, hashes };
}

export async function hashRecoveryCode(code: string, salt: string, cost: HashCost): Promise<string> {
  const hash = await argon2id({ message: code, nonce: Buffer.from(salt, 'base64url'), ...cost, ...FORM });
  return hash.toString('base64url');
}
