import { expect, test } from 'vitest';
import { deliveryDays, routeOptions } from '../../domain/routing/route-options.ts';
import { geographyForTests } from '../../server/geography/geography-for-tests.ts';
import { priceLane } from './priced-lane.ts';

test('the home page’s lane costs and takes what a booking of the same cargo does', async () => {
  const geography = await geographyForTests();
  const lane = priceLane(geography);
  const [option] = routeOptions(
    geography,
    {
      origin_city: 'Shanghai',
      origin_country: 'CN',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      service_type: 'standard',
      cargo_weight: lane?.cargo_kg ?? 0,
    },
    new Date(),
    ['sea'],
  );
  expect(lane).toMatchObject({
    cost_cents: option?.estimated_cost_cents,
    delivery_days: deliveryDays('sea', option?.legs ?? []),
  });
  // From Shanghai in the middle of the sheet to Rotterdam at its left.
  expect(lane?.path).toMatch(/^M6\d\d[\d.,L-]*$/);
});
