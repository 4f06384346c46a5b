import { expect, test } from 'vitest';
import { isEmptyForm } from './empty-form.ts';
import { splitDimensions } from './split-dimensions.ts';
import {
  draftOf,
  EMPTY_FORM,
  isSameRequest,
  joinDimensions,
  routeRequestOf,
  swapEnds,
  type WizardForm,
} from './wizard-form.ts';

test('converts numbers and dimensions for the draft', () => {
  const draft = draftOf({
    ...EMPTY_FORM,
    origin_country: 'Holland',
    cargo_weight: '1,200.5',
    cargo_length: '120',
    cargo_width: ' 80,5 ',
    cargo_height: '100',
    cargo_value: '24 890',
  });
  expect(draft).toMatchObject({
    cargo_weight: 1200.5,
    cargo_dimensions: '120×80.5×100',
    cargo_value: 24890,
  });
});

test.each<[Partial<WizardForm>, boolean]>([
  [{}, true],
  [{ origin_city: '  ' }, true],
  [{ origin_city: 'Houston' }, false],
  [{ fragile: true }, false],
  [{ service_type: 'express' }, false],
])('a form with %j is empty: %s', (patch, empty) => {
  expect(isEmptyForm({ ...EMPTY_FORM, ...patch })).toBe(empty);
});

test('blank numbers are absent, not zero', () => {
  expect(draftOf(EMPTY_FORM)).toMatchObject({
    cargo_weight: undefined,
    cargo_value: null,
    cargo_dimensions: '',
  });
});

test.each([
  [['', ' ', ''], ''],
  [['120', '', ''], '120××'],
  [['1,200', '80', '100'], '1200×80×100'],
  [['wide', '80', '100'], 'wide×80×100'],
])('the sides %j become %j', (sides, text) => {
  expect(joinDimensions(sides)).toBe(text);
});

test.each([
  ['120x80x100', ['120', '80', '100']],
  ['120 × 80,5 * 100 cm', ['120', '80,5', '100']],
  ['120', undefined],
])('splits the pasted %j', (text, sides) => {
  expect(splitDimensions(text)).toEqual(sides);
});

test('swapping changes all four pairs; swapping twice restores them', () => {
  const form = { ...EMPTY_FORM, origin_city: 'Houston', origin_country: 'US', destination_address: 'Kade 1' };
  const once = { ...form, ...swapEnds(form) };
  expect(once).toMatchObject({
    destination_city: 'Houston',
    destination_country: 'US',
    origin_address: 'Kade 1',
  });
  expect({ ...once, ...swapEnds(once) }).toEqual(form);
});

test('the route request depends on places, weight and service, not on the description', () => {
  const form = { ...EMPTY_FORM, origin_city: 'Houston', origin_country: 'US', cargo_weight: '900' };
  const request = routeRequestOf(form);
  expect(isSameRequest(request, routeRequestOf({ ...form, cargo_description: 'Valves' }))).toBe(true);
  expect(isSameRequest(request, routeRequestOf({ ...form, origin_city: ' Houston ' }))).toBe(true);
  expect(isSameRequest(request, routeRequestOf({ ...form, cargo_weight: '901' }))).toBe(false);
  expect(isSameRequest(request, routeRequestOf({ ...form, service_type: 'express' }))).toBe(false);
  expect(isSameRequest(request, routeRequestOf({ ...form, temperature_controlled: true }))).toBe(false);
});
