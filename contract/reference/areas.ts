import type { contract } from '../contract.ts';

interface Area {
  name: string;
  description: string;
}

/** The areas of the API as its reference groups them. */
export const AREAS: Readonly<Record<keyof typeof contract, Area>> = {
  people: { name: 'People', description: 'Accounts, sign-in, sessions, and the people that admins manage.' },
  organisations: {
    name: 'Companies',
    description: 'Customers, carriers, agents and other parties, with members and credit.',
  },
  addressBook: {
    name: 'Address book',
    description: 'The contacts of a company, from which bookings are filled in.',
  },
  bookingTemplates: { name: 'Booking templates', description: 'Bookings saved to be booked again.' },
  places: { name: 'Places', description: 'Cities, ports, airports and inland places.' },
  routing: { name: 'Routes', description: 'Route options with their legs, prices and transit days.' },
  shipments: { name: 'Shipments', description: 'Booking, finding, confirming and changing shipments.' },
  shipmentFile: {
    name: 'Shipment files',
    description: 'The records of a shipment: parties, references, cargo, equipment and legs.',
  },
  milestones: {
    name: 'Milestones',
    description: 'What was planned, is estimated and has happened, with its source.',
  },
  carrierBookings: {
    name: 'Carrier bookings',
    description: 'Capacity bought from carriers, with cut-offs and readiness to depart.',
  },
  carrierEvents: {
    name: 'Carrier events',
    description: 'Events that carriers push with keys of their own.',
  },
  declarations: {
    name: 'Customs declarations',
    description: 'What is declared to customs of shipments, and what customs decide.',
  },
  deliveries: {
    name: 'Deliveries',
    description: 'Appointments with consignees, and what they signed for.',
  },
  exceptions: {
    name: 'Exceptions',
    description: 'What goes wrong with shipments, who sees to it, and what it blocks.',
  },
  tasks: { name: 'Tasks', description: 'What staff do for shipments, by due date.' },
  amendments: { name: 'Amendments', description: 'Changes that customers request and staff approve.' },
  fleet: { name: 'Console', description: 'All shipments, for staff: lists, counters and positions.' },
  branches: { name: 'Branches', description: 'The forwarder’s branches.' },
  legalEntities: { name: 'Legal entities', description: 'The companies that the forwarder trades as.' },
  tracking: { name: 'Tracking', description: 'Where a shipment is, its events, waypoints and route.' },
  trackingData: { name: 'Tracking data', description: 'Tools that add sample tracking data and repair it.' },
  devices: {
    name: 'Devices',
    description: 'Devices that report positions, and the shipments that they travel with.',
  },
  positions: { name: 'Positions', description: 'Position reports of devices.' },
  portal: { name: 'Customer portal', description: 'The figures of the customer’s area.' },
  invoices: { name: 'Invoices', description: 'Issuing, listing, paying and voiding invoices.' },
  charges: { name: 'Charges', description: 'What a shipment costs and earns, by charge code.' },
  documents: {
    name: 'Documents',
    description: 'Bills of lading, air waybills and other documents of a shipment.',
  },
  supplierBills: {
    name: 'Supplier bills',
    description: 'What suppliers bill, matched to the costs of shipments, with variances and approval.',
  },
  instructions: { name: 'Shipping instructions', description: 'What the customer wants on the documents.' },
  shareLinks: {
    name: 'Share links',
    description: 'Links that show parts of a shipment to people without an account.',
  },
  notifications: {
    name: 'Notifications',
    description: 'Notifications of the signed-in person, and how they are sent.',
  },
  messages: {
    name: 'Messages',
    description: 'The conversation about a shipment between customer and staff.',
  },
  files: { name: 'Files', description: 'Files that customers and staff add to a shipment.' },
  mail: { name: 'Mail', description: 'The outbox of e-mails.' },
  careers: { name: 'Job applications', description: 'Applications for jobs, with CVs.' },
  subscriptions: {
    name: 'Mailing lists',
    description: 'Confirmed subscriptions to the newsletter and to alerts.',
  },
  followers: { name: 'Followers', description: 'People who follow a shipment by e-mail.' },
  quotes: { name: 'Quotes', description: 'Quote requests, offers with options, and their acceptance.' },
  rates: { name: 'Rates', description: 'Charge codes, tariffs, exchange rates and prices.' },
  enquiries: { name: 'Enquiries', description: 'Messages from the contact form.' },
  pages: { name: 'Pages', description: 'Reports of broken links on the site.' },
  views: { name: 'Saved views', description: 'Filters and table layouts that staff have saved.' },
  audit: { name: 'Audit log', description: 'Who changed what, and when.' },
  privacy: { name: 'Privacy', description: 'Copies and erasure of personal data.' },
  imports: {
    name: 'Imports',
    description: 'Records from CSV and XLSX files: templates, dry runs, progress and undo.',
  },
  webhooks: { name: 'Webhooks', description: 'Events sent to your systems, signed and retried.' },
  apiKeys: { name: 'API keys', description: 'Keys with scopes, by which programs call the API.' },
};
