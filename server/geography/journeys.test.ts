import { describe, expect, test } from 'vitest';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { LocatedPlace } from '#domain/places/place.ts';
import { planLegs } from '#domain/routing/legs.ts';
import { ROUTE_ESTIMATES } from '#domain/routing/route-estimates.ts';
import { RouteOption, type RouteRequest, type RouteService } from '#domain/routing/route-option.ts';
import { routeOptions } from '#domain/routing/route-options.ts';
import { distanceKm, lineLengthKm } from '#domain/routing/search/geodesy.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import { geographyForTests } from './geography-for-tests.ts';

const before = process.cpuUsage();
const geography = await geographyForTests();
const loadingMs = process.cpuUsage(before).user / 1000;
const now = new Date('2026-11-20T12:00:00Z');

const request: RouteRequest = {
  origin_city: 'Houston',
  origin_country: 'USA',
  destination_city: 'Rotterdam',
  destination_country: 'Netherlands',
  service_type: 'standard',
  cargo_weight: 500,
  cargo_dimensions: '120x80x100',
};

test('geography loads in about half a second of CPU time', () => {
  expect(loadingMs).toBeLessThan(2000);
});

describe('planLegs', () => {
  test.each<[string, string, TransportMode, string]>([
    ['Houston, US', 'Rotterdam, NL', 'sea', 'road > USHOU > sea > NLRTM > road'],
    ['Houston, US', 'Frankfurt, DE', 'air', 'road > IAH > air > FRA > road'],
    ['Chicago, US', 'Shanghai, CN', 'air', 'road > ORD > air > PVG > road'],
    ['Chicago, US', 'Hamburg, DE', 'sea', 'road > rail > USNYC > sea > DEHAM > road'],
    ['Munich, DE', 'Houston, US', 'sea', 'road > rail > DEHAM > sea > USHOU > road'],
    ['Kampala, UG', 'Mumbai, IN', 'sea', 'road > rail > KEMBA > sea > INNSA > road'],
    ['Houston, US', 'Miami, US', 'road', 'road'],
    ['Houston, US', 'Miami, US', 'rail', 'rail'],
    ['London, GB', 'Paris, FR', 'road', 'road'],
    ['London, GB', 'Dublin, IE', 'road', 'road > sea > road'],
    ['Copenhagen, DK', 'Stockholm, SE', 'rail', 'rail'],
    ['Istanbul, TR', 'Ankara, TR', 'road', 'road'],
    ['Bogotá, CO', 'Mexico City, MX', 'road', ''],
    ['Seoul, KR', 'Beijing, CN', 'rail', ''],
    ['Los Angeles, US', 'Honolulu, US', 'road', ''],
    ['Hilo, US', 'Anchorage, US', 'sea', 'sea > USANC > road'],
    ['Munich, DE', 'Berlin, DE', 'sea', ''],
    ['Dallas, US', 'Fort Worth, US', 'air', ''],
    ['Hamburg, DE', 'Hamburg, DE', 'sea', ''],
  ])('%s to %s by %s: %s', (from, to, mode, expected) => {
    const legs = planLegs(geography, located(from), located(to), mode);
    const text = legs
      .flatMap((leg) => [leg.transport_mode, leg.to.code ?? []])
      .flat()
      .join(' > ');
    expect(text).toBe(expected);
  });

  test('each leg starts where the previous one ended, and its line connects its stops', () => {
    for (const [from, to, mode] of [
      ['Chicago, US', 'Lagos, NG', 'air'],
      ['Chicago, US', 'Lagos, NG', 'sea'],
      ['Duisburg, DE', 'Shanghai, CN', 'sea'],
      ['Catania, IT', 'Dublin, IE', 'road'],
      ['Catania, IT', 'Stockholm, SE', 'rail'],
    ] as const) {
      const legs = planLegs(geography, located(from), located(to), mode);
      expect(legs.length).toBeGreaterThan(0);
      for (const [index, leg] of legs.entries()) {
        if (index > 0) expect(leg.from).toEqual(legs[index - 1]?.to);
        expect(leg.geometry.length).toBeLessThanOrEqual(200);
        const [first, last] = [leg.geometry[0], leg.geometry.at(-1)] as [number[], number[]];
        expect(
          distanceKm(leg.from, { longitude: first[0] as number, latitude: first[1] as number }),
        ).toBeLessThan(1);
        expect(
          distanceKm(leg.to, { longitude: last[0] as number, latitude: last[1] as number }),
        ).toBeLessThan(1);
        expect(lineLengthKm(leg.geometry)).toBeLessThanOrEqual(leg.distance_km * 1.01);
      }
    }
  });

  test('a truck from Houston to Miami drives around the Gulf, 1,867 km', () => {
    const [leg] = planLegs(geography, located('Houston, US'), located('Miami, US'), 'road');
    expect(leg?.distance_km).toBeGreaterThan(1850);
    expect(leg?.distance_km).toBeLessThan(1890);
    expect(Math.max(...(leg?.geometry ?? []).map(([, latitude]) => latitude))).toBeGreaterThan(30.2);
  });
});

describe('routeOptions', () => {
  const continental: RouteRequest = {
    ...request,
    destination_city: 'Los Angeles',
    destination_country: 'US',
  };

  test('offers the available modes, cheapest first, as the contract requires', () => {
    const options = [request, continental].flatMap((route) => routeOptions(geography, route, now));
    expect(options.map(({ transport_mode }) => transport_mode)).toEqual([
      'sea',
      'air',
      'sea',
      'rail',
      'road',
      'air',
    ]);
    for (const option of options) {
      expect(RouteOption.parse(option)).toEqual(option);
      const lines = option.price_breakdown.reduce((total, line) => total + line.amount_cents, 0);
      expect(lines).toBe(option.estimated_cost_cents);
      expect(Math.round(option.estimated_cost * 100)).toBe(option.estimated_cost_cents);
      const { base_cents, most_added_cents, delivery_days } = ROUTE_ESTIMATES[option.transport_mode];
      expect(option.delivery_days).toBeGreaterThanOrEqual(delivery_days);
      expect(option.estimated_cost_cents).toBeGreaterThanOrEqual(base_cents);
      expect(option.estimated_cost_cents).toBeLessThanOrEqual(base_cents + most_added_cents);
      expect(Date.parse(option.estimated_delivery) - now.getTime()).toBe(option.delivery_days * 86_400_000);
    }
  });

  test('the same request gets the same options', () => {
    expect(routeOptions(geography, request, now)).toEqual(routeOptions(geography, { ...request }, now));
  });

  test.each<[RouteService, TransportMode[], TransportMode[]]>([
    ['standard', ['air', 'sea'], ['air', 'rail', 'road', 'sea']],
    ['express', ['air'], ['air']],
    ['overnight', [], ['air']],
    ['same_day', [], ['air']],
  ])('%s is offered for the modes that are fast enough', (service_type, overseas, across) => {
    const modes = (route: RouteRequest) =>
      routeOptions(geography, { ...route, service_type }, now).map(({ transport_mode }) => transport_mode);
    expect(modes(request).sort()).toEqual(overseas);
    expect(modes(continental).sort()).toEqual(across);
  });

  test.each([
    { origin_city: '' },
    { destination_city: '  ' },
    { origin_country: 'Atlantis' },
    { destination_country: '' },
  ])('there are no options with %o', (missing) => {
    expect(routeOptions(geography, { ...request, ...missing }, now)).toEqual([]);
  });

  test('each mode describes its route in one sentence', () => {
    const sentences = (route: RouteRequest) =>
      routeOptions(geography, route, now).map(({ description }) => description);
    expect(sentences(request)).toEqual([
      'Ocean via Houston and Rotterdam',
      expect.stringMatching(/^Air via .+ \(IAH\) and .+ \(AMS\)$/),
    ]);
    const ferry = {
      origin_city: 'London',
      origin_country: 'GB',
      destination_city: 'Dublin',
      destination_country: 'IE',
    };
    expect(sentences({ ...request, ...ferry })).toContain(
      'Road from London to Dublin, by ferry from Liverpool to Dublin',
    );
  });
});

test('a voyage from Shanghai passes Suez and the straits', () => {
  const legs = planLegs(geography, located('Shanghai, CN'), located('Rotterdam, NL'), 'sea');
  const waypoints = planWaypoints(legs, {
    departure: now,
    estimated_delivery: new Date('2026-12-04T12:00:00Z'),
  });
  expect(waypoints.map(({ location_name }) => location_name)).toEqual([
    'Shanghai, CN',
    'Port of Shanghai, CN',
    'Singapore Strait',
    'Strait of Malacca',
    'Bab el-Mandeb',
    'Suez Canal',
    'Strait of Gibraltar',
    'Strait of Dover',
    'Port of Rotterdam, NL',
    'Rotterdam, NL',
  ]);
  const times = waypoints.map(({ estimated_arrival }) => estimated_arrival.getTime());
  expect([...times].sort((a, b) => a - b)).toEqual(times);
});

function located(text: string): LocatedPlace {
  const [city, country] = text.split(', ') as [string, string];
  const place = locatePlace(geography.gazetteer, { city, country });
  if (!place || place.approximate) throw new Error(`${text} is not in the gazetteer`);
  return place;
}
