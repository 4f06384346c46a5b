import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2id = promisify(argon2).bind(null, 'argon2id');
const scrypted = promisify<string, string, number, object, Buffer>(scrypt);

/** The work of one argon2id hash; `memory` in KiB. */
export type HashCost = { memory: number; passes: number };

/**
 * The parameters of OWASP’s Password Storage Cheat Sheet: 19 MiB, two passes, one lane. Passwords are stored with theirs;
 * recovery codes are not, so a change makes existing codes invalid.
 */
export const OWASP_COST: HashCost = { memory: 19_456, passes: 2 };
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PARTS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** The legacy format: scrypt with these parameters, stored as 'salt:key'. */
const LEGACY = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const LEGACY_PARTS = /^([0-9a-f]{32}):([0-9a-f]{128})$/;

/**
 * A hash that no password matches, verified when there is no account so that unknown addresses take the same
 * time as known ones (prevents enumeration by timing).
 */
export function dummyHash(cost = OWASP_COST): string {
  return written(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
}

/** Hashes in the PHC string format, which includes the parameters and the salt. */
export async function hashPassword(password: string, cost = OWASP_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return written(cost, salt, await derived(password, salt, { ...cost, parallelism: LANES }, HASH_BYTES));
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, lanes, salt = '', key = ''] = PARTS.exec(hash) ?? [];
  if (!key) return verifyLegacy(hash, password);
  const wanted = Buffer.from(key, 'base64');
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) };
  return timingSafeEqual(
    await derived(password, Buffer.from(salt, 'base64'), parameters, wanted.length),
    wanted,
  );
}

/** Whether the hash uses other parameters than new hashes of this cost do. */
export function isOutdated(hash: string, cost = OWASP_COST): boolean {
  return !hash.startsWith(prefix(cost));
}

async function derived(
  password: string,
  nonce: Buffer,
  parameters: { memory: number; passes: number; parallelism: number },
  tagLength: number,
): Promise<Buffer> {
  return argon2id({ message: plain(password), nonce, tagLength, ...parameters });
}

async function verifyLegacy(hash: string, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = LEGACY_PARTS.exec(hash) ?? [];
  if (!key) throw new Error('The password hash has an unknown format.');
  const wanted = Buffer.from(key, 'hex');
  return timingSafeEqual(await scrypted(plain(password), salt, wanted.length, LEGACY), wanted);
}

/** Normalizes Unicode, so that composed and decomposed letters give the same bytes. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

function prefix({ memory, passes }: HashCost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${LANES}$`;
}

function written(cost: HashCost, salt: Buffer, hash: Buffer): string {
  return `${prefix(cost)}${unpadded(salt)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
