import { expect, test } from 'vitest';
import { furthestStep, missingIn, type WizardState } from './wizard.ts';

const places = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
};
const cargo = { cargo_description: 'Valves', cargo_weight: 1200 };

test.each<[string, WizardState, 1 | 2 | 3 | 4, string[]]>([
  [
    'nothing',
    { draft: {}, transport_mode: null },
    1,
    ['origin city', 'origin country', 'destination city', 'destination country'],
  ],
  ['blank city', { draft: { ...places, origin_city: '  ' }, transport_mode: null }, 1, ['origin city']],
  ['places', { draft: places, transport_mode: null }, 2, ['cargo description', 'weight']],
  ['zero weight', { draft: { ...places, ...cargo, cargo_weight: 0 }, transport_mode: null }, 2, ['weight']],
  ['cargo', { draft: { ...places, ...cargo }, transport_mode: null }, 3, ['a route']],
  ['route', { draft: { ...places, ...cargo }, transport_mode: 'sea' }, 4, []],
])('with %s, returns the furthest step and its missing fields', (_, state, step, missing) => {
  expect(furthestStep(state)).toBe(step);
  expect(missingIn(step, state)).toEqual(missing);
});
