import { nearestBranch } from '#domain/branches/nearest-branch.ts';
import { isBinding } from '#domain/rates/price-consignment.ts';
import { momentsOf } from '#domain/routing/leg-plan.ts';
import type { Charge } from '#server/invoices/shipment-charges-table.ts';
import { chargesOfPrice } from '#server/rates/pricing/charges-of-price.ts';
import { promise } from '#server/shipment-records/change-estimate.ts';
import type { ShipmentRecord } from '#server/shipment-records/shipments-table.ts';
import { legRows } from '#server/tracking/route/write-route.ts';
import { branchRows } from '../branches.ts';
import type { CommandOf } from '../commands.ts';
import { deliveryOf, type Itinerary } from '../journeys/itineraries.ts';
import type { DemoPerson } from '../people.ts';
import type { RecordedShipment, Records } from './records.ts';

const CENTS = 100;

/** What `shipments.create` writes. */
export function create(
  records: Records,
  { at, by, tracking_number, input }: CommandOf<'shipments.create'>,
): void {
  const { cargo_value, transport_mode, equipment: _, ...draft } = input;
  const itinerary = records.itinerary(input.origin_city, input.destination_city, transport_mode);
  const sold = records.pricing.priceOf(input, itinerary, at, by.organisation_id);
  const bought = records.pricing.pricesOf(input, at, by.organisation_id).buy(sold);
  book(records, {
    at,
    by,
    tracking_number,
    itinerary,
    first_event: { status: 'pending', description: 'Order placed' },
    charges: [...chargesOfPrice(sold, 'sell'), ...(bought ? chargesOfPrice(bought, 'buy') : [])],
    shipment: {
      ...draft,
      quote_id: null,
      status: 'pending',
      cargo_value_cents: cargo_value === null ? null : Math.round(cargo_value * CENTS),
      transport_mode,
      preferred_transport_mode: transport_mode,
      cost_cents: sold.total.amount,
      price_status: isBinding(input, sold) ? 'confirmed' : 'indicative',
      estimated_delivery_date: deliveryOf(itinerary, input.service_type, at),
    },
  });
}

type Booked = Omit<
  ShipmentRecord,
  | 'id'
  | 'organisation_id'
  | 'contact_id'
  | 'branch_id'
  | 'tracking_number'
  | 'test'
  | 'origin_approximate'
  | 'destination_approximate'
  | 'currency'
  | 'price_note'
  | 'estimate_reason'
  | 'estimate_source'
  | 'promised_delivery_date'
  | 'promise_ends_at'
  | 'picked_up_at'
  | 'delivered_at'
  | 'created_at'
  | 'updated_at'
  | 'version'
>;

interface NewBooking {
  at: Date;
  by: DemoPerson;
  /** The person who booked, unless staff booked for a client. */
  client?: DemoPerson;
  tracking_number: string;
  itinerary: Itinerary;
  first_event: { status: 'pending' | 'created'; description: string };
  charges: readonly Charge[];
  shipment: Booked;
}

/** What every booking writes, regardless of the operation. */
export function book(
  records: Records,
  { at, by, client = by, tracking_number, itinerary, first_event, charges, shipment }: NewBooking,
): void {
  const id = records.id(at);
  const { origin, legs, track } = itinerary;
  const { estimated_delivery_date } = shipment;
  const row: ShipmentRecord = {
    ...shipment,
    id,
    organisation_id: client.organisation_id,
    contact_id: client.id,
    branch_id: nearestBranch(branchRows, origin)?.id ?? null,
    tracking_number,
    test: false,
    origin_approximate: false,
    destination_approximate: false,
    currency: 'USD',
    price_note: '',
    promised_delivery_date: null,
    promise_ends_at: null,
    ...(estimated_delivery_date && promise(records.geography, shipment, estimated_delivery_date)),
    estimate_reason: null,
    estimate_source: estimated_delivery_date && 'booking',
    picked_up_at: null,
    delivered_at: null,
    created_at: at,
    updated_at: at,
    version: 1,
  };
  const drawing_id = records.id(at);
  records.shipments.set(tracking_number, {
    row,
    client,
    track,
    legs: legRows(id, legs).map((leg) => ({ ...leg, drawing_id })),
    waypoints: estimated_delivery_date
      ? waypointsOf(records, id, itinerary, at, estimated_delivery_date)
      : [],
    live: null,
    charges,
    instructions: null,
    documents: new Map(),
    invoice: null,
  });
  records.events.push({
    ...first_event,
    id: records.id(at),
    shipment_id: id,
    location: `${shipment.origin_city}, ${shipment.origin_country}`,
    loaded: false,
    latitude: origin.latitude,
    longitude: origin.longitude,
    occurred_at: at,
    utc_offset: null,
    recorded_at: at,
    recorded_by: by.id,
  });
  const { transport_mode, cost_cents, price_status } = row;
  records.writeAudit(at, {
    actor_id: by.id,
    action: 'shipments.create',
    subject_type: 'shipment',
    subject_id: id,
    detail: { tracking_number, transport_mode, cost_cents, price_status },
  });
  records.notify(at, client.id, {
    kind: 'shipment_created',
    type: 'success',
    title: 'Shipment created',
    message: `Your tracking number is: ${tracking_number}`,
    related_id: tracking_number,
    related_type: 'shipment',
  });
}

/** The same as `planWaypoints`, which measures the line each time. */
function waypointsOf(
  records: Records,
  shipment_id: string,
  { legs, stops }: Itinerary,
  departure: Date,
  estimated_delivery: Date,
): RecordedShipment['waypoints'] {
  const at = momentsOf(legs, { departure, estimated_delivery });
  return stops.map(
    ({ name, latitude, longitude, km, hours, waypoint_type, transport_mode }, waypoint_order) => ({
      id: records.id(departure),
      shipment_id,
      waypoint_order,
      waypoint_type,
      location_name: name,
      latitude,
      longitude,
      transport_mode,
      distance_km: km,
      estimated_arrival: waypoint_order === stops.length - 1 ? estimated_delivery : at(hours),
      status: 'pending',
      reached_at: null,
      departed_at: null,
      reached_by_staff: false,
      completed_by_delivery: false,
      arrival_event_id: null,
      arrival_taken_back: false,
    }),
  );
}
