import { expect, test } from 'vitest';
import { emissionsOf } from './emissions.ts';
import type { RouteLeg, Stop } from './route-leg.ts';
import type { TransportMode } from './transport-mode.ts';

const stop: Stop = { name: 'Here', country: 'US', latitude: 0, longitude: 0, kind: 'place', code: null };
const leg = (transport_mode: TransportMode, distance_km: number): RouteLeg => ({
  transport_mode,
  from: stop,
  to: { ...stop, name: 'There' },
  distance_km,
  geometry: [
    [0, 0],
    [1, 1],
  ],
  passages: [],
});

test.each<[TransportMode, number, number, number]>([
  ['road', 1000, 1870, 186.6],
  ['sea', 10_000, 19_127, 3416],
  ['sea', 10_000, 6000, 1422.8],
  ['sea', 10_000, 500, 229.3],
  ['air', 500, 8000, 2665.8],
  ['air', 500, 3701, 1233.3],
  ['air', 500, 3700, 1777],
  ['rail', 20_000, 1000, 480],
  ['road', 1000, 0, 0],
])('by %s %d kg over %d km emit %d kg CO2e', (mode, cargo_weight, distance_km, kg) => {
  const emissions = emissionsOf([leg(mode, distance_km)], { cargo_weight });
  expect(emissions?.co2e_kg).toBeCloseTo(kg, 0);
});

test('each leg is calculated for its vehicle and the legs add up', () => {
  const emissions = emissionsOf([leg('road', 100), leg('sea', 9000), leg('road', 40)], {
    cargo_weight: 1200,
  });
  expect(emissions?.legs.map(({ factor, distance_km }) => [factor, Math.round(distance_km)])).toEqual([
    [0.09502, 105],
    [0.01553, 10_350],
    [0.09502, 42],
  ]);
  const sum = emissions?.legs.reduce((total, { co2e_kg }) => total + co2e_kg, 0);
  expect(emissions?.co2e_kg).toBeCloseTo(sum ?? 0, 9);
  expect(emissions?.factor_set).toBe('DESNZ 2025');
});

test('a train counts within the defaults of the GLEC Framework, and its source is named', () => {
  const emissions = emissionsOf([leg('road', 100), leg('rail', 1000)], { cargo_weight: 1000 });
  const train = emissions?.legs[1];
  expect(train?.factor).toBeGreaterThan(0.0108);
  expect(train?.factor).toBeLessThan(0.0307);
  expect(emissions?.legs.map(({ source }) => source)).toEqual(['DESNZ 2025', 'EEA 2021']);
  expect(emissions?.factor_set).toBe('DESNZ 2025 and EEA 2021');
});

test('ferries and barges have separate factors', () => {
  const kg = (vehicle: 'ferry' | 'barge') =>
    emissionsOf([{ ...leg('sea', 100), vehicle }], { cargo_weight: 1000 })?.co2e_kg;
  expect(kg('ferry')).toBeCloseTo(7.28, 2);
  expect(kg('barge')).toBeCloseTo(3.99, 2);
});

test('a refrigerated truck emits more; ships have no separate factor', () => {
  const kg = (mode: TransportMode, temperature_controlled: boolean) =>
    emissionsOf([leg(mode, 500)], { cargo_weight: 1000, temperature_controlled })?.co2e_kg;
  expect(kg('road', true)).toBeCloseTo(57.7, 1);
  expect(kg('road', false)).toBeCloseTo(49.9, 1);
  expect(kg('sea', true)).toBe(kg('sea', false));
});

test.each([undefined, 0])('without a weight (%s) there is no estimate', (cargo_weight) => {
  expect(emissionsOf([leg('road', 100)], { cargo_weight })).toBeNull();
});
