import {
  type ContactFields,
  EMPTY_CONTACT,
  normalizeContact,
  validateContact,
} from '#domain/address-book/contact-rules.ts';
import type { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import type { addressBookContacts } from '#server/address-book/contacts-table.ts';
import type { bookingTemplates } from '#server/booking-templates/booking-templates-table.ts';
import type { shipments } from '#server/shipment-records/shipments-table.ts';
import { nameOnDocuments } from './local-names.ts';
import { seededRandom } from './random.ts';

/** A separate seed, so that the rest of the world stays the same. */
const SEED = 20_261_125;
const MAX_CONTACTS = 5;
const MAX_NAME_LENGTH = 80;
const PARTIES = ['shipper', 'consignee', 'notify_party'] as const;

type Shipment = typeof shipments.$inferSelect | typeof shipments.$inferInsert;

interface Instructed {
  shipment_id: string;
  instructions: Partial<ShippingInstructions>;
}

interface Company {
  id?: string | undefined;
  name: string;
}

/** For each customer, the partners of its latest shipments, and the latest as a template. */
export function addressBookRows(
  companies: readonly Company[],
  all: readonly Shipment[],
  instructed: readonly Instructed[],
) {
  const random = seededRandom(SEED);
  const instructions = new Map(instructed.map((row) => [row.shipment_id, row.instructions]));
  const rows = {
    contacts: [] as (typeof addressBookContacts.$inferInsert)[],
    templates: [] as (typeof bookingTemplates.$inferInsert)[],
  };
  for (const { id: organisation_id, name: own } of companies) {
    const booked = all
      .filter((shipment) => shipment.organisation_id === organisation_id)
      .toSorted((one, other) => createdAt(other).getTime() - createdAt(one).getTime());
    const [latest] = booked;
    if (!organisation_id || !latest) continue;
    const stamps = { created_at: createdAt(latest), updated_at: createdAt(latest) };
    const id = () => random.idAt(stamps.created_at);
    const draft = draftOf(latest);
    const [goods = ''] = draft.cargo_description.split(',');
    const name = `${goods} to ${draft.destination_city}`.slice(0, MAX_NAME_LENGTH);
    rows.templates.push({ id: id(), organisation_id, name, draft, ...stamps });
    const partners = booked.flatMap((shipment) => contactsOf(instructions.get(shipment.id ?? '')));
    const others = partners.filter((contact) => contact.name !== nameOnDocuments(own));
    const unique = new Map(others.map((contact) => [contact.name, contact]));
    for (const contact of [...unique.values()].slice(0, MAX_CONTACTS))
      rows.contacts.push({ id: id(), organisation_id, ...contact, ...stamps });
  }
  return rows;
}

function contactsOf(instructions: Partial<ShippingInstructions> = {}): ContactFields[] {
  return PARTIES.flatMap((role) => {
    const party = instructions[role];
    // Others refer to the consignee.
    if (!party?.city) return [];
    const { name, address, city, postal_code, country } = party;
    const contact = normalizeContact({ ...EMPTY_CONTACT, name, address, city, postal_code, country, role });
    return Object.keys(validateContact(contact)).length === 0 ? [contact] : [];
  });
}

function draftOf(shipment: Shipment): ShipmentDraft {
  const { cargo_value_cents } = shipment;
  return ShipmentDraft.parse({
    ...shipment,
    cargo_value: cargo_value_cents == null ? null : cargo_value_cents / 100,
    equipment: [],
  });
}

function createdAt({ created_at }: Shipment): Date {
  return created_at as Date;
}
