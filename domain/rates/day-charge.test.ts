import { expect, test } from 'vitest';
import { MAX_CHARGED_DAYS } from '../equipment/day-charge.ts';
import { MAX_MINOR_UNITS } from '../money/largest-amount.ts';
import { dayCharge, dayRateLine } from './day-charge.ts';
import { lineForTests, requestForTests } from './rates-for-tests.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const written = {
  charge_code: 'DEMURRAGE',
  basis: 'container',
  rate: '50',
  breaks: [
    { from: 6, rate: '85.50' },
    { from: 11, rate: '120' },
  ],
} as const;
const slabs = { ...written, breaks: [...written.breaks] };

test.each([
  [0, 50_00, 0],
  [1, 50_00, 50_00],
  [5, 50_00, 250_00],
  [6, 85_50, 335_50],
  [12, 120_00, 250_00 + 5 * 85_50 + 2 * 120_00],
])('after %d days a day costs %d and all of them %d', (days, per_day, to_date) => {
  expect(dayCharge(lineForTests(slabs), days)).toEqual({
    days,
    per_day: usd(per_day),
    to_date: usd(to_date),
  });
});

test.each([
  [0, 0],
  [1, 100_00],
  [3, 150_00],
  [9, 200_00],
])('the sum of %d days is %d, within the minimum and the maximum', (days, to_date) => {
  const line = lineForTests({ ...slabs, breaks: [], minimum: '100', maximum: '200' });
  expect(dayCharge(line, days).to_date).toEqual(usd(to_date));
});

test('amounts and days stay within what the API accepts', () => {
  const line = lineForTests({ ...slabs, rate: '9000000000', breaks: [] });
  expect(dayCharge(line, 1_000_000)).toEqual({
    days: MAX_CHARGED_DAYS,
    per_day: usd(MAX_MINOR_UNITS),
    to_date: usd(MAX_MINOR_UNITS),
  });
});

test('amounts have the digits of the currency', () => {
  const line = lineForTests({ ...slabs, rate: '4500', tariff: { currency: 'JPY' } });
  expect(dayCharge(line, 2).to_date).toEqual({ amount: 9000, currency: 'JPY' });
});

const BOX = { size_type: '45G1', carrier: 'Hapag-Lloyd' };
const request = requestForTests({ load: 'FCL' });
test.each([
  ['of the type before one of all types', [{ line: 1 }, { line: 2, size_type: '45G1' }], 2],
  ['of no other type', [{ line: 1, size_type: '22G1' }], undefined],
  ['of the carrier before one of all carriers', [{ line: 1 }, { line: 2, carrier: 'Hapag-Lloyd' }], 2],
  ['of no other carrier', [{ line: 1, carrier: 'Maersk' }], undefined],
  ['of the charge code', [{ line: 1, charge_code: 'DETENTION' }], undefined],
  ['by the container, not by weight', [{ line: 1, basis: 'kg' as const }], undefined],
  ['of the lane', [{ line: 1, destination: 'BEANR' }], undefined],
  ['of every lane', [{ line: 1, origin: '*', destination: '*' }], 1],
  ['of no other customer', [{ line: 1, tariff: { organisation_id: 'other' } }], undefined],
])('the line that prevails is %s', (_, lines, prevailing) => {
  const candidates = lines.map((line) => lineForTests({ ...slabs, ...line }));
  expect(dayRateLine('DEMURRAGE', BOX, request, candidates)?.line).toBe(prevailing);
});
