import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceRoute, ROUTE_ESTIMATES } from './route-estimates.ts';
import { RouteService } from './route-option.ts';
import { TransportMode } from './transport-mode.ts';

test.each([
  ['air', 450, 200, 1, 85, 95, 2],
  ['road', 180, 100, 3, 45, 88, 4],
  ['rail', 120, 80, 4, 25, 92, 3],
  ['sea', 80, 50, 14, 15, 85, 2],
] as const)(
  '%s matches the row of the specification',
  (mode, base, most, days, carbon, reliability, waypoints) => {
    expect(ROUTE_ESTIMATES[mode]).toEqual({
      base_cents: base * 100,
      most_added_cents: most * 100,
      delivery_days: days,
      carbon_footprint: carbon,
      reliability_score: reliability,
      waypoints,
    });
  },
);

describe('priceRoute', () => {
  const request = fc.record({
    distance_km: fc.double({ min: 0, max: 40_000, noNaN: true }),
    chargeable_kg: fc.double({ min: 0, max: 1e9, noNaN: true }),
    service_type: fc.constantFrom(...RouteService.options),
  });

  test('stays between the base and the maximum, and is deterministic', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TransportMode.options), request, (mode, request) => {
        const lines = priceRoute(mode, request);
        const { base_cents, most_added_cents } = ROUTE_ESTIMATES[mode];
        const added = lines.reduce((total, line) => total + line.amount_cents, 0) - base_cents;
        expect(added).toBeGreaterThanOrEqual(0);
        expect(added).toBeLessThanOrEqual(most_added_cents);
        expect(lines.every((line) => Number.isInteger(line.amount_cents))).toBe(true);
        expect(priceRoute(mode, request)).toEqual(lines);
      }),
      { seed: 7 },
    );
  });

  test.each([
    [{ distance_km: 0, chargeable_kg: 0, service_type: 'standard' }, [45_000, 0, 0, 0]],
    [{ distance_km: 5000, chargeable_kg: 200, service_type: 'standard' }, [45_000, 5000, 3500, 0]],
    [{ distance_km: 5000, chargeable_kg: 200, service_type: 'same_day' }, [45_000, 5000, 3500, 3000]],
    [{ distance_km: 5000, chargeable_kg: 600, service_type: 'express' }, [45_000, 5000, 5250, 1500]],
  ] as const)('by air %o costs %o', (request, amounts) => {
    expect(priceRoute('air', request).map((line) => line.amount_cents)).toEqual(amounts);
  });

  test('longer, heavier and faster routes cost more', () => {
    const total = (request: Parameters<typeof priceRoute>[1]) =>
      priceRoute('road', request).reduce((sum, line) => sum + line.amount_cents, 0);
    const usual = { distance_km: 500, chargeable_kg: 100, service_type: 'standard' } as const;
    expect(total({ ...usual, distance_km: 900 })).toBeGreaterThan(total(usual));
    expect(total({ ...usual, chargeable_kg: 300 })).toBeGreaterThan(total(usual));
    expect(total({ ...usual, service_type: 'overnight' })).toBeGreaterThan(total(usual));
  });
});
