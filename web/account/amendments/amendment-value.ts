import { SERVICE_PROMISES, type ServiceType } from '#domain/shipments/service-type.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { usd } from '#web/shipments/amounts.ts';
import { weightText } from '#web/tracking/tracking-messages.ts';

/** An old or a new value, as its customer reads it. */
export function amendmentValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Not set';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'cargo_value_cents') return usd(Number(value));
  if (field === 'cargo_weight') return weightText(Number(value));
  if (field === 'service_type') return SERVICE_PROMISES[value as ServiceType]?.name ?? String(value);
  if (field !== 'status' && field !== 'priority') return String(value);
  const words = String(value).replaceAll('_', ' ');
  return capitalize(words);
}
