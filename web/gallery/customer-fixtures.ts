import type { StoredContact } from '#contract/address-book.ts';
import type { ApiKey } from '#contract/api-keys.ts';
import type { BookingTemplate } from '#contract/booking-templates.ts';
import type { Member } from '#contract/organisations/members.ts';
import type { OwnOrganisation } from '#contract/organisations/organisation-records.ts';
import type { WaitingItem } from '#contract/portal.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import type { Session } from '#domain/people/person.ts';
import type { ThreadSummary } from '#web/messages/thread-row.tsx';
import type { Attention } from '#web/shell/area/use-attention.ts';
import { daysAhead, hoursAgo } from './fixtures.ts';

export const CUSTOMER: Session = {
  user_id: '01900000-0000-7000-8000-000000000003',
  full_name: 'Helen Brandt',
  email: 'helen@halden.example',
  company_name: 'Halden & Oake Interiors',
  role: 'customer',
  organisation: { id: '01900000-0000-7000-8000-000000000020', name: 'Halden & Oake Interiors' },
  permissions: ['view', 'book', 'money', 'manage'],
  expires_at: daysAhead(1),
  second_factor: 'off',
};

const WAITING: WaitingItem[] = [
  {
    kind: 'invoice',
    number: 'INV-2026-00042',
    tracking_number: 'GS104588210',
    amount_cents: 276_050,
    currency: 'USD',
    due_at: daysAhead(-4),
  },
  {
    kind: 'offer',
    reference: 'GQ204815007',
    origin_city: 'Shanghai',
    destination_city: 'Los Angeles',
    offered_cents: 386_000,
    offered_total: { amount: 386_000, currency: 'USD' },
    valid_until: daysAhead(5),
  },
  {
    kind: 'offer',
    reference: 'GQ204815015',
    origin_city: 'Istanbul',
    destination_city: 'New York',
    offered_cents: null,
    offered_total: null,
    valid_until: daysAhead(6),
  },
  {
    kind: 'invoice',
    number: 'INV-2026-00043',
    tracking_number: 'GS104588228',
    amount_cents: 98_000,
    currency: 'EUR',
    due_at: daysAhead(-1),
  },
];

export const ATTENTION: Attention = {
  shipments: {
    held: { count: 1, capped: false, longest: { since: hoursAgo(31), place: 'New York' } },
    late: { count: 2, capped: false, worst: { days_late: 3, city: 'Los Angeles' } },
    today: {
      count: 3,
      capped: false,
      next: { city: 'Dallas', at: hoursAgo(-7.25), time_zone: 'America/Chicago' },
    },
  },
  due: {
    count: 2,
    overdue: 0,
    next_due_at: daysAhead(10),
    amounts: [{ currency: 'USD', amount_cents: 734_625 }],
    credit_balances: [],
  },
  offers: 2,
  waiting: WAITING,
};

const NONE = { count: 0, capped: false };
export const NO_ATTENTION: Attention = {
  shipments: {
    held: { ...NONE, longest: null },
    late: { ...NONE, worst: null },
    today: { ...NONE, next: null },
  },
  due: { count: 0, overdue: 0, next_due_at: null, amounts: [], credit_balances: [] },
  offers: 0,
  waiting: [],
};

export const ORGANISATION: OwnOrganisation = {
  id: '01900000-0000-7000-8000-000000000020',
  name: 'Halden & Oake Interiors',
  vat_id: 'GB123456789',
  eori: null,
  addresses: [],
  contacts: [],
  currency: 'USD',
  payment_terms_days: 30,
  created_at: hoursAgo(2000),
  updated_at: hoursAgo(100),
};

function member(place: number, change: Partial<Member> & Pick<Member, 'email' | 'permissions'>): Member {
  return {
    id: `01900000-0000-7000-8000-00000000003${place}`,
    user_id: `01900000-0000-7000-8000-00000000004${place}`,
    full_name: '',
    status: 'active',
    created_at: hoursAgo(1000),
    updated_at: hoursAgo(1000),
    ...change,
  };
}

export const MEMBERS: readonly Member[] = [
  member(1, {
    user_id: CUSTOMER.user_id,
    email: CUSTOMER.email,
    full_name: CUSTOMER.full_name,
    permissions: CUSTOMER.permissions,
  }),
  member(2, { email: 'tom@halden.example', full_name: 'Tom Ellery', permissions: ['view', 'book'] }),
  member(3, { email: 'finance@halden.example', permissions: ['money'], status: 'invited' }),
];

export const THREAD: ThreadSummary = {
  tracking_number: 'GS104588210',
  client: 'Halden & Oake Interiors',
  origin_city: 'Shanghai',
  destination_city: 'Rotterdam',
  text: 'Can the warehouse take delivery on Saturday?',
  author: 'Mara Lindqvist',
  side: 'staff',
  created_at: hoursAgo(2),
  unread: 2,
};

export const CONTACTS: StoredContact[] = [
  {
    id: '01900000-0000-7000-8000-000000000051',
    name: 'Maas Consolidators B.V.',
    contact: 'Eva de Vries',
    email: 'import@maas.example',
    phone: '+31 10 555 0142',
    address: 'Waalhaven 12',
    city: 'Rotterdam',
    postal_code: '3089 JH',
    country: 'NL',
    unlocode: 'NLRTM',
    role: 'consignee',
    version: 1,
    created_at: hoursAgo(300),
    updated_at: hoursAgo(300),
  },
  {
    id: '01900000-0000-7000-8000-000000000052',
    name: 'Oresund Customs Brokers',
    contact: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    postal_code: '',
    country: '',
    unlocode: '',
    role: '',
    version: 3,
    created_at: hoursAgo(30),
    updated_at: hoursAgo(20),
  },
];

export const API_KEYS: ApiKey[] = [
  {
    id: '01900000-0000-7000-8000-000000000091',
    name: 'Transport management',
    start: 'gs_live_Qk3xTz',
    scopes: ['shipments:read', 'shipments:write', 'milestones:read', 'webhooks:write'],
    allowed_networks: [],
    organisation_id: ORGANISATION.id,
    created_by: 'Helen Brandt',
    test: false,
    created_at: hoursAgo(900),
    expires_at: null,
    last_used_at: hoursAgo(1),
  },
  {
    id: '01900000-0000-7000-8000-000000000092',
    name: 'Warehouse',
    start: 'gs_live_9fLmA2',
    scopes: ['documents:read'],
    allowed_networks: ['198.51.100.0/24', '2001:db8::/48'],
    organisation_id: ORGANISATION.id,
    created_by: 'Tom Ellery',
    test: false,
    created_at: hoursAgo(2000),
    expires_at: hoursAgo(20),
    last_used_at: null,
  },
];

export const WEBHOOKS: Webhook[] = [
  {
    id: '01900000-0000-7000-8000-000000000071',
    url: 'https://tms.halden.example/events',
    events: ['shipment.*', 'milestone.*', 'invoice.issued'],
    created_at: hoursAgo(400),
    failing_since: null,
    disabled_at: null,
    disabled_reason: '',
    former_secret_until: null,
    updated_at: hoursAgo(400),
  },
  {
    id: '01900000-0000-7000-8000-000000000072',
    url: 'https://hooks.halden.example/incoming/a-rather-long-path-that-breaks-over-the-line/groundswell',
    events: ['*'],
    created_at: hoursAgo(300),
    failing_since: hoursAgo(80),
    disabled_at: hoursAgo(8),
    disabled_reason: 'Every attempt has failed for 3 days.',
    former_secret_until: null,
    updated_at: hoursAgo(400),
  },
];

export const DELIVERIES: WebhookDelivery[] = [
  {
    id: '01900000-0000-7000-8000-000000000081',
    type: 'shipment.status_changed',
    status: 'pending',
    attempts: 3,
    created_at: hoursAgo(1),
    delivered_at: null,
    next_attempt_at: hoursAgo(-1),
    body: '{"type":"shipment.status_changed","timestamp":"2026-11-20T11:00:00.000Z","data":{"tracking_number":"GS104588210","status":"in_transit"}}',
    response_status: 500,
    response: 'Internal Server Error',
    error: 'The endpoint answered 500.',
  },
  {
    id: '01900000-0000-7000-8000-000000000082',
    type: 'invoice.issued',
    status: 'delivered',
    attempts: 1,
    created_at: hoursAgo(3),
    delivered_at: hoursAgo(3),
    next_attempt_at: null,
    body: '{"type":"invoice.issued","timestamp":"2026-11-20T09:00:00.000Z","data":{"number":"INV-2026-00012"}}',
    response_status: 204,
    response: '',
    error: '',
  },
];

export const TEMPLATES: BookingTemplate[] = [
  {
    id: '01900000-0000-7000-8000-000000000061',
    name: 'Brass valves to Rotterdam',
    draft: {
      origin_address: '',
      origin_city: 'Houston',
      origin_postal_code: '',
      origin_country: 'US',
      destination_address: 'Waalhaven 12',
      destination_city: 'Rotterdam',
      destination_postal_code: '3089 JH',
      destination_country: 'NL',
      cargo_description: 'Brass valves',
      cargo_weight: 800,
      cargo_dimensions: '',
      cargo_lines: [],
      cargo_value: null,
      equipment: [],
      service_type: 'standard',
      priority: 'normal',
      special_instructions: '',
      insurance_required: false,
      dangerous_goods: false,
      temperature_controlled: false,
      fragile: false,
    },
    created_at: hoursAgo(100),
    updated_at: hoursAgo(100),
  },
];
