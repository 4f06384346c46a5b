import { chargeableWeight } from '#domain/routing/chargeable-weight.ts';
import type { Geography } from '#domain/routing/geography.ts';
import { priceRoute } from '#domain/routing/route-estimates.ts';
import type { PriceLine } from '#domain/routing/route-option.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { newTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { promise } from '#server/shipments/change-estimate.ts';
import type { NewShipment } from '#server/shipments/shipments-table.ts';
import type { Booking } from './bookings.ts';
import { describeCargo } from './cargo.ts';
import type { Chance } from './chance.ts';
import { after } from './moments.ts';
import { drawSchedule, type Schedule } from './schedule.ts';
import { type Vehicles, vehicleDrawer } from './vehicles.ts';

/** A booking with everything that was drawn for it. */
export interface DemoShipment extends Booking {
  id: string;
  quote_id: string | null;
  tracking_number: string;
  schedule: Schedule;
  vehicles: Vehicles;
  /** Add up to the cost. */
  price_lines: Pick<PriceLine, 'label' | 'amount_cents'>[];
  cost_cents: number;
}

const INSURED_FROM_CENTS = 150_000_00;
const INSURED_ANYWAY = 0.35;
/** How a tariff is made up; the freight is the rest. */
const TARIFF_SHARES = [
  ['Fuel surcharge', 0.11],
  ['Terminal handling', 0.08],
  ['Documents and customs', 0.05],
] as const;

export function drawShipments(chance: Chance, now: Date, bookings: readonly Booking[]): DemoShipment[] {
  const taken = new Set<string>([SAMPLE_TRACKING_NUMBER]);
  const drawVehicles = vehicleDrawer(chance);
  return bookings.map((booking) => {
    const schedule = drawSchedule(chance, now, booking.itinerary, booking.status, booking.wishes);
    const price_lines =
      booking.tariff_cents === undefined || isRequest(booking)
        ? estimated(booking)
        : tariff(booking.tariff_cents);
    return {
      ...booking,
      id: chance.idAt(schedule.created_at),
      quote_id: booking.from_quote ? chance.idAt(schedule.created_at) : null,
      tracking_number: booking.tracking_number ?? freeNumber(chance, taken, booking, schedule),
      schedule,
      vehicles: drawVehicles(),
      price_lines,
      cost_cents: price_lines.reduce((total, line) => total + line.amount_cents, 0),
    };
  });
}

/** Booked at an estimate that staff have still to confirm. */
function isRequest({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'pending';
}

/** Converted quotes are numbered TRK and the moment of their conversion. */
function freeNumber(chance: Chance, taken: Set<string>, booking: Booking, { created_at }: Schedule): string {
  let number = booking.from_quote ? `TRK${created_at.getTime()}` : newTrackingNumber(chance.next());
  while (taken.has(number)) number = newTrackingNumber(chance.next());
  taken.add(number);
  return number;
}

function estimated({ itinerary, cargo, service_type }: Booking) {
  const { mode, distance_km } = itinerary;
  const { chargeable_kg } = chargeableWeight(mode, {
    cargo_weight: cargo.weight,
    cargo_dimensions: cargo.dimensions,
  });
  return priceRoute(mode, { distance_km, chargeable_kg, service_type });
}

function tariff(cents: number) {
  const surcharges = TARIFF_SHARES.map(([label, share]) => ({
    label,
    amount_cents: Math.round(cents * share),
  }));
  const rest = surcharges.reduce((left, { amount_cents }) => left - amount_cents, cents);
  return [{ label: 'Freight at contract rate', amount_cents: rest }, ...surcharges];
}

export function shipmentRow(geography: Geography, shipment: DemoShipment, chance: Chance): NewShipment {
  const { itinerary, cargo, schedule } = shipment;
  const expected = expectedDelivery(shipment);
  const { origin, destination } = itinerary.lane;
  const { flags, care } = cargo.commodity;
  return {
    id: shipment.id,
    user_id: shipment.client.id,
    quote_id: shipment.quote_id,
    tracking_number: shipment.tracking_number,
    origin_address: origin.address,
    origin_city: origin.name,
    origin_country: origin.country,
    origin_postal_code: origin.postal_code,
    destination_address: destination.address,
    destination_city: destination.name,
    destination_country: destination.country,
    destination_postal_code: destination.postal_code,
    cargo_description: describeCargo(cargo),
    cargo_weight: cargo.weight,
    cargo_value_cents: cargo.value_cents,
    cargo_dimensions: cargo.dimensions,
    service_type: shipment.service_type,
    transport_mode: itinerary.mode,
    preferred_transport_mode: itinerary.mode,
    cost_cents: shipment.cost_cents,
    price_status: isRequest(shipment) ? 'indicative' : 'confirmed',
    priority: shipment.priority,
    special_instructions: care,
    insurance_required: cargo.value_cents >= INSURED_FROM_CENTS || chance.happens(INSURED_ANYWAY),
    dangerous_goods: flags.includes('dangerous_goods'),
    temperature_controlled: flags.includes('temperature_controlled'),
    fragile: flags.includes('fragile'),
    ...promise(
      geography,
      { destination_city: destination.name, destination_country: destination.country },
      schedule.estimated_delivery,
    ),
    estimated_delivery_date: expected,
    estimate_source: expected > schedule.estimated_delivery ? 'position' : 'booking',
    delivered_at: shipment.status === 'delivered' ? schedule.as_of : null,
    status: shipment.status,
    created_at: schedule.created_at,
    updated_at: schedule.as_of,
  };
}

/** What its vehicle's position says, where that is later than the plan. */
function expectedDelivery({ status, itinerary, schedule }: DemoShipment): Date {
  const { estimated_delivery, as_of, journey } = schedule;
  if (!journey || !isActive(status)) return estimated_delivery;
  const arrival = after(as_of, (1 - journey.share) * itinerary.duration_ms);
  return arrival > estimated_delivery ? arrival : estimated_delivery;
}
