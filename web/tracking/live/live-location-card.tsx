import type { ReactNode } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { percentComplete } from '#domain/shipments/percent-complete.ts';
import { isSilent } from '#domain/tracking/is-silent.ts';
import type { LiveState } from '#web/api/live-connection.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useNow } from '#web/ui/use-now.ts';
import { Age, Moment } from '../moment.tsx';
import { headingText, positionText, speedText } from '../tracking-messages.ts';

interface LiveLocationCardProps {
  live: NonNullable<TrackedShipment['live']>;
  shipment: Pick<TrackedShipment, 'status' | 'waypoints' | 'destination_time_zone'>;
  connection: LiveState['status'];
}

/** The latest position report. Before and after the journey it is labelled as the last known location. */
export function LiveLocationCard({ live, shipment, connection }: LiveLocationCardProps) {
  const { status, waypoints } = shipment;
  const next = waypoints.find(({ location_name }) => location_name === live.next_checkpoint);
  const moving = isUnderWay(status) || live.approaching;
  const silent = isSilent(live, useNow());
  const current = moving && !silent && connection === 'connected';
  return (
    <Card>
      <section aria-labelledby="live-heading">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="live-heading" className="flex items-center gap-2 text-h3">
            {moving && (
              <span
                aria-hidden="true"
                className={classNames(
                  'size-2.5 rounded-full',
                  silent || connection === 'reconnecting' ? 'border-2 border-line-strong' : 'bg-live',
                )}
              />
            )}
            {headingOf(live.approaching, moving && !silent)}
          </h2>
          <p className="text-caption">
            {moving && silent ? 'Last position' : current ? 'Live · updated' : 'updated'}{' '}
            <Age key={live.updated_at.getTime()} since={live.updated_at} />
          </p>
        </div>
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-1">
          <Measurement name="Position">
            <span className="code">{positionText(live)}</span>
            {live.off_route && <span className="block font-normal text-caption">Off the planned route</span>}
          </Measurement>
          {moving && !silent && (
            <>
              <Measurement name="Speed">
                <span className="num">{speedText(live.speed, live.transport_mode)}</span>
              </Measurement>
              <Measurement name="Heading">
                <span className="num">{headingText(live.heading)}</span>
              </Measurement>
            </>
          )}
          <Measurement name="Vehicle">
            {live.vehicle_identifier ? <span className="code">{live.vehicle_identifier}</span> : '—'}
          </Measurement>
          <Measurement name="Next checkpoint">
            {live.next_checkpoint ?? 'N/A'}
            {next?.estimated_arrival && (
              <span className="block font-normal text-caption">
                <Moment at={next.estimated_arrival} zone={next.time_zone} isShort />
              </span>
            )}
          </Measurement>
          <Measurement name="Estimated arrival">
            {live.estimated_arrival && isActive(status) ? (
              <Moment at={live.estimated_arrival} zone={shipment.destination_time_zone} isShort />
            ) : (
              'N/A'
            )}
          </Measurement>
          <Measurement name="Progress">
            <span className="num">
              {percentComplete(status, live.progress) ?? Math.round(live.progress)}%
            </span>
          </Measurement>
        </dl>
      </section>
    </Card>
  );
}

function headingOf(approaching: boolean, moving: boolean): string {
  if (approaching) return 'Vehicle approaching pick-up';
  return moving ? 'Live location' : 'Last known location';
}

function Measurement({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption">{name}</dt>
      <dd className="text-ui font-semibold">{children}</dd>
    </div>
  );
}
