import type { Transaction } from '../database/pool/connection.ts';
import { deleteOrganisations, mergedInto } from '../organisations/organisations-table.ts';
import { deleteTestShipmentsOf } from '../shipment-records/shipments-table.ts';

/** Erases the company of a person who was its last member, with those that were merged into it. */
export async function eraseOrganisation(transaction: Transaction, id: string): Promise<void> {
  const erased = [...(await mergedInto(transaction, id)), id];
  await deleteTestShipmentsOf(transaction, erased);
  await deleteOrganisations(transaction, erased);
}
