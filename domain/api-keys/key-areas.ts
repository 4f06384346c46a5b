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

/** Areas that only staff can use. */
export const STAFF_AREAS: readonly KeyArea[] = [
  'carrier-bookings',
  'fleet',
  'branches',
  'legal-entities',
  'devices',
  'positions',
  'tracking-data',
  'imports',
];

/** Areas where test keys write: what they write anywhere else would reach people. Routes are only computed. */
const TEST_AREAS: readonly KeyArea[] = [
  'shipments',
  'shipment-file',
  'milestones',
  'tracking',
  'webhooks',
  'routing',
];

/** Whether a test key can have the scope. */
export function isTestScope(scope: Scope): boolean {
  const [area, access] = scope.split(':');
  return access === 'read' || TEST_AREAS.some((each) => each === area);
}

/** The scope that an operation needs; null for an area that keys cannot use. `area` as in the contract, in camel case. */
export function scopeFor(area: string, method: string | undefined): Scope | null {
  const name = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!(name in KEY_AREAS)) return null;
  return `${name as KeyArea}:${method === 'GET' ? 'read' : 'write'}`;
}
