import * as z from 'zod';
import { Moment } from '../calendar/moment.ts';
import { resolveCountry } from '../places/countries.ts';
import { TransportMode } from '../routing/transport-mode.ts';
import { Priority } from './priority.ts';
import { ServiceType } from './service-type.ts';
import { ShipmentDraft } from './shipment-draft.ts';

const MAX_CENTS = 100_000_000_000;

const draft = ShipmentDraft.shape;

/** A country given by code or name, as its ISO 3166-1 alpha-2 code. */
const country = (sentence: string) =>
  z
    .string({ error: sentence })
    .trim()
    .min(1, sentence)
    .max(120, 'At most 120 characters.')
    .transform((typed, context) => {
      const code = resolveCountry(typed);
      if (code) return code;
      context.addIssue({
        code: 'custom',
        message: 'We couldn’t find this country. Check its name.',
      });
      return z.NEVER;
    });

const cents = (sentence: string, negative: string) =>
  z
    .number({ error: sentence })
    .int('Use at most two decimals.')
    .min(0, negative)
    .max(MAX_CENTS, 'The amount is too large.');

/** The fields of a shipment that staff can edit. Weight kg, lengths cm, the cost in cents of its currency. */
export const EditableShipment = z.object({
  origin_address: draft.origin_address.unwrap(),
  origin_city: draft.origin_city,
  origin_country: country('Enter the origin country.'),
  origin_postal_code: draft.origin_postal_code.unwrap(),
  destination_address: draft.destination_address.unwrap(),
  destination_city: draft.destination_city,
  destination_country: country('Enter the destination country.'),
  destination_postal_code: draft.destination_postal_code.unwrap(),
  cargo_description: draft.cargo_description,
  cargo_weight: draft.cargo_weight,
  cargo_dimensions: draft.cargo_dimensions.unwrap(),
  cargo_value_cents: cents('Enter the value in USD.', 'The value cannot be negative.').nullable(),
  service_type: ServiceType,
  /** Null is multi-modal. */
  transport_mode: TransportMode.nullable(),
  cost_cents: cents('Enter the cost.', 'The cost cannot be negative.'),
  priority: Priority,
  special_instructions: draft.special_instructions.unwrap(),
  insurance_required: z.boolean(),
  dangerous_goods: z.boolean(),
  temperature_controlled: z.boolean(),
  fragile: z.boolean(),
  estimated_delivery_date: Moment.nullable(),
});
export type EditableShipment = z.infer<typeof EditableShipment>;

/** A partial edit: missing fields stay unchanged. */
export const ShipmentChange = EditableShipment.partial();
export type ShipmentChange = z.infer<typeof ShipmentChange>;

/** Changing any of these requires a new route plan. */
const ROUTE_FIELDS = [
  'origin_city',
  'origin_country',
  'destination_city',
  'destination_country',
  'transport_mode',
] as const satisfies (keyof EditableShipment)[];

export function changesRoute(changes: Readonly<Record<string, unknown>>): boolean {
  return ROUTE_FIELDS.some((field) => field in changes);
}
