import pino from 'pino';
import { expect, test } from 'vitest';
import { DatabaseUnresponsive } from '../database/pool/transient-errors.ts';
import { isolateFailures } from './isolate-failures.ts';

/** A logger and what it has logged. */
function recording() {
  const lines: { item?: number; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

test('items that fail stop no others, are logged and fail the job at its end', async () => {
  const { log, lines } = recording();
  const done: number[] = [];
  const outcomes: boolean[] = [];
  const run = isolateFailures(log, 'An item failed', async (attempt) => {
    for (const item of [1, 2, 3, 4])
      outcomes.push(
        await attempt({ item }, async () => {
          if (item % 2 === 0) throw new Error(`bad ${item}`);
          done.push(item);
        }),
      );
  });
  await expect(run).rejects.toThrow(
    new AggregateError([new Error('bad 2'), new Error('bad 4')], 'An item failed: 2'),
  );
  expect(done).toEqual([1, 3]);
  expect(outcomes).toEqual([true, false, true, false]);
  expect(lines).toMatchObject([
    { item: 2, msg: 'An item failed' },
    { item: 4, msg: 'An item failed' },
  ]);
});

test('without failures it returns', async () => {
  const { log, lines } = recording();
  await isolateFailures(log, 'An item failed', async (attempt) => {
    await attempt({}, async () => 1);
  });
  expect(lines).toEqual([]);
});

test('a database that is away ends it at once', async () => {
  const { log } = recording();
  let tried = 0;
  const run = isolateFailures(log, 'An item failed', async (attempt) => {
    for (const item of [1, 2])
      await attempt({ item }, async () => {
        tried += 1;
        throw new DatabaseUnresponsive();
      });
  });
  await expect(run).rejects.toThrow(DatabaseUnresponsive);
  expect(tried).toBe(1);
});

test('a fault of all items does not fill the log', async () => {
  const { log, lines } = recording();
  const run = isolateFailures(log, 'An item failed', async (attempt) => {
    for (let item = 0; item < 500; item++)
      await attempt({ item }, async () => {
        throw new Error('all');
      });
  });
  await expect(run).rejects.toThrow('An item failed: 500');
  expect(lines).toHaveLength(100);
});
