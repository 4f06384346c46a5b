import * as z from 'zod';
import { type Changes, changesBetween } from '../shipments/changes.ts';
import { EditableShipment } from '../shipments/editable-shipment.ts';
import { plainText } from '../validation/plain-text.ts';
import { cargoLineText, ShipmentCargoLines } from './cargo-line.ts';
import { ShipmentParties } from './party.ts';
import { ShipmentReferences } from './reference.ts';

export const AMENDMENT_STATUSES = ['requested', 'approved', 'declined'] as const;

const FIELDS = {
  origin_address: true,
  origin_postal_code: true,
  destination_address: true,
  destination_postal_code: true,
  cargo_description: true,
  cargo_weight: true,
  cargo_dimensions: true,
  cargo_value_cents: true,
  service_type: true,
  priority: true,
  special_instructions: true,
  insurance_required: true,
  dangerous_goods: true,
  temperature_controlled: true,
  fragile: true,
} as const;

/** What a customer may ask to change after booking. */
export const AmendmentChanges = EditableShipment.pick(FIELDS)
  .partial()
  .extend({
    parties: ShipmentParties.optional(),
    references: ShipmentReferences.optional(),
    /** All lines, also those that stay. The weight of the shipment follows them; they may make it dangerous goods. */
    cargo_lines: ShipmentCargoLines.optional(),
    /** Cancels the shipment. */
    cancel: z.literal(true).optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), 'Change something.');
export type AmendmentChanges = z.infer<typeof AmendmentChanges>;

export const AmendmentReason = plainText('Give the reason.')
  .min(1, 'Give the reason.')
  .max(500, 'At most 500 characters.');

interface Amended {
  status: string;
  parties: readonly { role: string; name: string }[];
  references: readonly { kind: string; value: string }[];
  cargo_lines: readonly Parameters<typeof cargoLineText>[0][];
}

/** Old and new values of everything that an amendment changes, for reading. Empty where it changes nothing. */
export function amendmentDifference(shipment: Amended, amendment: AmendmentChanges): Changes {
  const { parties, references, cargo_lines, cancel, ...fields } = amendment;
  const partyText = (list: Amended['parties']) => list.map(({ role, name }) => `${role}: ${name}`).join('; ');
  const referenceText = (list: Amended['references']) =>
    list.map(({ kind, value }) => `${kind} ${value}`).join('; ');
  const linesText = (list: Amended['cargo_lines']) => list.map(cargoLineText).join('; ');
  return changesBetween(
    {
      ...shipment,
      parties: partyText(shipment.parties),
      references: referenceText(shipment.references),
      cargo_lines: linesText(shipment.cargo_lines),
    },
    {
      ...fields,
      ...(parties && { parties: partyText(parties) }),
      ...(references && { references: referenceText(references) }),
      ...(cargo_lines && { cargo_lines: linesText(cargo_lines) }),
      ...(cancel && { status: 'cancelled' }),
    },
  );
}
