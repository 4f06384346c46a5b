import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../calendar/durations.ts';
import {
  isMoving,
  type SimulatedShipment,
  simulatedKm,
  simulatedStep,
  simulatedVehicle,
} from './simulated-journey.ts';

const booked = new Date('2026-03-01T12:00:00Z');
const seconds = (count: number) => new Date(booked.getTime() + count * 1_000);
const shipment: SimulatedShipment = {
  status: 'in_transit',
  created_at: booked,
  international: true,
  awaits_confirmation: false,
  progress: 0,
  status_since: booked,
  keeps_sailing: false,
};

test.each<[string, Partial<SimulatedShipment>, number, string | null]>([
  ['just booked', { status: 'pending' }, 5, null],
  ['after ten seconds', { status: 'pending' }, 10, 'confirmed'],
  ['not confirmed by staff', { status: 'pending', awaits_confirmation: true }, 10, null],
  ['after twenty', { status: 'confirmed' }, 20, 'picked_up'],
  ['after thirty', { status: 'picked_up' }, 30, 'in_transit'],
  ['under way', { progress: 50 }, 60, null],
  ['near the border', { progress: 92 }, 60, 'customs'],
  ['no customs within a country', { progress: 92, international: false }, 60, 'out_for_delivery'],
  ['just presented to customs', { status: 'customs', progress: 100 }, 60, null],
  ['cleared', { status: 'customs', progress: 92 }, 90 * 60, 'out_for_delivery'],
  ['just loaded', { status: 'out_for_delivery', progress: 100 }, 60, null],
  ['arrived', { status: 'out_for_delivery', progress: 100 }, 45 * 60, 'delivered'],
  ['keeps sailing', { progress: 96.9, keeps_sailing: true }, 60, null],
  ['cancelled', { status: 'cancelled', progress: 100 }, 60, null],
])('%s', (_, change, age, step) => {
  expect(simulatedStep({ ...shipment, ...change }, seconds(age))).toBe(step);
});

describe('simulatedKm', () => {
  test('a journey takes eight hours in small steps', () => {
    let progress = 0;
    for (let minute = 0; minute < 8 * 60; minute++)
      progress = simulatedKm({ ...shipment, progress }, 10_000, HOUR_MS / 60) / 100;
    expect(progress).toBeCloseTo(100, 5);
  });

  test('after a long pause the vehicle continues from its position', () => {
    expect(simulatedKm({ ...shipment, progress: 50 }, 10_000, 24 * HOUR_MS)).toBeLessThan(5_030);
  });

  test('a perpetual voyage always moves and never arrives', () => {
    let progress = 45;
    for (let minute = 0; minute < 60 * 24 * 7; minute++) {
      const next = simulatedKm({ ...shipment, progress, keeps_sailing: true }, 10_000, 60_000) / 100;
      expect(next).toBeGreaterThanOrEqual(progress);
      progress = next;
    }
    expect(progress).toBeLessThanOrEqual(97);
  });
});

test.each([
  ['in_transit', true],
  ['customs', true],
  ['pending', false],
  ['delivered', false],
] as const)('%s moves: %s', (status, moving) => expect(isMoving(status)).toBe(moving));

test.each([
  ['goes on with its vehicle', 'air', 'air', 'GW 8035'],
  ['leaves the aircraft for a truck', 'air', 'road', null],
  ['has none before its first position', null, 'road', null],
] as const)('a shipment %s', (_, transport_mode, mode, expected) => {
  const vehicle_identifier = transport_mode && 'GW 8035';
  expect(simulatedVehicle({ transport_mode, vehicle_identifier }, mode)).toBe(expected);
});
