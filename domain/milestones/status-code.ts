import type { TransportMode } from '../routing/transport-mode.ts';
import type { ShipmentStatus } from '../shipments/status.ts';
import type { MilestoneCode } from './milestone-codes.ts';

const CODES: Record<
  ShipmentStatus,
  Partial<Record<TransportMode, MilestoneCode>> & { other: MilestoneCode }
> = {
  created: { other: 'RECE' },
  pending: { other: 'PENC' },
  confirmed: { air: 'BKD', other: 'CONF' },
  picked_up: { air: 'RCS', road: 'COLL', other: 'PICK' },
  in_transit: { air: 'DEP', other: 'DEPA' },
  customs: { air: 'CRC', other: 'CUSI' },
  out_for_delivery: { air: 'NFD', road: 'OUTD', other: 'GTOT' },
  delivered: { air: 'DLV', road: 'DELV', other: 'DROP' },
  cancelled: { other: 'CANC' },
};

/** The code of the milestone that a status is, by the mode of the shipment. */
export function statusCode(status: ShipmentStatus, mode: TransportMode | null): MilestoneCode {
  const codes = CODES[status];
  return (mode && codes[mode]) ?? codes.other;
}
