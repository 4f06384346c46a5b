import { expect, test } from 'vitest';
import { allowanceOf, waitMs } from './attempts.ts';

const NOW = new Date('2026-02-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test.each([
  ['nothing counted', true, undefined, 0],
  ['one left', true, { failures: 9, since: minutesAgo(1) }, 0],
  ['none left', true, { failures: 10, since: minutesAgo(1) }, 14 * 60_000],
  ['none left, long ago', true, { failures: 10, since: minutesAgo(15) }, 0],
  ['none left for strangers', false, { failures: 20, since: minutesAgo(15) }, 45 * 60_000],
  ['some left for strangers', false, { failures: 19, since: minutesAgo(15) }, 0],
])('%s', (_, isKnown, counted, wait) => expect(waitMs(counted, allowanceOf({ isKnown }), NOW)).toBe(wait));
