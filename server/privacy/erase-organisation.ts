import { deleteContactsOf } from '../address-book/contacts-table.ts';
import { deleteTemplatesOf } from '../booking-templates/booking-templates-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { deleteNotificationsAbout } from '../notifications/notifications-table.ts';
import { releaseBalances } from '../organisations/opening-balances-table.ts';
import { findOrganisation, mergedInto } from '../organisations/organisation-rows.ts';
import {
  deleteOrganisations,
  deleteTestOrganisationsOf,
  insertOrganisation,
  type OrganisationRecord,
  updateOrganisation,
} from '../organisations/organisations-table.ts';
import { deleteQuotesOfOrganisation } from '../quotes/quotes-table.ts';
import { moveTariffs, tariffSidesOf } from '../rates/tariffs-table.ts';
import { deleteTestShipmentsOf } from '../shipment-records/shipments-table.ts';
import { hasSupplierBills } from '../supplier-bills/supplier-bills-table.ts';
import { deleteWebhooksOf } from '../webhooks/webhooks-table.ts';

interface LastMember {
  email: string;
  full_name: string;
}

/**
 * Erases the company of a person who was its last member, with those that were merged into it. Tariffs stay, because prices name
 * them; so do companies that work for us (decision 0120).
 */
export async function eraseOrganisation(
  transaction: Transaction,
  id: string,
  member: LastMember,
  now: Date,
): Promise<void> {
  const organisation = await findOrganisation(transaction, id);
  if (!organisation) throw new Error(`The locked organisation ${id} is missing.`);
  await deleteNotificationsAbout(transaction, await deleteQuotesOfOrganisation(transaction, id));
  const merged = await mergedInto(transaction, id);
  await deleteTestShipmentsOf(transaction, [...merged, id]);
  await deleteTestOrganisationsOf(transaction, [...merged, id]);
  await releaseBalances(transaction, merged);
  await deleteOrganisations(transaction, merged);

  const sides = await tariffSidesOf(transaction, id);
  const isSupplier = sides.includes('buy') || (await hasSupplierBills(transaction, id));
  if (organisation.roles.some((role) => role !== 'customer') || isSupplier) {
    await deleteContactsOf(transaction, id);
    await deleteTemplatesOf(transaction, id);
    await deleteWebhooksOf(transaction, id);
    await updateOrganisation(transaction, id, withoutMember(organisation, member), now);
    return;
  }
  if (sides.length > 0) {
    // Without a company, a contract would be a tariff for everybody.
    const nameless = await insertOrganisation(transaction, { name: 'Erased company' });
    await moveTariffs(transaction, { from: id, into: nameless.id });
  }
  await releaseBalances(transaction, [id]);
  await deleteOrganisations(transaction, [id]);
}

/** What staff wrote about the company, without the entries that name the person. */
function withoutMember(
  { contacts, notes }: OrganisationRecord,
  { email, full_name }: LastMember,
): Pick<OrganisationRecord, 'contacts' | 'notes'> {
  const names = [email, full_name].filter(Boolean).map((name) => name.toLowerCase());
  return {
    contacts: contacts.filter(
      (contact) =>
        !names.includes(contact.email.toLowerCase()) && !names.includes(contact.name.toLowerCase()),
    ),
    notes: names.some((name) => notes.toLowerCase().includes(name)) ? '' : notes,
  };
}
