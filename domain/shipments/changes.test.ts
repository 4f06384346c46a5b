import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

const before = {
  cargo_weight: 10,
  origin_city: 'Houston',
  fragile: false,
  cargo_value_cents: null,
  estimated_delivery_date: new Date('2026-11-21T00:00:00Z'),
};

test.each([
  ['nothing', {}, {}],
  ['unchanged values', { cargo_weight: 10, origin_city: 'Houston' }, {}],
  ['an equal date in another object', { estimated_delivery_date: new Date('2026-11-21T00:00:00Z') }, {}],
  ['an undefined field', { cargo_weight: undefined }, {}],
  [
    'one of the fields',
    { cargo_weight: 12, origin_city: 'Houston', fragile: true },
    { cargo_weight: [10, 12], fragile: [false, true] },
  ],
  [
    'a removed date',
    { estimated_delivery_date: null },
    { estimated_delivery_date: ['2026-11-21T00:00:00.000Z', null] },
  ],
  ['a value where there was none', { cargo_value_cents: 0 }, { cargo_value_cents: [null, 0] }],
])('changes %s', (_, change, expected) => expect(changesBetween(before, change)).toEqual(expected));
