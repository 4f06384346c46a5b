import { expect, test } from 'vitest';
import { countFacets, type ShipmentGroup } from './shipment-facets.ts';

const GROUPS: ShipmentGroup[] = [
  { status: 'pending', transport_mode: 'sea', shipments: 5 },
  { status: 'pending', transport_mode: 'air', shipments: 3 },
  { status: 'delivered', transport_mode: 'sea', shipments: 2 },
  { status: 'delivered', transport_mode: null, shipments: 1 },
];

test.each([
  [{}, 11, { pending: 8, delivered: 3 }, { sea: 7, air: 3 }],
  [{ status: ['pending' as const] }, 8, { pending: 8, delivered: 3 }, { sea: 5, air: 3 }],
  [{ mode: ['air' as const] }, 3, { pending: 3 }, { sea: 7, air: 3 }],
  [{ status: ['delivered' as const], mode: ['sea' as const] }, 2, { pending: 5, delivered: 2 }, { sea: 2 }],
  [{ status: ['customs' as const] }, 0, { pending: 8, delivered: 3 }, {}],
])('under %j', (chosen, total, status, mode) => {
  expect(countFacets(GROUPS, chosen)).toEqual({ total, facets: { status, mode } });
});

test('no shipments give no facets', () => {
  expect(countFacets([], {})).toEqual({ total: 0, facets: { status: {}, mode: {} } });
});
