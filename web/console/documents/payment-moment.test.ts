import { expect, test } from 'vitest';
import { paymentMoment } from './payment-moment.ts';

test.each([
  ['2026-11-21', 'now'],
  ['2026-11-20', new Date('2026-11-20T12:00:00Z')],
  ['', null],
  ['2026-13-40', null],
])('a payment on %j is recorded at %j', (day, moment) => {
  expect(paymentMoment(day, '2026-11-21')).toEqual(moment);
});
