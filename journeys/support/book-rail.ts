import type { APIRequestContext } from '@playwright/test';

/** Books Chicago to Los Angeles for the signed-in person; returns the tracking number. */
export async function bookRail(
  request: APIRequestContext,
  cargo_description = 'Lamps',
  cargo_weight = 800,
): Promise<string> {
  const booked = await request.post('/api/functions/create-shipment', {
    data: {
      origin_city: 'Chicago',
      origin_country: 'US',
      destination_city: 'Los Angeles',
      destination_country: 'US',
      cargo_description,
      cargo_weight,
      transport_mode: 'rail',
    },
  });
  return ((await booked.json()) as { tracking_number: string }).tracking_number;
}
