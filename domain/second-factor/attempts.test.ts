import { expect, test } from 'vitest';
import { allowancesOf, waitMs } from './attempts.ts';

const NOW = new Date('2026-02-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test.each([
  ['nothing counted', true, undefined, [0, 0]],
  ['one left', true, { failures: 9, since: minutesAgo(1) }, [0, 0]],
  ['none left', true, { failures: 10, since: minutesAgo(1) }, [14, 0]],
  ['none left, long ago', true, { failures: 10, since: minutesAgo(15) }, [0, 0]],
  ['none left of the hour', true, { failures: 50, since: minutesAgo(20) }, [0, 40]],
  ['none left for untrusted browsers', false, { failures: 20, since: minutesAgo(15) }, [45]],
  ['some left for untrusted browsers', false, { failures: 19, since: minutesAgo(15) }, [0]],
])('%s', (_, isTrusted, counted, minutes) => {
  const waits = allowancesOf({ isTrusted }).map((allowance) => waitMs(counted, allowance, NOW));
  expect(waits).toEqual(minutes.map((each) => each * 60_000));
});
