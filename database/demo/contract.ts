import { LOADS_OF_MODE } from '#domain/rates/rate-kinds.ts';
import type { Geography } from '#domain/routing/geography.ts';
import { resolvePlace } from '#server/rates/pricing/lane-terms.ts';
import type { DemoBooking } from './bookings.ts';
import { type DemoPricing, requestOf } from './pricing.ts';
import type { WrittenLine } from './tariffs.ts';

/**
 * The contract of the demo customer: delivery to its warehouses at a fixed price for each lane, with which the shipments of
 * this month cost what its portal must show.
 */
export function contractLines(
  geography: Geography,
  bookings: readonly DemoBooking[],
  pricing: DemoPricing,
): WrittenLine[] {
  return bookings.flatMap(
    ({ itinerary, cargo, service_type, schedule, client, price_cents, invoiced_this_month }) => {
      if (!invoiced_this_month || price_cents === undefined) return [];
      const request = requestOf(itinerary, cargo, service_type, 'wizard');
      const { total } = pricing.priceOf(request, itinerary, schedule.booked, client.organisation_id);
      const delivery_cents = price_cents - total.amount;
      if (delivery_cents <= 0)
        throw new RangeError(`${request.origin_city} to ${request.destination_city} costs more than agreed.`);
      const code = (city: string, country: string) =>
        resolvePlace(geography, { city, country, postal_code: '' }, 'place').unlocode ?? country;
      return LOADS_OF_MODE[itinerary.mode].map((load) => ({
        origin: code(request.origin_city, request.origin_country),
        destination: code(request.destination_city, request.destination_country),
        load,
        charge_code: 'DELIVERY',
        rate: (delivery_cents / 100).toFixed(2),
      }));
    },
  );
}
