import type { CarrierBooking, CarrierCost } from '#contract/carrier-bookings.ts';
import type { CutOff } from '#domain/shipment-file/carrier-booking.ts';

export const BOOKING_KINDS: Record<CarrierBooking['kind'], string> = {
  direct: 'Direct',
  consolidation: 'Consolidation',
  co_load: 'Co-load',
};

/** The allocation basis of a cost. */
export const BASIS_NAMES: Record<CarrierCost['basis'], string> = {
  m3: 'By volume (m³)',
  kg: 'By weight (kg)',
  wm: 'By weight or measure (W/M)',
  teu: 'By containers (TEU)',
  equal: 'Equally',
  manual: 'Manually',
};

export const CUT_OFF_NAMES: Record<CutOff['kind'], string> = {
  SI: 'Shipping instructions (SI)',
  VGM: 'Verified gross mass (VGM)',
  CY: 'Container yard (CY)',
  DOCUMENTS: 'Documents',
  ULD: 'Unit load device (ULD)',
};

/** A field of the form, where someone else has changed it. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  carrier: 'Carrier',
  reference: 'Reference',
  kind: 'Kind',
  contract: 'Contract',
  shipments: 'Shipments',
};

export function bookingFieldName(field: string): string {
  const [, kind, name] = /^cut_offs\.(\w+)\.(\w+)$/.exec(field) ?? [];
  if (kind) return `${CUT_OFF_NAMES[kind as CutOff['kind']]} ${name === 'at' ? 'cut-off' : 'met'}`;
  return FIELD_NAMES[field] ?? field;
}
