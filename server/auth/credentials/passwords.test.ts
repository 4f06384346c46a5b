import { expect, test } from 'vitest';
import { Passwords } from './passwords.ts';

/** A hash of 'password' with low cost. */
const CHEAP = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';

function requesterAt(address: string) {
  const headers: Record<string, string> = {};
  const replyHeader = (name: string, value: string) => {
    headers[name] = value;
  };
  return { address, headers, replyHeader };
}

test('a flood from one network is partly rejected with Retry-After; other networks are not, and all results are correct', async () => {
  const passwords = new Passwords();
  const verify = (address: string) => {
    const from = requesterAt(address);
    return passwords
      .verify(from, CHEAP, 'password')
      .catch((error) => [error.code, from.headers['retry-after']]);
  };
  const flood = Array.from({ length: 40 }, () => verify('198.51.100.7'));
  const other = verify('203.0.113.9');
  const results = await Promise.all(flood);
  expect(results.filter((result) => result === true)).toHaveLength(34);
  expect(results.slice(34)).toEqual(Array(6).fill(['TOO_MANY_REQUESTS', '5']));
  expect(await other).toBe(true);
});
