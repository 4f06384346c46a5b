import type { Transaction } from '../database/pool/connection.ts';
import { deleteNotificationsAbout } from '../notifications/notifications-table.ts';
import { deleteOrganisations, mergedInto } from '../organisations/organisations-table.ts';
import { deleteQuotesOfOrganisation } from '../quotes/quotes-table.ts';
import { deleteTestShipmentsOf } from '../shipment-records/shipments-table.ts';

/** Erases the company of a person who was its last member, with those that were merged into it. */
export async function eraseOrganisation(transaction: Transaction, id: string): Promise<void> {
  await deleteNotificationsAbout(transaction, await deleteQuotesOfOrganisation(transaction, id));
  const erased = [...(await mergedInto(transaction, id)), id];
  await deleteTestShipmentsOf(transaction, erased);
  await deleteOrganisations(transaction, erased);
}
