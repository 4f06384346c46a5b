import { addressBook } from './address-book.ts';
import { amendments } from './amendments.ts';
import { apiKeys } from './api-keys.ts';
import { audit } from './audit.ts';
import { bookingTemplates } from './booking-templates.ts';
import { branches, legalEntities } from './branches.ts';
import { careers } from './careers.ts';
import { carrierBookings } from './carrier-bookings.ts';
import { carrierEvents } from './carrier-events.ts';
import { charges } from './charges.ts';
import { devices } from './devices.ts';
import { documents } from './documents.ts';
import { enquiries } from './enquiries.ts';
import { exceptions } from './exceptions.ts';
import { files } from './files.ts';
import { fleet } from './fleet.ts';
import { followers } from './followers.ts';
import { imports } from './imports.ts';
import { instructions } from './instructions.ts';
import { creditNotes } from './invoices/credit-notes.ts';
import { paymentRefunds } from './invoices/payment-refunds.ts';
import { paymentReminders } from './invoices/payment-reminders.ts';
import { payments } from './invoices/payments.ts';
import { staffLists } from './invoices/staff-lists.ts';
import { statements } from './invoices/statements.ts';
import { invoices } from './invoices.ts';
import { mail } from './mail.ts';
import { messages } from './messages.ts';
import { milestones } from './milestones.ts';
import { notifications } from './notifications.ts';
import { withChanges } from './operation/changed-records.ts';
import { withMoney } from './operation/money-fields.ts';
import { strictWrites } from './operation/strict-writes.ts';
import { carrierFeeds } from './organisations/carrier-feed.ts';
import { organisationCredit } from './organisations/credit.ts';
import { members } from './organisations/members.ts';
import { organisations } from './organisations/organisations.ts';
import { pages } from './pages.ts';
import { people } from './people/account.ts';
import { emailChange } from './people/email-change.ts';
import { passkeys } from './people/passkeys.ts';
import { secondFactor } from './people/second-factor.ts';
import { staffPeople } from './people/staff.ts';
import { places } from './places.ts';
import { portal } from './portal.ts';
import { positions } from './positions.ts';
import { privacy } from './privacy.ts';
import { quotes } from './quotes/customer.ts';
import { quoteFigures } from './quotes/hit-ratio.ts';
import { offerLinks } from './quotes/offer-links.ts';
import { quoteOptions } from './quotes/options.ts';
import { spotRequests } from './quotes/spot-requests.ts';
import { staffQuotes } from './quotes/staff.ts';
import { rates } from './rates.ts';
import { routing } from './routing.ts';
import { shareLinks } from './share-links.ts';
import { shipments } from './shipments/customer.ts';
import { declarations } from './shipments/declarations.ts';
import { deliveries } from './shipments/deliveries.ts';
import { shipmentFile } from './shipments/shipment-file.ts';
import { staffShipments } from './shipments/staff.ts';
import { subscriptions } from './subscriptions.ts';
import { supplierBills } from './supplier-bills.ts';
import { tasks } from './tasks.ts';
import { tracking } from './tracking/tracking.ts';
import { trackingData } from './tracking/tracking-data.ts';
import { trackingEdits } from './tracking/tracking-edits.ts';
import { views } from './views.ts';
import { webhooks } from './webhooks.ts';

/** All operations of the API. */
export const contract = complete({
  people: { ...people, ...secondFactor, ...passkeys, ...emailChange, ...staffPeople },
  organisations: { ...organisations, ...organisationCredit, ...carrierFeeds, ...members },
  addressBook,
  bookingTemplates,
  places,
  routing,
  shipments: { ...shipments, ...staffShipments },
  shipmentFile,
  milestones,
  carrierBookings,
  carrierEvents,
  amendments,
  declarations,
  exceptions,
  tasks,
  fleet,
  branches,
  legalEntities,
  tracking: { ...tracking, ...trackingEdits },
  trackingData,
  deliveries,
  devices,
  positions,
  portal,
  invoices: {
    ...invoices,
    ...creditNotes,
    ...payments,
    ...paymentRefunds,
    ...staffLists,
    ...paymentReminders,
    ...statements,
  },
  charges,
  supplierBills,
  documents,
  instructions,
  shareLinks,
  notifications,
  messages,
  files,
  mail,
  careers,
  subscriptions,
  followers,
  quotes: { ...quotes, ...staffQuotes, ...quoteOptions, ...offerLinks, ...quoteFigures, ...spotRequests },
  rates,
  enquiries,
  pages,
  views,
  audit,
  privacy,
  imports,
  webhooks,
  apiKeys,
});

function complete<Operations extends Parameters<typeof withChanges>[0]>(operations: Operations): Operations {
  return strictWrites(withChanges(withMoney(operations)));
}
