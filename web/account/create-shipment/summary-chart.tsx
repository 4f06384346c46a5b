import { FittedRouteChart } from '#web/chart/fitted-route-chart.tsx';
import { useKnownPlace } from '#web/places/use-known-place.ts';
import { stopsOf } from './route-stops.ts';
import { useSettled } from './use-settled.ts';
import type { Wizard } from './use-wizard.ts';
import { draftOf } from './wizard-form.ts';

/** Typing must have paused this long before a place is looked up. */
const PAUSE_MS = 500;

/** The chosen route, or the two places as far as they are known. Decorative: the words stand below it. */
export function SummaryChart({ wizard: { form, route } }: { wizard: Wizard }) {
  const draft = draftOf(form);
  const [origin_city, origin_country, destination_city, destination_country] = useSettled(
    [form.origin_city, draft.origin_country ?? '', form.destination_city, draft.destination_country ?? ''],
    PAUSE_MS,
  );
  const origin = useKnownPlace(origin_city, origin_country);
  const destination = useKnownPlace(destination_city, destination_country);
  const legs = route?.option.legs ?? [];
  const ends = [origin, destination].filter((place) => place !== undefined);
  const stops = legs.length > 0 ? endsOf(stopsOf(legs)) : ends;
  return <FittedRouteChart legs={legs} stops={stops} padding={36} className="h-full" />;
}

function endsOf<Stop>(stops: readonly Stop[]): Stop[] {
  return [...stops.slice(0, 1), ...stops.slice(-1)];
}
