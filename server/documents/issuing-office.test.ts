import { expect, test } from 'vitest';
import type { Position } from '#domain/routing/route-leg.ts';
import { issuingOffice } from './issuing-office.ts';

test.each<[string, Position, string]>([
  ['Houston', [-95.36, 29.76], 'Los Angeles'],
  ['Boston', [-71.06, 42.36], 'New York'],
  ['Duisburg', [6.76, 51.43], 'Rotterdam'],
  ['Ningbo', [121.54, 29.87], 'Singapore'],
])('documents of freight from %s are issued by the nearest office', (_, start, office) => {
  expect(issuingOffice([{ geometry: [start] }])).toBe(office);
});

test('without a route no office is proposed', () => {
  expect(issuingOffice([])).toBeNull();
});
