import { v5 } from 'uuid';

/** The id of a planned leg that has no record: the same on every read. */
export function derivedLegId({ shipment_id, leg_order }: { shipment_id: string; leg_order: number }): string {
  return v5(`leg ${leg_order}`, shipment_id);
}
