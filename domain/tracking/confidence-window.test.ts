import { expect, test } from 'vitest';
import { DAY_MS } from '../calendar/durations.ts';
import { confidenceWindow } from './confidence-window.ts';

const day = (date: number) => new Date(Date.UTC(2026, 11, date, 12));
const NOW = day(1);
/** From two days early to eight days late, evenly. */
const PAST = Array.from({ length: 21 }, (_, index) => (index / 2 - 2) * DAY_MS).reverse();
const windowOf = (promised: number, estimated: number, past: readonly number[] = PAST, now = NOW) =>
  confidenceWindow(
    { promised_delivery_date: day(promised), estimated_delivery_date: day(estimated) },
    past,
    now,
  );

test.each<[string, ReturnType<typeof windowOf>, ReturnType<typeof windowOf>]>([
  [
    'an estimate that has not moved is late as others were',
    windowOf(6, 6),
    { from: day(5), to: day(13), shipments: 21 },
  ],
  [
    'one that has moved spreads as others did',
    windowOf(6, 14),
    { from: day(10), to: day(18), shipments: 21 },
  ],
  [
    'nothing is delivered in the past',
    windowOf(6, 6, PAST, day(9)),
    { from: day(9), to: day(13), shipments: 21 },
  ],
  ['too few deliveries say nothing', windowOf(6, 6, PAST.slice(0, 19)), null],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test('there is none without an estimate', () => {
  expect(
    confidenceWindow({ promised_delivery_date: null, estimated_delivery_date: null }, PAST, NOW),
  ).toBeNull();
});
