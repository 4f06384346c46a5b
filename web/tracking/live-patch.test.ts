import { expect, test } from 'vitest';
import type { TrackedShipment } from '#contract/tracking.ts';
import { moved } from './live-patch.ts';

const shipment = { tracking_number: 'GS123456789', live: null } as TrackedShipment;
const message = (updated_at: string, latitude = 1) => ({
  latitude,
  longitude: 2,
  speed: 30,
  heading: 90,
  vehicle_identifier: null,
  next_checkpoint: null,
  estimated_arrival: '2026-03-01T00:00:00.000Z',
  progress: 10,
  transport_mode: 'sea',
  updated_at,
});

test('a message becomes the live position, its times become dates', () => {
  const live = moved(shipment, message('2026-02-01T00:00:00Z')).live;
  expect(live?.estimated_arrival).toEqual(new Date('2026-03-01T00:00:00Z'));
  expect(live?.updated_at).toEqual(new Date('2026-02-01T00:00:00Z'));
});

test('an older message changes nothing', () => {
  const shown = moved(shipment, message('2026-02-01T00:00:00Z', 5));
  expect(moved(shown, message('2026-01-31T00:00:00Z'))).toBe(shown);
  expect(moved(shown, message('2026-02-01T00:00:01Z', 6)).live?.latitude).toBe(6);
});
