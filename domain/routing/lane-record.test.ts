import { expect, test } from 'vitest';
import { type LaneDelivery, withLaneRecord } from './lane-record.ts';
import type { RouteOption } from './route-option.ts';

const sea = { transport_mode: 'sea', reliability_score: 85, reliability_shipments: null } as RouteOption;
const deliveries = (transport_mode: LaneDelivery['transport_mode'], onTime: number, late: number) => [
  ...Array.from({ length: onTime }, () => ({ transport_mode, is_on_time: true })),
  ...Array.from({ length: late }, () => ({ transport_mode, is_on_time: false })),
];

test.each([
  ['too few', deliveries('sea', 19, 0), 85, null],
  ['those of another mode', deliveries('air', 30, 0), 85, null],
  ['twenty', deliveries('sea', 15, 5), 75, 20],
  ['many', deliveries('sea', 200, 0), 100, 200],
] as const)('%s', (_, record, reliability_score, reliability_shipments) => {
  expect(withLaneRecord([sea], record)).toEqual([{ ...sea, reliability_score, reliability_shipments }]);
});
