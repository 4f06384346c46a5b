import { and, eq, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { addressBookContacts } from '../address-book/contacts-table.ts';
import { amendments } from '../amendments/amendments-table.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { credentials } from '../auth/credentials/credentials-table.ts';
import { passkeys } from '../auth/passkeys/passkeys-table.ts';
import { codeFailures } from '../auth/second-factor/code-failures-table.ts';
import { recoveryCodes } from '../auth/second-factor/recovery-codes-table.ts';
import { secondFactors } from '../auth/second-factor/second-factors-table.ts';
import { sessions } from '../auth/sessions/sessions-table.ts';
import { signIns } from '../auth/sign-in/sign-ins-table.ts';
import { identities } from '../auth/single-sign-on/identities-table.ts';
import { trustedBrowsers } from '../auth/trusted-browsers/trusted-browsers-table.ts';
import { emailChanges } from '../auth/verification/email-changes-table.ts';
import { bookingTemplates } from '../booking-templates/booking-templates-table.ts';
import { jobApplications } from '../careers/job-applications-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { deliveries } from '../deliveries/deliveries-table.ts';
import { shippingDocuments } from '../documents/shipping-documents-table.ts';
import { shippingInstructions } from '../documents/shipping-instructions-table.ts';
import { contactMessages } from '../enquiries/contact-messages-table.ts';
import { shipmentFiles } from '../files/shipment-files-table.ts';
import { followers } from '../followers/followers-table.ts';
import { invoiceLines } from '../invoices/invoice-lines-table.ts';
import { invoices } from '../invoices/invoices-table.ts';
import { paymentAllocations, payments } from '../invoices/payments/payments-table.ts';
import { shipmentCharges } from '../invoices/shipment-charges-table.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { messageReads, messages } from '../messages/messages-table.ts';
import { milestones } from '../milestones/milestones-table.ts';
import { delayNotices } from '../notifications/delay-notices-table.ts';
import { notificationDigests } from '../notifications/notification-digests-table.ts';
import { notificationPreferences } from '../notifications/notification-preferences-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { members, organisationOnlyOf } from '../organisations/members-table.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { userRoles } from '../people/user-roles-table.ts';
import { users } from '../people/users-table.ts';
import { quotes, requestedBy } from '../quotes/quotes-table.ts';
import { shareLinks } from '../share-links/share-links-table.ts';
import { cargoLines } from '../shipment-file/cargo-lines-table.ts';
import { equipment } from '../shipment-file/equipment-table.ts';
import { shipmentParties } from '../shipment-file/parties-table.ts';
import { shipmentReferences } from '../shipment-file/references-table.ts';
import { deliveryEstimates } from '../shipment-records/delivery-estimates-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { subscriptions } from '../subscriptions/subscriptions-table.ts';
import { trackingEvents } from '../tracking/events/tracking-events-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { legDetails } from '../tracking/route/leg-details-table.ts';
import { routeLegs } from '../tracking/route/route-legs-table.ts';
import { routeWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { consoleLayouts } from '../views/console-layouts-table.ts';
import { consoleViews } from '../views/console-views-table.ts';
import type { ExportedArea } from './exported-areas.ts';
import { redactOthers } from './redact-others.ts';

/**
 * The person whose records are read. `verified_email` is null for an unverified address, which may be someone
 * else’s.
 */
interface Owner {
  user_id: string;
  /** The organisation of which they are the only member; its records are theirs. Null for members among others. */
  organisation_id: string | null;
  verified_email: string | null;
}

export interface OwnRecords {
  area: ExportedArea;
  /** The table’s name. */
  name: string;
  rows: Record<string, unknown>[];
  /** Whether there are more, because the export is built in memory. */
  capped: boolean;
}

interface Source {
  area: ExportedArea;
  table: PgTable;
  own: (owner: Owner) => SQL;
  /** Columns that are not exported: secrets, and technical data. */
  without?: readonly string[];
}

const NOTHING = sql`false`;
const ownedBy =
  (column: PgColumn) =>
  ({ user_id }: Owner): SQL =>
    eq(column, user_id);
const writtenFrom =
  (column: PgColumn) =>
  ({ verified_email }: Owner): SQL =>
    verified_email ? eq(sql`lower(${column})`, verified_email.toLowerCase()) : NOTHING;
const shipmentsOf = ({ user_id, organisation_id }: Owner): SQL =>
  sql`(${shipments.contact_id} = ${user_id} or ${shipments.organisation_id} = ${organisation_id}::uuid)`;
const ofShipment =
  (column: PgColumn) =>
  (owner: Owner): SQL =>
    inArray(column, sql`(select ${shipments.id} from ${shipments} where ${shipmentsOf(owner)})`);
const ofOrganisation =
  (column: PgColumn) =>
  ({ organisation_id }: Owner): SQL =>
    organisation_id ? eq(column, organisation_id) : NOTHING;
const invoicesOf = ofOrganisation(invoices.organisation_id);
const ofInvoice =
  (column: PgColumn) =>
  (owner: Owner): SQL =>
    inArray(column, sql`(select ${invoices.id} from ${invoices} where ${invoicesOf(owner)})`);

/** Internal notes and files are about our work, not about the person. */
const ownMessages = (owner: Owner): SQL =>
  and(
    eq(messages.internal, false),
    or(eq(messages.author_id, owner.user_id), ofShipment(messages.shipment_id)(owner)),
  ) as SQL;
const ownFiles = (owner: Owner): SQL =>
  and(
    eq(shipmentFiles.visibility, 'customer'),
    or(eq(shipmentFiles.author_id, owner.user_id), ofShipment(shipmentFiles.shipment_id)(owner)),
  ) as SQL;

/** All tables with personal data; `checks/privacy.test.ts` states why any other table is not listed. */
export const SOURCES: readonly Source[] = [
  { area: 'profile', table: users, own: ownedBy(users.id) },
  { area: 'profile', table: profiles, own: ownedBy(profiles.user_id) },
  { area: 'profile', table: userRoles, own: ownedBy(userRoles.user_id) },
  { area: 'profile', table: members, own: ownedBy(members.user_id) },
  {
    area: 'profile',
    table: organisations,
    own: ({ organisation_id }) => (organisation_id ? eq(organisations.id, organisation_id) : NOTHING),
    without: ['notes', 'credit_limit_cents', 'credit_status'],
  },
  { area: 'profile', table: addressBookContacts, own: ofOrganisation(addressBookContacts.organisation_id) },
  { area: 'shipments', table: bookingTemplates, own: ofOrganisation(bookingTemplates.organisation_id) },
  { area: 'profile', table: emailChanges, own: ownedBy(emailChanges.user_id), without: ['token_hash'] },

  {
    area: 'sign-ins',
    table: credentials,
    own: ownedBy(credentials.user_id),
    without: ['password_hash'],
  },
  {
    area: 'sign-ins',
    table: sessions,
    own: ownedBy(sessions.user_id),
    without: ['token_hash', 'sealed_id_token'],
  },
  { area: 'sign-ins', table: identities, own: ownedBy(identities.user_id) },
  {
    area: 'sign-ins',
    table: trustedBrowsers,
    own: ownedBy(trustedBrowsers.user_id),
    without: ['token_hash'],
  },
  { area: 'sign-ins', table: signIns, own: ownedBy(signIns.user_id) },
  {
    area: 'sign-ins',
    table: secondFactors,
    own: ownedBy(secondFactors.user_id),
    without: ['sealed_key', 'last_step'],
  },
  {
    area: 'sign-ins',
    table: recoveryCodes,
    own: ownedBy(recoveryCodes.user_id),
    without: ['salt', 'hash'],
  },
  {
    area: 'sign-ins',
    table: passkeys,
    own: ownedBy(passkeys.user_id),
    without: ['credential_id', 'public_key', 'counter'],
  },
  { area: 'sign-ins', table: codeFailures, own: ownedBy(codeFailures.user_id) },

  { area: 'shipments', table: shipments, own: shipmentsOf },
  { area: 'shipments', table: shippingInstructions, own: ofShipment(shippingInstructions.shipment_id) },
  { area: 'shipments', table: shipmentParties, own: ofShipment(shipmentParties.shipment_id) },
  {
    area: 'shipments',
    table: deliveries,
    own: ofShipment(deliveries.shipment_id),
    without: ['recorded_by'],
  },
  { area: 'shipments', table: shipmentReferences, own: ofShipment(shipmentReferences.shipment_id) },
  { area: 'shipments', table: cargoLines, own: ofShipment(cargoLines.shipment_id) },
  { area: 'shipments', table: equipment, own: ofShipment(equipment.shipment_id) },
  { area: 'shipments', table: legDetails, own: ofShipment(legDetails.shipment_id) },
  { area: 'shipments', table: milestones, own: ofShipment(milestones.shipment_id) },
  { area: 'shipments', table: amendments, own: ofShipment(amendments.shipment_id) },
  { area: 'shipments', table: shipmentCharges, own: ofShipment(shipmentCharges.shipment_id) },
  { area: 'shipments', table: trackingEvents, own: ofShipment(trackingEvents.shipment_id) },
  { area: 'shipments', table: routeWaypoints, own: ofShipment(routeWaypoints.shipment_id) },
  { area: 'shipments', table: routeLegs, own: ofShipment(routeLegs.shipment_id), without: ['geometry'] },
  {
    area: 'shipments',
    table: liveTracking,
    own: ofShipment(liveTracking.shipment_id),
    without: ['reported_by'],
  },
  { area: 'shipments', table: delayNotices, own: ofShipment(delayNotices.shipment_id) },
  { area: 'shipments', table: deliveryEstimates, own: ofShipment(deliveryEstimates.shipment_id) },
  {
    area: 'shipments',
    table: shareLinks,
    own: ofShipment(shareLinks.shipment_id),
    without: ['token_hash', 'pin_hash'],
  },

  { area: 'messages', table: messages, own: ownMessages },
  { area: 'messages', table: messageReads, own: ownedBy(messageReads.user_id) },
  { area: 'messages', table: shipmentFiles, own: ownFiles },
  { area: 'documents', table: shippingDocuments, own: ofShipment(shippingDocuments.shipment_id) },
  { area: 'invoices', table: invoices, own: invoicesOf },
  { area: 'invoices', table: payments, own: ofOrganisation(payments.organisation_id) },
  { area: 'invoices', table: paymentAllocations, own: ofInvoice(paymentAllocations.invoice_id) },
  { area: 'invoices', table: invoiceLines, own: ofInvoice(invoiceLines.invoice_id) },
  {
    area: 'quotes',
    table: quotes,
    own: ({ verified_email }) => (verified_email ? requestedBy(verified_email) : NOTHING),
  },

  { area: 'notifications', table: notifications, own: ownedBy(notifications.user_id) },
  { area: 'notifications', table: notificationPreferences, own: ownedBy(notificationPreferences.user_id) },
  { area: 'notifications', table: notificationDigests, own: ownedBy(notificationDigests.user_id) },
  {
    area: 'notifications',
    table: mailOutbox,
    own: writtenFrom(mailOutbox.recipient),
    without: ['text', 'html', 'link', 'reply_to', 'last_error'],
  },

  {
    area: 'messages',
    table: contactMessages,
    own: writtenFrom(contactMessages.email),
    without: ['answered_by'],
  },
  {
    area: 'messages',
    table: jobApplications,
    own: writtenFrom(jobApplications.email),
    without: ['cv'],
  },
  {
    area: 'messages',
    table: subscriptions,
    own: writtenFrom(subscriptions.email),
    without: ['token_hash'],
  },
  { area: 'messages', table: followers, own: writtenFrom(followers.email), without: ['token_hash'] },

  { area: 'console', table: consoleViews, own: ownedBy(consoleViews.user_id) },
  { area: 'console', table: consoleLayouts, own: ownedBy(consoleLayouts.user_id) },

  {
    area: 'audit',
    table: auditLog,
    own: ({ user_id }) =>
      or(
        eq(auditLog.actor_id, user_id),
        sql`(${auditLog.subject_type} = 'person' and ${auditLog.subject_id} = ${user_id})`,
      ) as SQL,
  },
];

/** Of each list. */
export const MAX_ROWS = 10_000;

/** Reads the records about a person, area by area, from one snapshot. */
export async function readOwnRecords(
  transaction: Transaction,
  person: Omit<Owner, 'organisation_id'>,
): Promise<OwnRecords[]> {
  await transaction.execute(sql`set transaction isolation level repeatable read`);
  const owner = { ...person, organisation_id: await organisationOnlyOf(transaction, person.user_id) };
  const records: OwnRecords[] = [];
  for (const source of SOURCES) {
    const { area, table, own, without = [] } = source;
    const found = await transaction
      .select()
      .from(table)
      .where(own(owner))
      .limit(MAX_ROWS + 1);
    const rows = found.slice(0, MAX_ROWS);
    const redacted = rows.map((row) => redactOthers(table, leaving(row, without), owner.user_id));
    records.push({ area, name: getTableName(table), rows: redacted, capped: found.length > MAX_ROWS });
  }
  return records;
}

function leaving(row: Record<string, unknown>, without: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column)));
}
