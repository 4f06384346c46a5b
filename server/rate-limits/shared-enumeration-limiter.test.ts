import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { hmacFor } from '../secrets/hmac.ts';
import { EnumerationLimiter } from './enumeration-limiter.ts';
import { sharedEnumerationLimiter } from './shared-enumeration-limiter.ts';
import { SharedRateLimiter } from './shared-rate-limiter.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = connect(own.url, 4);
});
afterAll(async () => {
  await database.close();
  await own.remove();
});

const KNOWN = 'GS000000000';

function node() {
  const counts = new SharedRateLimiter(hmacFor('a secret that only tests know', 'counts'));
  const numbers = new EnumerationLimiter(sharedEnumerationLimiter(counts, database.db, () => new Date()));
  return async (address: string, number: string) => {
    try {
      const caller = { person: null, address, replyHeader: () => {} };
      const [found] = await numbers.charge(caller, [number], async () => [
        number === KNOWN ? 'found' : undefined,
      ]);
      return found ?? 'unknown';
    } catch {
      return 'refused';
    }
  };
}

test('a caller can look up thirty unknown numbers on all nodes together, and then none', async () => {
  const nodes = [node(), node(), node()];
  const lookUps = Array.from({ length: 60 }, (_, n) => nodes[n % 3]?.('203.0.113.1', `GS${n}`));
  const results = await Promise.all(lookUps);
  expect(results.filter((result) => result === 'unknown')).toHaveLength(30);
  for (const node of nodes) expect(await node('203.0.113.1', 'GS999')).toBe('refused');
  for (const node of nodes) expect(await node('203.0.113.1', KNOWN)).toBe('refused');
  expect(await nodes[0]?.('203.0.113.2', 'GS1')).toBe('unknown');
});

test('looking up the same unknown number on another node costs nothing', async () => {
  const nodes = [node(), node()];
  for (let n = 0; n < 30; n++)
    for (const node of nodes) expect(await node('203.0.113.3', `GS${n}`)).toBe('unknown');
  expect(await nodes[0]?.('203.0.113.3', 'GS31')).toBe('refused');
});

test('numbers that exist are never charged', async () => {
  const one = node();
  for (let n = 0; n < 40; n++) expect(await one('203.0.113.4', KNOWN)).toBe('found');
  expect(await database.sql`select 1 from shared_rate_limits where spent > 60`).toEqual([]);
});
