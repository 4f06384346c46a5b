import { describe, expect, test } from 'vitest';
import { changesRoute, ShipmentChange } from './editable-shipment.ts';

describe('a change', () => {
  test('leaves out missing fields and adds no defaults', () => {
    expect(ShipmentChange.parse({ priority: 'urgent' })).toEqual({ priority: 'urgent' });
    expect(ShipmentChange.parse({})).toEqual({});
  });

  test.each([
    [{ origin_country: 'Côte d’Ivoire' }, { origin_country: 'CI' }],
    [{ destination_country: 'usa' }, { destination_country: 'US' }],
    [{ origin_city: '  Kra\u0000ków ' }, { origin_city: 'Kraków' }],
    [
      { special_instructions: 'Ring twice.\n\tThen wait.\u0007' },
      { special_instructions: 'Ring twice.\n\tThen wait.' },
    ],
    [{ estimated_delivery_date: null }, { estimated_delivery_date: null }],
    [{ estimated_delivery_date: '2026-12-24' }, { estimated_delivery_date: new Date('2026-12-24') }],
    [{ transport_mode: null }, { transport_mode: null }],
    [
      { cost_cents: 0, cargo_value_cents: null },
      { cost_cents: 0, cargo_value_cents: null },
    ],
    [{ status: 'delivered', tracking_number: 'GS1', user_id: 'x' }, {}],
  ])('%o is parsed', (sent, parsed) => expect(ShipmentChange.parse(sent)).toEqual(parsed));

  test.each([
    [{ origin_city: ' ' }, 'Enter the origin city.'],
    [{ origin_country: 'Atlantis' }, 'We couldn’t find this country. Check its name.'],
    [{ cargo_description: '' }, 'Describe the cargo.'],
    [{ cargo_weight: 0 }, 'The weight must be more than 0 kg.'],
    [{ cargo_weight: 0.0001 }, 'The weight must be more than 0 kg.'],
    [{ cargo_weight: 1_000_001 }, 'The weight can be at most 1,000,000 kg.'],
    [{ cargo_dimensions: 'large' }, 'Write the dimensions as L×W×H in cm, for example 120×80×100.'],
    [{ cost_cents: -1 }, 'The cost cannot be negative.'],
    [{ cost_cents: 1.5 }, 'Use at most two decimals.'],
    [{ cargo_value_cents: -1 }, 'The value cannot be negative.'],
    [{ estimated_delivery_date: 'soon' }, 'Enter a date.'],
    [{ special_instructions: 'x'.repeat(1001) }, 'At most 1000 characters.'],
    [{ origin_postal_code: 'x'.repeat(21) }, 'At most 20 characters.'],
  ])('%o is refused', (sent, sentence) => {
    const refused = ShipmentChange.safeParse(sent);
    expect(refused.error?.issues[0]?.message).toBe(sentence);
  });

  test.each([
    { priority: 'asap' },
    { service_type: 'ocean' },
    { transport_mode: 'ship' },
    { fragile: 'yes' },
  ])('%o is not a valid choice', (sent) => expect(ShipmentChange.safeParse(sent).success).toBe(false));
});

test.each([
  [{ origin_city: ['A', 'B'] }, true],
  [{ destination_country: ['NL', 'DE'] }, true],
  [{ transport_mode: ['sea', 'air'] }, true],
  [{ origin_address: ['', 'Quay 1'], cost_cents: [1, 2] }, false],
  [{}, false],
])('%o changes the route: %s', (changes, expected) => expect(changesRoute(changes)).toBe(expected));
