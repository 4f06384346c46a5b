import { expect, test } from 'vitest';
import {
  type BulkRun,
  bulkRun,
  type Chunk,
  nextChunk,
  type Result,
  resultsOf,
  sizeOf,
  unsettled,
  withResults,
} from './bulk-run.ts';

const numbers = Array.from({ length: 250 }, (_, index) => `GS${index}`);

const begun = () => bulkRun(numbers, { status: 'delivered', confirmed: false });
const answered = (run: BulkRun, results: readonly Result[]) =>
  withResults(run, nextChunk(run) as Chunk, results);

test('shipments go in chunks of a hundred', () => {
  const { chunks } = begun();
  expect(chunks.map(({ tracking_numbers }) => tracking_numbers.length)).toEqual([100, 100, 50]);
  expect(sizeOf(begun())).toBe(250);
});

test('after a lost connection it continues with the chunk without a response', () => {
  const run = answered(begun(), [{ tracking_number: 'GS0', outcome: 'changed' }]);
  expect(nextChunk(run)?.tracking_numbers[0]).toBe('GS100');
});

test('nothing is left when every chunk has a response', () => {
  const run = [1, 2, 3].reduce((run) => answered(run, []), begun());
  expect(nextChunk(run)).toBeUndefined();
});

test('shipments that were not changed are reported separately', () => {
  const run = answered(begun(), [
    { tracking_number: 'GS0', outcome: 'changed' },
    { tracking_number: 'GS1', outcome: 'unusual' },
    { tracking_number: 'GS2', outcome: 'unchanged' },
    { tracking_number: 'GS3', outcome: 'failed' },
  ]);
  expect(resultsOf(run)).toHaveLength(4);
  expect(unsettled(run).map(({ tracking_number }) => tracking_number)).toEqual(['GS1', 'GS3']);
});
