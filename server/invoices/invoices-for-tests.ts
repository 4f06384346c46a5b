import type { TestApp, Visitor } from '../test-app.ts';

type Client = Visitor & { user_id: string };

/** Books a shipment at this price and returns its tracking number. */
export async function booked(
  { database }: TestApp,
  client: Client,
  {
    cost_cents = 183_450,
    currency = 'USD',
    status = 'in_transit',
    price_status = 'confirmed',
    cargo_description = 'Glass lamps',
    organisation_id = undefined as string | undefined,
  } = {},
): Promise<string> {
  const response = await client.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description,
    cargo_weight: 1200,
    service_type: 'standard',
    transport_mode: 'sea',
    ...(organisation_id && { organisation_id }),
  });
  const { tracking_number } = response.json();
  await database.sql`
    update shipments
    set cost_cents = ${cost_cents}, currency = ${currency}, status = ${status}, price_status = ${price_status}
    where tracking_number = ${tracking_number}`;
  return tracking_number;
}

export function issue(
  staff: Visitor,
  tracking_number: string,
  headers: Record<string, string> = {},
  confirmed: string[] = [],
) {
  return staff.request('POST', `/api/shipments/${tracking_number}/invoice`, { confirmed }, headers);
}
