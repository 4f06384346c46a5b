import fc from 'fast-check';
import { expect, test } from 'vitest';
import { USUAL_RATIOS } from '../cargo/chargeable.ts';
import { ShipmentCargoLine } from './cargo-line.ts';
import { chargeableKg, shipmentOfLines, totalsOf } from './totals.ts';

const line = (fields: object) => ShipmentCargoLine.parse({ description: 'Lamps', ...fields });

test('sums lines; a volume is given, or pieces by length, width and height', () => {
  const lines = [
    line({ pieces: 2, gross_kg: 100, net_kg: 90, length_cm: 120, width_cm: 80, height_cm: 50 }),
    line({ pieces: 10, gross_kg: 50.5, net_kg: 50, volume_m3: 0.04, length_cm: 999 }),
  ];
  expect(totalsOf(lines)).toEqual({ pieces: 12, gross_kg: 150.5, net_kg: 140, volume_m3: 1 });
  expect(totalsOf([...lines, line({ pieces: 1 })])).toEqual({
    pieces: 13,
    gross_kg: null,
    net_kg: null,
    volume_m3: null,
  });
});

test('lines make a shipment dangerous goods, but never clear that', () => {
  const paint = line({ dangerous_goods: { un_number: 'UN1263', class: '3', packing_group: 'II' } });
  expect(shipmentOfLines([line({ gross_kg: 5 }), paint])).toEqual({ dangerous_goods: true });
  expect(shipmentOfLines([line({ gross_kg: 5 })])).toEqual({ cargo_weight: 5 });
});

type Carriage = Parameters<typeof chargeableKg>[1];

test.each<[Partial<Carriage>, number | null, number | null, number | null]>([
  [{ mode: 'air' }, 100, 0.96, 160],
  [{ load: 'AIR' }, 100, 0.96, 160],
  [{ mode: 'road' }, 100, 0.96, 319.68],
  [{ mode: 'road', load: 'LTL' }, 100, 0.96, 319.68],
  [{ mode: 'road', load: 'FTL' }, 100, 0.96, 100],
  [{ mode: 'rail', load: 'RAIL' }, 100, 0.96, 319.68],
  [{ mode: 'sea', load: 'LCL' }, 100, 0.96, 1000],
  [{ mode: 'sea', load: 'LCL', hasContainers: true }, 640, 2.4, 2400],
  [{ mode: 'sea', load: 'FCL' }, 640, 2.4, 640],
  [{ mode: 'sea', hasContainers: true }, 640, 2.4, 640],
  [{ mode: 'sea' }, 640, 2.4, 2400],
  [{ mode: 'sea' }, 640, null, 1000],
  [{}, 100, 0.96, 319.68],
  [{ mode: 'air' }, null, 0.96, null],
])('%j with %s kg and %s m³ is charged as %s kg', (carriage, gross_kg, volume_m3, kg) => {
  const known = { mode: null, load: null, hasContainers: false, ...carriage };
  expect(chargeableKg({ gross_kg, volume_m3 }, known)).toBe(kg);
});

test('a volume that only some lines state is no chargeable weight, except of full loads', () => {
  const totals = { gross_kg: 100, volume_m3: null, isPartlyMeasured: true };
  const carriage = { mode: 'air', load: null, hasContainers: false } as const;
  expect(chargeableKg(totals, carriage)).toBeNull();
  expect(chargeableKg(totals, { ...carriage, mode: 'road', load: 'FTL' })).toBe(100);
});

test('other ratios', () => {
  const ratios = { ...USUAL_RATIOS, kg_per_m3: { ...USUAL_RATIOS.kg_per_m3, rail: 500 } };
  const carriage = { mode: 'rail', load: null, hasContainers: false } as const;
  expect(chargeableKg({ gross_kg: 100, volume_m3: 1 }, carriage, ratios)).toBe(500);
});

test('the order of lines and their division do not change what is charged', () => {
  const lines = fc.array(
    fc.record({
      pieces: fc.integer({ min: 1, max: 50 }),
      gross_kg: fc.integer({ min: 0, max: 5000 }),
      volume_m3: fc.integer({ min: 0, max: 20_000 }).map((litres) => litres / 1000),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const carriage = { mode: 'air', load: null, hasContainers: false } as const;
  fc.assert(
    fc.property(lines, (list) => {
      const charged = (each: typeof list) => chargeableKg(totalsOf(each.map(line)), carriage);
      expect(charged([...list].reverse())).toBe(charged(list));
      const [first, ...others] = list as [(typeof list)[number], ...typeof list];
      const half = { ...first, gross_kg: first.gross_kg / 2, volume_m3: 0 };
      expect(charged([{ ...half, volume_m3: first.volume_m3 }, half, ...others])).toBe(charged(list));
    }),
  );
});
