import * as z from 'zod';
import { BookedCargoLines } from '../cargo/booked-cargo-line.ts';
import { LEAST_MEASURE } from '../cargo/cargo-measures.ts';
import { BookedEquipmentList } from '../equipment/booked-equipment.ts';
import { plainText } from '../validation/plain-text.ts';
import { Priority } from './priority.ts';
import { ServiceType } from './service-type.ts';

const MAX_KG = 1_000_000;
const MAX_USD = 1_000_000_000;
const DIMENSIONS = /^\s*\d+(?:[.,]\d+)?\s*[x×*]\s*\d+(?:[.,]\d+)?\s*[x×*]\s*\d+(?:[.,]\d+)?\s*$/i;

const required = (sentence: string) =>
  plainText(sentence).min(1, sentence).max(120, 'At most 120 characters.');
const optional = (max_length: number) =>
  plainText().max(max_length, `At most ${max_length} characters.`).default('');

/** The wizard's fields, names and defaults as specified. Weights kg, lengths cm, `cargo_value` in US dollars. */
export const ShipmentDraft = z.object({
  origin_address: optional(200),
  origin_city: required('Enter the origin city.'),
  origin_postal_code: optional(20),
  origin_country: required('Enter the origin country.'),
  destination_address: optional(200),
  destination_city: required('Enter the destination city.'),
  destination_postal_code: optional(20),
  destination_country: required('Enter the destination country.'),
  cargo_description: plainText('Describe the cargo.')
    .min(1, 'Describe the cargo.')
    .max(500, 'At most 500 characters.'),
  cargo_weight: z
    .number({ error: 'Enter the weight in kg.' })
    .min(LEAST_MEASURE, 'The weight must be more than 0 kg.')
    .max(MAX_KG, 'The weight can be at most 1,000,000 kg.'),
  cargo_dimensions: z
    .string()
    .trim()
    .max(60, 'At most 60 characters.')
    .refine(
      (text) => text === '' || DIMENSIONS.test(text),
      'Write the dimensions as L×W×H in cm, for example 120×80×100.',
    )
    .default(''),
  cargo_value: z
    .number({ error: 'Enter the value in USD.' })
    .min(0, 'The value cannot be negative.')
    .max(MAX_USD, 'The value can be at most $1,000,000,000.')
    .nullable()
    .default(null),
  /** The goods by line; their totals then replace the weight and count for the price. */
  cargo_lines: BookedCargoLines,
  /** The containers, by type; without them the forwarder chooses. */
  equipment: BookedEquipmentList,
  service_type: ServiceType.default('standard'),
  priority: Priority.default('normal'),
  special_instructions: optional(1000),
  insurance_required: z.boolean().default(false),
  dangerous_goods: z.boolean().default(false),
  temperature_controlled: z.boolean().default(false),
  fragile: z.boolean().default(false),
});
export type ShipmentDraft = z.infer<typeof ShipmentDraft>;
/** The draft before validation. */
export type ShipmentDraftInput = z.input<typeof ShipmentDraft>;
