import { expect, test } from 'vitest';
import { ShipmentCargoLine } from './cargo-line.ts';
import { withWeight } from './weigh-lines.ts';

const line = (gross_kg: number | null, net_kg: number | null = null) =>
  ShipmentCargoLine.parse({
    description: 'Lamps',
    marks: '',
    hs_code: '',
    origin_country: '',
    quantity: null,
    unit: '',
    unit_price_cents: null,
    pieces: 3,
    package_type: 'cartons',
    gross_kg,
    net_kg,
    weighed_by: 'Beilun weighbridge',
    weighed_at: '2026-11-20T10:00:00Z',
  });
const weightsOf = (lines: readonly ShipmentCargoLine[]) =>
  lines.map(({ gross_kg, net_kg }) => [gross_kg, net_kg]);

test('one line has the weight of the shipment, which nobody has weighed', () => {
  const [only] = withWeight([line(100, 90)], 80);
  expect(only).toMatchObject({ gross_kg: 80, net_kg: 80, weighed_by: '', weighed_at: null });
});

test('several lines share it in proportion, to the gram', () => {
  expect(weightsOf(withWeight([line(1), line(1), line(1)], 10))).toEqual([
    [3.333, null],
    [3.333, null],
    [3.334, null],
  ]);
  expect(weightsOf(withWeight([line(9088, 8256), line(9450, 8694)], 37_076))).toEqual([
    [18_176, 8256],
    [18_900, 8694],
  ]);
});

test('lines that state no weight of the shipment, or the same, stay as they are', () => {
  const lines = [line(5), line(null)];
  expect(withWeight(lines, 80)).toEqual(lines);
  expect(withWeight([line(5)], 5)[0]?.weighed_by).toBe('Beilun weighbridge');
  expect(withWeight([], 5)).toEqual([]);
});
