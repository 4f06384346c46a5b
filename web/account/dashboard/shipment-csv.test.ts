import { expect, test } from 'vitest';
import type { ShipmentRow } from '#contract/shipments/customer.ts';
import { shipmentCsv } from './shipment-csv.ts';

const shipment: ShipmentRow = {
  id: '01900000-0000-7000-8000-000000000000',
  tracking_number: 'GS104588210',
  client: 'Brandt Imports',
  origin_city: 'Łódź',
  origin_country: 'PL',
  destination_city: 'Miami',
  destination_country: 'US',
  cargo_description: '=HYPERLINK("http://x")',
  cargo_weight: 1200.5,
  transport_mode: null,
  cost_cents: 276_050,
  currency: 'USD',
  price_status: 'indicative',
  status: 'in_transit',
  progress: 40,
  held_since: null,
  promised_delivery_date: new Date('2026-03-20T12:00:00Z'),
  promised_delivery_day: '2026-03-20',
  estimated_delivery_date: new Date('2026-03-22T12:00:00Z'),
  estimated_delivery_day: '2026-03-22',
  punctuality: 'late',
  days_late: 2,
  destination_time_zone: 'America/New_York',
  created_at: new Date('2026-03-01T12:00:00Z'),
};

test('each shipment is a line with escaped formulas and numeric amounts', () => {
  expect(shipmentCsv([shipment])).toBe(
    'tracking_number,status,transport_mode,origin_city,origin_country,destination_city,destination_country,' +
      'cargo_description,cargo_weight_kg,cost,currency,price_status,promised_delivery_date,estimated_delivery_date,days_late,created_at\r\n' +
      '"GS104588210","in_transit","multi-modal","Łódź","PL","Miami","US",' +
      '"\'=HYPERLINK(""http://x"")",1200.5,2760.5,"USD","indicative","2026-03-20","2026-03-22",2,"2026-03-01T12:00:00.000Z"\r\n',
  );
});

test('costs are in the currency of the shipment, with its decimals', () => {
  const lines = shipmentCsv([
    { ...shipment, currency: 'EUR' },
    { ...shipment, currency: 'JPY' },
    { ...shipment, cost_cents: null },
  ]).split('\r\n');
  expect(lines[1]).toContain('1200.5,2760.5,"EUR"');
  expect(lines[2]).toContain('1200.5,276050,"JPY"');
  expect(lines[3]).toContain('1200.5,"","USD"');
});
