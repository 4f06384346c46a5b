import type { OfferedOption } from '#contract/routing.ts';
import { PASSAGES, type PassageName } from '#domain/routing/network/passages.ts';
import { quantity } from '#web/shipments/amounts.ts';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { FittedRouteChart } from '#web/static-map/fitted-route-chart.tsx';
import { stopName, stopsOf, vehicleName } from './route-stops.ts';

/** The chosen route on the map and as a list. */
export function RouteLegs({ option }: { option: OfferedOption }) {
  return (
    <section aria-labelledby="route-legs">
      <h3 id="route-legs">Your route</h3>
      <FittedRouteChart
        legs={option.legs}
        stops={stopsOf(option.legs).map((stop) => ({ ...stop, name: stopName(stop) }))}
        className="mt-3 h-75 overflow-hidden rounded-md border border-line max-sm:h-55"
      />
      <ol className="mt-3 flex flex-col gap-2">
        {option.legs.map((leg, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: legs of one option never change places
          <li key={index} className="flex items-start gap-2.5 text-ui">
            <ModeIcon mode={leg.transport_mode} className="mt-0.5" />
            <span>
              <span className="font-semibold">{stopName(leg.from)}</span>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> to </span>
              <span className="font-semibold">{stopName(leg.to)}</span>
              <span className="text-ink-2">
                , {vehicleName(leg)}, {quantity(Math.round(leg.distance_km), 'km')}
                {leg.passages.length > 0 && ` via ${leg.passages.map(passageLabel).join(', ')}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function passageLabel(name: string) {
  return PASSAGES[name as PassageName]?.label ?? name;
}
