import * as z from 'zod';
import { volumeOf } from '../cargo/line-volume.ts';
import { formatMoney } from '../money/format-money.ts';
import { CARGO_CURRENCY } from '../shipments/cargo-currency.ts';
import { type Changes, changesBetween } from '../shipments/changes.ts';
import { EditableShipment } from '../shipments/editable-shipment.ts';
import { plainText } from '../validation/plain-text.ts';
import { cargoLineText, type ShipmentCargoLine, ShipmentCargoLines } from './cargo-line.ts';
import { counterpart, itemTexts } from './item-labels.ts';
import { ShipmentParties, type ShipmentParty } from './party.ts';
import { type ShipmentReference, ShipmentReferences } from './reference.ts';
import { shipmentOfLines } from './totals.ts';

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
  .refine(
    (changes) => Object.values(changes).some((value) => value !== undefined),
    'Change at least one field.',
  );
export type AmendmentChanges = z.infer<typeof AmendmentChanges>;

export const AmendmentReason = plainText('Enter the reason.')
  .min(1, 'Enter the reason.')
  .max(500, 'At most 500 characters.');

interface Amended {
  status: string;
  parties: readonly ShipmentParty[];
  references: readonly ShipmentReference[];
  cargo_lines: readonly ShipmentCargoLine[];
}

/**
 * Old and new values of everything that an amendment changes, for reading. Empty where it changes nothing. Unit prices
 * are apart, because not everyone who sees the amendment may see them.
 */
export function amendmentDifference(shipment: Amended, amendment: AmendmentChanges): Changes {
  const { cancel, parties: _, references: __, cargo_lines: ___, ...fields } = amendment;
  return {
    ...changesBetween({ ...shipment }, { ...fields, ...(cancel && { status: 'cancelled' }) }),
    ...listsDifference(shipment, amendment),
  };
}

/** What an amendment changed when it was requested. The rest of what was sent may have changed since, and stays. */
export function changedByRequest(
  { cargo_lines, ...changes }: AmendmentChanges,
  requested: Changes,
): AmendmentChanges {
  const changed = Object.entries(changes).filter(([field]) => field in requested || field === 'cancel');
  const hasLines = cargo_lines && ('cargo_lines' in requested || 'unit_prices' in requested);
  return {
    ...Object.fromEntries(changed),
    ...(hasLines && { cargo_lines, ...shipmentOfLines(cargo_lines) }),
  };
}

/** The fields that somebody changed since the request, so that approving it would overwrite them. */
export function changedSince(requested: Changes, now: Changes): string[] {
  // A cancellation is meant for every status.
  return Object.keys(now).filter(
    (field) => field !== 'status' && JSON.stringify(now[field]) !== JSON.stringify(requested[field]),
  );
}

function listsDifference(
  shipment: Omit<Amended, 'status'>,
  { parties, references, cargo_lines }: AmendmentChanges,
): Changes {
  const before = measured(shipment.cargo_lines);
  const lines = cargo_lines && measured(cargo_lines);
  const texts: [string, [string, string] | undefined][] = [
    [
      'parties',
      parties &&
        itemTexts<ShipmentParty>(shipment.parties, parties, {
          name: ({ role, name }) => `${role}: ${name}`,
          stated: ['role', 'name'],
          sameAs: ({ role }) => role,
        }),
    ],
    [
      'references',
      references &&
        itemTexts<ShipmentReference>(shipment.references, references, {
          name: referenceText,
          stated: ['kind', 'value'],
          sameAs: referenceText,
        }),
    ],
    [
      'cargo_lines',
      lines &&
        itemTexts<ShipmentCargoLine>(before, lines, {
          name: cargoLineText,
          stated: ['pieces', 'description', 'gross_kg'],
          omitted: ['unit_price_cents'],
          sameAs: cargoLineText,
        }),
    ],
    ['unit_prices', lines && [priceText(before, lines), priceText(lines, before)]],
  ];
  return Object.fromEntries(
    texts.flatMap(([field, pair]) => (pair && pair[0] !== pair[1] ? [[field, pair]] : [])),
  );
}

function referenceText({ kind, value }: ShipmentReference): string {
  return `${kind} ${value}`;
}

/** A volume that follows from pieces and lengths is the same, written down or not. */
function measured(lines: readonly ShipmentCargoLine[]): ShipmentCargoLine[] {
  return lines.map((line) => ({ ...line, volume_m3: volumeOf(line) }));
}

/** The unit prices that differ: 'Vases $12.50'. */
function priceText(lines: readonly ShipmentCargoLine[], others: readonly ShipmentCargoLine[]): string {
  return lines
    .filter(
      (line) =>
        line.unit_price_cents !== null &&
        line.unit_price_cents !== counterpart(line, lines, others, cargoLineText)?.unit_price_cents,
    )
    .map(
      ({ description, unit_price_cents }) =>
        `${description} ${formatMoney({ amount: unit_price_cents ?? 0, currency: CARGO_CURRENCY })}`,
    )
    .join('; ');
}
