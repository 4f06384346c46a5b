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
  payment_terms: 'Payment terms',
  freight_terms: 'Freight',
  cargo_lines: 'Cargo lines',
  carrier: 'Carrier',
  vessel: 'Vessel',
  voyage: 'Voyage',
  place_of_receipt: 'Place of receipt',
  port_of_loading: 'Port of loading',
  port_of_discharge: 'Port of discharge',
  place_of_delivery: 'Place of delivery',
  on_board_date: 'On-board date',
  cargo_movement: 'Movement',
  release: 'Release',
  originals_count: 'Originals',
  to_order: 'To order',
  containers: 'Containers',
  air_waybill_number: 'Air waybill number',
  airport_of_departure: 'Airport of departure',
  airport_of_destination: 'Airport of destination',
  flight: 'Flight',
  flight_date: 'Flight date',
  charges_currency: 'Currency of the charges',
  collection_place: 'Collect at',
  available_from: 'Available from',
  delivered_to: 'Release to',
  release_reference: 'Release reference',
  delivery_until: 'Valid until',
  empty_return_place: 'Return empty to',
  attached_documents: 'Documents attached',
  sender_instructions: 'Sender’s instructions',
  insurer: 'Insurer',
  policy_number: 'Policy number',
  clauses: 'Cargo clauses',
  claims_payable_at: 'Claims payable at',
  place_of_issue: 'Place of issue',
} as const;

const PART_FIELDS: Record<string, string> = {
  marks: 'marks',
  packages_count: 'packages',
  package_kind: 'kind of packages',
  description: 'description',
  hs_code: 'HS code',
  origin_country: 'country of origin',
  net_kg: 'net weight',
  gross_kg: 'gross weight',
  dimensions: 'dimensions',
  quantity: 'quantity',
  unit: 'unit',
  unit_price_cents: 'unit price',
  number: 'number',
  size_type: 'type',
  seals: 'seals',
};

/** 'Consignee, city' for 'consignee.city', 'Line 1, HS code' for 'cargo_lines.0.hs_code'; null for unknown fields. */
export function instructionsFieldName(path: string): string | null {
  const [first = '', second, third] = path.split('.');
  if (third)
    return `${first === 'containers' ? 'Container' : 'Line'} ${Number(second) + 1}, ${PART_FIELDS[third] ?? third}`;
  if (second && first in PARTIES)
    return `${PARTIES[first as PartyName]}, ${PARTY_FIELDS[second as keyof typeof PARTY_FIELDS]?.toLowerCase()}`;
  return (FIELDS as Record<string, string>)[first] ?? null;
}

/** Prefix of the controls' ids. */
export const INSTRUCTIONS_ID = 'instructions';

/** The id of a field's control, which links target: 'cargo_lines.0.hs_code'. */
export function instructionsFieldId(path: string): string {
  return `${INSTRUCTIONS_ID}-${path}`;
}
