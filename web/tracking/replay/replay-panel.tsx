import type { ReactNode } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { classNames } from '#web/ui/class-names.ts';

interface ReplayRoomProps {
  /** The moving vehicle, if the map shows the present. */
  live: TrackedShipment['live'];
  /** The vehicle has not reported for long. */
  silent: boolean;
  /** Whether there is a row for the speed, on narrow screens. */
  hasSpeed: boolean;
  children: ReactNode;
}

/** The live panel under the map: the present, or the replay. Reserves its space, to avoid a layout shift. */
export function ReplayPanel({ live, silent, hasSpeed, children }: ReplayRoomProps) {
  return (
    <section
      aria-labelledby="live-tracking-heading"
      className={classNames(
        'border-t border-line px-3 pt-2 sm:h-[7.875rem] sm:px-4',
        hasSpeed ? 'h-[12rem]' : 'h-[9rem]',
      )}
    >
      <h3 id="live-tracking-heading" className="flex h-6 items-center gap-1.5 text-dense font-semibold">
        {live && (
          <span
            aria-hidden="true"
            className={classNames(
              'rounded-full',
              silent ? 'size-2.5 border-2 border-line-strong' : 'size-2 bg-live',
            )}
          />
        )}
        {titleOf(live, silent)}
      </h3>
      {children}
    </section>
  );
}

function titleOf(live: TrackedShipment['live'], silent: boolean): string {
  if (!live) return 'Replay';
  if (silent) return 'Last position';
  return live.approaching ? 'Vehicle approaching pick-up' : 'Live tracking';
}

/** Shown until then. */
export function ReplayOutline() {
  return (
    <div aria-hidden="true" className="flex h-11 items-center gap-3">
      <span className="size-11 rounded-sm bg-sunken" />
      <span className="h-1 flex-1 rounded-xs bg-sunken" />
    </div>
  );
}
