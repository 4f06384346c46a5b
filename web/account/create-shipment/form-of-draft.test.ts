import { expect, test } from 'vitest';
import type { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { formOfDraft } from './form-of-draft.ts';
import { bookedLines, draftOf } from './wizard-form.ts';

const draft: ShipmentDraft = {
  origin_address: '1 Main St',
  origin_city: 'Houston',
  origin_postal_code: '77002',
  origin_country: 'US',
  destination_address: '',
  destination_city: 'Rotterdam',
  destination_postal_code: '',
  destination_country: 'NL',
  cargo_description: 'Valves',
  cargo_weight: 21_600.125,
  cargo_dimensions: '120×80.5×100',
  cargo_value: 1_048_250.5,
  cargo_lines: [],
  equipment: [{ size_type: '45G1', count: 2 }],
  service_type: 'express',
  priority: 'high',
  special_instructions: 'Call before delivery',
  insurance_required: true,
  dangerous_goods: false,
  temperature_controlled: true,
  fragile: false,
};

const LINE = {
  pieces: null,
  package_type: '',
  description: '',
  gross_kg: null,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  dangerous_goods: null,
};

const PAINT = {
  un_number: 'UN1263',
  proper_shipping_name: 'PAINT',
  class: '3',
  packing_group: 'II',
  flashpoint_c: -5.5,
  ems: 'F-E, S-E',
} as const;

test.each<[string, Partial<ShipmentDraft>]>([
  ['everything', {}],
  ['no value', { cargo_value: null }],
  ['a value of nothing', { cargo_value: 0 }],
  ['no dimensions', { cargo_dimensions: '' }],
  ['a small weight', { cargo_weight: 0.5 }],
  [
    'several lines',
    {
      cargo_description: 'Panels; Lights',
      cargo_weight: 18_538.5,
      cargo_dimensions: '',
      cargo_lines: [
        {
          ...LINE,
          description: 'Panels',
          gross_kg: 9_088,
          pieces: 1_640,
          package_type: 'cartons',
          length_cm: 60.5,
        },
        { ...LINE, description: 'Lights', gross_kg: 9_450.5 },
      ],
    },
  ],
  [
    'a line of dangerous goods',
    {
      cargo_description: 'Paint; Brushes',
      cargo_weight: 700,
      cargo_dimensions: '',
      dangerous_goods: true,
      cargo_lines: [
        { ...LINE, description: 'Paint', gross_kg: 600, dangerous_goods: PAINT },
        { ...LINE, description: 'Brushes', gross_kg: 100 },
      ],
    },
  ],
])('filling in a form from a draft with %s yields the same draft', (_, change) => {
  const { cargo_length } = formOfDraft({ ...draft, ...change });
  expect(typeof cargo_length).toBe('string');
  expect(draftOf(formOfDraft({ ...draft, ...change }))).toEqual({ ...draft, ...change });
});

test('omits dimensions of another format', () => {
  expect(draftOf(formOfDraft({ ...draft, cargo_dimensions: 'bulky' })).cargo_dimensions).toBe('');
});

test('cargo stated as a whole keeps its dangerous goods, size and weight as one line', () => {
  const whole = { ...LINE, description: 'Valves', gross_kg: 21_600.125, dangerous_goods: PAINT };
  const form = formOfDraft({ ...draft, dangerous_goods: true, cargo_lines: [whole] });
  expect(form).toMatchObject({ lines: [], cargo_description: 'Valves', goods: { un_number: 'UN1263' } });
  const box = { length_cm: 120, width_cm: 80.5, height_cm: 100, volume_m3: 0.966 };
  expect(bookedLines(form)).toEqual([{ ...whole, ...box }]);
  expect(bookedLines({ ...form, dangerous_goods: false })).toEqual([]);
});
