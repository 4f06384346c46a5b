import { expect, test } from 'vitest';
import { overCapacity } from './container-capacity.ts';

const totals = (measurement_m3: number | null, gross_kg: number | null) => ({
  totals: { packages_count: 1, net_kg: null, gross_kg, measurement_m3, amount_cents: null },
});

test.each([
  [['45G1'], 95.6, 10_000, /95\.6 m³ do not fit one 40' high cube, which holds 76\.4 m³\.$/],
  [['45G1', '45G1'], 195.6, 10_000, /do not fit 2 containers, which hold 152\.8 m³\.$/],
  [['22G1', '22G1'], 20, 94_000, /too heavy for 2 containers, which carry /],
  [['22G1'], 20, 44_000, /44,000 kg are too heavy for one 20' standard/],
  [['45G1', '45G1'], 95.6, 44_000, null],
  [['40HC'], 70, 20_000, null],
  [['42G1'], 70, 20_000, /70 m³ do not fit/],
  [['22R1'], 30, 10_000, /30 m³ do not fit one 20' reefer/],
  [['22U1'], 300, 10_000, null],
  [[''], 300, 90_000, null],
  [[], 300, 90_000, null],
  [['45G1'], null, null, null],
] as const)('%j with %s m³ and %s kg', (types, m3, kg, expected) => {
  const found = overCapacity(
    types.map((size_type) => ({ size_type })),
    totals(m3, kg),
  );
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatch(expected);
});
