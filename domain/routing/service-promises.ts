import * as z from 'zod';
import type { Geography } from './geography.ts';
import { type RouteRequest, RouteService } from './route-option.ts';
import { planOptions } from './route-options.ts';

/** What a service can keep on one lane. */
export const ServicePromise = z.object({
  service_type: RouteService,
  /** Days from the order to the delivery, by the fastest and the slowest of its modes; null where none is offered. */
  days: z.object({ least: z.number().int(), most: z.number().int() }).nullable(),
  /** Whether every mode comes later than the service promises everywhere. */
  slower_than_promised: z.boolean(),
});
export type ServicePromise = z.infer<typeof ServicePromise>;

/** What each service promises for this lane and cargo, from the days of the real routes; empty where an end is unknown. */
export function servicePromises(
  geography: Geography,
  request: Omit<RouteRequest, 'service_type'>,
  now: Date,
): ServicePromise[] {
  return RouteService.options.flatMap((service_type) => {
    const { options, unavailable } = planOptions(geography, { ...request, service_type }, now);
    if (options.length + unavailable.length === 0) return [];
    const days = options.map(({ delivery_days }) => delivery_days);
    return {
      service_type,
      days: days.length === 0 ? null : { least: Math.min(...days), most: Math.max(...days) },
      slower_than_promised:
        options.length > 0 && options.every(({ slower_than_promised }) => slower_than_promised),
    };
  });
}
