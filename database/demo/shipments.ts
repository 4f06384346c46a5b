import { isBinding } from '#domain/rates/price-consignment.ts';
import { newTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import type { DemoBooking } from './bookings.ts';
import { describeCargo } from './cargo.ts';
import type { Booking } from './commands.ts';
import { type Vehicles, vehicleDrawer } from './journeys/vehicles.ts';
import { containersOf } from './loads.ts';
import { type DemoPricing, requestOf } from './pricing.ts';
import type { Random } from './random.ts';

/** A booking with its random values. */
export interface DemoShipment extends DemoBooking {
  tracking_number: string;
  vehicles: Vehicles;
  draft: Booking;
  /** The price by tariffs at its booking, which is also the confirmed or offered one. */
  price_cents: number;
  /** The price held when it was booked, so that staff confirm only the space. */
  is_bound: boolean;
}

const CENTS = 100;
const INSURED_FROM_CENTS = 150_000_00;
const INSURED_ANYWAY = 0.35;

export function drawShipments(
  random: Random,
  bookings: readonly DemoBooking[],
  pricing: DemoPricing,
): DemoShipment[] {
  const taken = new Set<string>([SAMPLE_TRACKING_NUMBER]);
  const drawVehicles = vehicleDrawer(random);
  return bookings.map((booking) => {
    const { itinerary, cargo, service_type, schedule, client } = booking;
    const form = booking.origin === 'web' ? 'wizard' : 'quote';
    const request = requestOf(itinerary, cargo, service_type, form);
    const price = pricing.priceOf(request, itinerary, schedule.booked, client.organisation_id);
    const draft = draftOf(booking, random);
    return {
      ...booking,
      tracking_number: booking.tracking_number ?? freeNumber(random, taken, booking),
      vehicles: drawVehicles(),
      draft,
      price_cents: price.total.amount,
      is_bound: isBinding(draft, price),
    };
  });
}

/** Staff who convert a quote use the proposed number: TRK and the time. */
function freeNumber(random: Random, taken: Set<string>, { origin, schedule }: DemoBooking): string {
  let number = origin === 'converted' ? `TRK${schedule.booked.getTime()}` : newTrackingNumber(random.next());
  while (taken.has(number)) number = newTrackingNumber(random.next());
  taken.add(number);
  return number;
}

/** The wizard's input. */
function draftOf({ itinerary, cargo, service_type, priority }: DemoBooking, random: Random): Booking {
  const { origin, destination } = itinerary.lane;
  const { flags, care } = cargo.commodity;
  return {
    origin_address: origin.address,
    origin_city: origin.name,
    origin_postal_code: origin.postal_code,
    origin_country: origin.country,
    destination_address: destination.address,
    destination_city: destination.name,
    destination_postal_code: destination.postal_code,
    destination_country: destination.country,
    cargo_description: describeCargo(cargo),
    cargo_weight: cargo.weight,
    cargo_dimensions: cargo.dimensions,
    cargo_value: cargo.value_cents / CENTS,
    equipment: containersOf(cargo, itinerary.mode),
    service_type,
    priority,
    special_instructions: care,
    insurance_required: cargo.value_cents >= INSURED_FROM_CENTS || random.happens(INSURED_ANYWAY),
    dangerous_goods: flags.includes('dangerous_goods'),
    temperature_controlled: flags.includes('temperature_controlled'),
    fragile: flags.includes('fragile'),
    transport_mode: itinerary.mode,
  };
}
