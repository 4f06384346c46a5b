import { overCapacity } from '../equipment/container-capacity.ts';
import type { DocumentData } from './document-data.ts';
import type { DocumentType } from './document-type.ts';
import { type LoadingRecord, onBoardRefusal } from './on-board.ts';

/** A sentence that says why a complete document contradicts the shipment's record; null when it does not. */
export function issueRefusal(data: DocumentData[DocumentType], record: LoadingRecord): string | null {
  return 'on_board_date' in data ? onBoardRefusal(data.on_board_date, data.port_of_loading, record) : null;
}

/** A sentence that says why the cargo exceeds the listed containers; null when it fits, or none is listed. */
export function capacityRefusal(data: DocumentData[DocumentType]): string | null {
  if (!('containers' in data)) return null;
  const { gross_kg, measurement_m3 } = data.cargo.totals;
  return overCapacity(data.containers, { kg: gross_kg, m3: measurement_m3 });
}
