import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import type { AmendmentChanges } from '#domain/shipment-file/amendment.ts';
import { PRIORITIES } from '#domain/shipments/priority.ts';
import { SERVICE_PROMISES } from '#domain/shipments/service-type.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';

interface AmendmentField {
  label: string;
  /** Of the value; a line of text by default. */
  type?: 'number' | 'lines' | 'yes-no' | 'cancel';
  hint?: string;
  options?: readonly { value: string; label: string }[];
}

const PARTY_HINT = 'The name on the first line, then the address.';

/** What a customer may ask to change, by the name in the API; parties by their role and `PO` for a further number. */
export const AMENDMENT_FIELDS: Record<string, AmendmentField> = {
  destination_address: { label: 'Delivery address' },
  destination_postal_code: { label: 'Delivery postal code' },
  origin_address: { label: 'Pick-up address' },
  origin_postal_code: { label: 'Pick-up postal code' },
  consignee: { label: 'Consignee', type: 'lines', hint: PARTY_HINT },
  notify_party: { label: 'Notify party', type: 'lines', hint: PARTY_HINT },
  PO: { label: 'Additional PO number' },
  cargo_description: { label: 'Cargo description' },
  cargo_weight: { label: 'Weight in kg', type: 'number' },
  cargo_dimensions: { label: 'Dimensions', hint: 'Length × width × height in cm.' },
  cargo_value_cents: { label: 'Cargo value in USD', type: 'number' },
  service_type: {
    label: 'Service',
    options: Object.entries(SERVICE_PROMISES).map(([value, { name }]) => ({ value, label: name })),
  },
  priority: {
    label: 'Priority',
    options: PRIORITIES.map((value) => ({ value, label: capitalize(value) })),
  },
  special_instructions: { label: 'Special instructions', type: 'lines' },
  insurance_required: { label: 'Insurance required', type: 'yes-no' },
  dangerous_goods: { label: 'Dangerous goods', type: 'yes-no' },
  temperature_controlled: { label: 'Temperature controlled', type: 'yes-no' },
  fragile: { label: 'Fragile', type: 'yes-no' },
  cancel: { label: 'Cancel the shipment', type: 'cancel' },
};

const OTHER_LABELS: Record<string, string> = {
  parties: 'Parties',
  references: 'References',
  cargo_lines: 'Cargo lines',
  unit_prices: 'Unit prices',
  status: 'Status',
};

export interface AmendmentValues {
  rows: { field: string; value: string }[];
  reason: string;
}

export const resolver = rulesResolver(({ rows, reason }: AmendmentValues) => ({
  ...Object.fromEntries(
    rows.flatMap(({ field, value }, index): [string, string][] => {
      const message = problemOf(rows, index, field, value.trim());
      return message ? [message] : [];
    }),
  ),
  reason: reason.trim() === '' ? 'Enter the reason.' : undefined,
}));

/** Fields that a request cannot empty. */
const NEEDED: ReadonlySet<string> = new Set([
  'origin_address',
  'destination_address',
  'consignee',
  'notify_party',
  'PO',
  'cargo_description',
]);

function problemOf(
  rows: AmendmentValues['rows'],
  index: number,
  field: string,
  value: string,
): [path: string, message: string] | undefined {
  const { type } = AMENDMENT_FIELDS[field] ?? {};
  if (rows.findIndex((row) => row.field === field) < index)
    return [`rows.${index}.field`, 'You’ve already added this change.'];
  const figure = readTypedNumber(value);
  if (type === 'number' && (figure === null || !(figure >= 0)))
    return [`rows.${index}.value`, 'Enter a number.'];
  if (NEEDED.has(field) && value === '') return [`rows.${index}.value`, 'Enter the new value.'];
  return undefined;
}

/** The changes of valid rows. Parties and references are lists, so the present ones go with them. */
export function changesOf(
  rows: AmendmentValues['rows'],
  { parties, references }: Pick<ShipmentFile, 'parties' | 'references'>,
): AmendmentChanges {
  const changes: Record<string, unknown> = {};
  for (const { field, value } of rows) {
    const typed = value.trim();
    if (field === 'consignee' || field === 'notify_party') {
      const [name = '', ...address] = typed.split('\n').map((line) => line.trim());
      const others = ((changes.parties as typeof parties | undefined) ?? parties).filter(
        ({ role }) => role !== field,
      );
      changes.parties = [...others, { role: field, name, address: address.join(', ') }];
    } else if (field === 'PO') changes.references = [...references, { kind: 'PO', value: typed }];
    else changes[field] = typedValue(field, typed);
  }
  return changes as AmendmentChanges;
}

function typedValue(field: string, typed: string): unknown {
  const { type } = AMENDMENT_FIELDS[field] ?? {};
  if (type === 'cancel') return true;
  if (type === 'yes-no') return typed !== 'no';
  if (type !== 'number') return typed;
  const figure = readTypedNumber(typed) ?? Number.NaN;
  return field === 'cargo_value_cents' ? Math.round(figure * 100) : figure;
}

/** The first value of a row whose field was just chosen. */
export function firstValue(field: string): string {
  const { type, options } = AMENDMENT_FIELDS[field] ?? {};
  return options?.[0]?.value ?? (type === 'yes-no' ? 'yes' : '');
}

export function amendmentLabel(field: string): string {
  return field === 'cargo_value_cents'
    ? 'Cargo value'
    : (AMENDMENT_FIELDS[field]?.label.replace(/ in kg$/, '') ?? OTHER_LABELS[field] ?? field);
}
