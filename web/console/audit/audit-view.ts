import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
/** The area filter, by the first segment of an action. */
export const AREAS = {
  addressBook: 'Address books',
  amendments: 'Requested changes',
  apiKeys: 'API keys',
  bookingTemplates: 'Booking templates',
  branches: 'Branches',
  careers: 'Careers',
  carrierBookings: 'Carrier bookings',
  carrierEvents: 'Carrier events',
  charges: 'Charges',
  organisations: 'Companies',
  declarations: 'Customs declarations',
  deliveries: 'Deliveries',
  devices: 'Devices',
  documents: 'Documents',
  enquiries: 'Enquiries',
  exceptions: 'Exceptions',
  imports: 'Imports',
  invoices: 'Invoices',
  legalEntities: 'Legal entities',
  milestones: 'Milestones',
  people: 'People',
  privacy: 'Personal data',
  quotes: 'Quotes',
  rates: 'Rates',
  shareLinks: 'Share links',
  shipmentFile: 'Shipment files',
  shipments: 'Shipments',
  instructions: 'Shipping instructions',
  subscriptions: 'Subscriptions',
  supplierBills: 'Supplier bills',
  tasks: 'Tasks',
  tracking: 'Tracking',
  trackingData: 'Tracking data',
  webhooks: 'Webhooks',
} as const;
export type Area = keyof typeof AREAS;

/** The filters of the audit trail. */
export interface AuditView {
  q: string;
  area: Area | null;
  /** The id of the person who acted. */
  person: string | null;
  /** 'YYYY-MM-DD' in the reader's time zone. */
  day: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses the view from the URL. Invalid parameters are ignored. */
export function readView(parameters: URLSearchParams): AuditView {
  const area = parameters.get('area') ?? '';
  const person = parameters.get('person') ?? '';
  const day = parameters.get('day');
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    area: area in AREAS ? (area as Area) : null,
    person: UUID.test(person) ? person : null,
    day: day !== null && boundsOf(day) ? day : null,
  };
}

export function writeView(view: AuditView): URLSearchParams {
  const entries = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(entries);
}

/** The start of a day and of the next one in the reader's time zone. Null for an invalid date. */
export function boundsOf(day: string): { from: Date; until: Date } | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return null;
  const from = new Date(Number(year), Number(month) - 1, Number(date));
  if (from.getMonth() !== Number(month) - 1 || from.getDate() !== Number(date)) return null;
  return { from, until: new Date(Number(year), Number(month) - 1, Number(date) + 1) };
}

export const DEFAULT_VIEW: AuditView = { q: '', area: null, person: null, day: null };
