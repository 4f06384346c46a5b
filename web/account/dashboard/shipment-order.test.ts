import { expect, test } from 'vitest';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { byUrgency } from './shipment-order.ts';

const shipment = (name: string, status: ShipmentStatus, arrives: string | null, created = '2026-03-01') => ({
  name,
  status,
  estimated_delivery_date: arrives === null ? null : new Date(arrives),
  created_at: new Date(created),
});

test.each([
  [
    'active before done, whatever the dates',
    [shipment('done', 'delivered', '2026-03-02'), shipment('active', 'customs', '2026-09-01')],
    ['active', 'done'],
  ],
  [
    'the next to arrive first, without an estimate last',
    [
      shipment('unknown', 'pending', null),
      shipment('later', 'in_transit', '2026-03-20'),
      shipment('sooner', 'in_transit', '2026-03-10'),
    ],
    ['sooner', 'later', 'unknown'],
  ],
  [
    'two without an estimate: newest first',
    [shipment('older', 'pending', null, '2026-03-01'), shipment('newer', 'pending', null, '2026-03-02')],
    ['newer', 'older'],
  ],
  [
    'what is done: newest first',
    [
      shipment('older', 'delivered', '2026-03-02', '2026-02-01'),
      shipment('newer', 'cancelled', '2026-03-09', '2026-02-20'),
    ],
    ['newer', 'older'],
  ],
])('%s', (_, shipments, order) => {
  expect([...shipments].sort(byUrgency).map(({ name }) => name)).toEqual(order);
});
