import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import type { QuoteReceipt, QuoteRow } from '#contract/quotes/customer.ts';
import type { SharedShipment, ShareLink } from '#contract/share-links.ts';
import type { ShipmentRow } from '#contract/shipments/customer.ts';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { RouteOption } from '#domain/routing/route-option.ts';

/** Data for specimens and component tests. Everything happens around this moment. */
export const NOW = new Date('2026-11-20T12:00:00Z');

export const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
export const daysAhead = (days: number) => hoursAgo(-24 * days);

const OUTLOOK = {
  promised_delivery_date: daysAhead(6),
  promised_delivery_day: '2026-11-26',
  estimated_delivery_date: daysAhead(6),
  estimated_delivery_day: '2026-11-26',
  punctuality: 'on_time' as const,
  days_late: 0,
};

export const LATE = {
  estimated_delivery_date: daysAhead(9),
  estimated_delivery_day: '2026-11-29',
  punctuality: 'late' as const,
  days_late: 3,
};

/** A text without a space, as people paste them. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export function shipmentRow(change: Partial<ShipmentRow> = {}): ShipmentRow {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    tracking_number: 'GS104588210',
    client: 'Brandt Imports',
    origin_city: 'Shanghai',
    origin_country: 'CN',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Glass lamps, 40 cartons on pallets',
    cargo_weight: 1200,
    transport_mode: 'sea',
    cost_cents: 276_050,
    currency: 'USD',
    price_status: 'confirmed',
    status: 'in_transit',
    progress: 42,
    held_since: null,
    ...OUTLOOK,
    destination_time_zone: 'Europe/Amsterdam',
    created_at: hoursAgo(300),
    ...change,
  };
}

const EVENTS: TrackedShipment['events'] = [
  {
    status: 'in_transit',
    location: 'Singapore',
    description: 'Departed on schedule',
    occurred_at: hoursAgo(5),
    time_zone: 'Asia/Singapore',
  },
  {
    status: 'customs',
    location: 'Shanghai, CN',
    description: null,
    occurred_at: hoursAgo(130),
    time_zone: 'Asia/Shanghai',
  },
  {
    status: 'picked_up',
    location: 'Shanghai, CN',
    description: 'Collected at the warehouse',
    occurred_at: hoursAgo(160),
    time_zone: '+08:00',
  },
  { status: 'confirmed', location: 'Online', description: null, occurred_at: hoursAgo(200), time_zone: null },
];

const WAYPOINTS: TrackedShipment['waypoints'] = [
  {
    waypoint_order: 0,
    waypoint_type: 'origin',
    location_name: 'Shanghai',
    latitude: 31.2,
    longitude: 121.5,
    transport_mode: 'sea',
    estimated_arrival: null,
    status: 'completed',
    reached_at: hoursAgo(160),
    time_zone: 'Asia/Shanghai',
  },
  {
    waypoint_order: 1,
    waypoint_type: 'transit',
    location_name: 'Singapore',
    latitude: 1.3,
    longitude: 103.8,
    transport_mode: 'sea',
    estimated_arrival: hoursAgo(8),
    status: 'completed',
    reached_at: hoursAgo(5),
    time_zone: 'Asia/Singapore',
  },
  {
    waypoint_order: 2,
    waypoint_type: 'destination',
    location_name: 'Rotterdam',
    latitude: 51.9,
    longitude: 4.5,
    transport_mode: 'sea',
    estimated_arrival: daysAhead(6),
    status: 'pending',
    reached_at: null,
    time_zone: 'Europe/Amsterdam',
  },
];

export const LIVE: NonNullable<TrackedShipment['live']> = {
  latitude: 4.2,
  longitude: 92.1,
  speed: 33,
  heading: 285,
  vehicle_identifier: 'MV Evergreen Star',
  next_checkpoint: 'Rotterdam',
  estimated_arrival: daysAhead(6),
  progress: 42,
  transport_mode: 'sea',
  updated_at: hoursAgo(0.05),
  off_route: false,
  time_zone: 'Asia/Colombo',
  approaching: false,
  next_checkpoint_arrival: daysAhead(6),
};

const LEGS: TrackedShipment['legs'] = [
  {
    sequence: 1,
    role: 'main',
    mode: 'sea',
    from: 'Shanghai',
    to: 'Singapore',
    carrier: 'Sextant Ocean Lines',
    vessel: 'MV Heron Reach',
    voyage: '117S',
    flight: '',
    state: 'done',
  },
  {
    sequence: 2,
    role: 'transhipment',
    mode: 'sea',
    from: 'Singapore',
    to: 'Rotterdam',
    carrier: 'Sextant Ocean Lines',
    vessel: 'MV Evergreen Star',
    voyage: '044W',
    flight: '',
    state: 'under_way',
  },
];

export function trackedMilestone(
  change: Partial<TrackedShipment['milestones'][number]> = {},
): TrackedShipment['milestones'][number] {
  return {
    leg_sequence: 1,
    equipment_number: null,
    code: 'DEPA',
    name: 'Departure',
    planned: hoursAgo(170),
    estimated: null,
    actual: hoursAgo(150),
    place: 'Shanghai, Yangshan Terminal 4',
    time_zone: 'Asia/Shanghai',
    source: 'carrier',
    chosen_by_staff: false,
    disagreeing: [],
    ...change,
  };
}

const MILESTONES = [
  trackedMilestone(),
  trackedMilestone({
    code: 'LOAD',
    name: 'Loaded',
    equipment_number: 'GWLU4028866',
    planned: null,
    actual: hoursAgo(149),
  }),
  trackedMilestone({
    code: 'ARRI',
    name: 'Arrival',
    planned: null,
    actual: hoursAgo(8),
    place: 'Singapore, Pasir Panjang',
    time_zone: 'Asia/Singapore',
    disagreeing: [{ source: 'device', occurred_at: hoursAgo(15.3) }],
  }),
  trackedMilestone({
    leg_sequence: 2,
    code: 'ARRI',
    name: 'Arrival',
    planned: daysAhead(5),
    estimated: daysAhead(6),
    actual: null,
    place: 'Rotterdam',
    time_zone: 'Europe/Amsterdam',
  }),
];

export function trackedShipment(change: Partial<TrackedShipment> = {}): TrackedShipment {
  return {
    tracking_number: 'GS104588210',
    status: 'in_transit',
    origin_city: 'Shanghai',
    origin_country: 'CN',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    origin_approximate: false,
    destination_approximate: false,
    cargo_description: 'Glass lamps, 40 cartons on pallets',
    cargo_weight: 1200,
    transport_mode: 'sea',
    ...OUTLOOK,
    delay_reason: null,
    destination_time_zone: 'Europe/Amsterdam',
    events: EVENTS,
    waypoints: WAYPOINTS,
    live: LIVE,
    legs: LEGS,
    milestones: MILESTONES,
    equipment: [
      {
        kind: 'container',
        number: 'GWLU4028866',
        size_type: '45G1',
        state: 'on_hold',
        free_days: 7,
        free_until: null,
        free_time_zone: null,
      },
      {
        kind: 'container',
        number: 'GWLU4028716',
        size_type: '45G1',
        state: 'loaded',
        free_days: null,
        free_until: null,
        free_time_zone: null,
      },
    ],
    delivery_window: { from: daysAhead(5), to: daysAhead(8), shipments: 37 },
    estimate_history: [
      { estimated_delivery: daysAhead(6), source: 'booking', reason: null, made_at: hoursAgo(300) },
      {
        estimated_delivery: daysAhead(9),
        source: 'connection',
        reason: 'Missed connection in Singapore',
        made_at: hoursAgo(40),
      },
      { estimated_delivery: daysAhead(6), source: 'carrier', reason: null, made_at: hoursAgo(5) },
    ],
    ...change,
  };
}

export function shareLink(change: Partial<ShareLink> = {}): ShareLink {
  return {
    id: '01900000-0000-7000-8000-0000000000a1',
    show: ['map', 'events'],
    document_kinds: null,
    created_at: hoursAgo(30),
    expires_at: hoursAgo(-24 * 29),
    has_pin: false,
    locked: false,
    views: 0,
    last_viewed_at: null,
    ...change,
  };
}

export function sharedShipment(change: Partial<SharedShipment> = {}): SharedShipment {
  const { cargo_description: _, cargo_weight, transport_mode, ...shipment } = trackedShipment();
  return {
    ...shipment,
    show: ['map', 'events', 'documents'],
    expires_at: hoursAgo(-24 * 29),
    documents: [
      {
        document_type: 'bill_of_lading',
        name: 'Bill of lading',
        document_number: 'BILL_OF_LADING-1795400000000',
        version: 1,
        issued_at: hoursAgo(50),
      },
    ],
    ...change,
  };
}

/** A route as a chart draws it. */
export const ROUTE = {
  legs: [
    {
      transport_mode: 'sea' as const,
      geometry: [
        [121.5, 31.2],
        [113, 15],
        [103.8, 1.3],
        [92, 5],
        [60, 13],
        [43, 12.5],
        [32.5, 30],
        [14, 36],
        [-6, 36],
        [-9, 43],
        [4.5, 51.9],
      ] satisfies [number, number][],
    },
  ],
  stops: WAYPOINTS.map(({ location_name, latitude, longitude, status }) => ({
    name: location_name,
    latitude,
    longitude,
    reached: status === 'completed',
  })),
};

export function quoteRow(change: Partial<QuoteRow> = {}): QuoteRow {
  return {
    id: '01900000-0000-7000-8000-000000000002',
    reference: 'GQ123456782',
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Machine parts',
    cargo_weight: 850,
    preferred_transport: ['ocean', 'air'],
    estimated_cost_cents: 123_456,
    estimate_indicative: true,
    status: 'pending',
    offered_cents: null,
    offered_mode: null,
    options: [],
    offer_note: '',
    valid_until: null,
    answered_at: null,
    decided_at: null,
    tracking_number: null,
    created_at: hoursAgo(2),
    ...change,
  };
}

export const OFFER: Partial<QuoteRow> = {
  status: 'approved',
  offered_cents: 118_000,
  offered_mode: 'sea',
  offer_note: 'Includes customs clearance in Rotterdam.',
  valid_until: daysAhead(7),
};

export const RECEIPT: QuoteReceipt = {
  reference: 'GQ123456782',
  origin: { city: 'Houston', country: 'US' },
  destination: { city: 'Rotterdam', country: 'NL' },
  exclude_vat: false,
  origin_approximate: false,
  destination_approximate: false,
  on_request: [],
  estimates: [
    { mode: 'ocean', estimated_cost_cents: 123_456, delivery_days: 24, indicative: true },
    { mode: 'air', estimated_cost_cents: 654_321, delivery_days: 4, indicative: true },
  ],
};

export function invoiceRow(change: Partial<InvoiceRow> = {}): InvoiceRow {
  const { currency = 'USD' } = change;
  return {
    number: 'INV-2026-000042',
    kind: 'invoice',
    credits_invoice: null,
    tracking_number: 'GS104588210',
    organisation_id: '01900000-0000-7000-8000-0000000000c1',
    amount_cents: 276_050,
    credited: { amount: 0, currency },
    paid: { amount: 0, currency },
    due: { amount: change.amount_cents ?? 276_050, currency },
    overpaid: { amount: 0, currency },
    refunded: { amount: 0, currency },
    refundable: { amount: 0, currency },
    currency,
    status: 'Pending',
    disputed_at: null,
    issued_at: hoursAgo(72),
    due_at: daysAhead(27),
    paid_at: null,
    voided_at: null,
    ...change,
  };
}

export function notification(change: Partial<Notification> = {}): Notification {
  return {
    id: '01900000-0000-7000-8000-000000000003',
    user_id: '01900000-0000-7000-8000-000000000004',
    kind: 'status_changed',
    title: 'Shipment in transit',
    message: 'GS104588210 left Singapore for Rotterdam.',
    type: 'info',
    read: false,
    created_at: hoursAgo(1),
    related_id: 'GS104588210',
    related_type: 'shipment',
    ...change,
  };
}

export function routeOption(change: Partial<RouteOption> = {}): RouteOption {
  return {
    transport_mode: 'sea',
    description: 'Truck to Houston, ship to Rotterdam, truck to Utrecht',
    estimated_cost: 2760.5,
    estimated_cost_cents: 276_050,
    indicative: true,
    tariff_valid_to: null,
    estimated_delivery: daysAhead(24).toISOString(),
    delivery_days: 24,
    transit: [
      { transport_mode: null, place_name: 'Shanghai', hours: 4 },
      { transport_mode: 'road', place_name: 'Port of Shanghai', hours: 20 },
      { transport_mode: null, place_name: 'Port of Shanghai', hours: 72 },
      { transport_mode: 'sea', place_name: 'Rotterdam', hours: 408 },
      { transport_mode: null, place_name: 'Rotterdam', hours: 72 },
    ],
    slower_than_promised: false,
    carbon_footprint: 40,
    reliability_score: 92,
    reliability_shipments: null,
    waypoints: 4,
    distance_km: 9200,
    chargeable_kg: 1200,
    emissions: { co2e_kg: 148, factor_set: 'DESNZ 2025', legs: [] },
    price_breakdown: [],
    legs: [],
    port_choices: null,
    ...change,
  };
}
