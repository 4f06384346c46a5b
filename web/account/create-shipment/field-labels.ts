import type { BookedCargoLine } from '#domain/cargo/booked-cargo-line.ts';
import type { WizardStep } from '#domain/shipments/wizard.ts';
import type { DraftField } from './wizard-form.ts';

/** The label of each field: on its control, in the summary and in messages. */
export const FIELD_LABELS: Record<DraftField, string> = {
  origin_address: 'Origin address',
  origin_city: 'Origin city',
  origin_postal_code: 'Origin postal code',
  origin_country: 'Origin country',
  destination_address: 'Destination address',
  destination_city: 'Destination city',
  destination_postal_code: 'Destination postal code',
  destination_country: 'Destination country',
  cargo_description: 'Cargo description',
  cargo_weight: 'Weight',
  cargo_dimensions: 'Dimensions',
  cargo_value: 'Value',
  cargo_lines: 'Cargo lines',
  equipment: 'Containers',
  service_type: 'Service',
  priority: 'Priority',
  special_instructions: 'Special instructions',
  insurance_required: 'Insurance required',
  dangerous_goods: 'Dangerous goods',
  temperature_controlled: 'Temperature controlled',
  fragile: 'Fragile',
};

export const LINE_LABELS: Record<keyof BookedCargoLine, string> = {
  pieces: 'Pieces',
  package_type: 'Package type',
  description: 'Description',
  gross_kg: 'Weight',
  length_cm: 'Length of one',
  width_cm: 'Width of one',
  height_cm: 'Height of one',
  dangerous_goods: 'Dangerous goods',
};

/** The label of a field, also of one of a line: 'Line 2 weight', 'Line 2 dangerous goods'; without lines 'Dangerous goods'. */
export function labelOf(field: string, hasLines = true): string {
  const [, index, name] = /^cargo_lines\.(\d+)\.(\w+)/.exec(field) ?? [];
  if (!index || !name) return FIELD_LABELS[field as DraftField];
  if (name === 'dangerous_goods' && !hasLines) return FIELD_LABELS[name];
  return `Line ${Number(index) + 1} ${LINE_LABELS[name as keyof BookedCargoLine]?.toLowerCase() ?? name}`;
}

export function isDraftField(name: unknown): name is DraftField {
  return typeof name === 'string' && Object.hasOwn(FIELD_LABELS, name);
}

/** The step that a field is on. */
export function stepOf(field: string): WizardStep {
  return field.startsWith('origin_') || field.startsWith('destination_') ? 1 : 2;
}
