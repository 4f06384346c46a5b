import { expect, test } from 'vitest';
import { overCapacity } from './container-capacity.ts';

test('containers of a type are counted', () => {
  const boxes = [{ size_type: '22G1', count: 2 }, { size_type: '45G1' }];
  expect(overCapacity(boxes, { kg: 85_300, m3: 142.8 })).toBeNull();
  expect(overCapacity(boxes, { kg: 85_301, m3: null })).toBe(
    '85,301 kg are too heavy for 3 containers, which carry 85,300 kg.',
  );
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
    { kg, m3 },
  );
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatch(expected);
});
