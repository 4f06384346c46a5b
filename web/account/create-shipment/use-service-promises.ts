import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import type { ServicePromise } from '#domain/routing/service-promises.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import { api } from '#web/api/client.ts';
import { useDebouncedValue } from '#web/ui/use-debounced-value.ts';
import { routeRequestOf, type WizardForm } from './wizard-form.ts';

const DEBOUNCE_MS = 400;
const FRESH_MS = 5 * MINUTE_MS;

/** The transit time of each service on the form's lane; undefined until it is known. */
export function useServicePromises(form: WizardForm): ReadonlyMap<ServiceType, ServicePromise> {
  const {
    origin_city,
    origin_country,
    destination_city,
    destination_country,
    cargo_weight,
    cargo_dimensions,
    cargo_pieces,
    cargo_volume_m3,
    cargo_least_volume_m3,
  } = routeRequestOf(form);
  const lane = { origin_city, origin_country, destination_city, destination_country };
  const cargo = { cargo_weight, cargo_dimensions, cargo_pieces, cargo_volume_m3, cargo_least_volume_m3 };
  const request = useDebouncedValue(JSON.stringify({ ...lane, ...cargo }), DEBOUNCE_MS);
  const { data } = useQuery({
    ...api.routing.services.queryOptions({
      input: JSON.parse(request) as Omit<RouteRequest, 'service_type'>,
    }),
    enabled: Object.values(lane).every(Boolean),
    staleTime: FRESH_MS,
    retry: false,
  });
  return new Map(data?.services.map((service) => [service.service_type, service]));
}
