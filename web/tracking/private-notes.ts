import type { ShipmentDetails } from '#contract/tracking/tracked-shipment.ts';
import { insuranceOffer, insuranceRequest } from '#domain/shipments/cargo-insurance.ts';
import { awaitsConfirmation } from '#domain/shipments/price-status.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';

const handling = {
  dangerous_goods: 'Dangerous goods',
  temperature_controlled: 'Temperature controlled',
  fragile: 'Fragile',
} as const;

/** The lines of an address, without empty ones. */
export function doorLines(street: string, postalCode: string, city: string, country: string): string[] {
  return [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean);
}

/** 'Dangerous goods, Fragile', or 'Standard handling'. */
export function handlingText(details: Pick<ShipmentDetails, keyof typeof handling>): string {
  const requested = Object.entries(handling).filter(([flag]) => details[flag as keyof typeof handling]);
  return requested.map(([, label]) => label).join(', ') || 'Standard handling';
}

/** '120 × 80 × 100 cm', however it was typed. */
export function dimensionsText(typed: string): string {
  return `${typed.trim().replaceAll(/\s*[×x*]\s*/gi, '\u00a0×\u00a0')}\u00a0cm`;
}

/** The insurance line; null if no insurance was requested. */
export function insuranceText(
  details: Pick<ShipmentDetails, 'insurance_required' | 'cargo_value_cents' | 'cost_cents' | 'price_status'>,
  status: ShipmentStatus,
): string | null {
  // Members who see no prices don't see the declared value either.
  const cargo_value_cents = details.cost_cents === null ? undefined : details.cargo_value_cents;
  const insurable = { ...details, cargo_value_cents };
  return awaitsConfirmation({ ...details, status }) ? insuranceOffer(insurable) : insuranceRequest(insurable);
}
