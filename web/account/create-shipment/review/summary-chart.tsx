import { FittedRouteChart } from '#web/static-map/fitted-route-chart.tsx';
import { endpointNames, useResolvedEndpoints } from '../places/use-resolved-endpoints.ts';
import { stopsOf } from '../route/route-stops.ts';
import { useDebouncedEnds } from '../route/use-debounced-ends.ts';
import type { Wizard } from '../use-wizard.ts';

/** Places are looked up after this pause in typing. */
const DEBOUNCE_MS = 500;

/** The chosen route, or the two places as far as they are known. Decorative: the text below says the same. */
export function SummaryChart({ wizard: { form, route } }: { wizard: Wizard }) {
  const known = useResolvedEndpoints(useDebouncedEnds(endpointNames(form), DEBOUNCE_MS));
  const legs = route?.option.legs ?? [];
  const towns = [form.origin_city.trim(), form.destination_city.trim()];
  const stops =
    legs.length > 0
      ? endsOf(stopsOf(legs)).map((stop, end) => ({ ...stop, name: towns[end] ?? stop.name }))
      : known;
  return <FittedRouteChart legs={legs} stops={stops} padding={36} className="h-full" />;
}

function endsOf<Stop>(stops: readonly Stop[]): Stop[] {
  return [...stops.slice(0, 1), ...stops.slice(-1)];
}
