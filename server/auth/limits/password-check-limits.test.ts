import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallContext } from '../../api/call-context.ts';
import { connect, type Database } from '../../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { SharedRateLimiter } from '../../rate-limits/shared-rate-limiter.ts';
import { hmacFor } from '../../secrets/hmac.ts';
import type { Passwords } from '../credentials/passwords.ts';
import { PasswordCheckLimits } from './password-check-limits.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = connect(own.url, 2);
});
afterAll(async () => {
  await database.close();
  await own.remove();
});

function node() {
  const passwords = { verify: async (_: unknown, hash: string, given: string) => given === hash };
  const limiter = new SharedRateLimiter(hmacFor('a secret that only tests know', 'limiter'));
  const limits = new PasswordCheckLimits(limiter, passwords as unknown as Passwords);
  const context = { database, now: () => new Date(), replyHeader: () => {} } as unknown as CallContext;
  return (user_id: string, given: string) =>
    limits.verify(context, { user_id, password_hash: 'right' }, given).catch(({ code }) => code);
}

test('allows ten wrong passwords an hour on all nodes; correct ones are not counted', async () => {
  const nodes = [node(), node()];
  for (let time = 0; time < 12; time++) expect(await nodes[0]?.('ada', 'right')).toBe(true);
  for (let time = 0; time < 10; time++) expect(await nodes[time % 2]?.('ada', 'wrong')).toBe(false);
  for (const node of nodes) expect(await node('ada', 'right')).toBe('TOO_MANY_REQUESTS');
  expect(await nodes[0]?.('bob', 'right')).toBe(true);
});
