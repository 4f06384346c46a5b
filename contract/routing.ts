import * as z from 'zod';
import { LocatedPlace } from '#domain/places/place.ts';
import { RouteOption, RouteRequest, Unavailable } from '#domain/routing/route-option.ts';
import { ServicePromise } from '#domain/routing/service-promises.ts';
import { MAX_INTEGER } from '#domain/validation/max-integer.ts';
import { operation } from './operation/operation.ts';
import { AMBIGUOUS_PLACE } from './shipments/ambiguous-place.ts';

/** A route option; without amounts for people who may not see prices. */
export const OfferedOption = RouteOption.extend({
  estimated_cost: z.number().nullable(),
  estimated_cost_cents: z.number().int().nullable(),
});
export type OfferedOption = z.infer<typeof OfferedOption>;

export const routing = {
  options: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'POST',
    path: '/routing/options',
    idempotent: false,
    summary: 'The route options of a shipment, cheapest first, each with its legs and price breakdown',
    limit: { calls: 120, minutes: 1 },
  })
    .input(
      RouteRequest.extend({
        /** The client for whom staff book, whose contracts apply. */
        user_id: z.uuid().optional(),
      }),
    )
    .output(
      z.object({
        origin: LocatedPlace,
        destination: LocatedPlace,
        options: z.array(OfferedOption),
        unavailable: z.array(Unavailable),
      }),
    )
    .errors({
      AMBIGUOUS_PLACE,
      UNKNOWN_COUNTRY: { status: 422, message: 'We couldn’t find this country. Check its name.' },
    }),

  services: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/routing/services',
    summary: 'The transit days of each service on a lane',
    limit: { calls: 120, minutes: 1 },
  })
    .input(
      RouteRequest.pick({
        origin_city: true,
        origin_country: true,
        destination_city: true,
        destination_country: true,
        cargo_dimensions: true,
      }).extend({
        cargo_weight: z.coerce.number().min(0).optional(),
        cargo_pieces: z.coerce.number().int().min(1).max(MAX_INTEGER).optional(),
        cargo_volume_m3: z.coerce.number().positive().optional(),
        cargo_least_volume_m3: z.coerce.number().min(0).optional(),
      }),
    )
    .output(z.object({ services: z.array(ServicePromise) }))
    .errors({ AMBIGUOUS_PLACE }),
};
