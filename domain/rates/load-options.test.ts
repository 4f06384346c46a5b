import { expect, test } from 'vitest';
import type { TransportMode } from '../routing/transport-mode.ts';
import { loadOptions } from './load-options.ts';

const ways = (mode: TransportMode, gross_kg: number | null, volume_m3: number | null = null) =>
  loadOptions(mode, { gross_kg, volume_m3 }).map(({ load, equipment }) =>
    [load, ...equipment.map(({ size_type, count }) => `${count} ${size_type}`)].join(' '),
  );

test.each<[TransportMode, number, number | null, string[]]>([
  ['air', 1000, null, ['AIR']],
  ['sea', 800, 2, ['LCL', 'FCL 1 22G1', 'FCL 1 42G1', 'FCL 1 45G1']],
  ['sea', 44_000, null, ['FCL 2 22G1', 'FCL 2 42G1', 'FCL 2 45G1']],
  ['sea', 5_000, 70, ['FCL 3 22G1', 'FCL 2 42G1', 'FCL 1 45G1']],
  ['rail', 20_000, null, ['RAIL', 'RAIL 1 22G1', 'RAIL 1 42G1', 'RAIL 1 45G1']],
  ['road', 900, 3, ['LTL', 'FTL']],
  ['road', 18_000, null, ['FTL']],
  ['road', 30_000, null, []],
])('by %s, %d kg and %d m³ go as %j', (mode, kg, m3, expected) => {
  expect(ways(mode, kg, m3)).toEqual(expected);
});

test('booked containers are the only way, by sea and by rail', () => {
  const equipment = [{ size_type: '45G1', count: 2 }];
  const cargo = { gross_kg: 500, volume_m3: 1 };
  expect(loadOptions('sea', cargo, equipment)).toEqual([{ load: 'FCL', equipment }]);
  expect(loadOptions('rail', cargo, equipment)).toEqual([{ load: 'RAIL', equipment }]);
  expect(loadOptions('air', cargo, equipment)).toEqual([{ load: 'AIR', equipment: [] }]);
});

test('cargo of unknown weight is priced only in booked containers', () => {
  expect(ways('sea', null)).toEqual([]);
});
