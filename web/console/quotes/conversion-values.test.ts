import { expect, test } from 'vitest';
import { conversionFor, conversionOf, validateConversion } from './conversion-values.ts';
import { quoteOf } from './quote-for-tests.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test('it starts with the quote’s estimate, normal priority, no date and a timestamp number', () => {
  expect(conversionFor(quoteOf(), NOW)).toMatchObject({
    origin_address: '',
    destination_address: 'Wilhelminakade 3',
    cost: '1234.56',
    priority: 'normal',
    transport_mode: 'sea',
    until: '',
    tracking_number: `TRK${NOW.getTime()}`,
  });
});

test('without an estimate the cost is empty', () => {
  expect(conversionFor(quoteOf({ estimated_cost_cents: null }), NOW).cost).toBe('');
});

test('a delivery is promised by its day, which the server reads at the destination', () => {
  const values = conversionFor(quoteOf(), NOW);
  expect(conversionOf({ ...values, until: '2026-12-24' }, quoteOf())).toMatchObject({
    estimated_delivery_day: '2026-12-24',
  });
  const without = conversionOf(values, quoteOf());
  expect(without).not.toHaveProperty('estimated_delivery_day');
  expect(without).not.toHaveProperty('estimated_delivery_date');
});

test('only route and weight values that differ from the request are sent', () => {
  const values = { ...conversionFor(quoteOf(), NOW), origin_city: 'Galveston', cargo_weight: '1,250' };
  const sent = conversionOf(values, quoteOf());
  expect(sent).toMatchObject({ origin_city: 'Galveston', cargo_weight: 1250 });
  expect(sent).not.toHaveProperty('destination_city');
});

test.each([
  ['cost', { cost: 'much' }],
  ['cost', { cost: '1,234.565' }],
  ['tracking_number', { tracking_number: 'ABC' }],
  ['until', { until: '2026-11-01' }],
  ['cargo_weight', { cargo_weight: '' }],
  ['origin_country', { origin_country: ' ' }],
])('an invalid %s is reported', (field, change) => {
  const values = { ...conversionFor(quoteOf(), NOW), origin_address: 'Quay 1', ...change };
  expect(Object.keys(validateConversion(values, NOW))).toEqual([field]);
});
