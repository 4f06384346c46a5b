import { describe, expect, test } from 'vitest';
import { locatePlace } from '#domain/places/locate-place.ts';
import { planLegs } from '#domain/routing/legs.ts';
import { type RouteLeg, vehicleOf } from '#domain/routing/route-leg.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import { planOptions } from '#domain/routing/route-options.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { geographyForTests } from './geography-for-tests.ts';

const geography = await geographyForTests();
const now = new Date('2026-11-20T12:00:00Z');

/** The vehicles of each mode; '-' where the mode is not offered. */
test.each<[string, string, Partial<Record<TransportMode, string>>]>([
  ['London, GB', 'Paris, FR', { road: 'truck', rail: 'train', air: 'truck aircraft truck' }],
  ['London, GB', 'Dublin, IE', { road: 'truck ferry truck', rail: '-', air: 'truck aircraft truck' }],
  ['Belfast, GB', 'London, GB', { road: 'truck ferry truck', rail: '-' }],
  ['Tangier, MA', 'Algeciras, ES', { road: 'truck ferry truck', rail: '-', air: '-', sea: '-' }],
  ['Madrid, ES', 'Casablanca, MA', { road: 'truck ferry truck', rail: '-', air: 'truck aircraft truck' }],
  ['Lagos, NG', 'London, GB', { road: 'truck ferry truck', rail: '-' }],
  ['Paris, FR', 'Tunis, TN', { road: 'truck ferry truck', rail: '-' }],
  ['Copenhagen, DK', 'Stockholm, SE', { road: 'truck', rail: 'train' }],
  ['Stockholm, SE', 'Helsinki, FI', { rail: 'train', air: 'truck aircraft truck' }],
  ['Oslo, NO', 'Helsinki, FI', { road: 'truck ferry truck' }],
  ['Tallinn, EE', 'Tampere, FI', { road: 'truck ferry truck' }],
  ['Malmö, SE', 'Berlin, DE', { road: 'truck ferry truck', rail: 'train ferry train' }],
  ['Istanbul, TR', 'Ankara, TR', { road: 'truck', rail: 'train', sea: '-' }],
  ['Rome, IT', 'Palermo, IT', { road: 'truck ferry truck', rail: 'train ferry train' }],
  ['Catania, IT', 'Munich, DE', { road: 'truck ferry truck', rail: 'train ferry train' }],
  ['Milan, IT', 'Cagliari, IT', { road: 'truck ferry truck', rail: '-' }],
  ['Rome, IT', 'Valletta, MT', { road: 'truck ferry truck ferry truck', rail: '-' }],
  ['Barcelona, ES', 'Palma, ES', { road: '-', rail: '-', air: 'truck aircraft truck' }],
  ['Athens, GR', 'Heraklion, GR', { road: '-', rail: '-' }],
  ['Seoul, KR', 'Beijing, CN', { road: '-', rail: '-', sea: 'truck ship truck' }],
  ['Seoul, KR', 'Tokyo, JP', { road: 'truck ferry truck', rail: '-' }],
  ['Tokyo, JP', 'Sapporo, JP', { road: 'truck ferry truck', rail: 'train train train' }],
  ['Tokyo, JP', 'Los Angeles, US', { road: '-', rail: '-', sea: 'truck ship truck' }],
  ['Los Angeles, US', 'Honolulu, US', { road: '-', rail: '-', air: 'truck aircraft truck' }],
  ['Papeete, PF', 'Paris, FR', { road: '-', rail: '-', air: 'truck aircraft truck' }],
  ['London, GB', 'Reykjavík, IS', { road: '-', rail: '-', sea: 'truck ship truck' }],
  ['Reykjavík, IS', 'Akureyri, IS', { road: 'truck', rail: '-' }],
  ['Melbourne, AU', 'Hobart, AU', { road: '-', rail: '-', sea: 'truck ship truck' }],
  ['Sydney, AU', 'Hobart, AU', { road: 'truck ferry truck', rail: '-' }],
  ['Auckland, NZ', 'Christchurch, NZ', { road: 'truck ferry truck', rail: 'train ferry train' }],
  ['Jakarta, ID', 'Medan, ID', { road: 'truck ferry truck', rail: '-' }],
  ['Jakarta, ID', 'Denpasar, ID', { rail: '-' }],
  ['Haikou, CN', 'Guangzhou, CN', { road: 'truck ferry truck', rail: 'train ferry train' }],
  ['Taipei, TW', 'Xiamen, CN', { road: '-', rail: '-', sea: 'truck ship truck' }],
  ['Colombo, LK', 'Chennai, IN', { road: '-', rail: '-', sea: 'truck ship truck' }],
  ['Singapore, SG', 'Bangkok, TH', { road: 'truck', rail: 'train' }],
  ['Dubai, AE', 'Tehran, IR', { road: 'truck ferry truck', rail: '-' }],
  ['Shanghai, CN', 'Rotterdam, NL', { road: 'truck', rail: 'train', air: 'truck aircraft truck' }],
  ["Xi'an, CN", 'Duisburg, DE', { rail: 'train' }],
  ['Houston, US', 'Miami, US', { road: 'truck', rail: 'train', air: 'truck aircraft truck' }],
  ['Houston, US', 'Rotterdam, NL', { road: '-', rail: '-', air: 'truck aircraft truck' }],
  ['Bogotá, CO', 'Mexico City, MX', { road: '-', rail: '-', sea: 'truck ship train truck' }],
  ['Panama City, PA', 'Medellín, CO', { road: '-', rail: '-' }],
  ['Havana, CU', 'Miami, US', { road: '-', rail: '-' }],
  ['Halifax, CA', "St. John's, CA", { road: 'truck ferry truck', rail: '-' }],
  ['Buenos Aires, AR', 'Montevideo, UY', { road: 'truck ferry truck', rail: '-' }],
  ['Antananarivo, MG', 'Johannesburg, ZA', { road: '-', rail: '-' }],
  ['Port Moresby, PG', 'Lae, PG', { road: '-', rail: '-', air: 'truck aircraft truck' }],
  ['Iquitos, PE', 'Lima, PE', { road: '-', rail: '-', air: 'truck aircraft truck' }],
  ['Munich, DE', 'Berlin, DE', { road: 'truck', rail: 'train', sea: '-', air: 'truck aircraft truck' }],
  ['Chicago, US', 'Los Angeles, US', { road: 'truck', rail: 'train', sea: '-' }],
  ['Dallas, US', 'Fort Worth, US', { road: 'truck', rail: '-', air: '-', sea: '-' }],
  ['Hamburg, DE', 'Hamburg, DE', { road: 'truck', rail: '-', air: '-', sea: '-' }],
])('%s to %s: %o', (from, to, expected) => {
  for (const [mode, vehicles] of Object.entries(expected)) {
    const legs = planLegs(geography, located(from), located(to), mode as TransportMode);
    expect(legs.map(vehicleOf).join(' ') || '-', mode).toBe(vehicles);
    if (legs.length > 1) expect(shareOf(mode as TransportMode, legs)).toBeGreaterThan(0.5);
    for (const [index, leg] of legs.slice(1).entries()) expect(leg.from).toEqual(legs[index]?.to);
  }
});

describe('unavailable modes', () => {
  test.each<[string, string, Partial<RouteRequest>, TransportMode, string]>([
    ['Tokyo, JP', 'Los Angeles, US', {}, 'road', 'no_way'],
    ['Tokyo, JP', 'Los Angeles, US', {}, 'rail', 'no_way'],
    ['Papeete, PF', 'Paris, FR', {}, 'road', 'no_way'],
    ['London, GB', 'Reykjavík, IS', {}, 'rail', 'no_way'],
    ['Sydney, AU', 'Auckland, NZ', {}, 'road', 'no_way'],
    ['New York, US', 'London, GB', {}, 'rail', 'no_way'],
    ['Tangier, MA', 'Algeciras, ES', {}, 'air', 'no_way'],
    ['Munich, DE', 'Berlin, DE', {}, 'sea', 'no_way'],
    ['Bern, CH', 'Vienna, AT', {}, 'sea', 'no_way'],
    ['Shanghai, CN', 'Rotterdam, NL', { cargo_weight: 1_000_000 }, 'air', 'ask_for_quote'],
    ['Shanghai, CN', 'Rotterdam, NL', { cargo_weight: 120_001 }, 'air', 'ask_for_quote'],
    ['Shanghai, CN', 'Rotterdam, NL', { cargo_weight: 25_000, cargo_pieces: 1 }, 'air', 'ask_for_quote'],
    ['Shanghai, CN', 'Rotterdam, NL', { cargo_weight: 90_000, cargo_pieces: 4 }, 'air', 'ask_for_quote'],
    ['Paris, FR', 'Berlin, DE', { cargo_weight: 24_001 }, 'road', 'ask_for_quote'],
    ['Paris, FR', 'Berlin, DE', { cargo_dimensions: '1800x240x240' }, 'road', 'ask_for_quote'],
    ['Paris, FR', 'Berlin, DE', { cargo_dimensions: '1800x240x240' }, 'rail', 'ask_for_quote'],
    ['Paris, FR', 'Tokyo, JP', { cargo_dimensions: '400x350x320' }, 'air', 'ask_for_quote'],
    ['Shanghai, CN', 'Rotterdam, NL', { cargo_weight: 18_000, service_type: 'same_day' }, 'air', 'too_slow'],
    ['Shanghai, CN', 'Rotterdam, NL', { service_type: 'same_day' }, 'air', 'too_slow'],
    ['Shanghai, CN', 'Rotterdam, NL', { service_type: 'overnight' }, 'air', 'too_slow'],
    ['Shanghai, CN', 'Rotterdam, NL', { service_type: 'express' }, 'road', 'too_slow'],
    ['Houston, US', 'Miami, US', { service_type: 'overnight' }, 'road', 'too_slow'],
    ['Los Angeles, US', 'New York, US', { service_type: 'express' }, 'road', 'too_slow'],
    ['Sydney, AU', 'London, GB', { service_type: 'overnight' }, 'air', 'too_slow'],
  ])('%s to %s with %o by %s: %s', (from, to, change, mode, reason) => {
    const { options, unavailable } = planOptions(geography, requestFor(from, to, change), now);
    expect(options.map(({ transport_mode }) => transport_mode)).not.toContain(mode);
    expect(unavailable.find(({ transport_mode }) => transport_mode === mode)?.reason).toBe(reason);
  });

  test.each<[string, string, Partial<RouteRequest>, TransportMode]>([
    ['Shanghai, CN', 'Rotterdam, NL', { cargo_weight: 120_000, cargo_pieces: 6 }, 'air'],
    ['Paris, FR', 'Berlin, DE', { cargo_weight: 24_000 }, 'road'],
    ['Paris, FR', 'Berlin, DE', { cargo_weight: 60_000, oversized: true }, 'road'],
    ['New York, US', 'Los Angeles, US', { service_type: 'overnight' }, 'air'],
    ['New York, US', 'Los Angeles, US', { service_type: 'same_day' }, 'air'],
    ['Houston, US', 'Rotterdam, NL', { service_type: 'express' }, 'air'],
    ['Paris, FR', 'Berlin, DE', { service_type: 'express' }, 'road'],
    ['London, GB', 'Paris, FR', { service_type: 'overnight' }, 'air'],
  ])('but %s to %s with %o goes by %s', (from, to, change, mode) => {
    const { options } = planOptions(geography, requestFor(from, to, change), now);
    expect(options.map(({ transport_mode }) => transport_mode)).toContain(mode);
  });
});

describe('transit', () => {
  test.each<[string, string, TransportMode, number, number]>([
    ['Shanghai, CN', 'Rotterdam, NL', 'sea', 30, 40],
    ['Shanghai, CN', 'Los Angeles, US', 'sea', 15, 22],
    ['Houston, US', 'Rotterdam, NL', 'sea', 17, 25],
    ['Chicago, US', 'Shanghai, CN', 'sea', 20, 30],
    ['Rotterdam, NL', 'London, GB', 'sea', 14, 14],
    ['Chongqing, CN', 'Hamburg, DE', 'rail', 11, 18],
    ['Chicago, US', 'Los Angeles, US', 'rail', 4, 6],
    ['Hamburg, DE', 'Munich, DE', 'rail', 4, 4],
    ['Los Angeles, US', 'New York, US', 'road', 5, 8],
    ['Paris, FR', 'Berlin, DE', 'road', 3, 3],
    ['Shanghai, CN', 'Rotterdam, NL', 'road', 17, 28],
    ['New York, US', 'Los Angeles, US', 'air', 3, 4],
    ['Shanghai, CN', 'Rotterdam, NL', 'air', 3, 4],
  ])('%s to %s by %s takes %d to %d days', (from, to, mode, least, most) => {
    const { options } = planOptions(geography, requestFor(from, to, {}), now);
    const option = options.find(({ transport_mode }) => transport_mode === mode);
    expect(option?.delivery_days).toBeGreaterThanOrEqual(least);
    expect(option?.delivery_days).toBeLessThanOrEqual(most);
    expect(option?.slower_than_promised).toBe((option?.delivery_days ?? 0) > 9);
  });
});

function requestFor(from: string, to: string, change: Partial<RouteRequest>): RouteRequest {
  const [origin_city, origin_country] = from.split(', ') as [string, string];
  const [destination_city, destination_country] = to.split(', ') as [string, string];
  return {
    origin_city,
    origin_country,
    destination_city,
    destination_country,
    service_type: 'standard',
    cargo_weight: 500,
    ...change,
  };
}

function shareOf(mode: TransportMode, legs: readonly RouteLeg[]): number {
  const km = (counted: readonly RouteLeg[]) => counted.reduce((total, leg) => total + leg.distance_km, 0);
  return km(legs.filter((leg) => leg.transport_mode === mode)) / km(legs);
}

function located(text: string) {
  const [city, country] = text.split(', ') as [string, string];
  const place = locatePlace(geography.gazetteer, { city, country });
  if (!place || place.approximate) throw new Error(`${text} is not in the gazetteer`);
  return place;
}
