import { expect, test } from 'vitest';
import { composeDocument } from './compose-document.ts';
import { DOCUMENT_DATA } from './document-data.ts';
import { DOCUMENT_TYPES } from './document-type.ts';
import { NO_INSTRUCTIONS } from './shipping-instructions.ts';

const shipment = {
  tracking_number: 'GS123456789',
  origin_address: '1200 Port Industrial Blvd',
  origin_city: 'Houston',
  origin_country: 'US',
  origin_postal_code: '77029',
  destination_address: '',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  destination_postal_code: '',
  cargo_description: 'Glass lamps',
  cargo_weight: 300,
  cargo_dimensions: '',
  cargo_value_cents: null,
  currency: 'USD',
  service_type: 'standard',
  transport_mode: 'sea',
  dangerous_goods: true,
  temperature_controlled: false,
  fragile: false,
  estimated_delivery_date: null,
} as const;

test.each(DOCUMENT_TYPES)('a composed %s is unchanged after it was stored and read back', (type) => {
  const data = composeDocument(type, {
    shipment,
    legs: [],
    instructions: NO_INSTRUCTIONS,
    client: null,
    office: null,
  });
  expect(DOCUMENT_DATA[type].parse(JSON.parse(JSON.stringify(data)))).toEqual(data);
});

test.each(DOCUMENT_TYPES)('a %s stored in another shape keeps its valid fields', (type) => {
  const read = DOCUMENT_DATA[type].parse({
    shipment_reference: 'GS123456789',
    shipper: 'Harbor & Pine',
    consignee: { name: 'Van Dijk', country: 31 },
    cargo: { weight_kg: '300', currency: 'EUR', lines: 'none' },
    transport: null,
    freight_terms: 'Prepaid',
    clauses: 'Institute Cargo Clauses (A)',
  });
  expect(read).toMatchObject({
    shipment_reference: 'GS123456789',
    shipper: { name: null, country: null },
    consignee: { name: 'Van Dijk', country: null },
    cargo: { weight_kg: null, currency: 'EUR', lines: [], totals: { gross_kg: null } },
    transport: { from: null, legs: [] },
  });
});
