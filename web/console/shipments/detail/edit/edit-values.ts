import type { StaffShipment } from '#contract/shipments/staff.ts';
import { noonOfDay } from '#domain/calendar/calendar-day.ts';
import { minorUnits } from '#domain/money/minor-digits.ts';
import { resolveCountry } from '#domain/places/countries.ts';
import { CARGO_CURRENCY } from '#domain/shipments/cargo-currency.ts';
import type { EditableShipment } from '#domain/shipments/editable-shipment.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { type Difference, differencesOf, type Versions } from '#web/forms/merge-versions.ts';
import { formatPlain } from '#web/quotes/typed-money.ts';

/** A field of a shipment that the overview edits; the status has a separate operation. */
type EditableField = keyof EditableShipment;
export type EditField = EditableField | 'status' | 'reason';

type Typed =
  | 'cargo_weight'
  | 'cargo_value_cents'
  | 'cost_cents'
  | 'estimated_delivery_date'
  | 'transport_mode';

/** The text of the controls: numbers as typed, money in units of its currency, the delivery day, '' for none. */
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
    cargo_value_cents: plain(shipment.cargo_value_cents, CARGO_CURRENCY),
    service_type: shipment.service_type,
    transport_mode: shipment.transport_mode ?? '',
    cost_cents: plain(shipment.cost_cents, shipment.currency),
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
  { currency, destination_time_zone }: Pick<StaffShipment, 'currency' | 'destination_time_zone'>,
): Record<string, unknown> {
  const read: Record<EditableField | 'reason', unknown> = {
    ...values,
    origin_country: resolveCountry(values.origin_country) ?? values.origin_country,
    destination_country: resolveCountry(values.destination_country) ?? values.destination_country,
    cargo_weight: readTypedNumber(values.cargo_weight) ?? undefined,
    cargo_value_cents: minor(values.cargo_value_cents, CARGO_CURRENCY),
    cost_cents: minor(values.cost_cents, currency) ?? Number.NaN,
    transport_mode: values.transport_mode === '' ? null : values.transport_mode,
    estimated_delivery_date:
      values.estimated_delivery_date === ''
        ? null
        : noonOfDay(values.estimated_delivery_date, destination_time_zone),
  };
  return Object.fromEntries(
    fields.filter((field) => field !== 'status').map((field) => [field, read[field]]),
  );
}

function plain(amount: number | null, currency: string): string {
  return amount === null ? '' : formatPlain({ amount, currency });
}

function minor(typed: string, currency: string): number | null {
  const amount = readTypedNumber(typed);
  return amount === null ? null : minorUnits(amount, currency);
}
