import type { ShipmentRow } from '#contract/shipments/customer.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { percentComplete } from '#domain/shipments/percent-complete.ts';
import { CompletedLane, Lane } from '#web/static-map/lane.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface ProgressLaneProps {
  shipment: ShipmentRow;
  className?: string;
}

/** Origin and destination above a progress line: a live point in transit, a solid line when delivered, dashes otherwise. */
export function ProgressLane({ shipment, className }: ProgressLaneProps) {
  const { status, origin_city, origin_country, destination_city, destination_country } = shipment;
  const progress = percentComplete(status, shipment.progress);
  return (
    <div className={classNames('min-w-0 text-ui', className)}>
      <p className="flex justify-between gap-4">
        <span className="min-w-0">
          {origin_city}, {origin_country}
        </span>
        <span className="sr-only">to</span>
        <span className="min-w-0 text-right">
          {destination_city}, {destination_country}
        </span>
      </p>
      <p className="mt-1 flex items-center gap-4">
        <Way status={status} progress={progress ?? 0} />
        {progress !== null && (
          <span className="num w-11 shrink-0 text-right text-dense whitespace-nowrap">
            {progress}%<span className="sr-only"> of the way</span>
          </span>
        )}
      </p>
    </div>
  );
}

function Way({ status, progress }: { status: ShipmentRow['status']; progress: number }) {
  if (status === 'delivered') return <CompletedLane className="w-0 flex-1" />;
  return <Lane progress={progress / 100} live={isUnderWay(status)} className="w-0 flex-1" />;
}
