import type { CreditStatus } from '#domain/organisations/credit.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockOrganisationForBooking } from '../organisations/organisations-table.ts';
import type { Client } from './book-shipment.ts';

export interface HeldClient {
  client: Client;
  credit_status: CreditStatus;
}

/**
 * The client of a booking with a company that cannot be merged into another before the booking is written. Merges lock companies
 * before their quotes: lock the quote after this.
 */
export async function lockClient(transaction: Transaction, client: Client): Promise<HeldClient> {
  const { id, credit_status } = await lockOrganisationForBooking(transaction, client.organisation_id);
  return { client: { ...client, organisation_id: id }, credit_status };
}
