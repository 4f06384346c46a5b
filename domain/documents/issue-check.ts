import { overCapacity } from './container-capacity.ts';
import type { DocumentData } from './document-data.ts';
import type { DocumentType } from './document-type.ts';
import { type LoadingRecord, onBoardRefusal } from './on-board.ts';

/** A sentence that says why a complete document contradicts the shipment's record; null when it does not. */
export function issueRefusal(data: DocumentData[DocumentType], record: LoadingRecord): string | null {
  return 'on_board_date' in data ? onBoardRefusal(data.on_board_date, data.port_of_loading, record) : null;
}

/** A sentence that says why the cargo exceeds the listed containers; null when it fits, or none is listed. */
export function capacityRefusal(data: DocumentData[DocumentType]): string | null {
  return 'containers' in data ? overCapacity(data.containers, data.cargo) : null;
}
