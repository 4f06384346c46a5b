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
const way = corridorOf(road);
const judge = (fixes: readonly Fix[], along = way, before = INITIAL_PLAUSIBILITY) =>
  validateFixes(before, fixes, along);
const doubts = (judged: ReturnType<typeof judge>) =>
  judged.doubted.map(({ fix, doubt }) => [fix.taken_ms / MINUTE_MS, doubt]);

describe('a truck from Madrid to Warsaw', () => {
  test('is believed on its route', () => {
    const judged = judge([on(road, 0, 0), on(road, 90, 60), on(road, 300, 180)]);
    expect(judged).toMatchObject({ jumped: false, doubted: [], confirmed_since_ms: null });
    expect(judged.position).toEqual(on(road, 300, 180));
    expect(judged.belief).toEqual({
      fix: on(road, 300, 180),
      off_route: false,
      run: null,
      anchor: null,
    });
  });

  test('one fix in Sydney is rejected, and the next good one is believed at once', () => {
    const sydney = judge([on(road, 100, 0), at(SYDNEY, 1)]);
    expect(sydney.position).toEqual(on(road, 100, 0));
    expect(doubts(sydney)).toEqual([[1, 'off_route']]);
    const next = judge([on(road, 102, 2)], way, sydney.belief);
    expect(next).toMatchObject({ jumped: false, doubted: [], belief: { run: null } });
    expect(next.position).toEqual(on(road, 102, 2));
  });

  test('repeated fixes in Sydney are rejected while fixes from the road come between', () => {
    const fixes = Array.from({ length: 12 }, (_, minute) =>
      minute % 2 === 0 ? on(road, 100 + minute, minute) : at(SYDNEY, minute),
    );
    expect(judge(fixes).doubted).toHaveLength(6);
    expect(judge(fixes).position).toEqual(on(road, 110, 10));
  });

  test('a fix in Warsaw within a minute is rejected, although it is on the route', () => {
    const judged = judge([on(road, 100, 0), on(road, road.length_km, 1)]);
    expect(doubts(judged)).toEqual([[1, 'too_fast']]);
    expect(judged.position).toEqual(on(road, 100, 0));
  });

  test('0,0 is rejected: as the first fix, once, and three times', () => {
    const nowhere = [1, 2, 3, 4].map((minute) => at([0, 0], minute));
    expect(judge(nowhere)).toMatchObject({ position: null, belief: INITIAL_PLAUSIBILITY });
    const judged = judge([on(road, 100, 0), ...nowhere, on(road, 105, 5)]);
    expect(doubts(judged)).toEqual([1, 2, 3, 4].map((minute) => [minute, 'zero_coordinates']));
    expect(judged.position).toEqual(on(road, 105, 5));
    expect(judge(nowhere, unknownPath('road')).position).toBeNull();
  });

  test('may leave the drawn line by 20 km, not by 30', () => {
    const beside = (km: number) => {
      const { latitude, longitude, taken_ms } = on(road, 1_000, 600);
      // The line runs north-east there, so south-east is perpendicular to it.
      const shift = km / Math.SQRT2 / 111.195;
      const east = shift / Math.cos((latitude * Math.PI) / 180);
      return { latitude: latitude - shift, longitude: longitude + east, taken_ms };
    };
    expect(doubts(judge([beside(20)]))).toEqual([]);
    expect(doubts(judge([beside(30)]))).toEqual([[600, 'off_route']]);
  });

  test('GPS jitter does not move it', () => {
    const { latitude, longitude } = on(road, 500, 0);
    const fixes = Array.from({ length: 100 }, (_, second) => ({
      latitude: latitude + 0.002 * Math.sin(second * 7),
      longitude: longitude + 0.002 * Math.cos(second * 5),
      taken_ms: second * 1_000,
    }));
    expect(judge(fixes).doubted).toEqual([]);
  });

  test('after an outage the time between two fixes counts, not their number', () => {
    expect(judge([on(road, 0, 0), on(road, 2_000, 20 * 60)]).doubted).toEqual([]);
    expect(doubts(judge([on(road, 0, 0), on(road, 2_000, 10 * 60)]))).toEqual([[600, 'too_fast']]);
  });
});

describe('three consistent fixes', () => {
  const wrong = [1, 2, 3].map((minute) => at(SYDNEY, minute));

  test('are believed even off the route, and no longer doubted', () => {
    const judged = judge([on(road, 100, 0), ...wrong]);
    expect(judged).toMatchObject({ jumped: false, doubted: [], confirmed_since_ms: MINUTE_MS });
    expect(judged.position).toEqual(wrong[2]);
    expect(judged.on_route).toEqual(on(road, 100, 0));
    expect(judged.belief).toEqual({
      fix: wrong[2],
      off_route: true,
      run: null,
      anchor: on(road, 100, 0),
    });
    const fourth = judge([at(SYDNEY, 4)], way, judged.belief);
    expect(fourth).toMatchObject({ doubted: [], jumped: false, on_route: null });
    expect(fourth.position).toEqual(at(SYDNEY, 4));
  });

  test('are revoked by the first good one', () => {
    const { belief } = judge([on(road, 100, 0), ...wrong]);
    const good = judge([on(road, 105, 5)], way, belief);
    expect(good).toMatchObject({ doubted: [], jumped: true });
    expect(good.position).toEqual(on(road, 105, 5));
    expect(good.belief).toEqual({ fix: on(road, 105, 5), off_route: false, run: null, anchor: null });
  });

  test('are revoked only by three, once a plausible fix followed them', () => {
    const warsaw = [1, 2, 3, 4].map((minute) => on(road, road.length_km, minute));
    const { belief } = judge([on(road, 100, 0), ...warsaw]);
    expect(belief).toMatchObject({ fix: warsaw[3], anchor: null });
    const back = [5, 6, 7].map((minute) => on(road, 100 + minute, minute));
    expect(doubts(judge(back.slice(0, 2), way, belief))).toEqual([
      [5, 'too_fast'],
      [6, 'too_fast'],
    ]);
    expect(judge(back, way, belief)).toMatchObject({ position: back[2], jumped: true, doubted: [] });
  });

  test('count only a second or more apart', () => {
    const quick = [0, 0.4, 0.8].map((seconds) => at(SYDNEY, 1, seconds));
    expect(judge([on(road, 100, 0), ...quick]).doubted).toHaveLength(3);
    const slow = [0, 0.5, 1, 1.5, 2].map((seconds) => at(SYDNEY, 1, seconds));
    const judged = judge([on(road, 100, 0), ...slow]);
    expect(judged.position).toEqual(slow[4]);
    expect(judged.doubted).toEqual([]);
  });

  test('are not believed if they are inconsistent', () => {
    const scattered = [SYDNEY, SHANGHAI, LOS_ANGELES, SYDNEY].map((place, index) => at(place, index + 1));
    expect(judge([on(road, 100, 0), ...scattered]).doubted).toHaveLength(4);
  });

  test('can arrive in any order: the newest is believed when it arrives', () => {
    const [first, second, third] = wrong as [Fix, Fix, Fix];
    let { belief } = judge([on(road, 100, 0)]);
    for (const fix of [second, first, first]) {
      const judged = judge([fix], way, belief);
      expect(judged.position).toBeNull();
      belief = judged.belief;
    }
    const judged = judge([third], way, belief);
    expect(judged).toMatchObject({ position: third, confirmed_since_ms: first.taken_ms });
  });

  test('can arrive one by one', () => {
    let belief: PlausibilityState = judge([on(road, 100, 0)]).belief;
    const confirmed: (number | null)[] = [];
    for (const fix of wrong) {
      const judged = judge([fix], way, belief);
      confirmed.push(judged.confirmed_since_ms);
      belief = judged.belief;
    }
    expect(confirmed).toEqual([null, null, MINUTE_MS]);
    expect(belief).toEqual(judge([on(road, 100, 0), ...wrong]).belief);
  });
});

describe('ships and aircraft', () => {
  const sea = corridorOf(pacific);

  test('a ship crosses the date line', () => {
    const fixes = Array.from({ length: 300 }, (_, hour) => on(pacific, hour * 35, hour * 60));
    const crossed = fixes.some(({ longitude }, index) => longitude * (fixes[index + 1]?.longitude ?? 1) < 0);
    expect(crossed).toBe(true);
    expect(judge(fixes, sea)).toMatchObject({ doubted: [], position: fixes.at(-1) });
  });

  test('a ship may sail 150 km from its line, and not 100 km/h', () => {
    const { latitude, longitude } = on(pacific, 4_000, 0);
    const north = (km: number) => at([longitude, latitude + km / 111.195], 0);
    expect(judge([north(150)], sea).doubted).toEqual([]);
    expect(doubts(judge([north(250)], sea))).toEqual([[0, 'off_route']]);
    expect(doubts(judge([on(pacific, 4_000, 0), on(pacific, 6_400, 24 * 60)], sea))).toEqual([
      [1_440, 'too_fast'],
    ]);
  });

  test('a ship that was seen in port has not crossed an ocean as fast as a truck', () => {
    const viaRoad = trackOf([leg('road', [121.2, 31.2], SHANGHAI), leg('sea', SHANGHAI, LOS_ANGELES)]);
    const port = at(SHANGHAI, 0);
    const aDayLater = (km: number) => on(viaRoad, (viaRoad.legs[0]?.to_km ?? 0) + km, 24 * 60);
    expect(judge([port, aDayLater(1_000)], corridorOf(viaRoad)).doubted).toEqual([]);
    expect(doubts(judge([port, aDayLater(2_500)], corridorOf(viaRoad)))).toEqual([[1_440, 'too_fast']]);
  });

  test('a ship may pass 0,0 where its route does', () => {
    const gulf = trackOf([leg('sea', [-10, 0], [8, 0])]);
    expect(judge([at([0, 0], 0)], corridorOf(gulf)).doubted).toEqual([]);
    expect(doubts(judge([at([0, 0], 0)], sea))).toEqual([[0, 'zero_coordinates']]);
  });

  test('an air leg is flown, whatever was driven before it', () => {
    const air = corridorOf(byAir);
    const [first, second] = byAir.legs;
    const airport = first?.to_km ?? 0;
    const landed = second?.to_km ?? 0;
    expect(judge([on(byAir, airport, 0), on(byAir, landed, 120)], air).doubted).toEqual([]);
    expect(doubts(judge([on(byAir, airport, 0), on(byAir, landed, 30)], air))).toEqual([[30, 'too_fast']]);
    // The phone was off from the road before the flight to the road after it.
    expect(judge([on(byAir, 10, 0), on(byAir, landed + 600, 20 * 60)], air).doubted).toEqual([]);
    expect(judge([on(byAir, 10, 0), on(byAir, landed + 600, 60)], air).doubted).toHaveLength(1);
  });

  test('on an unknown route only the speed counts', () => {
    const unknown = unknownPath('sea');
    expect(judge([at(SYDNEY, 0)], unknown).doubted).toEqual([]);
    expect(doubts(judge([at(SYDNEY, 0), at(LOS_ANGELES, 60)], unknown))).toEqual([[60, 'too_fast']]);
  });
});

describe('late fixes', () => {
  const { belief } = judge([on(road, 500, 600)]);

  test('do not move the vehicle, and are compared with the fix after them', () => {
    const judged = judge([on(road, 420, 540), at(SYDNEY, 570), on(road, 490, 594)], way, belief);
    expect(judged).toMatchObject({ position: null, on_route: null, jumped: false, belief });
    expect(doubts(judged)).toEqual([[570, 'too_fast']]);
  });

  test('can share a batch with newer ones', () => {
    const judged = judge([on(road, 420, 540), at(SYDNEY, 570), on(road, 600, 660)], way, belief);
    expect(judged.position).toEqual(on(road, 600, 660));
    expect(doubts(judged)).toEqual([[570, 'too_fast']]);
  });

  test('that are sent again after confirmation are not doubted', () => {
    const wrong = [1, 2, 3].map((minute) => at(SYDNEY, minute));
    const confirmed = judge([on(road, 100, 0), ...wrong]).belief;
    expect(judge(wrong, way, confirmed)).toMatchObject({ doubted: [], position: null });
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
        const whole = judge(fixes, SHORT);
        let belief = INITIAL_PLAUSIBILITY;
        let doubted: { fix: Fix }[] = [];
        const ends = [...new Set(cuts.filter((cut) => cut < fixes.length)), fixes.length].sort(
          (a, b) => a - b,
        );
        let begin = 0;
        for (const end of ends) {
          const judged = judge(fixes.slice(begin, end), SHORT, belief);
          begin = end;
          belief = judged.belief;
          const since = judged.confirmed_since_ms ?? Number.POSITIVE_INFINITY;
          doubted = [...doubted.filter(({ fix }) => fix.taken_ms < since), ...judged.doubted];
        }
        expect(belief).toEqual(whole.belief);
        expect(doubted).toEqual(whole.doubted);
      }),
    ));

  test('a single fix moves the vehicle no faster than its mode allows', () =>
    fc.assert(
      fc.property(sequence, (fixes) => {
        let belief = INITIAL_PLAUSIBILITY;
        for (const fix of fixes) {
          const { fix: before, anchor } = belief;
          const judged = judge([fix], SHORT, belief);
          belief = judged.belief;
          if (!before || judged.jumped || anchor || judged.confirmed_since_ms !== null || !judged.position)
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
        const times = (judged: ReturnType<typeof judge>) => doubts(judged);
        expect(times(judge(moved, turned))).toEqual(times(judge(away, SHORT)));
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
