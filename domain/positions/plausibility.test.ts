import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import type { Position } from '../routing/route-leg.ts';
import { greatCircleLine } from '../routing/search/geodesy.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import { corridorOf, unknownPath } from '../tracking/stops/route-corridor.ts';
import { placeOn, trackOf } from '../tracking/track.ts';
import {
  type Fix,
  INITIAL_PLAUSIBILITY,
  type PlausibilityState,
  SPEED_LIMIT_KMH,
  validateFixes,
} from './plausibility.ts';

const MADRID: Position = [-3.7, 40.42];
const BARCELONA: Position = [2.17, 41.39];
const WARSAW: Position = [21.01, 52.23];
const SYDNEY: Position = [151.21, -33.87];
const SHANGHAI: Position = [121.9, 30.6];
const LOS_ANGELES: Position = [-118.2, 33.7];
const FRANKFURT: Position = [8.57, 50.03];

const leg = (transport_mode: TransportMode, from: Position, to: Position) => ({
  transport_mode,
  geometry: greatCircleLine(from, to, 100),
});
const road = trackOf([leg('road', MADRID, WARSAW)]);
const pacific = trackOf([leg('sea', SHANGHAI, LOS_ANGELES)]);
const byAir = trackOf([
  leg('road', BARCELONA, MADRID),
  leg('air', MADRID, FRANKFURT),
  leg('road', FRANKFURT, WARSAW),
]);
const at = ([longitude, latitude]: Position, minutes: number, seconds = 0): Fix => ({
  latitude,
  longitude,
  taken_ms: minutes * MINUTE_MS + seconds * 1_000,
});
const on = (track: typeof road, km: number, minutes: number): Fix => {
  const { latitude, longitude } = placeOn(track, km);
  return at([longitude, latitude], minutes);
};
const corridor = corridorOf(road);
const assess = (fixes: readonly Fix[], along = corridor, before = INITIAL_PLAUSIBILITY) =>
  validateFixes(before, fixes, along);
const rejections = (assessed: ReturnType<typeof assess>) =>
  assessed.rejected.map(({ fix, reason }) => [fix.taken_ms / MINUTE_MS, reason]);

describe('a truck from Madrid to Warsaw', () => {
  test('is accepted on its route', () => {
    const assessed = assess([on(road, 0, 0), on(road, 90, 60), on(road, 300, 180)]);
    expect(assessed).toMatchObject({ jumped: false, rejected: [], confirmed_since_ms: null });
    expect(assessed.position).toEqual(on(road, 300, 180));
    expect(assessed.state).toEqual({
      fix: on(road, 300, 180),
      off_route: false,
      run: null,
      anchor: null,
    });
  });

  test('one fix in Sydney is rejected, and the next good one is accepted at once', () => {
    const sydney = assess([on(road, 100, 0), at(SYDNEY, 1)]);
    expect(sydney.position).toEqual(on(road, 100, 0));
    expect(rejections(sydney)).toEqual([[1, 'off_route']]);
    const next = assess([on(road, 102, 2)], corridor, sydney.state);
    expect(next).toMatchObject({ jumped: false, rejected: [], state: { run: null } });
    expect(next.position).toEqual(on(road, 102, 2));
  });

  test('repeated fixes in Sydney are rejected while fixes from the road come between', () => {
    const fixes = Array.from({ length: 12 }, (_, minute) =>
      minute % 2 === 0 ? on(road, 100 + minute, minute) : at(SYDNEY, minute),
    );
    expect(assess(fixes).rejected).toHaveLength(6);
    expect(assess(fixes).position).toEqual(on(road, 110, 10));
  });

  test('a fix in Warsaw within a minute is rejected, although it is on the route', () => {
    const assessed = assess([on(road, 100, 0), on(road, road.length_km, 1)]);
    expect(rejections(assessed)).toEqual([[1, 'too_fast']]);
    expect(assessed.position).toEqual(on(road, 100, 0));
  });

  test('0,0 is rejected: as the first fix, once, and three times', () => {
    const nowhere = [1, 2, 3, 4].map((minute) => at([0, 0], minute));
    expect(assess(nowhere)).toMatchObject({ position: null, state: INITIAL_PLAUSIBILITY });
    const assessed = assess([on(road, 100, 0), ...nowhere, on(road, 105, 5)]);
    expect(rejections(assessed)).toEqual([1, 2, 3, 4].map((minute) => [minute, 'zero_coordinates']));
    expect(assessed.position).toEqual(on(road, 105, 5));
    expect(assess(nowhere, unknownPath('road')).position).toBeNull();
  });

  test('may leave the drawn line by 20 km, not by 30', () => {
    const beside = (km: number) => {
      const { latitude, longitude, taken_ms } = on(road, 1_000, 600);
      // The line runs north-east there, so south-east is perpendicular to it.
      const shift = km / Math.SQRT2 / 111.195;
      const east = shift / Math.cos((latitude * Math.PI) / 180);
      return { latitude: latitude - shift, longitude: longitude + east, taken_ms };
    };
    expect(rejections(assess([beside(20)]))).toEqual([]);
    expect(rejections(assess([beside(30)]))).toEqual([[600, 'off_route']]);
  });

  test('GPS jitter does not move it', () => {
    const { latitude, longitude } = on(road, 500, 0);
    const fixes = Array.from({ length: 100 }, (_, second) => ({
      latitude: latitude + 0.002 * Math.sin(second * 7),
      longitude: longitude + 0.002 * Math.cos(second * 5),
      taken_ms: second * 1_000,
    }));
    expect(assess(fixes).rejected).toEqual([]);
  });

  test('after an outage the time between two fixes counts, not their number', () => {
    expect(assess([on(road, 0, 0), on(road, 2_000, 20 * 60)]).rejected).toEqual([]);
    expect(rejections(assess([on(road, 0, 0), on(road, 2_000, 10 * 60)]))).toEqual([[600, 'too_fast']]);
  });
});

describe('three consistent fixes', () => {
  const wrong = [1, 2, 3].map((minute) => at(SYDNEY, minute));

  test('are accepted even off the route, and no longer rejected', () => {
    const assessed = assess([on(road, 100, 0), ...wrong]);
    expect(assessed).toMatchObject({ jumped: false, rejected: [], confirmed_since_ms: MINUTE_MS });
    expect(assessed.position).toEqual(wrong[2]);
    expect(assessed.on_route).toEqual(on(road, 100, 0));
    expect(assessed.state).toEqual({
      fix: wrong[2],
      off_route: true,
      run: null,
      anchor: on(road, 100, 0),
    });
    const fourth = assess([at(SYDNEY, 4)], corridor, assessed.state);
    expect(fourth).toMatchObject({ rejected: [], jumped: false, on_route: null });
    expect(fourth.position).toEqual(at(SYDNEY, 4));
  });

  test('are revoked by the first good one', () => {
    const { state } = assess([on(road, 100, 0), ...wrong]);
    const good = assess([on(road, 105, 5)], corridor, state);
    expect(good).toMatchObject({ rejected: [], jumped: true });
    expect(good.position).toEqual(on(road, 105, 5));
    expect(good.state).toEqual({ fix: on(road, 105, 5), off_route: false, run: null, anchor: null });
  });

  test('are revoked only by three, once a plausible fix followed them', () => {
    const warsaw = [1, 2, 3, 4].map((minute) => on(road, road.length_km, minute));
    const { state } = assess([on(road, 100, 0), ...warsaw]);
    expect(state).toMatchObject({ fix: warsaw[3], anchor: null });
    const back = [5, 6, 7].map((minute) => on(road, 100 + minute, minute));
    expect(rejections(assess(back.slice(0, 2), corridor, state))).toEqual([
      [5, 'too_fast'],
      [6, 'too_fast'],
    ]);
    expect(assess(back, corridor, state)).toMatchObject({ position: back[2], jumped: true, rejected: [] });
  });

  test('count only a second or more apart', () => {
    const quick = [0, 0.4, 0.8].map((seconds) => at(SYDNEY, 1, seconds));
    expect(assess([on(road, 100, 0), ...quick]).rejected).toHaveLength(3);
    const slow = [0, 0.5, 1, 1.5, 2].map((seconds) => at(SYDNEY, 1, seconds));
    const assessed = assess([on(road, 100, 0), ...slow]);
    expect(assessed.position).toEqual(slow[4]);
    expect(assessed.rejected).toEqual([]);
  });

  test('are not accepted if they are inconsistent', () => {
    const scattered = [SYDNEY, SHANGHAI, LOS_ANGELES, SYDNEY].map((place, index) => at(place, index + 1));
    expect(assess([on(road, 100, 0), ...scattered]).rejected).toHaveLength(4);
  });

  test('can arrive in any order: the newest is accepted when it arrives', () => {
    const [first, second, third] = wrong as [Fix, Fix, Fix];
    let { state } = assess([on(road, 100, 0)]);
    for (const fix of [second, first, first]) {
      const assessed = assess([fix], corridor, state);
      expect(assessed.position).toBeNull();
      state = assessed.state;
    }
    const assessed = assess([third], corridor, state);
    expect(assessed).toMatchObject({ position: third, confirmed_since_ms: first.taken_ms });
  });

  test('can arrive one by one', () => {
    let state: PlausibilityState = assess([on(road, 100, 0)]).state;
    const confirmed: (number | null)[] = [];
    for (const fix of wrong) {
      const assessed = assess([fix], corridor, state);
      confirmed.push(assessed.confirmed_since_ms);
      state = assessed.state;
    }
    expect(confirmed).toEqual([null, null, MINUTE_MS]);
    expect(state).toEqual(assess([on(road, 100, 0), ...wrong]).state);
  });
});

describe('ships and aircraft', () => {
  const sea = corridorOf(pacific);

  test('a ship crosses the date line', () => {
    const fixes = Array.from({ length: 300 }, (_, hour) => on(pacific, hour * 35, hour * 60));
    const crossed = fixes.some(({ longitude }, index) => longitude * (fixes[index + 1]?.longitude ?? 1) < 0);
    expect(crossed).toBe(true);
    expect(assess(fixes, sea)).toMatchObject({ rejected: [], position: fixes.at(-1) });
  });

  test('a ship may sail 150 km from its line, and not 100 km/h', () => {
    const { latitude, longitude } = on(pacific, 4_000, 0);
    const north = (km: number) => at([longitude, latitude + km / 111.195], 0);
    expect(assess([north(150)], sea).rejected).toEqual([]);
    expect(rejections(assess([north(250)], sea))).toEqual([[0, 'off_route']]);
    expect(rejections(assess([on(pacific, 4_000, 0), on(pacific, 6_400, 24 * 60)], sea))).toEqual([
      [1_440, 'too_fast'],
    ]);
  });

  test('a ship that was seen in port has not crossed an ocean as fast as a truck', () => {
    const viaRoad = trackOf([leg('road', [121.2, 31.2], SHANGHAI), leg('sea', SHANGHAI, LOS_ANGELES)]);
    const port = at(SHANGHAI, 0);
    const aDayLater = (km: number) => on(viaRoad, (viaRoad.legs[0]?.to_km ?? 0) + km, 24 * 60);
    expect(assess([port, aDayLater(1_000)], corridorOf(viaRoad)).rejected).toEqual([]);
    expect(rejections(assess([port, aDayLater(2_500)], corridorOf(viaRoad)))).toEqual([[1_440, 'too_fast']]);
  });

  test('a ship may pass 0,0 where its route does', () => {
    const gulf = trackOf([leg('sea', [-10, 0], [8, 0])]);
    expect(assess([at([0, 0], 0)], corridorOf(gulf)).rejected).toEqual([]);
    expect(rejections(assess([at([0, 0], 0)], sea))).toEqual([[0, 'zero_coordinates']]);
  });

  test('an air leg is flown, whatever was driven before it', () => {
    const air = corridorOf(byAir);
    const [first, second] = byAir.legs;
    const airport = first?.to_km ?? 0;
    const landed = second?.to_km ?? 0;
    expect(assess([on(byAir, airport, 0), on(byAir, landed, 120)], air).rejected).toEqual([]);
    expect(rejections(assess([on(byAir, airport, 0), on(byAir, landed, 30)], air))).toEqual([
      [30, 'too_fast'],
    ]);
    // The phone was off from the road before the flight to the road after it.
    expect(assess([on(byAir, 10, 0), on(byAir, landed + 600, 20 * 60)], air).rejected).toEqual([]);
    expect(assess([on(byAir, 10, 0), on(byAir, landed + 600, 60)], air).rejected).toHaveLength(1);
  });

  test('on an unknown route only the speed counts', () => {
    const unknown = unknownPath('sea');
    expect(assess([at(SYDNEY, 0)], unknown).rejected).toEqual([]);
    expect(rejections(assess([at(SYDNEY, 0), at(LOS_ANGELES, 60)], unknown))).toEqual([[60, 'too_fast']]);
  });
});

describe('late fixes', () => {
  const { state } = assess([on(road, 500, 600)]);

  test('do not move the vehicle, and are compared with the fix after them', () => {
    const assessed = assess([on(road, 420, 540), at(SYDNEY, 570), on(road, 490, 594)], corridor, state);
    expect(assessed).toMatchObject({ position: null, on_route: null, jumped: false, state });
    expect(rejections(assessed)).toEqual([[570, 'too_fast']]);
  });

  test('can share a batch with newer ones', () => {
    const assessed = assess([on(road, 420, 540), at(SYDNEY, 570), on(road, 600, 660)], corridor, state);
    expect(assessed.position).toEqual(on(road, 600, 660));
    expect(rejections(assessed)).toEqual([[570, 'too_fast']]);
  });

  test('that are sent again after confirmation are not rejected', () => {
    const wrong = [1, 2, 3].map((minute) => at(SYDNEY, minute));
    const confirmed = assess([on(road, 100, 0), ...wrong]).state;
    expect(assess(wrong, corridor, confirmed)).toMatchObject({ rejected: [], position: null });
  });
});

describe('for any reports', () => {
  const SHORT = corridorOf(road);
  /** A place on the route at its planned time, or anywhere. */
  const sequence = fc
    .array(
      fc.record({
        pause_ms: fc.integer({ min: 200, max: 4 * HOUR_MS }),
        place: fc.option(
          fc.tuple(
            fc.double({ min: -180, max: 180, noNaN: true }),
            fc.double({ min: -90, max: 90, noNaN: true }),
          ),
          { nil: null, freq: 2 },
        ),
      }),
      { minLength: 1, maxLength: 25 },
    )
    .map((steps) => {
      let taken_ms = 0;
      return steps.map(({ pause_ms, place }): Fix => {
        taken_ms += pause_ms;
        if (place) return { longitude: place[0], latitude: place[1], taken_ms };
        const { latitude, longitude } = placeOn(road, (taken_ms / HOUR_MS) * 60);
        return { latitude, longitude, taken_ms };
      });
    });

  test('the split into batches makes no difference', () =>
    fc.assert(
      fc.property(sequence, fc.array(fc.nat(25), { maxLength: 5 }), (fixes, cuts) => {
        const whole = assess(fixes, SHORT);
        let state = INITIAL_PLAUSIBILITY;
        let rejected: { fix: Fix }[] = [];
        const ends = [...new Set(cuts.filter((cut) => cut < fixes.length)), fixes.length].sort(
          (a, b) => a - b,
        );
        let begin = 0;
        for (const end of ends) {
          const assessed = assess(fixes.slice(begin, end), SHORT, state);
          begin = end;
          state = assessed.state;
          const since = assessed.confirmed_since_ms ?? Number.POSITIVE_INFINITY;
          rejected = [...rejected.filter(({ fix }) => fix.taken_ms < since), ...assessed.rejected];
        }
        expect(state).toEqual(whole.state);
        expect(rejected).toEqual(whole.rejected);
      }),
    ));

  test('a single fix moves the vehicle no faster than its mode allows', () =>
    fc.assert(
      fc.property(sequence, (fixes) => {
        let state = INITIAL_PLAUSIBILITY;
        for (const fix of fixes) {
          const { fix: before, anchor } = state;
          const assessed = assess([fix], SHORT, state);
          state = assessed.state;
          if (
            !before ||
            assessed.jumped ||
            anchor ||
            assessed.confirmed_since_ms !== null ||
            !assessed.position
          )
            continue;
          const hours = (fix.taken_ms - before.taken_ms) / HOUR_MS;
          expect(crowKm(before, fix)).toBeLessThan(hours * SPEED_LIMIT_KMH.road + 1);
        }
      }),
    ));

  test('rotating the globe changes nothing', () =>
    fc.assert(
      fc.property(sequence, fc.integer({ min: -360, max: 360 }), (fixes, degrees) => {
        const turned = corridorOf(
          trackOf(
            road.legs.map(({ transport_mode, line }) => ({
              transport_mode,
              geometry: line.map(([longitude, latitude]): Position => [longitude + degrees, latitude]),
            })),
          ),
        );
        // 0,0 does not rotate.
        const away = fixes.filter(({ latitude }) => Math.abs(latitude) > 1);
        const moved = away.map((fix) => ({ ...fix, longitude: fix.longitude + degrees }));
        const times = (assessed: ReturnType<typeof assess>) => rejections(assessed);
        expect(times(assess(moved, turned))).toEqual(times(assess(away, SHORT)));
      }),
    ));
});

function crowKm(from: Fix, to: Fix): number {
  return trackOf([
    {
      transport_mode: 'road',
      geometry: [
        [from.longitude, from.latitude],
        [to.longitude, to.latitude],
      ],
    },
  ]).length_km;
}
