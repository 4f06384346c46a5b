import { eq, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { addressBookContacts } from '../address-book/contacts-table.ts';
import { bookingTemplates } from '../booking-templates/booking-templates-table.ts';
import { shippingDocuments } from '../documents/shipping-documents-table.ts';
import { shippingInstructions } from '../documents/shipping-instructions-table.ts';
import { shipmentFiles } from '../files/shipment-files-table.ts';
import { invoiceLines } from '../invoices/invoice-lines-table.ts';
import { invoices } from '../invoices/invoices-table.ts';
import { paymentAllocations, payments } from '../invoices/payments/payments-table.ts';
import { shipmentCharges } from '../invoices/shipment-charges-table.ts';
import { messages } from '../messages/messages-table.ts';
import { milestoneOverrides, milestoneRetractions, milestones } from '../milestones/milestones-table.ts';
import { openingBalances } from '../organisations/opening-balances-table.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { quotes } from '../quotes/quotes-table.ts';
import { cargoLines } from '../shipment-file/cargo-lines-table.ts';
import { equipment, stuffing } from '../shipment-file/equipment-table.ts';
import { forwardingFiles } from '../shipment-file/forwarding-files-table.ts';
import { shipmentParties } from '../shipment-file/parties-table.ts';
import { shipmentReferences } from '../shipment-file/references-table.ts';
import { deliveryEstimates } from '../shipment-records/delivery-estimates-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { trackingEvents } from '../tracking/events/tracking-events-table.ts';
import { legDetails } from '../tracking/route/leg-details-table.ts';
import { routeLegs } from '../tracking/route/route-legs-table.ts';
import { routeWaypoints } from '../tracking/route/route-waypoints-table.ts';

/** The records of an organisation in one table. */
export interface PassportTable {
  path: string;
  about: string;
  table: PgTable;
  /** Those of the organisation. */
  of: (organisation_id: string) => SQL;
  /** Columns that mean nothing in another installation. */
  without?: readonly string[];
}

const ofOrganisation = (column: PgColumn) => (id: string) => eq(column, id);
const ofShipments = (column: PgColumn) => (id: string) =>
  sql`${column} in (select id from ${shipments} where organisation_id = ${id}::uuid)`;
const within = (column: PgColumn, parent: PgTable, key: PgColumn, shipment: PgColumn) => (id: string) =>
  sql`${column} in (select ${key} from ${parent} where ${ofShipments(shipment)(id)})`;

/** In the order in which they refer to each other. */
export const PASSPORT_TABLES: readonly PassportTable[] = [
  {
    path: 'organisation.json',
    about: 'the company',
    table: organisations,
    of: (id) => eq(organisations.id, id),
  },
  entry(
    'contacts.json',
    'its address book',
    addressBookContacts,
    ofOrganisation(addressBookContacts.organisation_id),
  ),
  entry(
    'opening-balances.json',
    'its debts from a former system',
    openingBalances,
    ofOrganisation(openingBalances.organisation_id),
  ),
  entry(
    'booking-templates.json',
    'its booking templates',
    bookingTemplates,
    ofOrganisation(bookingTemplates.organisation_id),
  ),
  entry(
    'quotes.json',
    'its quote requests with our offers',
    quotes,
    (id) =>
      or(
        eq(quotes.organisation_id, id),
        sql`${quotes.id} in (select quote_id from ${shipments} where organisation_id = ${id}::uuid)`,
      ) as SQL,
  ),
  entry('shipments.json', 'its shipments', shipments, ofOrganisation(shipments.organisation_id)),
  entry(
    'shipment-files.json',
    'loads, directions and labels of the shipments',
    forwardingFiles,
    ofShipments(forwardingFiles.shipment_id),
    ['file_number'],
  ),
  entry(
    'parties.json',
    'shippers, consignees and other parties',
    shipmentParties,
    ofShipments(shipmentParties.shipment_id),
  ),
  entry(
    'references.json',
    'the numbers that the parties know the shipments by',
    shipmentReferences,
    ofShipments(shipmentReferences.shipment_id),
  ),
  entry('cargo-lines.json', 'the goods', cargoLines, ofShipments(cargoLines.shipment_id)),
  entry('equipment.json', 'containers and other equipment', equipment, ofShipments(equipment.shipment_id)),
  entry(
    'stuffing.json',
    'which goods are in which equipment',
    stuffing,
    within(stuffing.equipment_id, equipment, equipment.id, equipment.shipment_id),
  ),
  entry(
    'shipping-instructions.json',
    'what the documents state',
    shippingInstructions,
    ofShipments(shippingInstructions.shipment_id),
  ),
  entry('route-legs.json', 'the legs of the routes', routeLegs, ofShipments(routeLegs.shipment_id)),
  entry(
    'leg-details.json',
    'carriers, vessels and times of the legs',
    legDetails,
    ofShipments(legDetails.shipment_id),
  ),
  entry('waypoints.json', 'the places on the way', routeWaypoints, ofShipments(routeWaypoints.shipment_id)),
  entry(
    'tracking-events.json',
    'the tracking history',
    trackingEvents,
    ofShipments(trackingEvents.shipment_id),
  ),
  entry(
    'delivery-estimates.json',
    'how the estimates of delivery changed',
    deliveryEstimates,
    ofShipments(deliveryEstimates.shipment_id),
  ),
  entry('milestones.json', 'what sources reported', milestones, ofShipments(milestones.shipment_id)),
  entry(
    'milestone-retractions.json',
    'which reports were retracted',
    milestoneRetractions,
    within(milestoneRetractions.milestone_id, milestones, milestones.id, milestones.shipment_id),
  ),
  entry(
    'milestone-overrides.json',
    'which reports staff have chosen over others',
    milestoneOverrides,
    within(milestoneOverrides.milestone_id, milestones, milestones.id, milestones.shipment_id),
  ),
  entry('invoices.json', 'the invoices', invoices, ofShipments(invoices.shipment_id)),
  entry(
    'invoice-lines.json',
    'their lines',
    invoiceLines,
    within(invoiceLines.invoice_id, invoices, invoices.id, invoices.shipment_id),
  ),
  entry('payments.json', 'what it has paid', payments, ofOrganisation(payments.organisation_id)),
  entry(
    'payment-allocations.json',
    'which invoices that paid',
    paymentAllocations,
    (id) =>
      sql`${paymentAllocations.payment_id} in (select id from ${payments} where organisation_id = ${id}::uuid)
        and ${within(paymentAllocations.invoice_id, invoices, invoices.id, invoices.shipment_id)(id)}`,
  ),
  entry(
    'charges.json',
    'what the shipments bring in and cost',
    shipmentCharges,
    ofShipments(shipmentCharges.shipment_id),
    ['tariff_id', 'tariff_version', 'tariff_line'],
  ),
  entry(
    'documents.json',
    'the documents with all that they state',
    shippingDocuments,
    ofShipments(shippingDocuments.shipment_id),
  ),
  entry(
    'messages.json',
    'the conversations about the shipments',
    messages,
    ofShipments(messages.shipment_id),
  ),
  entry(
    'files.json',
    'the files of the shipments, whose bytes are in files/ by their id',
    shipmentFiles,
    ofShipments(shipmentFiles.shipment_id),
    ['stored_in'],
  ),
];

function entry(
  path: string,
  about: string,
  table: PgTable,
  of: PassportTable['of'],
  without: readonly string[] = [],
): PassportTable {
  return { path, about, table, of, without };
}

const NAMES = new Set(PASSPORT_TABLES.map(({ table }) => getTableConfig(table).name));

interface PassportColumns {
  table: string;
  columns: readonly string[];
  /** The order of the rows. */
  key: readonly string[];
}

/** Without references to what is not in the passport: people, branches, other companies. */
export function columnsOf({ table, without = [] }: PassportTable): PassportColumns {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
  const outside = foreignKeys.flatMap((foreignKey) => {
    const { columns: referring, foreignTable } = foreignKey.reference();
    const target = getTableConfig(foreignTable).name;
    return NAMES.has(target) && target !== name ? [] : referring.map((column) => column.name);
  });
  const left = [...without, ...outside];
  const stored = columns.filter((column) => !column.generated && !column.generatedIdentity);
  const own = stored.map((column) => column.name).filter((column) => !left.includes(column));
  const primary = columns.filter((column) => column.primary).map((column) => column.name);
  return {
    table: name,
    columns: own,
    key: primaryKeys[0]?.columns.map((column) => column.name) ?? primary,
  };
}
