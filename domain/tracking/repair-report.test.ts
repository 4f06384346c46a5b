import { expect, test } from 'vitest';
import { addReports, NOTHING_REPAIRED, type RepairReport, repairMessage } from './repair-report.ts';

test.each<[Partial<RepairReport>, string]>([
  [{ shipments_checked: 640 }, 'Checked 640 shipments. Nothing was left to repair.'],
  [{ shipments_checked: 1 }, 'Checked 1 shipment. Nothing was left to repair.'],
  [
    { shipments_checked: 12_000, shipments_repaired: 1, events: 1 },
    'Repaired 1 of 12,000 shipments: wrote 1 missing event.',
  ],
  [
    { shipments_checked: 640, shipments_repaired: 3, routes: 2, coordinates: 5 },
    'Repaired 3 of 640 shipments: wrote the route of 2 shipments and filled in 5 missing positions.',
  ],
  [
    { shipments_checked: 9, shipments_repaired: 9, routes: 1, coordinates: 2, events: 3, waypoints: 4 },
    'Repaired 9 of 9 shipments: wrote the route of 1 shipment, filled in 2 missing positions, wrote 3 missing events and corrected the waypoints of 4 shipments.',
  ],
])('%o', (report, message) => expect(repairMessage({ ...NOTHING_REPAIRED, ...report })).toBe(message));

test('reports add up', () => {
  const one = {
    shipments_checked: 1,
    shipments_repaired: 2,
    routes: 3,
    coordinates: 4,
    events: 5,
    waypoints: 6,
  };
  expect(addReports(one, addReports(one, NOTHING_REPAIRED))).toEqual({
    shipments_checked: 2,
    shipments_repaired: 4,
    routes: 6,
    coordinates: 8,
    events: 10,
    waypoints: 12,
  });
});
