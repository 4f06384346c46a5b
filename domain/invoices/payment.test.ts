import { expect, test } from 'vitest';
import { paymentProblem } from './payment.ts';

const issued_at = new Date('2026-11-10T15:00:00Z');
const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:00Z', null],
  ['2026-11-21T12:00:01Z', 'IN_FUTURE'],
  ['2026-11-10T15:00:00Z', null],
  ['2026-11-10T00:00:00Z', null],
  ['2026-11-09T23:59:59Z', 'BEFORE_ISSUE'],
])('paid at %s: %s', (paid_at, problem) => {
  expect(paymentProblem({ issued_at }, new Date(paid_at), now)).toBe(problem);
});
