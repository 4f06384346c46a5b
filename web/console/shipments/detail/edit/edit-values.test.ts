import { expect, test } from 'vitest';
import { shipmentForTests } from '../shipment-for-tests.ts';
import {
  changeOf,
  type EditField,
  type EditValues,
  fieldsBetween,
  isConflict,
  valuesOf,
} from './edit-values.ts';
import { validateEdit } from './validate-edit.ts';

const SHIPMENT = { ...shipmentForTests(), destination_time_zone: 'Asia/Shanghai' };
const base = valuesOf(SHIPMENT);

test.each<[Partial<EditValues>, Record<string, unknown>]>([
  [{}, {}],
  [{ cost_cents: '1,234.5' }, { cost_cents: 123_450 }],
  [{ cargo_value_cents: '' }, { cargo_value_cents: null }],
  [{ transport_mode: '' }, { transport_mode: null }],
  [{ origin_country: 'Norway' }, { origin_country: 'NO' }],
  [{ estimated_delivery_date: '2026-12-24' }, { estimated_delivery_date: new Date('2026-12-24T04:00:00Z') }],
  [{ estimated_delivery_date: '' }, { estimated_delivery_date: null }],
  [{ status: 'delivered', fragile: true }, { fragile: true }],
])('for %j, sends %j', (typed, change) => {
  const values = { ...base, ...typed };
  expect(changeOf(values, fieldsBetween(values, base), SHIPMENT)).toEqual(change);
});

test.each([
  ['EUR', '578.20', '1.234,50', 123_450],
  ['JPY', '57820', '60,000', 60_000],
  ['KWD', '57.820', '60.125', 60_125],
])('the cost in %s has its decimals; the cargo value is in USD', (currency, text, typed, cost_cents) => {
  const shipment = { ...SHIPMENT, currency };
  const stored = valuesOf(shipment);
  expect(stored).toMatchObject({ cost_cents: text, cargo_value_cents: '51030.00' });
  const values = { ...stored, cost_cents: typed, cargo_value_cents: '60.125' };
  expect(changeOf(values, fieldsBetween(values, stored), shipment)).toEqual({
    cost_cents,
    cargo_value_cents: 6_013,
  });
});

test.each<[Partial<EditValues>, EditField, string | undefined]>([
  [{ cost_cents: '' }, 'cost_cents', 'Enter the cost.'],
  [{ cost_cents: 'much' }, 'cost_cents', 'Enter the cost.'],
  [{ cost_cents: '1.005' }, 'cost_cents', 'Enter at most 2 decimals for USD.'],
  [{ cargo_value_cents: '60.125' }, 'cargo_value_cents', 'Enter at most 2 decimals for USD.'],
  [{ cargo_weight: '' }, 'cargo_weight', 'Enter the weight in kg.'],
  [{ cargo_weight: '0' }, 'cargo_weight', 'The weight must be more than 0 kg.'],
  [{ origin_country: 'Atlantis' }, 'origin_country', 'We couldn’t find this country. Check its name.'],
  [{ destination_city: ' ' }, 'destination_city', 'Enter the destination city.'],
  [{ destination_city: 'Bergen' }, 'destination_city', undefined],
])('refuses %j at %s: %s', (typed, field, sentence) => {
  const values = { ...base, ...typed };
  expect(validateEdit(values, fieldsBetween(values, base), SHIPMENT)[field]).toBe(sentence);
});

test.each<[Partial<EditValues>, Partial<EditValues>, boolean]>([
  [{ fragile: true }, { cost_cents: '120.00' }, true],
  [{ fragile: true }, { status: 'customs' }, false],
  [{ status: 'delivered' }, { status: 'customs' }, true],
])('typed %j, stored %j: needs a review, %s', (typed, newer, needed) => {
  expect(isConflict({ base, typed: { ...base, ...typed }, newer: { ...base, ...newer } })).toBe(needed);
});
