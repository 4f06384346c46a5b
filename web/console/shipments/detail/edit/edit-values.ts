import type { StaffShipment } from '#contract/shipments/staff.ts';
import { endOfDay } from '#domain/calendar/calendar-day.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { resolveCountry } from '#domain/places/countries.ts';
import type { EditableShipment } from '#domain/shipments/editable-shipment.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { type Difference, differencesOf, type Versions } from '#web/forms/merge-versions.ts';

const HALF_DAY_MS = 12 * HOUR_MS;

/** A field of a shipment that the overview edits; the status has a separate operation. */
export type EditableField = keyof EditableShipment;
export type EditField = EditableField | 'status' | 'reason';

type Typed =
  | 'cargo_weight'
  | 'cargo_value_cents'
  | 'cost_cents'
  | 'estimated_delivery_date'
  | 'transport_mode';

/** The text of the controls: numbers as typed, money in dollars, the delivery day, '' for none. */
export type EditValues = Omit<EditableShipment, Typed> &
  Record<Exclude<Typed, 'transport_mode'>, string> & {
    transport_mode: NonNullable<EditableShipment['transport_mode']> | '';
    status: StaffShipment['status'];
    /** The reason for another delivery day than promised. */
    reason: string;
  };

export function valuesOf(shipment: StaffShipment): EditValues {
  return {
    origin_address: shipment.origin_address,
    origin_city: shipment.origin_city,
    origin_country: shipment.origin_country,
    origin_postal_code: shipment.origin_postal_code,
    destination_address: shipment.destination_address,
    destination_city: shipment.destination_city,
    destination_country: shipment.destination_country,
    destination_postal_code: shipment.destination_postal_code,
    cargo_description: shipment.cargo_description,
    cargo_weight: String(shipment.cargo_weight),
    cargo_dimensions: shipment.cargo_dimensions,
    cargo_value_cents: dollars(shipment.cargo_value_cents),
    service_type: shipment.service_type,
    transport_mode: shipment.transport_mode ?? '',
    cost_cents: dollars(shipment.cost_cents),
    priority: shipment.priority,
    special_instructions: shipment.special_instructions,
    insurance_required: shipment.insurance_required,
    dangerous_goods: shipment.dangerous_goods,
    temperature_controlled: shipment.temperature_controlled,
    fragile: shipment.fragile,
    // A calendar day at the destination, parsed in that time zone again.
    estimated_delivery_date: shipment.estimated_delivery_day ?? '',
    reason: '',
    status: shipment.status,
  };
}

/** The fields in which two sets of values differ. */
export function fieldsBetween(one: EditValues, other: EditValues): EditField[] {
  return (Object.keys(one) as EditField[]).filter((field) => one[field] !== other[field]);
}

export interface EditDifference extends Difference {
  field: EditField;
  was: EditValues[EditField];
  is: EditValues[EditField];
  typed: EditValues[EditField] | null;
}

/** Whether a newer version conflicts with unsaved changes. A status that only the journey changed is no conflict. */
export function isConflict(versions: Versions<EditValues>): boolean {
  return differencesOf(versions).some(({ field, typed }) => field !== 'status' || typed !== null);
}

export function pick(values: EditValues, fields: readonly EditField[]): Partial<EditValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** The changed fields for the schema; an invalid number is NaN, which the schema refuses. */
export function changeOf(
  values: EditValues,
  fields: readonly EditField[],
  destination_time_zone: string,
): Record<string, unknown> {
  const read: Record<EditableField | 'reason', unknown> = {
    ...values,
    origin_country: resolveCountry(values.origin_country) ?? values.origin_country,
    destination_country: resolveCountry(values.destination_country) ?? values.destination_country,
    cargo_weight: readTypedNumber(values.cargo_weight) ?? undefined,
    cargo_value_cents: cents(values.cargo_value_cents),
    cost_cents: cents(values.cost_cents) ?? Number.NaN,
    transport_mode: values.transport_mode === '' ? null : values.transport_mode,
    estimated_delivery_date: noonOf(values.estimated_delivery_date, destination_time_zone),
  };
  return Object.fromEntries(
    fields.filter((field) => field !== 'status').map((field) => [field, read[field]]),
  );
}

function dollars(amount_cents: number | null): string {
  return amount_cents === null ? '' : (amount_cents / 100).toFixed(2);
}

function cents(typed: string): number | null {
  const amount = readTypedNumber(typed);
  return amount === null ? null : Math.round(amount * 100);
}

/** Noon of a day at the destination. */
function noonOf(day: string, time_zone: string): Date | null {
  return day === '' ? null : new Date(endOfDay(day, time_zone).getTime() - HALF_DAY_MS);
}
