import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { percentComplete } from '#domain/shipments/percent-complete.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { CompletedLane, Lane } from '../static-map/lane.tsx';
import { classNames } from '../ui/class-names.ts';

interface ShipmentLaneProps {
  status: ShipmentStatus;
  /** Progress in percent. */
  progress: number;
  className?: string;
}

/** A shipment's progress: a live point in transit, a solid line when delivered, dashes otherwise. */
export function ShipmentLane({ status, progress, className }: ShipmentLaneProps) {
  if (isUnderWay(status))
    return (
      <span className={classNames('inline-flex items-center gap-2.5', className)}>
        <Lane progress={progress / 100} />
        <span className="num text-caption">
          {percentComplete(status, progress)}%<span className="sr-only"> of the way</span>
        </span>
      </span>
    );
  return status === 'delivered' ? (
    <CompletedLane className={className} />
  ) : (
    <Lane progress={0} live={false} className={className} />
  );
}
