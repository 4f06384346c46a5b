import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { stopAt } from '#domain/tracking/stops/stop-at.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '../moment.tsx';
import { modeText } from '../tracking-messages.ts';

type Waypoint = TrackedShipment['waypoints'][number];
type Leg = Pick<TrackedShipment['legs'][number], 'mode' | 'from' | 'to'>;

const kinds = { origin: 'Origin', transit: 'Transit', destination: 'Destination' };

/** The stops as text, for those who can't see the map. */
export function RouteStops({
  waypoints,
  legs = [],
}: {
  waypoints: readonly Waypoint[];
  legs?: readonly Leg[];
}) {
  const bargeStops = legs.flatMap(({ mode }, index) =>
    mode === 'barge' ? (stopAt(legs, index, 'to', waypoints) ?? []) : [],
  );
  return (
    <Card data-print="none">
      <section aria-labelledby="stops-heading">
        <h2 id="stops-heading" className="text-h3">
          Route stops
        </h2>
        <ol className="mt-3">
          {waypoints.map((waypoint) => (
            <li key={waypoint.waypoint_order} className="relative flex gap-3 pb-4 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-5 bottom-0 left-[6px] w-0.5 bg-line [li:last-child>&]:hidden"
              />
              <span
                aria-hidden="true"
                className={classNames(
                  'relative mt-1 size-3.5 shrink-0 rounded-full border-2',
                  waypoint.status === 'completed' ? 'border-ink bg-ink' : 'border-line-strong bg-surface',
                )}
              />
              <StopText waypoint={waypoint} byBarge={bargeStops.includes(waypoint)} />
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

function StopText({ waypoint, byBarge }: { waypoint: Waypoint; byBarge: boolean }) {
  const { location_name, waypoint_type, transport_mode, estimated_arrival, status, reached_at, time_zone } =
    waypoint;
  const mode = byBarge ? 'barge' : modeText(transport_mode).toLowerCase();
  return (
    <div className="min-w-0 text-dense">
      <p className="font-semibold">{location_name}</p>
      <p className="text-caption">
        {kinds[waypoint_type]}
        {waypoint_type === 'origin' ? '' : ` · by ${mode}`} ·{' '}
        {status === 'completed' ? 'Completed' : 'Pending'}
        {reached_at && (
          <>
            {' '}
            · <Moment at={reached_at} zone={time_zone} isShort />
          </>
        )}
        {status === 'pending' && estimated_arrival && (
          <>
            {' '}
            · <Moment at={estimated_arrival} zone={time_zone} isShort />
          </>
        )}
      </p>
    </div>
  );
}
