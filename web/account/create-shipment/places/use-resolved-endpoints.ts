import { useKnownPlace } from '#web/places/use-known-place.ts';
import type { ChartStop } from '#web/static-map/chart-layout.ts';
import { nearestTurn } from '#web/static-map/route-projection.ts';
import { draftOf, type WizardForm } from '../wizard-form.ts';

/** City and country of the origin, then of the destination. */
export type EndpointNames = readonly [string, string, string, string];

export function endpointNames(form: WizardForm): EndpointNames {
  const draft = draftOf(form);
  return [
    form.origin_city,
    draft.origin_country ?? '',
    form.destination_city,
    draft.destination_country ?? '',
  ];
}

/** The located ends, origin first, unwrapped so that the map shows the shorter way round. */
export function useResolvedEndpoints(names: EndpointNames): ChartStop[] {
  const [origin_city, origin_country, destination_city, destination_country] = names;
  const origin = useKnownPlace(origin_city, origin_country);
  const destination = useKnownPlace(destination_city, destination_country);
  if (!origin || !destination) return [origin, destination].filter((place) => place !== undefined);
  const longitude = nearestTurn(destination.longitude, [[origin.longitude, origin.latitude]]);
  return [origin, { ...destination, longitude }];
}
