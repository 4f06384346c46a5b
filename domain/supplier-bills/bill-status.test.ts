import { expect, test } from 'vitest';
import { BILL_STATUSES, billMayBecome } from './bill-status.ts';

test.each([
  ['recorded', ['approved', 'disputed', 'reversed']],
  ['approved', ['reversed']],
  ['disputed', ['approved', 'reversed']],
  ['reversed', []],
] as const)('a bill that is %s may become %j', (from, next) => {
  expect(BILL_STATUSES.filter((to) => billMayBecome(from, to))).toEqual(next);
});
