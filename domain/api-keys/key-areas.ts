/** The areas of the API that keys can have scopes for, with their names for people. */
export const KEY_AREAS = {
  shipments: 'Shipments',
  'shipment-file': 'Shipment files',
  milestones: 'Milestones',
  tracking: 'Tracking',
  'tracking-data': 'Tracking data',
  quotes: 'Quotes',
  rates: 'Rates',
  charges: 'Charges',
  invoices: 'Invoices',
  documents: 'Documents',
  instructions: 'Shipping instructions',
  amendments: 'Amendments',
  declarations: 'Customs declarations',
  deliveries: 'Deliveries',
  exceptions: 'Exceptions',
  tasks: 'Tasks',
  messages: 'Messages',
  files: 'Files',
  'share-links': 'Share links',
  followers: 'Followers',
  organisations: 'Companies',
  'address-book': 'Address book',
  'booking-templates': 'Booking templates',
  portal: 'Portal',
  places: 'Places',
  routing: 'Routes',
  webhooks: 'Webhooks',
  'carrier-bookings': 'Carrier bookings',
  'supplier-bills': 'Supplier bills',
  'carrier-events': 'Carrier events',
  fleet: 'Console',
  branches: 'Branches',
  'legal-entities': 'Legal entities',
  devices: 'Devices',
  positions: 'Positions',
  imports: 'Imports',
} as const;
export type KeyArea = keyof typeof KEY_AREAS;
export type Scope = `${KeyArea}:${'read' | 'write'}`;

export const SCOPES: readonly Scope[] = (Object.keys(KEY_AREAS) as KeyArea[]).flatMap((area): Scope[] => [
  `${area}:read`,
  `${area}:write`,
]);

/**
 * The scopes with which a key of a company can do something. What else there is, only staff may call: checks/company-scopes.test.ts
 * derives the same from the contract, which pages cannot load.
 */
const COMPANY_AREAS: Readonly<Record<'read' | 'write', readonly KeyArea[]>> = {
  read: [
    'shipments',
    'shipment-file',
    'milestones',
    'tracking',
    'quotes',
    'charges',
    'invoices',
    'documents',
    'amendments',
    'declarations',
    'deliveries',
    'exceptions',
    'messages',
    'files',
    'share-links',
    'organisations',
    'address-book',
    'booking-templates',
    'portal',
    'places',
    'routing',
    'webhooks',
  ],
  write: [
    'shipments',
    'quotes',
    'rates',
    'amendments',
    'messages',
    'files',
    'share-links',
    'followers',
    'organisations',
    'address-book',
    'booking-templates',
    'routing',
    'webhooks',
  ],
};

/** With it a carrier pushes its events: of keys that staff create for carriers, as their only scope. */
export const CARRIER_SCOPE = 'carrier-events:write' satisfies Scope;

/** Areas where test keys write: what they write anywhere else would reach people. Routes and prices are only computed. */
const TEST_WRITES: readonly KeyArea[] = ['shipments', 'webhooks', 'routing', 'rates'];

/** Whether a key of a company can have the scope. */
export function isCompanyScope(scope: Scope): boolean {
  const [area, access] = partsOf(scope);
  return COMPANY_AREAS[access].includes(area);
}

/** Whether a test key can have the scope. */
export function isTestScope(scope: Scope): boolean {
  const [area, access] = partsOf(scope);
  return isCompanyScope(scope) && (access === 'read' || TEST_WRITES.includes(area));
}

function partsOf(scope: Scope): [area: KeyArea, access: 'read' | 'write'] {
  return scope.split(':') as [KeyArea, 'read' | 'write'];
}

/** The scope that an operation needs; null for an area that keys cannot use. `area` as in the contract, in camel case. */
export function scopeFor(area: string, method: string | undefined): Scope | null {
  const name = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!(name in KEY_AREAS)) return null;
  return `${name as KeyArea}:${method === 'GET' ? 'read' : 'write'}`;
}
