import { expect, test } from 'vitest';
import { rerouteStops } from './rerouted-stops.ts';

const stop = (location_name: string, waypoint_order: number, status: 'pending' | 'completed') => ({
  id: location_name,
  location_name,
  waypoint_order,
  status,
});
const planned = (names: string[]) =>
  names.map((location_name, index) => ({
    location_name,
    waypoint_order: index,
    waypoint_type:
      index === 0
        ? ('origin' as const)
        : index === names.length - 1
          ? ('destination' as const)
          : ('transit' as const),
    distance_km: index * 100,
  }));

test.each([
  {
    title: 'nothing reached: all of it is new',
    known: [stop('Houston', 0, 'pending'), stop('Rotterdam', 1, 'pending')],
    names: ['Dallas', 'Newark', 'Hamburg'],
    travelled_km: 0,
    reached: [],
    added: [
      ['Dallas', 0],
      ['Newark', 1],
      ['Hamburg', 2],
    ],
  },
  {
    title: 'under way: what is reached stays, what lies behind is not called at',
    known: [stop('Houston', 0, 'completed'), stop('Suez', 1, 'completed'), stop('Rotterdam', 2, 'pending')],
    names: ['Houston', 'Savannah', 'Gibraltar', 'Hamburg'],
    travelled_km: 150,
    reached: [
      ['Houston', 0],
      ['Suez', null],
    ],
    added: [
      ['Gibraltar', 2],
      ['Hamburg', 3],
    ],
  },
  {
    title: 'arrived: only the destination is ahead',
    known: [stop('Houston', 0, 'completed'), stop('by hand', 7, 'completed')],
    names: ['Houston', 'Gibraltar', 'Hamburg'],
    travelled_km: 200,
    reached: [
      ['Houston', 0],
      ['by hand', null],
    ],
    added: [['Hamburg', 8]],
  },
  {
    title: 'the destination reached: nothing is added',
    known: [stop('Houston', 0, 'completed'), stop('Hamburg', 1, 'completed')],
    names: ['Houston', 'Hamburg'],
    travelled_km: 100,
    reached: [
      ['Houston', 0],
      ['Hamburg', 100],
    ],
    added: [],
  },
])('$title', ({ known, names, travelled_km, reached, added }) => {
  const stops = rerouteStops(known, planned(names), travelled_km);
  expect(stops.reached.map((one) => [one.stop.location_name, one.distance_km])).toEqual(reached);
  expect(stops.added.map((one) => [one.location_name, one.waypoint_order])).toEqual(added);
  expect(stops.removed).toEqual(known.filter(({ status }) => status === 'pending'));
});
