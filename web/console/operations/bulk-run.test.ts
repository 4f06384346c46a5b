import { expect, test } from 'vitest';
import { bulkRun, nextChunk, resultsOf, sizeOf, unsettled, withResults } from './bulk-run.ts';

const numbers = Array.from({ length: 250 }, (_, index) => `GS${index}`);

function begun() {
  let keys = 0;
  return bulkRun(numbers, {
    status: 'delivered',
    confirmed: false,
    newKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
  });
}

test('shipments go in chunks of a hundred, each under a key of its own', () => {
  const { chunks } = begun();
  expect(chunks.map(({ key, tracking_numbers }) => [key, tracking_numbers.length])).toEqual([
    ['key 1', 100],
    ['key 2', 100],
    ['key 3', 50],
  ]);
  expect(sizeOf(begun())).toBe(250);
});

test('after a lost connection it goes on with the chunk that was not answered, under the same key', () => {
  const run = withResults(begun(), 'key 1', [{ tracking_number: 'GS0', outcome: 'changed' }]);
  expect(nextChunk(run)?.key).toBe('key 2');
  expect(nextChunk(run)?.tracking_numbers[0]).toBe('GS100');
});

test('nothing is left when every chunk is answered', () => {
  const run = ['key 1', 'key 2', 'key 3'].reduce((run, key) => withResults(run, key, []), begun());
  expect(nextChunk(run)).toBeUndefined();
});

test('what did not become as wanted is told apart', () => {
  const run = withResults(begun(), 'key 1', [
    { tracking_number: 'GS0', outcome: 'changed' },
    { tracking_number: 'GS1', outcome: 'unusual' },
    { tracking_number: 'GS2', outcome: 'unchanged' },
    { tracking_number: 'GS3', outcome: 'failed' },
  ]);
  expect(resultsOf(run)).toHaveLength(4);
  expect(unsettled(run).map(({ tracking_number }) => tracking_number)).toEqual(['GS1', 'GS3']);
});
