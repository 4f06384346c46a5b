import type { ShipmentDetails } from '#contract/tracking.ts';
import { insuranceOffer, insuranceRequest } from '#domain/shipments/cargo-insurance.ts';
import { awaitsConfirmation } from '#domain/shipments/price-status.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';

const handling = {
  dangerous_goods: 'Dangerous goods',
  temperature_controlled: 'Temperature controlled',
  fragile: 'Fragile',
} as const;

/** '$1,234.50' in any currency; '—' when there is none. */
export function amountText(cents: number | null, currency: string): string {
  if (cents === null) return '—';
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** The lines of an address as on an envelope; those that were left empty are left out. */
export function doorLines(street: string, postalCode: string, city: string, country: string): string[] {
  return [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean);
}

/** 'Dangerous goods, Fragile', or 'Standard handling'. */
export function handlingText(details: Pick<ShipmentDetails, keyof typeof handling>): string {
  const asked = Object.entries(handling).filter(([flag]) => details[flag as keyof typeof handling]);
  return asked.map(([, words]) => words).join(', ') || 'Standard handling';
}

/** '120 × 80 × 100 cm', however the sides were typed. */
export function dimensionsText(typed: string): string {
  return `${typed.trim().replaceAll(/\s*[×x*]\s*/gi, '\u00a0×\u00a0')}\u00a0cm`;
}

/** What is said of the insurance; null where none is wanted. */
export function insuranceText(
  details: Pick<ShipmentDetails, 'insurance_required' | 'cargo_value_cents' | 'price_status'>,
  status: ShipmentStatus,
): string | null {
  return awaitsConfirmation({ ...details, status }) ? insuranceOffer(details) : insuranceRequest(details);
}
