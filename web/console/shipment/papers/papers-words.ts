import { CARGO_CLAUSES, CARGO_MOVEMENTS, FREIGHT_TERMS } from '#domain/documents/shipping-instructions.ts';

export const PARTIES = {
  shipper: 'Shipper',
  consignee: 'Consignee',
  notify_party: 'Notify party',
} as const;
export type PartyName = keyof typeof PARTIES;

export const PARTY_FIELDS = {
  name: 'Name',
  address: 'Address',
  city: 'City',
  postal_code: 'Postal code',
  country: 'Country',
  tax_id: 'Tax number',
  contact: 'Contact',
} as const;

export const FIELDS = {
  own_reference: 'Client’s own reference',
  booking_reference: 'Booking reference',
  incoterm: 'Incoterm',
  incoterm_place: 'Named place',
  freight_terms: 'Freight',
  cargo_lines: 'Cargo lines',
  carrier: 'Carrier',
  vessel: 'Vessel',
  voyage: 'Voyage',
  place_of_receipt: 'Place of receipt',
  port_of_loading: 'Port of loading',
  port_of_discharge: 'Port of discharge',
  place_of_delivery: 'Place of delivery',
  on_board_date: 'On board date',
  cargo_movement: 'Movement',
  to_order: 'To order',
  containers: 'Containers',
  air_waybill_number: 'Air waybill number',
  airport_of_departure: 'Airport of departure',
  airport_of_destination: 'Airport of destination',
  flight: 'Flight',
  flight_date: 'Day of the flight',
  insurer: 'Insurer',
  policy_number: 'Policy number',
  clauses: 'Cargo clauses',
  claims_payable_at: 'Claims payable at',
  place_of_issue: 'Place of issue',
} as const;

/** 'Consignee, city' for 'consignee.city'. */
export function papersFieldName(path: string): string {
  const [first = '', second] = path.split('.');
  if (second)
    return `${PARTIES[first as PartyName]}, ${PARTY_FIELDS[second as keyof typeof PARTY_FIELDS].toLowerCase()}`;
  return (FIELDS as Record<string, string>)[first] ?? first;
}

export const FREIGHT_CHOICES = FREIGHT_TERMS.map((value) => ({
  value,
  label: { prepaid: 'Prepaid', collect: 'Collect' }[value],
}));
export const MOVEMENT_CHOICES = CARGO_MOVEMENTS.map((value) => ({
  value,
  label: { FCL: 'FCL · full container', LCL: 'LCL · part of a container' }[value],
}));
export const CLAUSE_CHOICES = CARGO_CLAUSES.map((value) => ({
  value,
  label: `Institute Cargo Clauses ${value}`,
}));

/** The control of a field of the papers, as links name it: 'cargo_lines.0.hs_code'. */
export function papersFieldId(path: string): string {
  return `papers-${path}`;
}
