import type { ComponentProps } from 'react';
import type { FleetPosition } from '#contract/fleet.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { counted } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { StatusDot } from '#web/status/status-badge.tsx';
import { Age } from '#web/tracking/moment.tsx';
import { positionText } from '#web/tracking/tracking-messages.ts';
import type { Cluster } from './places-in-view.ts';
import { VehicleIcon } from './vehicle-icon.tsx';

type Row = Pick<
  ComponentProps<'button'>,
  'tabIndex' | 'onFocus' | 'onBlur' | 'onMouseEnter' | 'onMouseLeave'
>;

const ROW =
  'grid w-full grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5 px-3 py-2 text-left text-dense hover:bg-brand-weak focus-visible:-outline-offset-2';

export function VehicleRow({
  vehicle,
  row,
  onOpen,
}: {
  vehicle: FleetPosition;
  row: Row;
  onOpen: () => void;
}) {
  return (
    <button type="button" {...row} onClick={onOpen} className={ROW}>
      <VehicleIcon mode={vehicle.transport_mode} heading={vehicle.heading} />
      <span className="flex min-w-0 flex-col">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="code">{vehicle.tracking_number}</span>
          <StatusDot status={vehicle.status} />
        </span>
        <RouteLabel shipment={vehicle} className="truncate text-ink-2" />
        <span className="flex flex-wrap justify-between gap-x-3 text-caption">
          <span>
            <span className="sr-only">{MODE_NAMES[vehicle.transport_mode]}, </span>
            <span title={positionText(vehicle)}>{placeText(vehicle)}</span>
          </span>
          <Age since={vehicle.updated_at} />
        </span>
      </span>
    </button>
  );
}

export function ClusterRow({ cluster, row, onEnter }: { cluster: Cluster; row: Row; onEnter: () => void }) {
  return (
    <button type="button" {...row} onClick={onEnter} className={ROW}>
      <span aria-hidden="true" className="mt-0.5 size-4 rounded-full bg-ink" />
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">
          {counted(cluster.count, 'vehicle')}
          <span className="sr-only">, zoom in</span>
        </span>
        <span className="text-ink-2">{modesOf(cluster)}</span>
        <span className="text-caption">{placeText(cluster)}</span>
      </span>
    </button>
  );
}

/** 'near Hamburg, DE' */
function placeText({ near }: { near: string | null }): string {
  return near ? `near ${near}` : 'open sea';
}

/** '9 sea, 3 air' */
function modesOf({ modes }: Cluster): string {
  return (Object.keys(MODE_NAMES) as TransportMode[])
    .filter((mode) => modes[mode] > 0)
    .sort((one, other) => modes[other] - modes[one])
    .map((mode) => `${modes[mode].toLocaleString('en-US')} ${MODE_NAMES[mode].toLowerCase()}`)
    .join(', ');
}
