import { expect, test } from 'vitest';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { createTestShipments, TEST_MODES, testBooking } from './create-test-shipments.ts';

const keysFrom = (first: number) => {
  let last = first - 1;
  return () => `key ${++last}`;
};

test('one shipment per mode, each under a key of its own', async () => {
  const calls: [TransportMode, string][] = [];
  const keys = new Map<TransportMode, string>();
  const results = await createTestShipments(
    async ({ transport_mode }, key) => {
      calls.push([transport_mode, key]);
      return { shipment: { tracking_number: `GS of ${transport_mode}` } };
    },
    keys,
    keysFrom(1),
  );
  expect(calls).toEqual([
    ['air', 'key 1'],
    ['road', 'key 2'],
    ['sea', 'key 3'],
    ['rail', 'key 4'],
  ]);
  expect(results.map(({ tracking_number }) => tracking_number)).toEqual([
    'GS of air',
    'GS of road',
    'GS of sea',
    'GS of rail',
  ]);
  expect(keys.size).toBe(0);
});

test('a mode that fails leaves the others alone, and is asked for again under the same key', async () => {
  const lost = new Error('No answer came.');
  const keys = new Map<TransportMode, string>();
  const create =
    (failing: TransportMode | null, used: string[]) =>
    async ({ transport_mode }: { transport_mode: TransportMode }, key: string) => {
      used.push(key);
      if (transport_mode === failing) throw lost;
      return { shipment: { tracking_number: 'GS' } };
    };
  const first: string[] = [];
  const results = await createTestShipments(create('sea', first), keys, keysFrom(1));
  expect(results.filter(({ tracking_number }) => tracking_number === null)).toEqual([
    { transport_mode: 'sea', tracking_number: null, error: lost },
  ]);
  const second: string[] = [];
  await createTestShipments(create(null, second), keys, keysFrom(5));
  expect([first, second]).toEqual([
    ['key 1', 'key 2', 'key 3', 'key 4'],
    ['key 5', 'key 6', 'key 3', 'key 7'],
  ]);
});

test.each(TEST_MODES)('the %s booking is one that the wizard would take', (mode) => {
  expect(ShipmentDraft.parse(testBooking(mode))).toMatchObject({
    origin_city: 'Houston',
    destination_city: 'Miami',
  });
});
