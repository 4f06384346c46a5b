import type { TestApp, Visitor } from '../test-app.ts';

/** A customer's booking; its tracking number. */
export async function book(customer: Visitor, change: object = {}): Promise<string> {
  const response = await customer.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Houston',
    origin_country: 'USA',
    destination_city: 'Rotterdam',
    destination_country: 'Netherlands',
    cargo_description: 'Stainless steel valves',
    cargo_weight: 1200,
    transport_mode: 'sea',
    ...change,
  });
  if (response.statusCode !== 201) throw new Error(`The booking was refused: ${response.body}`);
  return response.json().tracking_number;
}

export type Staff = Awaited<ReturnType<TestApp['signIn']>>;

export async function recordOf(staff: Visitor, tracking_number: string) {
  return (await staff.request('GET', `/api/shipments/${tracking_number}/record`)).json();
}
