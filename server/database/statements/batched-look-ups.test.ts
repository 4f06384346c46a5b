import { expect, test } from 'vitest';
import { batchedLookUps } from './batched-look-ups.ts';

/** Look-ups in a table of two rows, each batch of which ends when the test says so. */
function lookUps() {
  const batches: { keys: readonly string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const loaderOf = batchedLookUps((_: object, keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    const rows = new Map([
      ['a', 'Ada'],
      ['b', 'Ben'],
    ]);
    batches.push({ keys, end: () => resolve(rows), fail: reject });
    return promise;
  });
  const started = async (count: number) => {
    await expect.poll(() => batches.length).toBe(count);
    return batches[count - 1] as (typeof batches)[number];
  };
  const loader = loaderOf({});
  return { load: (key: string) => loader.load(key), started, batches };
}

test('keys of the same moment share a statement, and an unknown one has no row', async () => {
  const { load, started } = lookUps();
  const found = Promise.all([load('a'), load('c'), load('b')]);
  const batch = await started(1);
  expect(batch.keys).toEqual(['a', 'c', 'b']);
  batch.end();
  expect(await found).toEqual(['Ada', undefined, 'Ben']);
});

test('keys that arrive while a statement runs share the next, and are read again', async () => {
  const { load, started, batches } = lookUps();
  const first = load('a');
  const running = await started(1);
  const later = Promise.all([load('a'), load('b')]);
  expect(batches).toHaveLength(1);
  running.end();
  expect(await first).toBe('Ada');
  const next = await started(2);
  expect(next.keys).toEqual(['a', 'b']);
  next.end();
  expect(await later).toEqual(['Ada', 'Ben']);
});

test('a statement that fails rejects its own keys, and the next one runs', async () => {
  const { load, started } = lookUps();
  const first = load('a');
  const running = await started(1);
  const later = load('b');
  running.fail(new Error('statement timeout'));
  await expect(first).rejects.toThrow('statement timeout');
  (await started(2)).end();
  expect(await later).toBe('Ben');
});

test('when the database is unreachable, the keys that wait fail at once, and later ones are read', async () => {
  const { load, started, batches } = lookUps();
  const first = load('a');
  const running = await started(1);
  const waiting = load('b');
  running.fail(Object.assign(new Error('cut'), { code: 'CONNECTION_CLOSED' }));
  await expect(first).rejects.toThrow('cut');
  await expect(waiting).rejects.toThrow('cut');
  expect(batches).toHaveLength(1);
  const later = load('b');
  (await started(2)).end();
  expect(await later).toBe('Ben');
});

test('more keys than a statement takes are read in several', async () => {
  const { load, started } = lookUps();
  const found = Promise.all(Array.from({ length: 60 }, () => load('a')));
  const first = await started(1);
  expect(first.keys).toHaveLength(50);
  first.end();
  const second = await started(2);
  expect(second.keys).toHaveLength(10);
  second.end();
  expect(await found).toHaveLength(60);
});
