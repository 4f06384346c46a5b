import type { FleetPosition } from '#contract/fleet.ts';

export function vehicle(change: Partial<FleetPosition> = {}): FleetPosition {
  return {
    tracking_number: 'GS100000001',
    latitude: 10,
    longitude: 20,
    heading: 90,
    transport_mode: 'sea',
    status: 'in_transit',
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    updated_at: new Date('2026-07-01T12:00:00Z'),
    late: false,
    near: 'Hamburg, DE',
    ...change,
  };
}
