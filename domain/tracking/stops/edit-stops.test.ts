import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../calendar/durations.ts';
import type { Position } from '../../routing/route-leg.ts';
import { lineLengthKm } from '../../routing/search/geodesy.ts';
import { trackOf } from '../track.ts';
import { addStop, type Journey, type JourneyStop, moveStop, relocateStop, removeStop } from './edit-stops.ts';
import type { DrawnLeg, FindPath } from './redraw-route.ts';

const KM = 111.195;
const day = (number: number) => new Date(Date.UTC(2026, 10, 1) + number * DAY_MS);

function leg(
  from_name: string,
  to_name: string,
  geometry: Position[],
  change: Partial<DrawnLeg> = {},
): DrawnLeg {
  const distance_km = lineLengthKm(geometry);
  return { transport_mode: 'sea', vehicle: null, from_name, to_name, distance_km, geometry, ...change };
}

function stop(id: string, longitude: number, change: Partial<JourneyStop> = {}): JourneyStop {
  return {
    id,
    waypoint_type: 'transit',
    location_name: id,
    latitude: 0,
    longitude,
    transport_mode: 'sea',
    distance_km: longitude * KM,
    estimated_arrival: day(longitude),
    status: 'pending',
    reached_at: null,
    ...change,
  };
}

/** Along the equator: a road to a port, a voyage past a canal, a road from a port. */
function journey(change: Partial<Journey<JourneyStop>> = {}): Journey<JourneyStop> {
  return {
    stops: [
      stop('Town', 0, { waypoint_type: 'origin', transport_mode: 'road' }),
      stop('Port A', 1, { transport_mode: 'road' }),
      stop('Canal', 5),
      stop('Port B', 10),
      stop('City', 11, { waypoint_type: 'destination', transport_mode: 'road' }),
    ],
    legs: [
      leg(
        'Town',
        'Port A',
        [
          [0, 0],
          [1, 0],
        ],
        { transport_mode: 'road' },
      ),
      leg('Port A', 'Port B', [
        [1, 0],
        [10, 0],
      ]),
      leg(
        'Port B',
        'City',
        [
          [10, 0],
          [11, 0],
        ],
        { transport_mode: 'road' },
      ),
    ],
    travelled_km: 0,
    ...change,
  };
}

const reached = (until: number, changed = journey()) => ({
  ...changed,
  stops: changed.stops.map((one, index) =>
    index < until ? { ...one, status: 'completed' as const, reached_at: day(index) } : one,
  ),
});

/** Ships sail up to 20° of latitude; roads and railways follow the equator. */
const findPath: FindPath = (from, to, mode) => {
  const line: Position[] = [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ];
  if (mode === 'air') return line;
  const reach = mode === 'sea' ? 20 : 0.5;
  return [from, to].every(({ latitude }) => Math.abs(latitude) <= reach) ? line : undefined;
};

const fresh = (longitude: number, latitude = 0, change: Partial<JourneyStop> = {}) =>
  stop('Call', longitude, { latitude, distance_km: null, estimated_arrival: null, ...change });
const open = { mode: undefined, fallback: 'sea' as const };
const names = ({ stops }: Journey<JourneyStop>) => stops.map(({ id }) => id);
const ways = ({ legs }: Journey<JourneyStop>) =>
  legs.map(({ transport_mode, from_name, to_name }) => `${transport_mode} ${from_name} → ${to_name}`);
const find = ({ stops }: Journey<JourneyStop>, id: string) =>
  stops.find((one) => one.id === id) as JourneyStop;

function done(outcome: Journey<JourneyStop> | { message: string }): Journey<JourneyStop> {
  if ('message' in outcome) throw new Error(outcome.message);
  return outcome;
}
const add = (
  to: Journey<JourneyStop>,
  added: JourneyStop,
  before?: string,
  modes: { mode: DrawnLeg['transport_mode'] | undefined; fallback: DrawnLeg['transport_mode'] } = open,
) => addStop(to, added, { ...modes, before }, findPath);

describe('an added stop', () => {
  test('comes before the destination by default', () => {
    expect(names(done(add(journey(), fresh(10.5))))).toEqual([
      'Town',
      'Port A',
      'Canal',
      'Port B',
      'Call',
      'City',
    ]);
    expect(names(done(add(journey(), fresh(3), 'Canal')))).toEqual([
      'Town',
      'Port A',
      'Call',
      'Canal',
      'Port B',
      'City',
    ]);
  });

  test('on the line gets its place and planned time; the line stays', () => {
    const before = journey();
    const after = done(add(before, fresh(3, 0.1), 'Canal'));
    expect(after.legs).toEqual(before.legs);
    const call = find(after, 'Call');
    expect(call.distance_km).toBeCloseTo(3 * KM, 0);
    expect(call.transport_mode).toBe('sea');
    expect(Math.abs(Number(call.estimated_arrival) - Number(day(3)))).toBeLessThan(DAY_MS / 10);
  });

  test('off the line has the line drawn through it; later stops are farther along', () => {
    const after = done(add(journey(), fresh(7, 4), 'Port B'));
    expect(ways(after)).toEqual([
      'road Town → Port A',
      'sea Port A → Call',
      'sea Call → Port B',
      'road Port B → City',
    ]);
    const call = find(after, 'Call');
    expect(call.distance_km).toBeCloseTo(5 * KM + Math.hypot(2, 4) * KM, -1);
    expect(find(after, 'Canal').distance_km).toBe(5 * KM);
    expect(find(after, 'City').distance_km).toBeCloseTo(trackOf(after.legs).length_km, 0);
    expect(find(after, 'Port B').transport_mode).toBe('sea');
  });

  test('is reached by the given mode, else by one with a path', () => {
    const flown = done(add(journey(), fresh(7, 4), 'Port B', { mode: 'air', fallback: 'sea' }));
    expect(ways(flown).slice(1, 4)).toEqual(['sea Port A → Canal', 'air Canal → Call', 'sea Call → Port B']);
    const island = done(add(journey(), fresh(10.5, 6)));
    expect(ways(island).slice(2)).toEqual(['sea Port B → Call', 'sea Call → City']);
    expect(find(island, 'City').transport_mode).toBe('sea');
  });

  test('behind the goods counts as passed; ahead of them the line starts at their position', () => {
    const halfWay = reached(2, journey({ travelled_km: 4 * KM }));
    expect(find(done(add(halfWay, fresh(3), 'Canal')), 'Call').status).toBe('completed');
    const diverted = done(add(halfWay, fresh(4.5, 3), 'Canal'));
    expect(find(diverted, 'Call').status).toBe('pending');
    expect(diverted.travelled_km).toBe(4 * KM);
    expect(diverted.legs[1]?.geometry).toEqual([
      [1, 0],
      [4, 0],
      [4.5, 3],
    ]);
    expect(find(done(add(reached(3), fresh(3), 'Canal')), 'Call')).toMatchObject({
      status: 'completed',
      reached_at: null,
    });
  });

  test('keeps a given estimate', () =>
    expect(
      find(done(add(journey(), fresh(3, 0, { estimated_arrival: day(40) }))), 'Call').estimated_arrival,
    ).toEqual(day(40)));

  test('needs no line, and no other stop', () => {
    const bare = { stops: [], legs: [], travelled_km: 0 };
    expect(done(add(bare, fresh(3, 4)))).toEqual({
      ...bare,
      stops: [{ ...fresh(3, 4), estimated_arrival: null, distance_km: null }],
    });
  });

  test.each([
    [{}, 'Town', 'before', 'A stop can’t come before the origin.'],
    [{}, 'nowhere', 'before', 'This stop no longer exists.'],
    [
      { waypoint_type: 'origin' as const },
      undefined,
      'waypoint_type',
      'This route has its origin. Choose Transit.',
    ],
    [
      { waypoint_type: 'destination' as const },
      undefined,
      'waypoint_type',
      'This route has its destination. Choose Transit.',
    ],
  ])('%o before %s is refused', (change, before, field, message) =>
    expect(add(journey(), fresh(3, 0, change), before)).toEqual({ field, message }),
  );

  test('can’t come after the destination, even where one was appended earlier', () => {
    const appended = journey({ stops: [...journey().stops, stop('Appended', 12, { distance_km: null })] });
    expect(add(appended, fresh(3), 'Appended')).toMatchObject({ field: 'before' });
    expect(names(done(add(appended, fresh(10.5)))).slice(-3)).toEqual(['Call', 'City', 'Appended']);
    expect(names(done(moveStop(appended, find(appended, 'Appended'), 'City', findPath))).slice(-2)).toEqual([
      'Appended',
      'City',
    ]);
  });
});

describe('a moved stop', () => {
  test('takes the line and its estimate with it', () => {
    const before = done(add(journey(), fresh(7, 4), 'Port B'));
    const after = done(moveStop(before, find(before, 'Call'), 'Canal', findPath));
    expect(names(after)).toEqual(['Town', 'Port A', 'Call', 'Canal', 'Port B', 'City']);
    expect(ways(after)).toEqual([
      'road Town → Port A',
      'sea Port A → Call',
      'sea Call → Port B',
      'road Port B → City',
    ]);
    const [call, canal] = [find(after, 'Call'), find(after, 'Canal')];
    expect(call.distance_km).toBeLessThan(canal.distance_km as number);
    expect(Number(call.estimated_arrival)).toBeLessThan(Number(canal.estimated_arrival));
  });

  test('to its own place changes nothing', () => {
    const before = journey();
    expect(moveStop(before, find(before, 'Canal'), 'Port B', findPath)).toBe(before);
  });

  test.each([
    ['Town', undefined, 'The origin comes first.'],
    ['Town', 'City', 'The origin comes first.'],
    ['City', 'Canal', 'The destination comes last.'],
    ['Canal', 'Town', 'A stop can’t come before the origin.'],
    ['Canal', 'Canal', 'A stop can’t come before itself.'],
    ['Canal', 'Port A', 'Port A has been reached, so a stop ahead can’t come before it.'],
    ['Port A', 'City', 'Canal has not been reached, so a reached stop can’t come after it.'],
  ])('%s before %s: %s', (id, before, message) => {
    const from = reached(2);
    const outcome = moveStop(from, find(from, id), before, findPath);
    if (id === 'Town' && before === undefined) expect(outcome).toBe(from);
    else expect(outcome).toMatchObject({ message });
  });

  test('among reached stops must keep the order of their times', () => {
    const from = reached(3);
    expect(moveStop(from, find(from, 'Canal'), 'Port A', findPath)).toMatchObject({
      message: 'Port A was reached earlier.',
    });
  });
});

test('a stop at new coordinates has the line drawn through them; back on the line it has not', () => {
  const away = done(add(journey(), fresh(7, 4), 'Port B'));
  const call = find(away, 'Call');
  const south = relocateStop(away, { ...call, latitude: -4 }, findPath);
  expect(south.legs[1]?.geometry.at(-1)).toEqual([7, -4]);
  const back = relocateStop(away, { ...call, latitude: 0 }, findPath);
  expect(ways(back)).toEqual(ways(journey()));
  expect(trackOf(back.legs).length_km).toBeCloseTo(11 * KM, 0);
});

describe('a removed stop', () => {
  test('leaves no detour behind', () => {
    const away = done(add(journey(), fresh(7, 4), 'Port B'));
    const back = removeStop(away, fresh(7, 4), findPath);
    expect(names(back)).toEqual(names(journey()));
    expect(ways(back)).toEqual(ways(journey()));
    expect(find(back, 'City').distance_km).toBeCloseTo(11 * KM, 0);
  });

  test('keeps the line where the goods change vehicles or only the stop marks the place', () => {
    for (const id of ['Port A', 'Canal'])
      expect(removeStop(journey(), find(journey(), id), findPath).legs).toEqual(journey().legs);
  });

  test('keeps a line without a known alternative', () => {
    const away = done(add(journey(), fresh(7, 4), 'Port B'));
    expect(removeStop(away, fresh(7, 4), () => undefined).legs).toEqual(away.legs);
  });
});

test('after any edit the line is continuous and the stops are in order along it', () => {
  const edit = fc.record({
    kind: fc.constantFrom('add', 'move', 'relocate', 'remove'),
    which: fc.nat(20),
    before: fc.nat(20),
    longitude: fc.double({ min: 0, max: 11, noNaN: true }),
    latitude: fc.double({ min: -15, max: 15, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(edit, { maxLength: 8 }),
      fc.double({ min: 0, max: 11, noNaN: true }),
      (edits, travelled) => {
        let now = journey({ travelled_km: travelled * KM });
        for (const [number, { kind, which, before, longitude, latitude }] of edits.entries()) {
          const chosen = now.stops[which % now.stops.length] as JourneyStop;
          const next = now.stops[before % now.stops.length]?.id;
          if (kind === 'add') {
            const outcome = add(now, { ...fresh(longitude, latitude), id: `Call ${number}` }, next);
            if (!('message' in outcome)) now = outcome;
          } else if (kind === 'move') {
            const outcome = moveStop(now, chosen, next, findPath);
            if (!('message' in outcome)) now = outcome;
          } else if (chosen.waypoint_type === 'transit') {
            now =
              kind === 'remove'
                ? removeStop(now, chosen, findPath)
                : relocateStop(now, { ...chosen, longitude, latitude }, findPath);
          }
          const { length_km } = trackOf(now.legs);
          const places = now.stops.map(({ distance_km }) => distance_km as number);
          expect(places.every((km, index) => index === 0 || km >= (places[index - 1] as number) - 1)).toBe(
            true,
          );
          expect(Math.abs((places.at(-1) as number) - length_km)).toBeLessThan(1.5 * edits.length);
          expect(now.travelled_km).toBeGreaterThanOrEqual(0);
          expect(now.travelled_km).toBeLessThanOrEqual(length_km + 1);
          const ends = now.legs.map(({ geometry }) => [geometry[0], geometry.at(-1)] as const);
          for (const [index, [start]] of ends.entries()) {
            const former = ends[index - 1]?.[1];
            if (former && start) expect(lineLengthKm([former, start])).toBeLessThan(1.5);
          }
          expect(now.stops[0]?.waypoint_type).toBe('origin');
          expect(now.stops.at(-1)?.waypoint_type).toBe('destination');
        }
      },
    ),
    { numRuns: 200 },
  );
});
