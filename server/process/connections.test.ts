import { expect, test } from 'vitest';
import { connectionsPerProcess } from './connections.ts';

test.each([
  [2, 197, 20],
  [4, 197, 20],
  [8, 197, 16],
  [16, 197, 5],
  [2, 97, 20],
  [4, 97, 12],
  [7, 97, 5],
])('%d processes of a database that allows %d connections have %d each', (processes, allowed, each) => {
  expect(connectionsPerProcess(processes, allowed)).toBe(each);
  // The primary’s 18, eight left free, and five beside each pool.
  expect(18 + 8 + processes * (each + 5)).toBeLessThanOrEqual(allowed);
});

test('too many processes for the database are rejected with a remedy', () => {
  expect(() => connectionsPerProcess(9, 97)).toThrow(
    "PROCESSES is 9, which needs 107 database connections, but the database allows 97; lower PROCESSES, or raise the database's max_connections",
  );
});
