import { expect, test } from 'vitest';
import { vehicle } from './vehicle-for-tests.ts';
import { type Move, Vehicles } from './vehicles.ts';

const LATER = '2026-07-01T12:00:01.000Z';

function fleet() {
  const vehicles = new Vehicles();
  vehicles.read([vehicle(), vehicle({ tracking_number: 'GS100000002' })]);
  return vehicles;
}

function moveOf(change: Partial<Move> = {}): Move {
  const { tracking_number, heading, transport_mode } = vehicle();
  return {
    tracking_number,
    heading,
    transport_mode,
    latitude: 11,
    longitude: 21,
    updated_at: LATER,
    ...change,
  };
}

test('a move changes only the position and its age', () => {
  const vehicles = fleet();
  vehicles.move([moveOf()]);
  expect(vehicles.find('GS100000001')).toEqual(
    vehicle({ latitude: 11, longitude: 21, updated_at: new Date(LATER) }),
  );
});

test.each([
  ['an older position', { updated_at: '2026-07-01T11:00:00.000Z' }],
  ['a shipment outside of the filter', { tracking_number: 'GS999999999' }],
])('%s is ignored', (_, change) => {
  const vehicles = fleet();
  const before = [...vehicles.all()];
  vehicles.move([moveOf(change)]);
  expect([...vehicles.all()]).toEqual(before);
});

test('a response older than the last move keeps that move', () => {
  const vehicles = fleet();
  vehicles.move([moveOf()]);
  vehicles.read([vehicle({ status: 'customs' })]);
  expect(vehicles.size).toBe(1);
  expect(vehicles.find('GS100000001')).toMatchObject({ latitude: 11, status: 'customs' });
});

test.each([
  ['customs', 2],
  ['delivered', 1],
  ['cancelled', 1],
] as const)('when a shipment becomes %s, %i remain', (status, left) => {
  const vehicles = fleet();
  vehicles.changeStatus('GS100000001', status);
  expect(vehicles.size).toBe(left);
});

test('listeners are notified of each change until they unsubscribe', () => {
  const vehicles = fleet();
  let calls = 0;
  const unsubscribe = vehicles.onChange(() => calls++);
  vehicles.move([moveOf()]);
  vehicles.changeStatus('GS100000001', 'customs');
  unsubscribe();
  vehicles.read([]);
  expect(calls).toBe(2);
});
