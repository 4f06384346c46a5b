/** What a contact usually is on shipments: one of the roles of parties. */
export const CONTACT_ROLES = [
  'shipper',
  'consignee',
  'notify_party',
  'origin_agent',
  'destination_agent',
  'customs_broker',
  'bill_to',
] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];
