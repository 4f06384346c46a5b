import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { members } from './members-table.ts';
import { organisations } from './organisations-table.ts';

/** The person to contact about a shipment: its contact, otherwise the organisation’s first manager. */
export function contactOf({
  contact_id,
  organisation_id,
}: {
  contact_id: PgColumn;
  organisation_id: PgColumn;
}): SQL<string | null> {
  return sql<string | null>`coalesce(${contact_id}, (
    select user_id from ${members} where ${members.organisation_id} = ${organisation_id} and joined_at is not null
    order by 'manage' = any(permissions) desc, created_at, id limit 1))`;
}

/** The name of the organisation; null when it is named after the contact. */
export const companyName = sql<string | null>`nullif(${organisations.name}, ${profiles.full_name})`;

/** Whom an invoice of the shipment is addressed to: the company, and its contact if it has one; undefined without a company. */
export async function findBilled(connection: Connection, shipment_id: string) {
  const [found] = await connection
    .select({
      full_name: profiles.full_name,
      company_name: companyName,
      email: users.email,
      vat_id: organisations.vat_id,
      addresses: organisations.addresses,
      contacts: organisations.contacts,
    })
    .from(shipments)
    .innerJoin(organisations, eq(organisations.id, shipments.organisation_id))
    .leftJoin(profiles, eq(profiles.user_id, contactOf(shipments)))
    .leftJoin(users, eq(users.id, profiles.user_id))
    .where(eq(shipments.id, shipment_id));
  if (!found) return undefined;
  const email = found.email ?? found.contacts.find(({ email }) => email)?.email ?? '';
  return { ...found, full_name: found.full_name ?? '', email };
}
