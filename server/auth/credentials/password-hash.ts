import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2id = promisify(argon2).bind(null, 'argon2id');
const scrypted = promisify<string, string, number, object, Buffer>(scrypt);

/** What OWASP's Password Storage Cheat Sheet asks of argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const CURRENT = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`;
const PARTS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** What accounts had before: scrypt with these parameters, written as 'salt:key'. */
const FORMER = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const FORMER_PARTS = /^([0-9a-f]{32}):([0-9a-f]{128})$/;

/** A hash that no password has, to be verified where there is no account: an unknown address takes as long as a known one. */
export const NOBODYS_HASH = written(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

/** In the PHC string format: the parameters stand beside salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const parameters = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };
  return written(salt, await derived(password, salt, parameters, HASH_BYTES));
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, lanes, salt = '', key = ''] = PARTS.exec(hash) ?? [];
  if (!key) return verifyFormer(hash, password);
  const wanted = Buffer.from(key, 'base64');
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) };
  return timingSafeEqual(
    await derived(password, Buffer.from(salt, 'base64'), parameters, wanted.length),
    wanted,
  );
}

/** Whether the hash was made another way than one would be made today. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(CURRENT);
}

async function derived(
  password: string,
  nonce: Buffer,
  parameters: { memory: number; passes: number; parallelism: number },
  tagLength: number,
): Promise<Buffer> {
  return argon2id({ message: plain(password), nonce, tagLength, ...parameters });
}

async function verifyFormer(hash: string, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = FORMER_PARTS.exec(hash) ?? [];
  if (!key) throw new Error('A password hash is of no kind that is known here.');
  const wanted = Buffer.from(key, 'hex');
  return timingSafeEqual(await scrypted(plain(password), salt, wanted.length, FORMER), wanted);
}

/** The same letters give the same bytes, whichever way a keyboard composes them. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

function written(salt: Buffer, hash: Buffer): string {
  return `${CURRENT}${unpadded(salt)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
