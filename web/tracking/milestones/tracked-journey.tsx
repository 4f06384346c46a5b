import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { Carriage } from './carriage.tsx';
import { EquipmentSection } from './equipment-section.tsx';
import { EstimateHistory } from './estimate-history.tsx';
import { MilestonesSection } from './milestones-section.tsx';

type Shipment = Pick<
  TrackedShipment,
  | 'status'
  | 'legs'
  | 'milestones'
  | 'equipment'
  | 'estimate_history'
  | 'delivery_window'
  | 'promised_delivery_day'
  | 'destination_time_zone'
>;

/** The evidence of a journey: milestones by leg, containers, the history of the estimate, and who carries the goods. */
export function TrackedJourney({ shipment }: { shipment: Shipment }) {
  return (
    <>
      <MilestonesSection {...shipment} />
      <EquipmentSection {...shipment} />
      <div className="grid gap-5 empty:hidden md:auto-cols-fr md:grid-flow-col">
        <EstimateHistory {...shipment} />
        <Carriage {...shipment} />
      </div>
    </>
  );
}
