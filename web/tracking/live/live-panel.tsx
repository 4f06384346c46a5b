import type { TrackedShipment } from '#contract/tracking.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Age } from '../moment.tsx';
import { laneShare } from '../route/lane-share.ts';
import { speedText } from '../tracking-messages.ts';

interface LivePanelProps {
  live: NonNullable<TrackedShipment['live']>;
  /** Whether the panel overlays the map, which needs a wide screen and a drawn map. */
  overMap: boolean;
}

/** The key figures of the moving vehicle. Over the map it fits into the padding above the route. */
export function LivePanel({ live, overMap }: LivePanelProps) {
  return (
    <section
      aria-labelledby="live-tracking-heading"
      className={classNames(
        'px-3 py-2 max-sm:border-t max-sm:border-line max-sm:px-4',
        'sm:absolute sm:top-3 sm:right-14 sm:w-88 sm:rounded-md sm:border sm:border-line-strong sm:bg-surface',
        !overMap && 'sm:hidden',
      )}
    >
      <div className="flex items-center gap-3">
        <h3 id="live-tracking-heading" className="flex items-center gap-1.5 text-dense font-semibold">
          <span aria-hidden="true" className="size-2 rounded-full bg-live" />
          {live.approaching ? 'Vehicle approaching pick-up' : 'Live tracking'}
        </h3>
        {!live.approaching && <Lane progress={laneShare(live.progress)} className="w-20 flex-1" />}
        <p className="ml-auto text-caption">
          <Age key={live.updated_at.getTime()} since={live.updated_at} />
        </p>
      </div>
      <p className="mt-0.5 flex gap-3 text-dense">
        <span className="num shrink-0">{speedText(live.speed, live.transport_mode)}</span>
        <span className="min-w-0 truncate" title={live.next_checkpoint ?? undefined}>
          <span className="text-ink-3">Next </span>
          {live.next_checkpoint ?? 'N/A'}
        </span>
      </p>
    </section>
  );
}
