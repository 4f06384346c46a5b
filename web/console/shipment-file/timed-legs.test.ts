import { expect, test } from 'vitest';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { FILE_LISTS } from './file-lists-for-tests.ts';
import { timedLegs } from './timed-legs.ts';

const [LEG] = FILE_LISTS.legs as [(typeof FILE_LISTS.legs)[number]];
const day = (of_month: number) => new Date(Date.UTC(2026, 11, of_month));
const row = (change: object) =>
  ({
    leg_sequence: 1,
    equipment_number: null,
    code: 'ARRI',
    planned: null,
    estimated: null,
    actual: null,
    ...change,
  }) as TrackedShipment['milestones'][number];

test.each([
  ['only our plan', null, { planned: day(3) }, 3, 'planned'],
  ['the estimate of tracking', null, { planned: day(3), estimated: day(5) }, 5, 'estimated'],
  ['a time of the file that nobody else has', day(4), { planned: day(3) }, 4, 'estimated'],
  ['the schedule that a carrier reported', day(3), { planned: day(3) }, 3, 'planned'],
  ['a time of the file before tracking is loaded', day(4), undefined, 4, 'estimated'],
  ['the plan of another leg', null, { planned: day(3), leg_sequence: 2 }, null, null],
  ['the plan of a container', null, { planned: day(3), equipment_number: 'MSKU9070323' }, null, null],
  ['a flight in IATA codes', null, { code: 'ARR', planned: day(3) }, 3, 'planned'],
])('the arrival of a leg: %s', (_, eta, milestone, expected, basis) => {
  const [timed] = timedLegs([{ ...LEG, eta }], milestone && [row(milestone)]);
  expect([timed?.eta?.getUTCDate() ?? null, timed?.eta_basis]).toEqual([expected, basis]);
});
