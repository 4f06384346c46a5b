import { dayText } from '#domain/calendar/local-time.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { countryName } from '#domain/places/countries.ts';
import { CARGO_CURRENCY } from '#domain/shipments/cargo-currency.ts';
import { SERVICE_PROMISES, type ServiceType } from '#domain/shipments/service-type.ts';
import { readMinor } from '#web/quotes/typed-money.ts';
import type { Reader } from '#web/tracking/reader.ts';
import { modeText, momentText, weightText } from '#web/tracking/tracking-messages.ts';
import { statusName } from '../status/status-labels.ts';
import type { EditField } from './edit/edit-values.ts';
import { instructionsFieldName } from './shipping-instructions/labels.ts';

export const FIELD_NAMES: Record<EditField, string> = {
  origin_address: 'Origin address',
  origin_city: 'Origin city',
  origin_country: 'Origin country',
  origin_postal_code: 'Origin postal code',
  destination_address: 'Destination address',
  destination_city: 'Destination city',
  destination_country: 'Destination country',
  destination_postal_code: 'Destination postal code',
  cargo_description: 'Cargo description',
  cargo_weight: 'Weight',
  cargo_dimensions: 'Dimensions',
  cargo_value_cents: 'Cargo value',
  service_type: 'Service',
  transport_mode: 'Transport mode',
  cost_cents: 'Cost',
  priority: 'Priority',
  special_instructions: 'Special instructions',
  insurance_required: 'Insurance required',
  dangerous_goods: 'Dangerous goods',
  temperature_controlled: 'Temperature controlled',
  fragile: 'Fragile',
  estimated_delivery_date: 'Estimated delivery',
  status: 'Status',
  reason: 'Reason for the new estimate',
};

/** Labels of prices, events and waypoints. */
const OTHER_FIELDS: Readonly<Record<string, string>> = {
  price_status: 'Price',
  price_note: 'Note on the price',
  occurred_at: 'When',
  utc_offset: 'UTC offset in minutes',
  loaded: 'Loaded on board',
  location_name: 'Location name',
  estimated_arrival: 'Estimated arrival',
  reached_at: 'Reached',
};

/** 'Origin city'; derived from the name for unknown fields. */
export function fieldName(field: string): string {
  return (
    (FIELD_NAMES as Record<string, string>)[field] ??
    OTHER_FIELDS[field] ??
    instructionsFieldName(field) ??
    statusName(field)
  );
}

const NOTHING = '—';

/** The currency of a field with an amount. */
function currencyOf(field: string, ofRecord: string): string {
  if (field === 'cargo_value_cents') return CARGO_CURRENCY;
  return field === 'offered_cents' ? 'USD' : ofRecord;
}

/** What the values of a record are in. */
interface Units {
  /** Of its amounts; by default USD. */
  currency?: string | null;
  /** Of its days; by default UTC. */
  destination_time_zone?: string | null;
}

/**
 * The value of a field as text; history values are plain JSON, with money in cents of the record's currency, except cargo
 * values.
 */
export function valueLabel(field: string, value: unknown, reader: Reader, units: Units = {}): string {
  if (field === 'transport_mode') return modeText(value as Parameters<typeof modeText>[0]);
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (field.endsWith('_cents'))
      return formatMoney({ amount: value, currency: currencyOf(field, units.currency ?? 'USD') });
    return field === 'cargo_weight' ? weightText(value) : String(value);
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'estimated_delivery_date')
    return deliveryDay(value, reader.locale, units.destination_time_zone ?? 'UTC');
  if (field.endsWith('_country')) return countryName(value);
  if (field === 'service_type') return SERVICE_PROMISES[value as ServiceType]?.name ?? value;
  if (field === 'status' || field === 'priority' || field === 'price_status') return statusName(value);
  return ISO_MOMENT.test(value) ? momentText(new Date(value), reader) : value;
}

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The day of a moment at the destination; the value of a control is that day. */
function deliveryDay(value: string, locale: string | undefined, time_zone: string): string {
  return ISO_MOMENT.test(value) ? dayText(new Date(value), locale, time_zone) : dayText(value, locale);
}

/** The same for the value of a control. */
export function typedText(
  field: EditField,
  value: string | boolean,
  reader: Reader,
  ofRecord: string,
): string {
  if (value === '') return field === 'transport_mode' ? modeText(null) : NOTHING;
  if (field.endsWith('_cents')) {
    const currency = currencyOf(field, ofRecord);
    const amount = readMinor(String(value), currency);
    return amount === null ? String(value) : formatMoney({ amount, currency });
  }
  if (field === 'cargo_weight') return `${value}\u00a0kg`;
  return valueLabel(field, value, reader);
}
