import type { Transaction } from '../database/pool/connection.ts';
import type { CreditTerms } from '../organisations/check-credit.ts';
import { lockOrganisationForBooking } from '../organisations/organisation-locks.ts';
import type { Client } from './book-shipment.ts';

export interface HeldClient {
  client: Client;
  credit: CreditTerms;
}

/**
 * The client of a booking with a company that cannot be merged into another before the booking is written. Merges lock companies
 * before their quotes: lock the quote after this.
 */
export async function lockClient(transaction: Transaction, client: Client): Promise<HeldClient> {
  const credit = await lockOrganisationForBooking(transaction, client.organisation_id);
  return { client: { ...client, organisation_id: credit.id }, credit };
}
