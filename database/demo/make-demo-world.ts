import { addressBookContacts } from '#server/address-book/contacts-table.ts';
import { auditLog } from '#server/audit/audit-log-table.ts';
import { credentials } from '#server/auth/credentials/credentials-table.ts';
import { hashPassword } from '#server/auth/credentials/password-hash.ts';
import { signIns } from '#server/auth/sign-in/sign-ins-table.ts';
import { bookingTemplates } from '#server/booking-templates/booking-templates-table.ts';
import { branches } from '#server/branches/branches-table.ts';
import { carrierBookingShipments, carrierBookings } from '#server/carrier-bookings/carrier-bookings-table.ts';
import { carrierCutOffs } from '#server/carrier-bookings/carrier-cut-offs-table.ts';
import { lockInstallation, recordDemo } from '#server/database/migrations/installation-table.ts';
import type { Transaction } from '#server/database/pool/connection.ts';
import { customsDeclarations } from '#server/declarations/declarations-table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { shippingDocuments } from '#server/documents/shipping-documents-table.ts';
import { shippingInstructions } from '#server/documents/shipping-instructions-table.ts';
import { contactMessages } from '#server/enquiries/contact-messages-table.ts';
import { exceptions } from '#server/exceptions/exceptions-table.ts';
import { invoiceLines } from '#server/invoices/invoice-lines-table.ts';
import { invoiceNumbers } from '#server/invoices/invoice-numbers-table.ts';
import { invoices } from '#server/invoices/invoices-table.ts';
import { paymentReminders } from '#server/invoices/payment-reminders/payment-reminders-table.ts';
import { reminderSettings } from '#server/invoices/payment-reminders/reminder-settings-table.ts';
import { paymentAllocations, payments } from '#server/invoices/payments/payments-table.ts';
import { shipmentCharges } from '#server/invoices/shipment-charges-table.ts';
import { legalEntities } from '#server/legal-entities/legal-entities-table.ts';
import { messageMentions, messageReads, messages } from '#server/messages/messages-table.ts';
import { milestones } from '#server/milestones/milestones-table.ts';
import { delayNotices } from '#server/notifications/delay-notices-table.ts';
import { notifications } from '#server/notifications/notifications-table.ts';
import { members } from '#server/organisations/members-table.ts';
import { organisations } from '#server/organisations/organisations-table.ts';
import { adminExists, profiles } from '#server/people/profiles-table.ts';
import { userRoles } from '#server/people/user-roles-table.ts';
import { users } from '#server/people/users-table.ts';
import { quotes } from '#server/quotes/quotes-table.ts';
import { exchangeRates } from '#server/rates/exchange-rates/exchange-rates-table.ts';
import { rateZones } from '#server/rates/rate-zones-table.ts';
import { tariffLines } from '#server/rates/tariff-lines-table.ts';
import { tariffs, tariffVersions } from '#server/rates/tariffs-table.ts';
import { shareLinks } from '#server/share-links/share-links-table.ts';
import { openFiles } from '#server/shipment-file/forwarding-files-table.ts';
import { shipmentReferences } from '#server/shipment-file/references-table.ts';
import { deliveryEstimates } from '#server/shipment-records/delivery-estimates-table.ts';
import { shipments } from '#server/shipment-records/shipments-table.ts';
import { supplierBillCharges, supplierBillLines } from '#server/supplier-bills/supplier-bill-lines-table.ts';
import { supplierBills } from '#server/supplier-bills/supplier-bills-table.ts';
import { tasks } from '#server/tasks/tasks-table.ts';
import { trackingEvents } from '#server/tracking/events/tracking-events-table.ts';
import { liveTracking } from '#server/tracking/live-tracking-table.ts';
import { legDetails } from '#server/tracking/route/leg-details-table.ts';
import { routeLegs } from '#server/tracking/route/route-legs-table.ts';
import { routeWaypoints } from '#server/tracking/route/route-waypoints-table.ts';
import { branchRows, legalEntityRows } from './branches.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { type DemoRows, demoRows } from './demo-rows.ts';
import { insertFileLists, withoutLists } from './file-lists.ts';
import { insertRows } from './insert-rows.ts';
import { insertNingbo } from './ningbo/insert-ningbo.ts';
import { reminderSettingsRow } from './records/payment-reminders.ts';
import { rateZoneRows } from './tariffs.ts';

/**
 * Fills an empty database with the demonstration company: its people, clients, shipments under way, documents,
 * invoices and quotes, with every time relative to `now`. The same `now` gives the same world, except for the salt of
 * the password. Does nothing if the demonstration or an administrator already exists. `onProgress` gets the share of the
 * rows that are written.
 */
export async function makeDemoWorld(
  { database, geography }: Pick<Dependencies, 'database' | 'geography'>,
  now: Date,
  onProgress: (share: number) => void = () => {},
): Promise<void> {
  if (!(await database.transaction(isMissing))) return;
  // Concurrently, in another thread.
  const hashing = hashPassword(DEMO_PASSWORD);
  // Before the transaction: computing takes seconds, and the database ends transactions without statements.
  const rows = demoRows(geography, now);
  const password_hash = await hashing;
  await database.transaction(async (transaction) => {
    if (!(await isMissing(transaction))) return;
    await insertAll(transaction, rows, password_hash, onProgress);
    await recordDemo(transaction, now);
  });
}

/** Locks the installation, so that only one of several servers makes the demonstration. */
async function isMissing(transaction: Transaction): Promise<boolean> {
  const { demo_made_at } = await lockInstallation(transaction);
  return !demo_made_at && !(await adminExists(transaction));
}

/** In the order of foreign keys. */
async function insertAll(
  transaction: Transaction,
  rows: DemoRows,
  password_hash: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const all = countRows(rows);
  let written = 0;
  const insert: typeof insertRows = async (...parameters) => {
    await insertRows(...parameters);
    written += parameters[2].length;
    onProgress(written / all);
  };
  await insert(transaction, users, rows.users);
  await insert(
    transaction,
    credentials,
    rows.credentials.map((row) => ({ ...row, password_hash })),
  );
  await insert(transaction, profiles, rows.profiles);
  await insert(transaction, userRoles, rows.roles);
  await insert(transaction, organisations, rows.organisations);
  await insert(transaction, members, rows.members);
  await insert(transaction, addressBookContacts, rows.addressBooks.contacts);
  await insert(transaction, bookingTemplates, rows.addressBooks.templates);
  await insert(transaction, legalEntities, legalEntityRows);
  await insert(transaction, branches, branchRows);
  await insert(transaction, rateZones, rateZoneRows);
  await insert(transaction, exchangeRates, rows.rates.exchangeRates);
  await insert(transaction, tariffs, rows.rates.tariffs);
  await insert(transaction, tariffVersions, rows.rates.versions);
  await insert(transaction, tariffLines, rows.rates.lines);
  await insert(transaction, quotes, rows.quotes);
  await insert(transaction, shipments, rows.shipments);
  await openFiles(transaction, inBranches(rows.shipments));
  await insert(transaction, routeLegs, rows.legs);
  await insert(transaction, routeWaypoints, rows.waypoints);
  await insert(transaction, trackingEvents, rows.events);
  await insert(transaction, liveTracking, rows.live);
  await insert(transaction, deliveryEstimates, rows.estimates);
  await insert(transaction, delayNotices, rows.delays);
  await insert(transaction, shipmentCharges, rows.charges);
  await insert(transaction, shippingInstructions, rows.instructions.map(withoutLists));
  await insertFileLists(transaction, rows.instructions, rows.weighed);
  await insert(transaction, legDetails, rows.legDetails);
  await insert(transaction, milestones, rows.milestones);
  await insertNingbo(transaction, rows.ningbo, rows.dispatcher_id);
  await insert(transaction, carrierBookings, rows.carrierBookings.bookings);
  await insert(transaction, carrierCutOffs, rows.carrierBookings.cutOffs);
  await insert(transaction, carrierBookingShipments, rows.carrierBookings.links);
  await insert(transaction, shipmentCharges, rows.costs);
  await insert(transaction, exceptions, rows.exceptions.rows);
  await insert(transaction, tasks, rows.tasks.rows);
  await insert(transaction, organisations, rows.declarations.brokers);
  await insert(transaction, customsDeclarations, rows.declarations.rows);
  await insert(transaction, milestones, rows.declarations.milestones);
  await insert(transaction, trackingEvents, rows.declarations.events);
  await insert(transaction, shipmentReferences, rows.declarations.references);
  await insert(transaction, organisations, rows.supplierBills.suppliers);
  await insert(transaction, supplierBills, rows.supplierBills.bills);
  await insert(transaction, supplierBillLines, rows.supplierBills.lines);
  await insert(transaction, supplierBillCharges, rows.supplierBills.charges);
  await insert(transaction, shippingDocuments, rows.documents);
  await insert(transaction, invoices, rows.invoices);
  await insert(transaction, invoiceLines, rows.invoiceLines);
  await insert(transaction, reminderSettings, [reminderSettingsRow]);
  await insert(transaction, payments, rows.payments);
  await insert(transaction, paymentAllocations, rows.paymentAllocations);
  await insert(transaction, paymentReminders, rows.paymentReminders);
  await insert(transaction, shipmentCharges, rows.correctedCharges);
  await insert(transaction, invoiceNumbers, rows.invoiceNumbers);
  await insert(transaction, notifications, rows.notifications);
  await insert(transaction, contactMessages, rows.messages);
  await insert(transaction, messages, rows.conversations.messages);
  await insert(transaction, messageMentions, rows.conversations.mentions);
  await insert(transaction, messageReads, rows.conversations.reads);
  await insert(transaction, shareLinks, rows.conversations.shareLinks);
  await insert(transaction, auditLog, rows.audit);
  await insert(transaction, auditLog, [
    ...rows.exceptions.audit,
    ...rows.tasks.audit,
    ...rows.declarations.audit,
    ...rows.supplierBills.audit,
  ]);
  await insert(transaction, signIns, rows.signIns);
  onProgress(1);
}

/** The rows in all lists, also in groups of lists. */
function countRows(lists: object): number {
  return Object.values(lists).reduce((sum: number, value: unknown) => {
    if (Array.isArray(value)) return sum + value.length;
    return typeof value === 'object' && value ? sum + countRows(value) : sum;
  }, 0);
}

/** The shipments with their branches, for file numbers. */
function inBranches(booked: DemoRows['shipments']) {
  return booked.flatMap(({ id, branch_id, transport_mode, created_at }) => {
    const branch = branchRows.find((row) => row.id === branch_id);
    return branch ? [{ id, branch, transport_mode, created_at }] : [];
  });
}
