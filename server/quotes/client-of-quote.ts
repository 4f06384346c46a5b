import type { Connection } from '../database/pool/connection.ts';
import { findMemberOf } from '../organisations/members-table.ts';
import { findUserByEmail } from '../people/users-table.ts';
import type { Client } from '../shipments/book-shipment.ts';
import type { QuoteRecord } from './quotes-table.ts';

/** The organisation of a quote, and the person who requested it if they have an account with this verified address. */
export async function clientOfQuote(
  connection: Connection,
  { organisation_id, email }: Pick<QuoteRecord, 'organisation_id' | 'email'>,
): Promise<Client | null> {
  const user = await findUserByEmail(connection, email.toLowerCase());
  const member = user?.email_verified ? await findMemberOf(connection, user.id) : undefined;
  const owner = organisation_id ?? member?.organisation_id;
  if (!owner) return null;
  return { organisation_id: owner, contact_id: member?.organisation_id === owner ? member.user_id : null };
}
