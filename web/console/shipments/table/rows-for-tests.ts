import type { FleetRow } from '#contract/fleet.ts';

/** A fixture of a shipment in transit, with overrides. */
export function fleetRow(row: Partial<FleetRow> = {}): FleetRow {
  return {
    id: '01900000-0000-7000-8000-000000000000',
    tracking_number: 'GS104588210',
    client: 'Brandt Imports',
    user_id: '01900000-0000-7000-8000-000000000001',
    organisation_id: '01900000-0000-7000-8000-000000000002',
    origin_city: 'Łódź',
    origin_country: 'PL',
    destination_city: 'Miami',
    destination_country: 'US',
    cargo_description: 'Valves',
    cargo_weight: 1200.5,
    transport_mode: 'sea',
    cost_cents: 276_050,
    currency: 'USD',
    price_status: 'confirmed',
    status: 'in_transit',
    progress: 40,
    priority: 'normal',
    held_since: null,
    silent_since: null,
    estimated_delivery_date: new Date('2026-12-01T00:00:00Z'),
    estimated_delivery_day: '2026-12-01',
    promised_delivery_date: new Date('2026-12-01T00:00:00Z'),
    promised_delivery_day: '2026-12-01',
    punctuality: 'on_time',
    days_late: 0,
    destination_time_zone: 'America/New_York',
    created_at: new Date('2026-11-01T12:00:00Z'),
    updated_at: new Date('2026-11-20T12:00:00Z'),
    version: 3,
    ...row,
  };
}
