import { SHIPMENT_TYPE_NAMES, type ShipmentType } from '#domain/quotes/quote-choices.ts';
import { deliveryWithTransit } from '#domain/routing/leg-plan.ts';
import type { RouteOption, RouteRequest } from '#domain/routing/route-option.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import { ServiceType } from '#domain/shipments/service-type.ts';
import type { Geography } from '../geography/geography.ts';
import { planRoutes } from '../routing/plan-routes.ts';
import type { Booking } from '../shipments/book-shipment.ts';
import type { OpenOffer } from './offers/lock-offer.ts';

/**
 * The shipment of a quote, at the offered price and by the offered mode, without route and promise if no route by that
 * mode is known. Undefined if the quote lacks details. A day promised by staff overrides that of the route, and offered
 * transit days that are longer than the route's move it.
 */
export function bookingOf(
  geography: Geography,
  quote: OpenOffer,
  now: Date,
  { promised = null, transit_days = null }: { promised?: Date | null; transit_days?: number | null } = {},
): Omit<Booking, 'client'> | undefined {
  const { cargo_weight, offered_mode } = quote;
  const way = wayOf(geography, quote, now);
  if (!way || cargo_weight === null) return undefined;
  const { origin, destination, option, service_type } = way;
  const expected = option ? expectedDelivery(option, now, transit_days) : null;
  const estimated_delivery = promised && promised > now ? promised : expected;
  const legs = option?.legs ?? [];
  return {
    origin,
    legs,
    waypoints: estimated_delivery ? planWaypoints(legs, { departure: now, estimated_delivery }) : [],
    first_event: { status: 'created', description: 'Shipment created from quote' },
    now,
    shipment: {
      quote_id: quote.id,
      status: 'created',
      origin_address: quote.origin_address,
      origin_city: quote.origin_city,
      origin_country: origin.country,
      origin_postal_code: quote.origin_postal_code,
      origin_approximate: origin.approximate,
      destination_address: quote.destination_address,
      destination_city: quote.destination_city,
      destination_country: destination.country,
      destination_postal_code: quote.destination_postal_code,
      destination_approximate: destination.approximate,
      cargo_description: quote.cargo_description || SHIPMENT_TYPE_NAMES[quote.shipment_type as ShipmentType],
      cargo_weight,
      cargo_dimensions: quote.cargo_dimensions,
      cargo_value_cents: quote.cargo_value_cents,
      dangerous_goods: quote.shipment_type === 'hazardous',
      temperature_controlled: quote.shipment_type === 'perishable',
      fragile: quote.shipment_type === 'fragile',
      service_type,
      transport_mode: offered_mode,
      preferred_transport_mode: offered_mode,
      cost_cents: quote.offered_cents,
      // Confirmed, because staff have offered it.
      price_status: 'confirmed',
      estimated_delivery_date: estimated_delivery,
    },
  };
}

function expectedDelivery(
  { legs, estimated_delivery }: Pick<RouteOption, 'legs' | 'estimated_delivery'>,
  departure: Date,
  transit_days: number | null,
): Date {
  const planned = new Date(estimated_delivery);
  if (transit_days === null) return planned;
  return deliveryWithTransit(legs, { departure, estimated_delivery: planned }, transit_days);
}

/**
 * The route by the offered mode at the requested speed, else at the standard service, which the shipment then gets.
 * Undefined for an unknown country.
 */
function wayOf(geography: Geography, quote: OpenOffer, now: Date) {
  const wanted = ServiceType.catch('standard').parse(quote.service_type);
  const planAt = (service_type: ServiceType) => {
    const plan = planRoutes(geography, { ...routeRequest(quote), service_type }, now);
    const option = plan?.options.find(({ transport_mode }) => transport_mode === quote.offered_mode);
    return plan && { ...plan, option, service_type };
  };
  const planned = planAt(wanted);
  if (!planned || planned.option) return planned ?? undefined;
  const unhurried = planAt('standard');
  return unhurried?.option ? unhurried : planned;
}

export function routeRequest(quote: Omit<OpenOffer, 'offered_cents'>): Omit<RouteRequest, 'service_type'> {
  return {
    origin_city: quote.origin_city,
    origin_country: quote.origin_country,
    destination_city: quote.destination_city,
    destination_country: quote.destination_country,
    cargo_weight: quote.cargo_weight ?? undefined,
    cargo_dimensions: quote.cargo_dimensions,
    oversized: quote.shipment_type === 'oversized',
    dangerous_goods: quote.shipment_type === 'hazardous',
    temperature_controlled: quote.shipment_type === 'perishable',
  };
}
